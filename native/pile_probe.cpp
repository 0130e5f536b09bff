#include "pile_probe.hpp"

#include <algorithm>
#include <stdexcept>

namespace trappola {
namespace {

// Repetition and limits belong to the table people sit at; the search has neither.
PileState unending(const PileState& state) {
  auto model = std::make_shared<PileModel>(*state.model());
  model->repetition = 0;
  model->max_actions = 0;
  return {model, state.hand(0), state.hand(1), state.to_act(), state.pile(), state.must_lead()};
}

}  // namespace

PileProbe::PileProbe(std::shared_ptr<const PileTable> table)
    : BoutSearch(table->ranks(), table->cover_and_lead(), table->low_trump(), 14), table_(std::move(table)) {}

int PileProbe::leading(Hand leader) { return score_of(table_->at(leader)); }

Worth PileProbe::worth(const PileState& state) {
  table_->check(state);
  return worth_of(best(state));
}

std::vector<RatedAction> PileProbe::rate(const PileState& state) {
  table_->check(state);
  return rated(unending(state));
}

std::vector<CardId> PileProbe::line(const PileState& state) {
  table_->check(state);
  PileState now = unending(state);
  std::vector<CardId> actions;
  while (!now.over() && (!now.pile().empty() || now.times_seen() < 2)) {
    const auto all = rated(now);
    const auto best = std::max_element(all.begin(), all.end(), [](const RatedAction& a, const RatedAction& b) {
      return score_of(a.worth) < score_of(b.worth);
    });
    actions.push_back(best->action);
    now.play(best->action);
  }
  return actions;
}

std::vector<RatedAction> PileProbe::rated(const PileState& endless) {
  std::vector<RatedAction> rated;
  for (Cards legal = endless.legal(); legal != 0; legal &= legal - 1)
    rated.push_back({lowest(legal), worth_of(score_after(endless, lowest(legal)))});
  return rated;
}

PileProver::PileProver(int ranks, bool cover_and_lead, bool low_trump)
    : BoutSearch(ranks, cover_and_lead, low_trump, 16), ranks_(ranks) {
  if (ranks < 1 || ranks > kMaxRanks) throw std::invalid_argument("there are no such packs");
}

int PileProver::leading(Hand leader) {
  if (leader == (Hand{1} << 4 * ranks_) - 1) return -kBest;  // the other has no cards left
  if (bouts_ == 0) return 0;
  const auto known = known_.find(leader);
  // What is settled is settled for good; what is not was so with so many bouts.
  if (known != known_.end() && (known->second.second != 0 || known->second.first >= bouts_)) {
    const int score = known->second.second, distance = kBest - (score > 0 ? score : -score);
    return score != 0 && distance > bouts_ ? 0 : score;
  }
  if (left_ == 0) throw UsedUp();
  --left_;
  epoch_ = --bouts_;
  const int score = best_lead(leader, opposite(leader));
  epoch_ = ++bouts_;
  known_[leader] = {bouts_, score};
  return score;
}

std::vector<RatedAction> PileProver::rate(const PileState& state, std::uint64_t positions) {
  const PileState endless = unending(state);
  std::vector<RatedAction> rated;
  for (Cards legal = endless.legal(); legal != 0; legal &= legal - 1) rated.push_back({lowest(legal), {}});
  left_ = positions;
  known_.clear();
  try {
    for (int bouts = 0, open = 1; open != 0; ++bouts) {
      open = 0;
      for (RatedAction& each : rated) {
        if (each.worth.value != 0) continue;
        epoch_ = bouts_ = bouts;
        each.worth = worth_of(score_after(endless, each.action));
        if (each.worth.value == 0) ++open;
      }
    }
  } catch (const UsedUp&) {
  }
  return rated;
}

}  // namespace trappola

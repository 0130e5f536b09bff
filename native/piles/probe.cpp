#include "probe.hpp"

#include <algorithm>
#include <bit>
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

PileProver::PileProver(std::shared_ptr<const PileTable> table)
    : PileProver(table->ranks(), table->cover_and_lead(), table->low_trump()) {
  // Tenths of a bout by which each card of the winner's hand brings the end nearer, by its suit and how
  // high it stands in it: least squares over random positions of 24 cards. They explain six tenths of
  // the variance with one card a turn, half of it in the other form, and nothing is proved by them.
  struct Curve {
    int level, slope, bend;
  };
  constexpr std::array<Curve, kSuits> one{{{38, -13, 111}, {48, 46, 40}, {-55, 74, 48}, {-55, 74, 48}}};
  constexpr std::array<Curve, kSuits> two{{{36, 5, 75}, {9, -13, 98}, {-55, 78, -9}, {-55, 78, -9}}};
  for (std::size_t suit = 0; suit < kSuits; ++suit)
    for (int rank = 0; rank < ranks_; ++rank) {
      const Curve& curve = (table->cover_and_lead() ? two : one)[suit];
      const int high = 2 * rank + 1, whole = 2 * ranks_;
      strength_[suit][static_cast<std::size_t>(rank)] =
          curve.level + curve.slope * high / whole + curve.bend * high * high / (whole * whole);
    }
  table_ = std::move(table);
}

// Where no more bouts may begin, or where everything begins anew.
int PileProver::beyond(Hand leader) const {
  if (table_ == nullptr) return 0;
  const int value = table_->at(leader).value;
  if (value == 0) return 0;
  if (behind_.contains(leader)) return value * (kBest - kBack);
  int strength = 0;
  for (Hand winner = value > 0 ? leader : opposite(leader); winner != 0; winner &= winner - 1) {
    const int at = std::countr_zero(winner);
    strength += strength_[static_cast<std::size_t>(kSuits - 1 - at / ranks_)][static_cast<std::size_t>(at % ranks_)];
  }
  constexpr int kMiddle = 650, kSpread = 180;  // far enough from both ends for every bout looked at
  const int distance = kMiddle - std::clamp(strength / 10, -kSpread, kSpread);
  return value * (kBest - distance);
}

int PileProver::leading(Hand leader) {
  if (leader == (Hand{1} << 4 * ranks_) - 1) return -kBest;  // the other has no cards left
  if (bouts_ == 0 || (table_ != nullptr && behind_.contains(leader))) return beyond(leader);
  const auto known = known_.find(leader);
  // What is settled is settled for good; what is not was so with so many bouts.
  if (known != known_.end() && (settled(known->second.second) || known->second.first >= bouts_)) {
    const int score = known->second.second, distance = kBest - (score > 0 ? score : -score);
    return table_ == nullptr && score != 0 && distance > bouts_ ? 0 : score;
  }
  if (left_ == 0) throw UsedUp();
  --left_;
  epoch_ = --bouts_;
  const int score = best_lead(leader, opposite(leader));
  epoch_ = ++bouts_;
  known_[leader] = {bouts_, score};
  return score;
}

std::vector<RatedAction> PileProver::rate(const PileState& state, std::uint64_t positions,
                                          const std::vector<std::uint64_t>& behind) {
  if (table_ != nullptr) table_->check(state);
  const PileState endless = unending(state);
  std::vector<RatedAction> rated;
  for (Cards legal = endless.legal(); legal != 0; legal &= legal - 1) rated.push_back({lowest(legal), {}});
  left_ = positions;
  known_.clear();
  behind_ = {behind.begin(), behind.end()};
  std::vector<int> scores(rated.size(), 0), next(rated.size(), 0);
  try {
    for (int bouts = 0, open = 1; open != 0; ++bouts) {
      open = 0;
      for (std::size_t i = 0; i < rated.size(); ++i) {
        if (settled(scores[i])) continue;
        epoch_ = bouts_ = bouts;
        next[i] = score_after(endless, rated[i].action);
        // What is proved holds; guesses are only to be compared if they looked equally far.
        if (settled(next[i])) scores[i] = next[i];
        else if (table_ == nullptr || next[i] != 0) ++open;
      }
      scores = next;
    }
  } catch (const UsedUp&) {
  }
  for (std::size_t i = 0; i < rated.size(); ++i) rated[i].worth = worth_of(scores[i]);
  return rated;
}

}  // namespace trappola

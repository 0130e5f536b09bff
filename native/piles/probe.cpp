#include "probe.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace trappola {
PileProbe::PileProbe(std::shared_ptr<const PileTable> table)
    : BoutSearch(table->ranks(), table->cover_and_lead(), table->low_trump(), 14), table_(std::move(table)) {}

int PileProbe::leading(Hand leader) { return score_of(table_->at(leader)); }

Worth PileProbe::worth(const PileState& state) {
  table_->check(state);
  return worth_of(best(state));
}

std::vector<RatedAction> PileProbe::rate(const PileState& state) {
  table_->check(state);
  return rated(state.unending());
}

std::vector<CardId> PileProbe::line(const PileState& state) {
  table_->check(state);
  PileState now = state.unending();
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

PileProver::PileProver(int ranks, bool cover_and_lead, bool low_trump, std::optional<Judgement> judgement)
    : BoutSearch(ranks, cover_and_lead, low_trump, 16), ranks_(ranks), judgement_(std::move(judgement)) {
  if (ranks < 1 || ranks > kMaxRanks) throw std::invalid_argument("there are no such packs");
  if (judgement_ && judgement_->cards.size() != static_cast<std::size_t>(4 * ranks))
    throw std::invalid_argument("a judgement has a number for each card");
}

PileProver::PileProver(std::shared_ptr<const PileTable> table)
    : PileProver(table->ranks(), table->cover_and_lead(), table->low_trump()) {
  guess_.emplace(*table);
  table_ = std::move(table);
}

void PileProver::look_at_one() {
  if (left_ == 0) throw UsedUp();
  --left_;
}

// Where no more bouts may begin, or where everything begins anew.
int PileProver::beyond(Hand leader) {
  if (judgement_) return judged(leader);
  if (table_ == nullptr) return 0;
  const int value = table_->at(leader).value;
  if (value == 0) return 0;
  if (behind_.contains(leader)) return value * (kBest - kBack);
  const auto [guessed, fresh] = guessed_.try_emplace(leader, 0);
  if (fresh) {
    look_at_one();
    constexpr int kLeast = -60, kMost = 320;  // far enough from both ends for every bout looked at
    guessed->second = kGuessed - kLeast + std::clamp(guess_->of(*table_, leader, value) / 100, kLeast, kMost);
  }
  return value * (kBest - guessed->second);
}

int PileProver::judged(Hand leader) const {
  double sum = judgement_->lead;
  for (std::size_t place = 0; place < judgement_->cards.size(); ++place)
    sum += (leader >> place & 1) != 0 ? judgement_->cards[place] : -judgement_->cards[place];
  constexpr double kMost = kBest - kGuessed - 60;  // no bout looked at makes a guess a certainty
  const int score = static_cast<int>(std::clamp(sum, -kMost, kMost));
  return score != 0 ? score : 1;
}

int PileProver::leading(Hand leader) {
  if (leader == (Hand{1} << 4 * ranks_) - 1) return -kBest;  // the other has no cards left
  if (bouts_ == 0 || (table_ != nullptr && behind_.contains(leader))) return beyond(leader);
  const auto known = known_.find(leader);
  // What is settled is settled for good; what is not was so with so many bouts.
  if (known != known_.end() && (settled(known->second.second) || known->second.first >= bouts_)) {
    const int score = known->second.second, distance = kBest - (score > 0 ? score : -score);
    return !guesses() && score != 0 && distance > bouts_ ? 0 : score;
  }
  look_at_one();
  epoch_ = --bouts_;
  const int score = best_lead(leader, opposite(leader));
  epoch_ = ++bouts_;
  known_[leader] = {bouts_, score};
  return score;
}

std::vector<RatedAction> PileProver::rate(const PileState& state, std::uint64_t positions,
                                          const std::vector<std::uint64_t>& behind) {
  if (table_ != nullptr) table_->check(state);
  const PileState endless = state.unending();
  std::vector<RatedAction> rated;
  for (Cards legal = endless.legal(); legal != 0; legal &= legal - 1) rated.push_back({lowest(legal), {}});
  known_.clear();
  guessed_.clear();
  if (judgement_) forget();  // so that how far it looks does not depend on what was asked before
  if (std::unordered_set<Hand> now(behind.begin(), behind.end()); now != behind_) {
    behind_ = std::move(now);
    forget();  // what is remembered of bouts rests on it
  }
  std::vector<int> scores(rated.size(), 0), next(rated.size(), 0);
  try {
    left_ = ~std::uint64_t{0};  // a first look there must be
    for (int bouts = 0, open = 1; open != 0 && bouts < kMostBouts; ++bouts) {
      open = 0;
      const std::uint64_t before = left_;
      for (std::size_t i = 0; i < rated.size(); ++i) {
        if (settled(scores[i])) continue;
        epoch_ = bouts_ = bouts;
        next[i] = score_after(endless, rated[i].action);
        // What is proved holds; guesses are only to be compared if they looked equally far.
        if (settled(next[i])) scores[i] = next[i];
        else if (table_ == nullptr || next[i] != 0) ++open;
      }
      scores = next;
      if (bouts == 0) left_ = positions;
      else if (left_ == before) break;
    }
  } catch (const UsedUp&) {
  }
  for (std::size_t i = 0; i < rated.size(); ++i) rated[i].worth = worth_of(scores[i]);
  return rated;
}

}  // namespace trappola

#include "ahead.hpp"

#include <algorithm>

namespace trappola {
namespace {

constexpr int kDeepest = 24;
constexpr double kWindow = 2 * LookAhead::kWon;
constexpr double kHair = 0.001;  // below the best so far, so that actions alike are told as alike

}  // namespace

std::vector<std::pair<CardId, double>> LookAhead::worths(int positions) {
  Rated rated;
  for (Cards legal = state_.legal(); legal != 0; legal &= legal - 1) rated.emplace_back(lowest(legal), 0.0);
  if (rated.empty()) return rated;
  left_ = positions;
  const PileState start = state_;
  try {
    for (int depth = 1; depth < kDeepest; ++depth) {
      rated = deepened(rated, depth);
      const auto best = std::max_element(rated.begin(), rated.end(),
                                         [](const auto& a, const auto& b) { return a.second < b.second; });
      if (best->second > kWon / 2) break;
    }
  } catch (const Spent&) {
    state_ = start;
  }
  return rated;
}

LookAhead::Rated LookAhead::deepened(Rated worths, int depth) {
  std::stable_sort(worths.begin(), worths.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  double best = -kWindow;
  for (auto& [action, worth] : worths) {
    worth = after(action, depth, best - kHair, kWindow);
    best = std::max(best, worth);
  }
  return worths;
}

double LookAhead::after(CardId action, int depth, double alpha, double beta) {
  const int seat = state_.to_act();
  state_.play(action);
  double worth = 0;
  if (state_.over()) {
    if (state_.winner() != PileState::kDraw) worth = (state_.winner() == seat ? 1 : -1) * (kWon + depth);
  } else {
    worth = state_.to_act() == seat ? value(depth, alpha, beta) : -value(depth - 1, -beta, -alpha);
  }
  state_.undo();
  return worth;
}

double LookAhead::value(int depth, double alpha, double beta) {
  if (--left_ < 0) throw Spent();
  const int seat = state_.to_act();
  if (depth <= 0) return weight(1 - seat) - weight(seat);
  double best = -kWindow;
  for (Cards legal = state_.legal(); legal != 0 && best < beta; legal &= legal - 1)
    best = std::max(best, after(lowest(legal), depth, std::max(alpha, best), beta));
  return best;
}

double LookAhead::weight(int seat) const {
  double sum = 0;
  for (Cards hand = state_.hand(seat); hand != 0; hand &= hand - 1) sum += burdens_[seat][lowest(hand)];
  return sum;
}

}  // namespace trappola

// Worths as numbers, for searches: a win in few bouts is best, a loss in many better than in few.
#pragma once

#include "table.hpp"

namespace trappola {

inline constexpr int kBest = 1000;

inline Worth worth_of(int score) {
  if (score == 0) return {};
  return score > 0 ? Worth{1, kBest - score} : Worth{-1, kBest + score};
}
inline int score_of(const Worth& worth) {
  return worth.value == 0 ? 0 : worth.value > 0 ? kBest - worth.distance : worth.distance - kBest;
}
inline int a_bout_later(int score) { return score > 0 ? score - 1 : score < 0 ? score + 1 : 0; }

}  // namespace trappola

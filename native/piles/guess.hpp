// How far the end of a decided position seems to be, where a table tells only who wins.
//
// The safer a win stands, the nearer is its end. How safe it is the table tells: by whether it would
// still be one without a card, with a card more, with a card changed for a lower one, or with the lead
// on the other side. Nothing is proved by it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "table.hpp"

namespace trappola {

class DistanceGuess {
 public:
  explicit DistanceGuess(const PileTable& table);

  // In hundredths of a bout, for the leader's hand of a position that is won (1) or lost (-1). It only
  // serves to compare, and may be negative. Takes some eight look-ups for each rank.
  int of(const PileTable& table, std::uint64_t leader, int value) const;

 private:
  struct Card {
    int held, spared, gained;
  };
  int lead_, tempo_, safe_step_, step_;
  std::vector<Card> cards_;  // by their place in the number of the winner's hand
};

}  // namespace trappola

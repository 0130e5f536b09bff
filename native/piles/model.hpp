// What a game tells the kernel about beating or taking a common pile of cards.
#pragma once

#include <array>
#include <stdexcept>

#include "../cards.hpp"

namespace trappola {

struct PileModel {
  Cards pack = 0;
  std::array<int, 2> trumps{kNoSuit, kNoSuit};  // each seat has its own
  bool cover_and_lead = false;    // who beats the top card also plays the next one on it
  bool low_trump = false;         // any own trump beats a card of one's own trump suit
  bool last_card_stands = false;  // a last card wins only if it is not beaten
  int repetition = 3;             // a draw when a position comes for this time; 0: never
  int max_actions = 0;            // the deal ends after so many plays and takes; 0: never
  bool fewer_wins = false;        // then the seat with fewer cards wins; else a draw

  void check() const {
    if ((pack & ~kAllCards) != 0) throw std::invalid_argument("pack names cards that do not exist");
    for (const int trump : trumps)
      if (trump < 0 || trump >= kSuits) throw std::invalid_argument("each seat needs a trump suit");
    if (repetition < 0 || repetition == 1) throw std::invalid_argument("repetition must be 0 or at least 2");
    if (max_actions < 0) throw std::invalid_argument("max_actions must not be negative");
  }
};

}  // namespace trappola

// Why an action is not legal: the kernel's half of every "you may not" a person reads.
#pragma once

#include <cstdint>

namespace trappola {

enum class Refusal : std::uint8_t {
  none,
  over,         // nothing is played any more
  not_held,     // the card is not in the hand
  must_follow,  // a card of the suit led is in the hand
  must_trump,   // void in the suit led, but not in trumps
  must_beat,    // a card that beats is in the hand, or only such a card may be played
  cannot_swap,  // not on lead, no stock, or not the card that may be swapped
  cannot_take,  // nothing lies there to be taken
};

}  // namespace trappola

// Hands as numbers: R bits a suit, in the words of their owner.
//
// With both hands open and every card in one of them, the leader's hand alone is the position. Its
// suits are named from the owner's side, so one number serves both seats:
//   number = own trumps << 3R | the other's trumps << 2R | first plain suit << R | second plain suit
#pragma once

#include <bit>
#include <cstdint>

#include "level.hpp"

namespace trappola::inline TRAPPOLA_LEVEL {

inline constexpr int kLeastSolvedRanks = 2;
inline constexpr int kMostSolvedRanks = 9;

using Suit = std::uint32_t;  // the cards held of one suit, the weakest at bit 0

// The lowest card of each run. Cards of one suit between which the opponent holds none do the same
// work, whatever lies buried between them, so that only the lowest needs to be tried.
constexpr Suit run_bottoms(Suit mine, Suit theirs) {
  const Suit gone = ~(mine | theirs);
  const Suit starts = theirs << 1 | 1;
  // A run starts at the first card held above a start; the sum carries over the cards that are gone.
  return mine & (starts | (gone + (starts & gone)));
}

constexpr Suit stronger(int rank) { return ~((Suit{2} << rank) - 1); }

enum SuitOf { kOwn, kOther, kPlain, kSecondPlain };

// The same suit in the opponent's words.
constexpr int across(int suit) { return suit >= kPlain ? suit : 1 - suit; }

// Hands without the second plain suit (kSuits = 3: the number of a table row) or with it (4).
template <int R, int kSuits>
struct Hands {
  static constexpr Suit kSuit = (Suit{1} << R) - 1;

  static constexpr int shift(int suit) { return (kSuits - 1 - suit) * R; }
  static constexpr Suit suit(std::uint32_t hand, int suit) { return hand >> shift(suit) & kSuit; }
  static constexpr std::uint32_t card(int suit, int rank) { return std::uint32_t{1} << (shift(suit) + rank); }

  // What the opponent holds at the start of a bout, in his words.
  static constexpr std::uint32_t opposite(std::uint32_t hand) {
    constexpr int plain_bits = (kSuits - 2) * R;
    constexpr std::uint32_t plain = (std::uint32_t{1} << plain_bits) - 1;
    return (~suit(hand, kOther) & kSuit) << shift(kOwn) | (~suit(hand, kOwn) & kSuit) << shift(kOther) |
           (~hand & plain);
  }
};

struct TopCard {
  int suit;  // in the words of who is to beat it
  int rank;
};

}  // namespace trappola::TRAPPOLA_LEVEL

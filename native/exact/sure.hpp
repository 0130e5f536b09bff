// Cards that are sure to be captured by their own side, seen at the start of a trick.
//
// They narrow what is left to win, so that many positions need not be searched: trumps that
// nobody can beat, and what the leader can cash before anybody else comes in.
#pragma once

#include <algorithm>
#include <array>

#include "../trick_model.hpp"

namespace trappola::exact {

struct Sure {
  Cards led = 0;      // the leader's, one after the other, before any other trick
  Cards leaders = 0;  // these, and trumps that the leader's side captures sooner or later
  Cards others = 0;   // trumps that the other side captures sooner or later
};

// The cards of `mine` above all of `theirs`; both of one suit.
constexpr Cards tops(Cards mine, Cards theirs) {
  return theirs == 0 ? mine : mine & ~((Cards{2} << (63 - std::countl_zero(theirs))) - 1);
}

// The highest `number` of some cards.
constexpr Cards highest(Cards cards, int number) {
  for (int more = count(cards) - number; more > 0; --more) cards &= cards - 1;
  return cards;
}

// Needs the duty to follow suit and no stock to draw from. What is led counts only where the leader
// stays on lead, so that a partner must not take the trick any more than a foe.
template <int S>
Sure sure_cards(const std::array<Cards, S>& hands, int leader, int trump) {
  Sure sure;
  const Cards own = hands[static_cast<std::size_t>(leader)];
  const Cards trumps = trump >= 0 ? suit_mask(trump) : 0;
  std::array<Cards, S - 1> rest;
  Cards all_rest = 0;
  for (int i = 1; i < S; ++i) {
    rest[static_cast<std::size_t>(i - 1)] = hands[static_cast<std::size_t>((leader + i) % S)];
    all_rest |= rest[static_cast<std::size_t>(i - 1)];
  }
  bool drawn = true;  // whether nobody else has a trump, or all are fetched first
  if (trump >= 0) {
    const Cards mine = own & trumps;
    const Cards masters = tops(mine, all_rest & trumps);
    int longest = 0;
    for (const Cards hand : rest) longest = std::max(longest, count(hand & trumps));
    drawn = count(masters) >= longest;
    sure.led = drawn ? mine : masters;
    Cards ours = own, theirs = 0;
    for (int i = 0; i < S - 1; ++i) (i % 2 == 0 ? theirs : ours) |= rest[static_cast<std::size_t>(i)];
    sure.leaders = tops(ours & trumps, theirs & trumps);
    sure.others = tops(theirs & trumps, ours & trumps);
  }
  for (int each = 0; each < kSuits; ++each) {
    if (each == trump) continue;
    const Cards suit = suit_mask(each);
    const Cards mine = own & suit;
    const Cards masters = tops(mine, all_rest & suit);
    if (masters == 0) continue;
    int longest = 0, shortest = kMaxRanks;
    for (const Cards hand : rest) {
      const int length = count(hand & suit);
      longest = std::max(longest, length);
      if ((hand & trumps) != 0) shortest = std::min(shortest, length);
    }
    const Cards cards = count(masters) >= longest ? mine : masters;
    sure.led |= drawn ? cards : highest(cards, std::min(shortest, count(cards)));
  }
  sure.leaders |= sure.led;
  return sure;
}

}  // namespace trappola::exact

// Cards as bits: how the kernel holds hands, packs and piles.
//
// A card is a number suit * 16 + strength, where strength 0 is the weakest rank of
// the pack in play. A set of cards is one 64-bit word with a bit for each card, so the
// strongest card of a suit is its highest bit whatever order of ranks a game uses.
#pragma once

#include <bit>
#include <cstdint>

namespace trappola {

using Cards = std::uint64_t;
using CardId = std::uint8_t;

inline constexpr int kSuits = 4;
inline constexpr int kSuitBits = 16;
inline constexpr int kMaxRanks = 13;
inline constexpr int kMaxCards = kSuits * kMaxRanks;
inline constexpr int kNoSuit = -1;

// Ranks above kMaxRanks are never dealt; two of these free numbers stand for the
// actions that are not the play of a card, so that one word lists all legal actions.
inline constexpr CardId kSwap = 62;
inline constexpr CardId kTake = 63;
inline constexpr CardId kNoCard = 64;

constexpr Cards bit(CardId card) { return Cards{1} << card; }
constexpr int suit_of(CardId card) { return card / kSuitBits; }
constexpr Cards suit_mask(int suit) { return Cards{0xFFFF} << (kSuitBits * suit); }

// The cards of the same suit that are stronger than `card`.
constexpr Cards above(CardId card) {
  return suit_mask(suit_of(card)) & ~((bit(card) << 1) - 1);
}

constexpr CardId lowest(Cards cards) { return static_cast<CardId>(std::countr_zero(cards)); }
constexpr int count(Cards cards) { return std::popcount(cards); }

// All numbers that can name a card.
inline constexpr Cards kAllCards = [] {
  Cards cards = 0;
  for (int suit = 0; suit < kSuits; ++suit) cards |= Cards{0x1FFF} << (kSuitBits * suit);
  return cards;
}();

}  // namespace trappola

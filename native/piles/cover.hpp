// One bout in which a turn is two cards: one that beats the top card, one that is led upon it.
//
// Any suit may be led at any time, so here every position is searched by itself. The hero and the
// foil, and why a card is good only where taking at once does not spoil it, are as in single.hpp.
// The covering card is buried at once, so only the lowest that covers needs to be tried in each suit.
#pragma once

#include <vector>

#include "hands.hpp"
#include "row.hpp"

namespace trappola {

// What searches within a bout have found. That the hero wins stays true, as facts only grow; that he
// does not holds for one sweep.
class CoverMemo {
 public:
  struct Entry {
    std::uint32_t hero = 0, foil = 0;  // no hands of a position, as both are empty
    std::uint32_t sweep = 0;
    std::uint8_t top = 0;
    bool won = false;

    bool is_of(std::uint32_t a_hero, std::uint32_t a_foil, std::uint8_t a_top) const {
      return hero == a_hero && foil == a_foil && top == a_top;
    }
  };

  // Larger memos save few searches and lose more in the cache.
  CoverMemo() : entries_(std::size_t{1} << kBits) {}
  static constexpr std::size_t bytes() { return sizeof(Entry) << kBits; }

  Entry& at(std::uint32_t hero, std::uint32_t foil, std::uint8_t top) {
    std::uint64_t x = (std::uint64_t{hero} << 32 | foil) * 0x9E3779B97F4A7C15;
    x = (x ^ (x >> 32) ^ top) * 0xD6E8FEB86659FD93;
    return entries_[x >> (64 - kBits)];
  }

 private:
  static constexpr int kBits = 16;
  std::vector<Entry> entries_;
};

template <int R>
class CoverBout {
 public:
  using Bits = Row<R>;
  using Hand = std::uint32_t;  // all four suits

  CoverBout(const Bits* wins, const Bits* losses, CoverMemo& memo, std::uint32_t sweep, bool low_trump)
      : wins_(wins), losses_(losses), memo_(memo), sweep_(sweep), low_trump_(low_trump) {}

  bool leader_wins(Hand leader) const {
    const Hand other = H::opposite(leader);
    return some_lead(leader, other, [&](Hand left, TopCard top) {
      return left == 0 || (wins(left) && hero_holds(left, other, top));
    });
  }

  bool leader_loses(Hand leader) const {
    const Hand other = H::opposite(leader);
    return !some_lead(leader, other, [&](Hand left, TopCard top) {
      return left == 0 || !(loses(left) || hero_breaks(other, left, top));
    });
  }

 private:
  using H = Hands<R, 4>;

  static bool fact(const Bits* rows, Hand hand) { return rows[hand >> R].test(static_cast<int>(hand & H::kSuit)); }
  bool wins(Hand leader) const { return fact(wins_, leader); }
  bool loses(Hand leader) const { return fact(losses_, leader); }

  // The hero is to beat the top card, and taking would not win.
  bool hero_breaks(Hand hero, Hand foil, TopCard top) const {
    const auto card = static_cast<std::uint8_t>(top.suit << 4 | top.rank);
    const CoverMemo::Entry& found = memo_.at(hero, foil, card);
    if (found.is_of(hero, foil, card) && (found.won || found.sweep == sweep_)) return found.won;
    const bool won = goes_out(hero, top) || some_turn(hero, foil, top, [&](Hand left, TopCard next) {
                       return wins(left) && hero_holds(left, foil, next);
                     });
    memo_.at(hero, foil, card) = {hero, foil, sweep_, card, won};
    return won;
  }

  // The foil is to beat the top card, and taking would lose.
  bool hero_holds(Hand hero, Hand foil, TopCard top) const {
    return !goes_out(foil, top) && !some_turn(foil, hero, top, [&](Hand left, TopCard next) {
      return !loses(left) && !hero_breaks(hero, left, next);
    });
  }

  Suit covering(Hand mover, int suit, TopCard top) const {
    const Suit mine = H::suit(mover, suit);
    if (suit == kOwn && (top.suit != kOwn || low_trump_)) return mine;
    return suit == top.suit ? mine & stronger(top.rank) : 0;
  }

  // Two cards are rid of in one turn, if the first can be.
  bool goes_out(Hand mover, TopCard top) const {
    return std::popcount(mover) <= 2 && (covering(mover, top.suit, top) | covering(mover, kOwn, top)) != 0;
  }

  template <class Good>
  bool some_turn(Hand mover, Hand other, TopCard top, Good good) const {
    if (some_turn_covering(mover, other, top, top.suit, good)) return true;
    return top.suit != kOwn && some_turn_covering(mover, other, top, kOwn, good);
  }

  template <class Good>
  bool some_turn_covering(Hand mover, Hand other, TopCard top, int suit, Good& good) const {
    const Suit cards = covering(mover, suit, top);
    if (cards == 0) return false;
    return some_lead<true>(mover - H::card(suit, std::countr_zero(cards)), other, good);
  }

  // Tries the leads of all suits until one is good. Within a bout the high cards of the suits that
  // are not one's own trumps refute soonest, so they come first; it halves the work and more.
  template <bool kWithin = false, class Good>
  static bool some_lead(Hand hand, Hand other, Good good) {
    for (const int suit : {kOther, kPlain, kSecondPlain, kOwn}) {
      Suit cards = run_bottoms(H::suit(hand, suit), H::suit(other, across(suit)));
      while (cards != 0) {
        const bool from_above = kWithin && suit != kOwn;
        const int rank = from_above ? 31 - std::countl_zero(cards) : std::countr_zero(cards);
        cards ^= Suit{1} << rank;
        if (good(hand - H::card(suit, rank), TopCard{across(suit), rank})) return true;
      }
    }
    return false;
  }

  const Bits* wins_;
  const Bits* losses_;
  CoverMemo& memo_;
  std::uint32_t sweep_;
  bool low_trump_;
};

}  // namespace trappola

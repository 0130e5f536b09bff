// One bout in which every turn is one card, for all hands of the second plain suit at once.
//
// A bout lasts from a lead to the taking of the pile. Who takes it does not lead next, so the end of
// a bout is a look-up: the leader's hand is what he has left. Once a trump has been played no plain
// suit comes back, so a bout sees one plain suit at most; the other only decides who is out of cards
// and which positions follow. It is carried along as a row of bits, one for every way it can lie.
//
// The question is always the same: for which of those ways can the hero win by what is known so far?
// Facts say "wins when leading" and "loses when leading". As either seat may take at any time, a card
// of the hero is good only where he wins if the foil takes at once, and a card of the foil only where
// he does not lose if the hero takes at once: that prunes the bout to a handful of plays.
#pragma once

#include "hands.hpp"
#include "row.hpp"

namespace trappola::inline TRAPPOLA_LEVEL {

// Facts by hand as they are stored, and with each row mirrored as it is read.
template <int R>
struct Straight {
  const Row<R>* rows;
  Row<R> operator[](std::uint32_t hand) const { return rows[hand]; }
};
template <int R>
struct Mirrored {
  const Row<R>* rows;
  Row<R> operator[](std::uint32_t hand) const { return rows[hand].mirrored(); }
};

template <int R, class HeroWins = Straight<R>, class FoilLoses = Straight<R>>
class SingleBout {
 public:
  using Bits = Row<R>;
  using Hand = std::uint32_t;  // without the second plain suit

  // `hero_wins` and `foil_loses`: what is known of positions in which that seat leads. A seat is out
  // when the hand is empty and the second plain suit lies as its bit says.
  SingleBout(HeroWins hero_wins, FoilLoses foil_loses, int hero_out, int foil_out, bool low_trump)
      : hero_wins_(hero_wins),
        foil_loses_(foil_loses),
        hero_out_(Bits::only(hero_out)),
        foil_out_(Bits::only(foil_out)),
        low_trump_(low_trump) {}

  // Where the hero, who leads, wins with a lead that is not of the second plain suit.
  Bits hero_leads(Hand hero, Hand foil, Bits asked) const {
    Bits won = Bits::none(), open = asked;
    for (int suit = kPlain; suit >= kOwn; --suit)
      for (Suit left = run_bottoms(H::suit(hero, suit), H::suit(foil, across(suit))); left != 0;)
        if (hero_plays(hero, foil, suit, take_highest(left), won, open)) return won;
    return won;
  }

  // Where the hero wins whatever the foil leads that is not of the second plain suit.
  Bits foil_leads(Hand foil, Hand hero, Bits asked) const {
    Bits won = asked;
    for (int suit = kPlain; suit >= kOwn; --suit)
      for (Suit left = run_bottoms(H::suit(foil, suit), H::suit(hero, across(suit))); left != 0;)
        if (foil_plays(hero, foil, suit, take_highest(left), won)) return won;
    return won;
  }

 private:
  using H = Hands<R, 3>;

  // From the highest down: a sixth fewer turns are looked at than upwards.
  static int take_highest(Suit& left) {
    const int rank = 31 - std::countl_zero(left);
    left -= Suit{1} << rank;
    return rank;
  }

  // Beating only: where taking wins was settled when the foil chose his card.
  Bits hero_answers(Hand hero, Hand foil, TopCard top, Bits asked) const {
    Bits won = Bits::none(), open = asked;
    for (int suit = kPlain; suit >= kOwn; --suit)
      for (Suit left = beating(hero, foil, suit, top); left != 0;)
        if (hero_plays(hero, foil, suit, take_highest(left), won, open)) return won;
    return won;
  }

  // Beating only: the hero chose no card after which the foil is saved by taking.
  Bits foil_answers(Hand hero, Hand foil, TopCard top, Bits asked) const {
    Bits won = asked;
    for (int suit = kPlain; suit >= kOwn; --suit)
      for (Suit left = beating(foil, hero, suit, top); left != 0;)
        if (foil_plays(hero, foil, suit, take_highest(left), won)) return won;
    return won;
  }

  // Adds what this card wins; true when nothing is open any more.
  bool hero_plays(Hand hero, Hand foil, int suit, int rank, Bits& won, Bits& open) const {
    hero -= H::card(suit, rank);
    Bits good = open & hero_wins_[hero];
    if (!good.any()) return false;
    if (hero == 0) {
      const Bits out = good & hero_out_;
      won |= out;
      open -= out;
      good -= out;
      if (!good.any()) return !open.any();
    }
    const Bits gained = foil_answers(hero, foil, {across(suit), rank}, good);
    won |= gained;
    open -= gained;
    return !open.any();
  }

  // Strikes out what this card saves for the foil; true when the hero wins nowhere any more.
  bool foil_plays(Hand hero, Hand foil, int suit, int rank, Bits& won) const {
    foil -= H::card(suit, rank);
    if (foil == 0) won -= foil_out_;
    const Bits by_taking = won & foil_loses_[foil];
    const Bits asked = won - by_taking;
    if (asked.any()) won = by_taking | hero_answers(hero, foil, {across(suit), rank}, asked);
    return !won.any();
  }

  Suit beating(Hand mover, Hand other, int suit, TopCard top) const {
    const Suit mine = H::suit(mover, suit), theirs = H::suit(other, across(suit));
    if (suit == kOwn && (top.suit != kOwn || low_trump_)) return run_bottoms(mine, theirs);
    if (suit != top.suit) return 0;
    const Suit above = stronger(top.rank);
    return run_bottoms(mine & above, theirs & above);
  }

  HeroWins hero_wins_;
  FoilLoses foil_loses_;
  Bits hero_out_, foil_out_;
  bool low_trump_;
};

}  // namespace trappola::TRAPPOLA_LEVEL

// Which cards may be played to a trick and which card takes it: said once, for play and for search.
#pragma once

#include "trick_model.hpp"

namespace trappola {

// Whether a card played later takes the trick from the best one so far.
constexpr bool takes_from(CardId card, CardId best, int trump) {
  return suit_of(card) == suit_of(best) ? card > best : suit_of(card) == trump;
}

// All cards that would take the trick from the best one so far.
constexpr Cards taking_from(CardId best, int trump) {
  return above(best) | (trump >= 0 && suit_of(best) != trump ? suit_mask(trump) : 0);
}

// What of a hand may be played to the card led, `best` being the one that takes the trick so far.
constexpr Cards playable(Cards hand, CardId led, CardId best, int trump, const Duties& duties) {
  if (!duties.follow && !duties.beat_head) return hand;
  Cards may = hand;
  bool trump_forced = false;
  if (duties.follow) {
    const Cards in_suit = hand & suit_mask(suit_of(led));
    if (in_suit != 0) {
      may = in_suit;
      trump_forced = suit_of(led) == trump;
    } else if (duties.trump_if_void && trump >= 0 && (hand & suit_mask(trump)) != 0) {
      may = hand & suit_mask(trump);
      trump_forced = true;
    }
  }
  if (duties.beat_head || (duties.beat_trump && trump_forced)) {
    const Cards better = may & taking_from(best, trump);
    if (better != 0) may = better;
  }
  return may;
}

// The cards that a hand cannot hold out of which this one was played: they would have had to be
// played instead.
constexpr Cards ruled_out(CardId card, CardId led, CardId best, int trump, const Duties& duties, Cards pack) {
  Cards cards = 0;
  for (Cards left = pack & ~bit(card); left != 0; left &= left - 1) {
    const Cards other = bit(lowest(left));
    if ((playable(bit(card) | other, led, best, trump, duties) & bit(card)) == 0) cards |= other;
  }
  return cards;
}

}  // namespace trappola

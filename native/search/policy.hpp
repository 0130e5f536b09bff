// How the rest of a deal is played out: lightly, by what a card brings at once.
//
// Last in the trick, the cheapest sure win if there are points in it, else the card that gives
// least; on lead and in the middle mostly at random. Anything better costs more than it earns.
#pragma once

#include "../random.hpp"
#include "../trick_state.hpp"

namespace trappola::search {

inline CardId light(const TrickState& state, Cards legal, Random& random) {
  if ((legal & (legal - 1)) == 0) return lowest(legal);
  const TrickModel& model = *state.model();
  const int played = state.on_table();
  if (played < model.seats - 1) return random.one_of(legal);
  CardId best = state.table(0);
  int points = model.card_points[best], holder = 0;
  for (int i = 1; i < played; ++i) {
    const CardId card = state.table(i);
    points += model.card_points[card];
    if (takes_from(card, best, state.trump())) {
      best = card;
      holder = i;
    }
  }
  const bool partner = model.seats == 4 && ((holder ^ played) & 1) == 0;
  const Cards winning = legal & taking_from(best, state.trump());
  CardId choice = kNoCard;
  int most = -1000;
  for (Cards left = legal; left != 0; left &= left - 1) {
    const CardId card = lowest(left);
    const int worth = model.card_points[card];
    const int strength = card & 15;
    int mark;
    if ((winning & bit(card)) != 0) {
      mark = 4 * (points + worth) - strength - (suit_of(card) == state.trump() ? 12 : 0);
    } else {
      mark = partner ? 4 * (points + worth) - strength : -4 * (points + worth) - strength;
    }
    if (mark > most) {
      most = mark;
      choice = card;
    }
  }
  return choice;
}

}  // namespace trappola::search

// How the rest of a deal is played out: one look at each legal card, no search.
//
// While cards are drawn and nobody need follow, a card is weighed against what it would bring if
// it were kept. Afterwards the last in the trick takes it cheaply if there are points in it, else
// gives what is least; others play at random, but that some leads go by what nobody can beat.
#pragma once

#include <array>

#include "../random.hpp"
#include "../trick_state.hpp"

namespace trappola::search {

class Policy {
 public:
  Policy(const TrickModel& model, int trump) : model_(model), trump_(trump) {
    for (Cards left = model.pack; left != 0; left &= left - 1) {
      const CardId card = lowest(left);
      const int points = model.card_points[card];
      const int higher = count(model.pack & above(card));
      double keep = 0;
      if (suit_of(card) == trump) {
        keep = kTrump + kTrumpPoints * points;
      } else if (points > 0) {
        keep = higher == 0 ? kTop * points : higher == 1 ? kSecond * points : kLower;
      }
      // Of cards alike the lowest goes.
      keep_[card] = static_cast<std::int16_t>(kUnit * keep) + kStrength * (card & 15);
    }
  }

  CardId play(const TrickState& state, Cards legal, Random& random) const {
    if ((legal & (legal - 1)) == 0) return lowest(legal);
    if ((legal & bit(kSwap)) != 0) return kSwap;
    if (state.open() && !model_.open.follow) return freely(state, legal, random);
    if (state.on_table() == model_.seats - 1) return last(state, legal);
    if (state.on_table() == 0 && random.below(64) < kLead) return unbeaten(state, legal, random);
    return random.one_of(legal);
  }

 private:
  // Marks count in so many parts of a point.
  static constexpr int kUnit = 32;
  // What a card is worth while it is kept, in points: a trump, for each of its points besides; for
  // each point of the highest of a plain suit, of the second; any lower one that has points. They
  // come from play.
  static constexpr double kTrump = 5, kTrumpPoints = 2, kTop = 1, kSecond = 0.4, kLower = -1;
  static constexpr int kStrength = 4;
  static constexpr int kNoise = 16;
  static constexpr unsigned kLead = 32;  // of 64 leads

  struct Table {
    CardId best = kNoCard;
    int points = 0;
    int holder = 0;
  };

  Table on(const TrickState& state) const {
    Table table;
    for (int i = 0; i < state.on_table(); ++i) {
      const CardId card = state.table(i);
      table.points += model_.card_points[card];
      if (i == 0 || takes_from(card, table.best, trump_)) {
        table.best = card;
        table.holder = i;
      }
    }
    return table;
  }

  template <class Mark>
  static CardId most(Cards legal, const Mark& mark) {
    CardId choice = kNoCard;
    int best = -1'000'000;
    for (; legal != 0; legal &= legal - 1) {
      const int each = mark(lowest(legal));
      if (each > best) {
        best = each;
        choice = lowest(legal);
      }
    }
    return choice;
  }

  // While cards are drawn; two seats.
  CardId freely(const TrickState& state, Cards legal, Random& random) const {
    const Table table = on(state);
    const Cards winning = state.on_table() == 0 ? 0 : legal & taking_from(table.best, trump_);
    return most(legal, [&](CardId card) {
      const int points = model_.card_points[card];
      const int noise = static_cast<int>(random.below(kNoise));
      if (state.on_table() == 0) return noise - keep_[card] - kUnit / 2 * points;
      const int stake = kUnit * (points + table.points);
      return noise - keep_[card] + ((winning & bit(card)) != 0 ? stake : -stake);
    });
  }

  CardId last(const TrickState& state, Cards legal) const {
    const Table table = on(state);
    const bool partner = model_.seats == 4 && ((table.holder ^ state.on_table()) & 1) == 0;
    const Cards winning = legal & taking_from(table.best, trump_);
    return most(legal, [&](CardId card) {
      const int stake = 4 * (table.points + model_.card_points[card]);
      const int strength = card & 15;
      if ((winning & bit(card)) != 0) return stake - strength - (suit_of(card) == trump_ ? 12 : 0);
      return (partner ? stake : -stake) - strength;
    });
  }

  // A lead that nobody can beat, with most points; else one with fewest.
  CardId unbeaten(const TrickState& state, Cards legal, Random& random) const {
    return most(legal, [&](CardId card) {
      const int points = model_.card_points[card];
      const int noise = static_cast<int>(random.below(kNoise));
      return noise + kUnit * (beaten(state, card) ? -points : 12 + points);
    });
  }

  // Whether a foe who is still to play can take the trick from a lead.
  bool beaten(const TrickState& state, CardId led) const {
    const Cards taking = taking_from(led, trump_);
    for (int place = 1; place < model_.seats; place += 2) {
      const Cards hand = state.hand((state.leader() + place) % model_.seats);
      if ((playable(hand, led, led, trump_, model_.closed) & taking) != 0) return true;
    }
    return false;
  }

  const TrickModel& model_;
  int trump_;
  std::array<std::int16_t, 64> keep_{};
};

}  // namespace trappola::search

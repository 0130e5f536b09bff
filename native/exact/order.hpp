// Likely good plays first: the sooner a play that refutes is tried, the less is searched.
//
// A play is marked by what it brings at once, and by how often it has refuted others in this
// search (the history heuristic, Schaeffer 1989).
#pragma once

#include <array>

#include "position.hpp"

namespace trappola::exact {

using Moves = std::array<CardId, 64>;

template <int S>
class Order {
 public:
  Order(const TrickModel& model, int trump) : model_(model), trump_(trump) {}

  // Fills `moves`, `known` first if it is among them; returns their number.
  int sorted(const InTrick<S>& trick, Cards may, CardId known, Moves& moves) const {
    if ((may & (may - 1)) == 0) {
      moves[0] = lowest(may);
      return 1;
    }
    std::array<int, 64> marks;
    const int side = trick.seat() & 1;
    const auto& history = history_[static_cast<std::size_t>(side)][trick.number != 0];
    int number = 0;
    int on_table = 0;
    for (Cards cards = trick.played; cards != 0; cards &= cards - 1) on_table += model_.card_points[lowest(cards)];
    for (; may != 0; may &= may - 1) {
      const CardId card = lowest(may);
      int mark;
      if (card == known) {
        mark = 1 << 20;
      } else if (card == kSwap) {
        mark = 1 << 10;
      } else {
        const int points = model_.card_points[card];
        const bool takes = trick.number == 0 || takes_from(card, trick.best, trump_);
        const bool ours = takes || (trick.best_seat & 1) == side;
        const CardId top = takes ? card : trick.best;
        const bool safe = ours && !beaten(trick, trick.number == 0 ? card : trick.cards[0], top);
        const int strength = card & 15;
        if (safe && !takes) {
          mark = 200 + 12 * points + 8 * on_table - strength;  // points for the partner's trick
        } else if (safe) {
          mark = 200 + 8 * (points + on_table) - (trick.number > 0 ? strength : 0);
        } else if (ours) {
          mark = 100 - 8 * points + (S == 4 ? strength : -strength);
        } else {
          mark = 100 - 8 * points - strength - (suit_of(card) == trump_ ? 16 : 0);
        }
        mark += history[card] >> kWeight;
      }
      int place = number++;
      for (; place > 0 && marks[static_cast<std::size_t>(place - 1)] < mark; --place) {
        marks[static_cast<std::size_t>(place)] = marks[static_cast<std::size_t>(place - 1)];
        moves[static_cast<std::size_t>(place)] = moves[static_cast<std::size_t>(place - 1)];
      }
      marks[static_cast<std::size_t>(place)] = mark;
      moves[static_cast<std::size_t>(place)] = card;
    }
    return number;
  }

  // The play at `place` has refuted, those before it have not.
  void refuted(const InTrick<S>& trick, const Moves& moves, int place) {
    auto& history = history_[static_cast<std::size_t>(trick.seat() & 1)][trick.number != 0];
    int& good = history[moves[static_cast<std::size_t>(place)]];
    good += (kMost - good) >> kPace;
    for (int i = 0; i < place; ++i) {
      int& bad = history[moves[static_cast<std::size_t>(i)]];
      bad -= (kMost + bad) >> kPace;
    }
  }

 private:
  static constexpr int kMost = 2048;  // the histories lie between plus and minus this
  static constexpr int kPace = 4;     // a 16th of the way with every refutation
  static constexpr int kWeight = 4;

  // Whether a foe who is still to play can take the trick from a card.
  bool beaten(const InTrick<S>& trick, CardId led, CardId top) const {
    const Cards taking = taking_from(top, trump_);
    for (int place = trick.number + 1; place < S; place += 2) {
      const Cards hand = trick.at.hands[static_cast<std::size_t>((trick.at.leader + place) % S)];
      if ((playable(hand, led, top, trump_, model_.closed) & taking) != 0) return true;
    }
    return false;
  }

  const TrickModel& model_;
  int trump_;
  std::array<std::array<std::array<int, 64>, 2>, 2> history_{};  // by side, leading or not, card
};

}  // namespace trappola::exact

// Which plays are tried, likely good ones first: the sooner a play that refutes is tried, the less
// is searched.
//
// A play is marked by what it brings at once, and by how often it has refuted others in this
// search (the history heuristic, Schaeffer 1989).
#pragma once

#include <array>

#include "position.hpp"
#include "spans.hpp"

namespace trappola::exact {

using Moves = std::array<CardId, 64>;

template <int S>
class Order {
 public:
  Order(const TrickModel& model, const Spans& spans, int trump) : model_(model), spans_(spans), trump_(trump) {}

  // Fills `moves` with the plays of `may` that need be tried, `known` first if it is among them;
  // returns their number. Of neighbours that differ only in what they count, of which `apart` holds
  // the lowest, one is tried if the trick is decided: that which counts most if it is won, least if
  // it is lost. For the tricks to come go the same way with whichever is kept.
  int sorted(const InTrick<S>& trick, Cards may, Cards apart, const Duties& duties, CardId known, Moves& moves) const {
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
    CardId neighbour = kNoCard;
    for (; may != 0; may &= may - 1) {
      const CardId card = lowest(may);
      int mark = kSwapMark;
      if (card != kSwap) {
        const bool takes = trick.number == 0 || takes_from(card, trick.best, trump_);
        const bool ours = takes || (trick.best_seat & 1) == side;
        const bool won = ours && !beaten(trick, card, takes ? card : trick.best, duties);
        if (neighbour != kNoCard && (apart & bit(card)) == 0 && (won || lost(trick, card, ours, duties))) {
          if ((spans_.of(card) > spans_.of(neighbour)) != won) continue;
          take_out(neighbour, number, moves, marks);
          if (neighbour == known) known = card;
        }
        neighbour = card;
        mark = (history[card] >> kWeight) + of_card(card, trick.number == 0, on_table, takes, ours, won);
      }
      if (card == known) mark = kKnownMark;
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
  static constexpr int kKnownMark = 1 << 20;
  static constexpr int kSwapMark = 1 << 10;
  static constexpr int kMost = 2048;  // the histories lie between plus and minus this
  static constexpr int kPace = 4;     // a 16th of the way with every refutation
  static constexpr int kWeight = 4;

  int of_card(CardId card, bool leads, int on_table, bool takes, bool ours, bool won) const {
    const int points = model_.card_points[card];
    const int strength = card & 15;
    if (won && !takes) return 200 + 12 * points + 8 * on_table - strength;  // points for the partner's trick
    if (won) return 200 + 8 * (points + on_table) - (leads ? 0 : strength);
    if (ours) return 100 - 8 * points + (S == 4 ? strength : -strength);
    return 100 - 8 * points - strength - (suit_of(card) == trump_ ? 16 : 0);
  }

  // Whether a foe who is still to play can take the trick from `top` if `card` is played.
  bool beaten(const InTrick<S>& trick, CardId card, CardId top, const Duties& duties) const {
    const CardId led = trick.number == 0 ? card : trick.cards[0];
    const auto takes = [&](int place) {
      const Cards hand = trick.at.hands[static_cast<std::size_t>((trick.at.leader + place) % S)];
      return (playable(hand, led, top, trump_, duties) & taking_from(top, trump_)) != 0;
    };
    // Written out: as a loop over the places, GCC 12 unswitches it wrongly with -O3.
    const int next = trick.number + 1;
    return (next < S && takes(next)) || (next + 2 < S && takes(next + 2));
  }

  // Whether the other side takes the trick whatever is played to it after the card.
  bool lost(const InTrick<S>& trick, CardId card, bool ours, const Duties& duties) const {
    if (S == 2 && trick.number == 0) {
      const Cards replies = playable(trick.at.hands[static_cast<std::size_t>(trick.at.leader ^ 1)], card, card, trump_, duties);
      return (replies & ~taking_from(card, trump_)) == 0;
    }
    return !ours && trick.number >= S - 2;  // no partner is still to play
  }

  static void take_out(CardId card, int& number, Moves& moves, std::array<int, 64>& marks) {
    std::size_t place = 0;
    while (moves[place] != card) ++place;
    for (--number; place < static_cast<std::size_t>(number); ++place) {
      moves[place] = moves[place + 1];
      marks[place] = marks[place + 1];
    }
  }

  const TrickModel& model_;
  const Spans& spans_;
  int trump_;
  std::array<std::array<std::array<int, 64>, 2>, 2> history_{};  // by side, leading or not, card
};

}  // namespace trappola::exact

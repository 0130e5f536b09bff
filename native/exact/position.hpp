// Positions as the solver walks through them: between tricks and within one.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>

#include "../trick_rules.hpp"
#include "../trick_state.hpp"
#include "worth.hpp"

namespace trappola::exact {

inline constexpr int kFar = 16'000;  // beyond every margin

// A position between two tricks.
template <int S>
struct Between {
  std::array<Cards, S> hands;
  Memory memory;
  std::uint8_t leader;
  std::uint8_t drawn;  // cards of the stock that are gone
  CardId turn_up;      // the last card of the stock, which may be swapped
  bool first;          // whether no trick is complete
  std::int16_t most;   // margin if side 0 took all cards that are left
  std::int16_t least;  // margin if side 1 did
};

// A trick in play. `at.hands` are without the cards played.
template <int S>
struct InTrick {
  Between<S> at;
  std::array<CardId, S> cards;
  Cards played;
  std::uint8_t number;
  std::uint8_t best_seat;
  CardId best;

  int seat() const { return (at.leader + number) % S; }
  bool up() const { return (seat() & 1) == 0; }
  Cards hand() const { return at.hands[static_cast<std::size_t>(seat())]; }
  Cards all() const {
    Cards cards_left = played;
    for (const Cards each : at.hands) cards_left |= each;
    return cards_left;
  }
};

// How one position leads to the next: cards to a trick, its end, what is drawn.
template <int S>
class Course {
 public:
  Course(const TrickState& state, const Worth& worth) : model_(*state.model()), worth_(worth), trump_(state.trump()) {
    stock_size_ = model_.draws ? state.stock_left() : 0;
    for (int i = 0; i < stock_size_; ++i) stock_[static_cast<std::size_t>(i)] = state.stock(i);
  }

  // Where a deal stands; `before` gets what its complete tricks were worth.
  InTrick<S> start(const TrickState& state, int& before) const {
    Between<S> at{};
    at.first = true;
    for (int i = 0; i < state.tricks(); ++i) {
      const Trick& trick = state.trick(i);
      Cards cards = 0;
      for (int seat = 0; seat < S; ++seat) cards |= bit(trick.cards[static_cast<std::size_t>(seat)]);
      before += worth_.trick(at.memory, cards, trick.winner & 1, trick.leader & 1, trick.best, at.first);
      at.first = false;
    }
    for (int seat = 0; seat < S; ++seat) at.hands[static_cast<std::size_t>(seat)] = state.hand(seat);
    at.leader = static_cast<std::uint8_t>(state.leader());
    Cards left = 0;
    for (int seat = 0; seat < S; ++seat) left |= state.hand(seat);
    for (int i = 0; i < state.on_table(); ++i) left |= bit(state.table(i));
    for (int i = 0; i < stock_size_; ++i) left |= bit(stock_[static_cast<std::size_t>(i)]);
    leave(at, left);
    at.most = static_cast<std::int16_t>(-at.most);
    at.least = static_cast<std::int16_t>(-at.least);
    at.turn_up = stock_size_ > 0 ? stock_[static_cast<std::size_t>(stock_size_ - 1)] : kNoCard;
    InTrick<S> trick{};
    trick.at = at;
    for (int i = 0; i < state.on_table(); ++i) put(trick, state.table(i), (state.leader() + i) % S);
    return trick;
  }

  bool open(const Between<S>& at) const { return model_.open_with(stock_left(at)); }

  int trump() const { return trump_; }

  const Duties& duties(const Between<S>& at) const { return open(at) ? model_.open : model_.closed; }

  Cards stock_cards(const Between<S>& at) const {
    Cards cards = 0;
    for (int place = at.drawn; place < stock_size_; ++place) cards |= bit(stock(at, place));
    return cards;
  }

  CardId odd_card(const Between<S>& at) const {
    return model_.draws && model_.odd_card == OddCard::to_last_trick && stock_left(at) == 1 ? stock(at, at.drawn) : kNoCard;
  }

  Cards legal(const InTrick<S>& trick) const {
    const Cards hand = trick.hand();
    if (trick.number > 0) return playable(hand, trick.cards[0], trick.best, trump_, duties(trick.at));
    const bool swap = open(trick.at) && trump_ >= 0 && model_.swap_rank >= 0 && (hand & bit(given())) != 0;
    return swap ? hand | bit(kSwap) : hand;
  }

  void swap(Between<S>& at) const {
    at.hands[at.leader] ^= bit(given()) | bit(at.turn_up);
    at.turn_up = given();
  }

  // The next card of a trick.
  void play(InTrick<S>& trick, CardId card) const {
    const int seat = trick.seat();
    trick.at.hands[static_cast<std::size_t>(seat)] &= ~bit(card);
    put(trick, card, seat);
  }

  // Ends a trick: who leads next, what is drawn; returns its worth. `at` may be the trick's own.
  int complete(const InTrick<S>& trick, Between<S>& at) const {
    const int winner = trick.best_seat;
    const int margin = worth_.trick(at.memory, trick.played, winner & 1, at.leader & 1, trick.best, at.first);
    at.first = false;
    leave(at, trick.played);
    if (open(at)) {
      at.hands[static_cast<std::size_t>(winner)] |= bit(stock(at, at.drawn));
      ++at.drawn;
      if (stock_left(at) > 0) {
        at.hands[static_cast<std::size_t>(winner ^ 1)] |= bit(stock(at, at.drawn));
        ++at.drawn;
      }
    }
    at.leader = static_cast<std::uint8_t>(winner);
    return margin;
  }

  // What the end of the deal adds.
  int end(const Between<S>& at) const { return worth_.end(at.memory, at.leader & 1, odd_card(at)); }

  // When every hand has one card there is nothing to choose.
  int last_trick(const Between<S>& at) const {
    InTrick<S> trick{};
    trick.at = at;
    for (int i = 0; i < S; ++i) {
      const int seat = (at.leader + i) % S;
      put(trick, lowest(at.hands[static_cast<std::size_t>(seat)]), seat);
    }
    const int side = trick.best_seat & 1;
    const int margin = worth_.trick(trick.at.memory, trick.played, side, at.leader & 1, trick.best, at.first);
    return margin + worth_.end(trick.at.memory, side, odd_card(at));
  }

  // Plays on along a line, taking from `left` what a trick was worth; false at its end.
  bool step(InTrick<S>& trick, CardId card, int& left) const {
    if (card == kSwap) {
      swap(trick.at);
      return true;
    }
    play(trick, card);
    if (trick.number < S) return true;
    Between<S> at = trick.at;
    left -= complete(trick, at);
    trick = {};
    trick.at = at;
    return std::all_of(at.hands.begin(), at.hands.end(), [](Cards hand) { return hand != 0; });
  }

 private:
  int stock_left(const Between<S>& at) const { return stock_size_ - at.drawn; }
  CardId stock(const Between<S>& at, int place) const {
    return place == stock_size_ - 1 ? at.turn_up : stock_[static_cast<std::size_t>(place)];
  }
  CardId given() const { return static_cast<CardId>(trump_ * kSuitBits + model_.swap_rank); }

  void put(InTrick<S>& trick, CardId card, int seat) const {
    if (trick.number == 0 || takes_from(card, trick.best, trump_)) {
      trick.best = card;
      trick.best_seat = static_cast<std::uint8_t>(seat);
    }
    trick.cards[trick.number++] = card;
    trick.played |= bit(card);
  }

  // Cards that leave the deal are no longer to be won.
  void leave(Between<S>& at, Cards cards) const {
    for (; cards != 0; cards &= cards - 1) {
      const CardId card = lowest(cards);
      const int first = worth_.card(0, card), second = worth_.card(1, card);
      int most = std::max(first, second), least = std::min(first, second);
      if (model_.draws) {  // one may be left over, and count for the last trick without being captured
        const int odd = std::abs(int{model_.card_points[card]});
        most = std::max(most, odd);
        least = std::min(least, -odd);
      }
      at.most -= static_cast<std::int16_t>(most);
      at.least -= static_cast<std::int16_t>(least);
    }
  }

  const TrickModel& model_;
  const Worth& worth_;
  int trump_;
  int stock_size_ = 0;
  std::array<CardId, kMaxCards> stock_{};
};

}  // namespace trappola::exact

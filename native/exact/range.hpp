// What is left to win at the start of a trick: no play can bring more or less.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "duel.hpp"
#include "position.hpp"
#include "spans.hpp"
#include "sure.hpp"
#include "worth.hpp"

namespace trappola::exact {

template <int S>
class Range {
 public:
  Range(const TrickModel& model, const Worth& worth, const Spans& spans, int trump)
      : worth_(worth),
        spans_(spans),
        trump_(trump),
        // Where a hand may be a card short, the last card of the other is never captured.
        sure_(model.closed.follow && !(model.draws && model.odd_card == OddCard::winner_draws)) {}

  // The least and the most.
  std::pair<int, int> of(const Between<S>& at, Cards stock) const {
    Cards first = 0, second = 0;
    for (int seat = 0; seat < S; seat += 2) {
      first |= at.hands[static_cast<std::size_t>(seat)];
      second |= at.hands[static_cast<std::size_t>(seat + 1)];
    }
    Duel sure{};
    if (sure_ && stock == 0) sure = of_hands(at);
    const bool up = (at.leader & 1) == 0;
    const int least = at.least + (up ? sure.leader : sure.other);
    const int most = at.most - (up ? sure.other : sure.leader);
    const auto [above, below] = worth_.range(at.memory, first, second, stock, most, least, up ? sure.last : -sure.last);
    return {below, above};
  }

 private:
  Duel of_hands(const Between<S>& at) const {
    if constexpr (S == 2) {
      return duel(at.hands[at.leader], at.hands[at.leader ^ 1], trump_, spans_);
    } else {
      const Sure sure = sure_cards<S>(at.hands, at.leader, trump_);
      Duel found{spans_.sum(sure.leaders), spans_.sum(sure.others), 0};
      // Each that is led brings home a card of every other hand as well, at least its least.
      const int led = count(sure.led);
      for (int i = 1; i < S && led > 0; ++i) {
        // A partner may have to spend cards that were counted already.
        const Cards hand = at.hands[static_cast<std::size_t>((at.leader + i) % S)];
        found.leader += spans_.sum(spans_.least(hand & ~sure.leaders & ~sure.others, led - count(hand & sure.leaders)));
      }
      if (led == count(at.hands[at.leader])) found.last = 1;
      return found;
    }
  }

  const Worth& worth_;
  const Spans& spans_;
  int trump_;
  bool sure_;
};

}  // namespace trappola::exact

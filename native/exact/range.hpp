// What is left to win at the start of a trick: no play can bring more or less.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "position.hpp"
#include "sure.hpp"
#include "worth.hpp"

namespace trappola::exact {

template <int S>
class Range {
 public:
  Range(const TrickModel& model, const Worth& worth, int trump)
      : worth_(worth),
        trump_(trump),
        // Where a hand may be a card short, the last card of the other is never captured.
        sure_(model.closed.follow && !(model.draws && model.odd_card == OddCard::winner_draws)) {
    for (CardId card = 0; card < 64; ++card)
      if (span(card) == 0) worthless_ |= bit(card);
  }

  // The least and the most.
  std::pair<int, int> of(const Between<S>& at, Cards stock) const {
    Cards first = 0, second = 0;
    for (int seat = 0; seat < S; seat += 2) {
      first |= at.hands[static_cast<std::size_t>(seat)];
      second |= at.hands[static_cast<std::size_t>(seat + 1)];
    }
    int most = at.most, least = at.least;
    if (sure_ && stock == 0) {
      const Sure sure = sure_cards<S>(at.hands, at.leader, trump_);
      const int side = at.leader & 1;
      const Cards ours = side == 0 ? sure.leaders : sure.others, theirs = side == 0 ? sure.others : sure.leaders;
      for (Cards cards = ours; cards != 0; cards &= cards - 1) least += span(lowest(cards));
      for (Cards cards = theirs; cards != 0; cards &= cards - 1) most -= span(lowest(cards));
      // Each that is led brings home a card of every other hand as well, at least its least.
      const int led = count(sure.led);
      for (int seat = 0; seat < S && led > 0; ++seat) {
        if (seat == at.leader) continue;
        // A partner may have to spend cards that were counted already.
        const Cards hand = at.hands[static_cast<std::size_t>(seat)];
        const int more = fetched(hand & ~sure.leaders & ~sure.others, led - count(hand & sure.leaders));
        (side == 0 ? least : most) += side == 0 ? more : -more;
      }
    }
    const auto [up, down] = worth_.range(at.memory, first, second, stock, most, least);
    return {down, up};
  }

 private:
  // How much a card makes between being captured by one side and by the other.
  int span(CardId card) const { return std::max(worth_.card(0, card) - worth_.card(1, card), 0); }

  // What so many cards make at least; all of them if there are no more.
  int fetched(Cards hand, int number) const {
    const int spare = std::max(count(hand) - number, 0);
    if (number <= count(hand & worthless_)) return 0;
    std::array<int, kMaxCards> spans;
    int size = 0, sum = 0;
    for (; hand != 0; hand &= hand - 1) {
      const int each = span(lowest(hand));
      sum += each;
      int place = size++;
      for (; place > 0 && spans[static_cast<std::size_t>(place - 1)] < each; --place)
        spans[static_cast<std::size_t>(place)] = spans[static_cast<std::size_t>(place - 1)];
      spans[static_cast<std::size_t>(place)] = each;
    }
    for (int i = 0; i < spare; ++i) sum -= spans[static_cast<std::size_t>(i)];
    return sum;
  }

  const Worth& worth_;
  int trump_;
  bool sure_;
  Cards worthless_ = 0;  // cards that make no difference, whoever captures them
};

}  // namespace trappola::exact

// How much cards make between being captured by one side and by the other.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "worth.hpp"

namespace trappola::exact {

// The span of a card is what its capture moves the margin by, at least nothing: a card that is
// better lost is nothing to count on.
class Spans {
 public:
  Spans(const Worth& worth, Cards pack) {
    for (Cards cards = pack; cards != 0; cards &= cards - 1) {
      const CardId card = lowest(cards);
      span_[card] = std::max(worth.card(0, card) - worth.card(1, card), 0);
      if (card > 0 && suit_of(card) == suit_of(card - 1)) rising_ = rising_ && span_[card] >= span_[card - 1u];
    }
    std::array<Cards, kPlanes> planes{};
    for (Cards cards = pack; cards != 0; cards &= cards - 1)
      for (auto bits = static_cast<unsigned>(span_[lowest(cards)]); bits != 0; bits &= bits - 1)
        planes[static_cast<std::size_t>(std::countr_zero(bits))] |= cards & (~cards + 1);
    for (int weight = 0; weight < kPlanes; ++weight)
      if (const Cards plane = planes[static_cast<std::size_t>(weight)]; plane != 0)
        planes_[static_cast<std::size_t>(number_++)] = {plane, weight};
    for (int span = -1; levels_ < kLevels;) {
      int next = 1 << kPlanes;
      for (Cards cards = pack; cards != 0; cards &= cards - 1)
        if (const int each = span_[lowest(cards)]; each > span) next = std::min(next, each);
      if (next == 1 << kPlanes) break;
      span = next;
      Cards& level = level_[static_cast<std::size_t>(levels_++)];
      for (Cards cards = pack; cards != 0; cards &= cards - 1)
        if (span_[lowest(cards)] == span) level |= cards & (~cards + 1);
    }
  }

  int of(CardId card) const { return span_[card]; }

  // Bit by bit of the spans: a few counts instead of a walk.
  int sum(Cards cards) const {
    int sum = 0;
    for (int i = 0; i < number_; ++i) {
      const Plane& plane = planes_[static_cast<std::size_t>(i)];
      sum += count(cards & plane.cards) << plane.weight;
    }
    return sum;
  }

  // So many of the cards, those that make least; all of them if there are no more.
  Cards least(Cards cards, int number) const {
    Cards chosen = 0;
    for (int i = 0; number > 0 && i < levels_; ++i) {
      Cards here = cards & level_[static_cast<std::size_t>(i)];
      const int size = count(here);
      for (int more = size - number; more > 0; --more) here &= here - 1;
      chosen |= here;
      number -= size;
    }
    return chosen;
  }

  // Whether in every suit a higher card makes no less than a lower one.
  bool rising() const { return rising_; }

 private:
  static constexpr int kPlanes = 17;
  static constexpr int kLevels = kMaxCards;
  struct Plane {
    Cards cards;
    int weight;
  };
  std::array<int, 64> span_{};
  std::array<Plane, kPlanes> planes_{};
  std::array<Cards, kLevels> level_{};  // cards of equal span, the least first
  int number_ = 0;
  int levels_ = 0;
  bool rising_ = true;
};

}  // namespace trappola::exact

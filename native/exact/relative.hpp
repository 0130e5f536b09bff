// Which cards are as good as each other, and positions that differ only in such cards.
//
// Cards of one suit that count the same and follow each other in the pack form a block. Between
// the cards of a block only their order matters, so what is left of it is pushed together; and of
// neighbours in one hand, with nobody's card between them, only one need be played.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "../cards.hpp"

namespace trappola::exact {

class Relative {
 public:
  // `kind` tells of every card of the pack what it counts: equal kinds, equal worth. Cards of one
  // `sort` differ at most in how much they count.
  Relative(Cards pack, const std::array<std::uint32_t, 64>& kind, const std::array<std::uint32_t, 64>& sort)
      : starts_(starts_of(pack, kind)), sort_starts_(starts_of(pack, sort)) {
    for (int suit = 0; suit < kSuits; ++suit) {
      int start = -1, length = 0;
      const auto close = [&] {
        if (length > 1) blocks_.push_back({start, length, ((Cards{1} << length) - 1) << start});
      };
      for (int strength = 0; strength < kSuitBits; ++strength) {
        const int card = suit * kSuitBits + strength;
        const bool dealt = (pack >> card & 1) != 0;
        if (dealt && length > 0 && kind[static_cast<std::size_t>(card)] == kind[static_cast<std::size_t>(start)]) {
          ++length;
          continue;
        }
        close();
        start = card;
        length = dealt ? 1 : 0;
      }
      close();
    }
  }

  // Of each run of equal neighbours the lowest; `others` are the cards that stand between.
  Cards distinct(Cards mine, Cards others) const { return lows(mine, others, starts_); }

  // Of each run of neighbours of one sort the lowest.
  Cards apart(Cards mine, Cards others) const { return lows(mine, others, sort_starts_); }

  // The cards of `mine` with each block of `present` pushed together.
  Cards pushed(Cards mine, Cards present) const {
    for (const Block& block : blocks_) {
      const Cards there = present & block.cards;
      if (there == block.cards) continue;
      Cards packed = 0;
      if (block.length <= kShort) {
        packed = Cards{kPushed[there >> block.start][(mine & block.cards) >> block.start]} << block.start;
      } else {
        int place = block.start;
        for (Cards left = there; left != 0; left &= left - 1, ++place)
          packed |= Cards{(mine & left & (~left + 1)) != 0} << place;
      }
      mine = (mine & ~block.cards) | packed;
    }
    return mine;
  }

 private:
  static constexpr int kShort = 5;
  static constexpr auto kPushed = [] {
    std::array<std::array<std::uint8_t, 1 << kShort>, 1 << kShort> table{};
    for (unsigned present = 0; present < 1u << kShort; ++present)
      for (unsigned mine = 0; mine < 1u << kShort; ++mine) {
        unsigned packed = 0, place = 0;
        for (unsigned i = 0; i < static_cast<unsigned>(kShort); ++i)
          if ((present >> i & 1) != 0) packed |= (mine >> i & 1) << place++;
        table[present][mine] = static_cast<std::uint8_t>(packed);
      }
    return table;
  }();

  // The cards at which a run of one number begins whatever is held.
  static Cards starts_of(Cards pack, const std::array<std::uint32_t, 64>& number) {
    Cards starts = 0;
    for (int suit = 0; suit < kSuits; ++suit) starts |= Cards{1} << (suit * kSuitBits);
    for (Cards cards = pack; cards != 0; cards &= cards - 1) {
      const std::size_t card = lowest(cards);
      if (card % kSuitBits == 0 || (pack >> (card - 1) & 1) == 0 || number[card] != number[card - 1]) starts |= Cards{1} << card;
    }
    return starts;
  }

  // A run starts at the first card held above a start; the sum carries over cards that are gone.
  static Cards lows(Cards mine, Cards others, Cards starts) {
    const Cards gone = ~(mine | others);
    starts |= others << 1;
    return mine & (starts | (gone + (starts & gone)));
  }

  struct Block {
    int start;
    int length;
    Cards cards;
  };
  Cards starts_;
  Cards sort_starts_;
  std::vector<Block> blocks_;
};

}  // namespace trappola::exact

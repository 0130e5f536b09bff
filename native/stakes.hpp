// What a deal is worth besides its tricks: sets of cards kept or captured, sides shut out.
//
// A TrickModel knows what cards and tricks count; what was declared before them, and what becomes
// of it, differs from deal to deal. Together they give the points of both sides at the end.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "trick_state.hpp"

namespace trappola {

// worth[k] points for `owner` when k of the cards lie in the tricks of `taker`.
struct Capture {
  Cards cards = 0;
  int taker = 0;
  int owner = 0;
  std::vector<int> worth;
};

struct Stakes {
  static constexpr std::size_t kMostCaptures = 12;

  std::array<int, 2> base{};  // what each side has already
  std::vector<Capture> captures;
  std::array<int, 2> no_trick{};    // what the other side gets if this one wins no trick
  std::array<int, 2> few_points{};  // … if it wins one but has fewer points than `least`
  int least = 0;                    // 0: no number is too few

  void check() const {
    if (captures.size() > kMostCaptures) throw std::invalid_argument("there are more than twelve captures");
    for (const Capture& each : captures) {
      if (each.taker < 0 || each.taker > 1 || each.owner < 0 || each.owner > 1)
        throw std::invalid_argument("taker and owner of a capture must be sides, 0 or 1");
      if (each.cards == 0 || (each.cards & ~kAllCards) != 0)
        throw std::invalid_argument("a capture needs cards that exist");
      if (static_cast<int>(each.worth.size()) != count(each.cards) + 1)
        throw std::invalid_argument("a capture needs a worth for every number of its cards, none included");
    }
  }

  // The points of both sides after the last card.
  std::array<int, 2> points(const TrickState& state) const {
    std::array<int, 2> sums = state.points();
    for (int side = 0; side < 2; ++side) sums[side] += base[side];
    for (const Capture& each : captures)
      sums[each.owner] += each.worth[static_cast<std::size_t>(count(each.cards & state.taken(each.taker)))];
    return shut_out(sums, state.tricks_won(0) > 0, state.tricks_won(1) > 0);
  }

  std::array<int, 2> shut_out(std::array<int, 2> sums, bool first_won, bool second_won) const {
    const std::array<bool, 2> won{first_won, second_won};
    const std::array<int, 2> before = sums;
    for (int side = 0; side < 2; ++side) {
      if (!won[side]) {
        sums[1 - side] += no_trick[side];
      } else if (least > 0 && before[side] < least) {
        sums[1 - side] += few_points[side];
      }
    }
    return sums;
  }
};

}  // namespace trappola

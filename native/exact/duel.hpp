// What two hands are sure to bring home, seen at the start of a trick: each side's bound is what
// one plain way of playing brings it, whatever the other does.
#pragma once

#include <algorithm>
#include <bit>

#include "spans.hpp"
#include "sure.hpp"

namespace trappola::exact {

struct Duel {
  int leader = 0;  // spans that the leader captures at least
  int other = 0;   // spans that the other captures at least
  int last = 0;    // the last trick is the leader's (1), the other's (-1), or who knows whose
};

// Of `mine` those that are left if each of `theirs` captures the best it can below itself; all of
// one suit, in which a higher card makes no less than a lower one.
constexpr Cards kept(Cards mine, Cards theirs) {
  for (; theirs != 0 && mine != 0;) {
    const int high = 63 - std::countl_zero(theirs);
    theirs ^= Cards{1} << high;
    if (const Cards below = mine & ((Cards{1} << high) - 1)) mine ^= Cards{1} << (63 - std::countl_zero(below));
  }
  return mine;
}

// Needs the duty to follow suit, hands of one size and no stock to draw from.
inline Duel duel(Cards lead, Cards other, int trump, const Spans& spans) {
  const Cards trumps = trump >= 0 ? suit_mask(trump) : 0;
  const Cards lead_trumps = lead & trumps, other_trumps = other & trumps;
  const int lead_long = count(lead_trumps), other_long = count(other_trumps);
  const Cards lead_tops = tops(lead_trumps, other_trumps), other_tops = tops(other_trumps, lead_trumps);
  const int size = count(lead);

  // The leader fetches the trumps of the other if he can, then cashes each suit as far as it wins.
  // The other follows; then he throws away what he can spare, unless he still has trumps.
  const bool drawn = count(lead_tops) >= other_long;
  Cards leaders = drawn ? lead_trumps : spans.rising() ? kept(lead_trumps, other_trumps) : lead_tops;
  int run = drawn ? lead_long : count(lead_tops);
  Cards fetched = spans.least(other_trumps, std::min(run, other_long));
  int thrown = run - count(fetched);
  int spare = 0;
  // On lead at last, the other cashes what the leader cannot beat, nor trump while he must follow.
  Cards cashed = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (suit == trump) continue;
    const Cards mine = lead & suit_mask(suit), theirs = other & suit_mask(suit);
    const int mine_long = count(mine), theirs_long = count(theirs);
    if (const int high = count(tops(mine, theirs)); high > 0) {
      const int led = !drawn ? std::min(high, theirs_long) : high >= theirs_long ? mine_long : high;
      const int follows = std::min(led, theirs_long);
      leaders |= highest(mine, led);
      fetched |= spans.least(theirs, follows);
      run += led;
      thrown += led - follows;
      // One is kept above what the leader has left.
      spare += std::max(theirs_long - follows - (led < mine_long ? 1 : 0), 0);
    } else {
      const int above = count(tops(theirs, mine));
      const int cash = lead_long > 0 ? std::min(above, mine_long) : above >= mine_long ? theirs_long : above;
      cashed |= highest(theirs, cash);
      spare += theirs_long - cash;
    }
  }

  Duel duel;
  // Every trick won brings home a card of the other hand as well.
  duel.leader = spans.sum(leaders | fetched | spans.least(other & ~fetched, count(leaders) - count(fetched)));
  Cards others = spans.rising() ? kept(other_trumps, lead_trumps) : other_tops;
  if (run < size && (!drawn || thrown <= spare)) others |= cashed;
  duel.other = spans.sum(others | spans.least(lead & ~lead_tops, count(others)));

  // Who draws trumps and has one left for each of his plain cards leads these; forced to trump what
  // he cannot follow to, he still has one for the end. Not on lead he needs one more.
  if (run == size || (drawn && 2 * lead_long - other_long >= size)) {
    duel.last = 1;
  } else if (count(other_tops) > lead_long && 2 * other_long - lead_long > size) {
    duel.last = -1;
  }
  return duel;
}

}  // namespace trappola::exact

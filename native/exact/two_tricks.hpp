// The last two tricks of two hands, without a table: there are four ways at most to play them.
#pragma once

#include <algorithm>

#include "position.hpp"

namespace trappola::exact {

// Needs hands of two cards, no stock, and tricks whose worth does not depend on those before.
inline int two_tricks(const Between<2>& at, const TrickModel& model, const Worth& worth, int trump) {
  const int side = at.leader;
  const int sign = side == 0 ? 1 : -1;
  const Cards lead = at.hands[at.leader], other = at.hands[at.leader ^ 1];
  const auto trick = [&](int winner, CardId first, CardId second) { return worth.card(winner, first) + worth.card(winner, second); };
  int best = -kFar;
  for (Cards leads = lead; leads != 0; leads &= leads - 1) {
    const CardId first = lowest(leads), first_left = lowest(lead ^ bit(first));
    int least = kFar;
    for (Cards replies = playable(other, first, first, trump, model.closed); replies != 0; replies &= replies - 1) {
      const CardId reply = lowest(replies), reply_left = lowest(other ^ bit(reply));
      const bool taken = takes_from(reply, first, trump);
      const bool turned = taken ? takes_from(first_left, reply_left, trump) : takes_from(reply_left, first_left, trump);
      const int winner = side ^ (taken ? 1 : 0), last = winner ^ (turned ? 1 : 0);
      const int margin = trick(winner, first, reply) + trick(last, first_left, reply_left);
      least = std::min(least, sign * (margin + (last == 0 ? model.last_trick : -model.last_trick)));
    }
    best = std::max(best, least);
  }
  return sign * best;
}

}  // namespace trappola::exact

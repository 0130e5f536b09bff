// What can be seen of a card that is played: the features by which habits are learned.
//
// A player who knows his hand and what lies open chooses with a chance that grows with
// exp(weights * features) of each legal card (a conditional logit: McFadden 1974). Points, ranks
// and suits are all that is looked at, so it fits every game that has a TrickModel; the weights are
// the game's own.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "../trick_model.hpp"
#include "../trick_rules.hpp"

namespace trappola::worlds {

// What lay open when a card was played.
struct Moment {
  std::array<CardId, 3> table{};  // the leader's first
  int on_table = 0;
  int seats = 2;
  int trump = -1;
  Cards live = 0;  // cards not yet played, wherever they are
};

class Habits {
 public:
  static constexpr std::size_t kFeatures = 72;
  using Features = std::array<float, kFeatures>;

  explicit Habits(const TrickModel& model) : model_(model) {
    for (Cards left = model.pack; left != 0; left &= left - 1) {
      const CardId card = lowest(left);
      const Cards suit = model.pack & suit_mask(suit_of(card));
      strength_[card] = static_cast<float>(count(suit & ~above(card)) - 1) / static_cast<float>(std::max(count(suit) - 1, 1));
    }
  }

  // Of a card out of a hand, which may be played.
  void look(const Moment& at, Cards hand, Cards legal, CardId card, Features& out) const {
    out.fill(0);
    const Cards suit = suit_mask(suit_of(card));
    const Cards mine = hand & suit, others = at.live & suit & ~hand;
    const int higher = count(others & above(card));
    const float points = model_.card_points[card], strength = strength_[card];
    const float early = static_cast<float>(count(hand)) / static_cast<float>(model_.hand_cards);
    const bool prize = (model_.prize_cards & bit(card)) != 0, trump = suit_of(card) == at.trump;
    const bool top = higher == 0, second = higher == 1, alone = (mine & (mine - 1)) == 0;
    const bool late = count(hand) <= 3;
    const float above_it = static_cast<float>(higher);
    const bool lowest_mine = lowest(mine) == card;
    const auto put = [&](std::size_t place, float value) { out[place] = value; };
    if (at.on_table == 0) {
      const float length = static_cast<float>(count(mine));
      put(0, points);
      put(1, prize);
      put(2, strength);
      put(3, top);
      put(4, top ? points : 0);
      put(5, second);
      put(6, length);
      put(7, others == 0);
      put(8, alone);
      put(9, (mine & above(card)) == 0);
      put(10, lowest_mine);
      put(11, early * points);
      put(12, top ? early : 0);
      put(13, prize ? early : 0);
      put(14, trump);
      put(15, trump ? points : 0);
      put(16, trump && top);
      put(17, points <= 0 && !prize);
      put(18, prize && others == 0);
      put(19, prize && late);
      put(20, early * length);
      put(21, second ? points : 0);
      put(56, strength * strength);
      put(57, above_it);
      put(58, static_cast<float>(count(others)));
      put(59, late ? points : 0);
      put(60, late && top);
      put(68, points * points);
      return;
    }
    CardId best = at.table[0];
    int holder = 0;
    float lying = 0;
    for (int i = 0; i < at.on_table; ++i) {
      const CardId each = at.table[static_cast<std::size_t>(i)];
      lying += model_.card_points[each];
      if (i > 0 && takes_from(each, best, at.trump)) {
        best = each;
        holder = i;
      }
    }
    const bool ours = at.seats == 4 && (at.on_table - holder) % 2 == 0;
    const bool last = at.on_table == at.seats - 1;
    const bool followed = suit_of(card) == suit_of(at.table[0]);
    const Cards winning = legal & taking_from(best, at.trump);
    if ((winning & bit(card)) != 0) {
      put(22, 1);
      put(23, points);
      put(24, strength);
      put(25, top);
      put(26, lying);
      put(27, prize);
      put(28, early);
      put(29, early * points);
      put(30, ours);
      put(31, last);
      put(32, trump && !followed);
      put(33, lowest(winning & suit) == card);
      put(54, last ? points : 0);
      put(55, ours ? points : 0);
      put(61, strength * strength);
      put(64, late ? points : 0);
      put(66, above_it);
      put(69, points * points);
    } else if (followed) {
      put(34, points);
      put(35, strength);
      put(36, top);
      put(37, prize);
      put(38, early * points);
      put(39, ours ? points : 0);
      put(40, lowest_mine);
      put(41, second);
      put(52, last ? points : 0);
      put(62, strength * strength);
      put(70, points * points);
    } else {
      put(42, points);
      put(43, strength);
      put(44, top);
      put(45, prize);
      put(46, static_cast<float>(count(mine)));
      put(47, alone);
      put(48, early * points);
      put(49, ours ? points : 0);
      put(50, trump);
      put(51, second);
      put(53, last ? points : 0);
      put(63, strength * strength);
      put(65, late ? points : 0);
      put(67, above_it);
      put(71, points * points);
    }
  }

  // How likely, as a logarithm, this card was played out of a hand.
  float likely(const Moment& at, Cards hand, CardId card, const Features& weights) const {
    const CardId led = at.on_table > 0 ? at.table[0] : kNoCard;
    CardId best = led;
    for (int i = 1; i < at.on_table; ++i)
      if (takes_from(at.table[static_cast<std::size_t>(i)], best, at.trump)) best = at.table[static_cast<std::size_t>(i)];
    const Cards legal = at.on_table > 0 ? playable(hand, led, best, at.trump, model_.closed) : hand;
    if ((legal & bit(card)) == 0) return -1e9f;
    if ((legal & (legal - 1)) == 0) return 0;
    Features features;
    float sum = 0, own = 0;
    for (Cards left = legal; left != 0; left &= left - 1) {
      look(at, hand, legal, lowest(left), features);
      float mark = 0;
      for (std::size_t i = 0; i < kFeatures; ++i) mark += weights[i] * features[i];
      if (lowest(left) == card) own = mark;
      sum += std::exp(mark);
    }
    return own - std::log(sum);
  }

 private:
  const TrickModel& model_;
  std::array<float, 64> strength_{};
};

}  // namespace trappola::worlds

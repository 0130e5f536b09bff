// What tricks are worth while a deal is searched: the same points that TrickState and Stakes count
// at the end, taken apart into what each trick adds.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>

#include "../stakes.hpp"

namespace trappola::exact {

// What has to be remembered of the tricks already played, because later ones are worth more or
// less by it.
struct Memory {
  std::array<std::uint8_t, Stakes::kMostCaptures> taken{};  // cards of each capture
  std::array<std::int16_t, 2> points{};                     // only where a side may have too few
  std::uint8_t run = 0;                                     // last tricks won with prizes by one side
  std::uint8_t won = 0;                                     // a bit for each side that has a trick
};

// Margins are points of side 0 less those of side 1.
class Worth {
 public:
  Worth(const TrickModel& model, const Stakes& stakes, int tricks) : model_(model), stakes_(stakes), tricks_(tricks) {
    for (std::size_t card = 0; card < 64; ++card) {
      margin_[0][card] = static_cast<std::int16_t>(model.card_points[card]);
      margin_[1][card] = static_cast<std::int16_t>(-model.card_points[card]);
    }
    few_ = stakes.least > 0 && (stakes.few_points[0] != 0 || stakes.few_points[1] != 0);
    shut_ = model.all_tricks != 0 || stakes.no_trick[0] != 0 || stakes.no_trick[1] != 0;
    for (const Capture& each : stakes.captures) {
      if (!few_ && even(each)) {
        const int step = sign(each.owner) * (each.worth[1] - each.worth[0]);
        for (Cards cards = each.cards; cards != 0; cards &= cards - 1)
          margin_[static_cast<std::size_t>(each.taker)][lowest(cards)] += static_cast<std::int16_t>(step);
        fixed_ += sign(each.owner) * each.worth[0];
      } else {
        counted_[captures_++] = &each;
      }
    }
    if (!few_) fixed_ += stakes.base[0] - stakes.base[1];
  }

  // Cards that count the same have the same number.
  std::array<std::uint32_t, 64> kinds() const {
    std::map<std::tuple<int, int, int, std::uint32_t>, std::uint32_t> numbers;
    std::array<std::uint32_t, 64> kind{};
    for (CardId card = 0; card < 64; ++card) {
      const auto what = std::tuple(int{margin_[0][card]}, int{margin_[1][card]}, int{model_.card_points[card]}, sort(card));
      kind[card] = numbers.emplace(what, static_cast<std::uint32_t>(numbers.size())).first->second;
    }
    return kind;
  }

  // Cards that differ only in how much it is worth to capture them have the same number; one that
  // may be better lost has its own.
  std::array<std::uint32_t, 64> sorts() const {
    std::array<std::uint32_t, 64> sorts{};
    const bool straight = !few_ || (stakes_.few_points[0] >= 0 && stakes_.few_points[1] >= 0);
    for (CardId card = 0; card < 64; ++card) {
      const bool good = straight && margin_[0][card] >= margin_[1][card] && (!few_ || model_.card_points[card] >= 0);
      sorts[card] = sort(card) | (good ? 0 : (card + 1u) << kOwn);
    }
    return sorts;
  }

  // Whether what a trick is worth has nothing to do with the tricks before.
  bool simple() const { return model_.prize_cards == 0 && captures_ == 0 && !few_ && !shut_; }

  int fixed() const { return fixed_; }
  int card(int side, CardId card) const { return margin_[static_cast<std::size_t>(side)][card]; }

  // What a trick adds, and what is remembered of it. `first` is the first trick of the deal.
  int trick(Memory& memory, Cards cards, int side, int previous_side, CardId best, bool first) const {
    int margin = 0;
    for (Cards left = cards; left != 0; left &= left - 1) margin += card(side, lowest(left));
    if (captures_ > 0)
      for (int i = 0; i < captures_; ++i)
        if (counted_[i]->taker == side)
          memory.taken[static_cast<std::size_t>(i)] += static_cast<std::uint8_t>(count(cards & counted_[i]->cards));
    memory.won |= static_cast<std::uint8_t>(1 << side);
    int prize = 0;
    if (model_.prize_cards != 0) {
      if ((bit(best) & model_.prize_cards) != 0) {
        prize = first ? model_.prize_first : model_.prize_any;
        margin += sign(side) * prize;
        const int run = side == previous_side ? memory.run : 0;
        memory.run = static_cast<std::uint8_t>(std::min(run + 1, 3));
      } else {
        memory.run = 0;
      }
    }
    if (few_) {
      int points = prize;
      for (Cards left = cards; left != 0; left &= left - 1) points += model_.card_points[lowest(left)];
      memory.points[static_cast<std::size_t>(side)] += static_cast<std::int16_t>(points);
    }
    return margin;
  }

  // What the end of the deal adds; `odd` is the card left in the stock, if any.
  int end(const Memory& memory, int winner, CardId odd) const {
    int last = model_.last_trick;
    if (memory.run > 0) {
      // Counted singly so far; together the last ones are worth something else.
      last = model_.prize_last[memory.run - 1u] - memory.run * model_.prize_any;
      if (memory.run >= tricks_) last += model_.prize_any - model_.prize_first;
    }
    if (odd != kNoCard) last += model_.card_points[odd];
    if (memory.won == 1 << winner) last += model_.all_tricks;
    int margin = sign(winner) * last;
    std::array<int, 2> sums{};
    for (int i = 0; i < captures_; ++i)
      sums[static_cast<std::size_t>(counted_[i]->owner)] += counted_[i]->worth[memory.taken[static_cast<std::size_t>(i)]];
    if (few_) {
      for (std::size_t side = 0; side < 2; ++side) sums[side] += memory.points[side] + stakes_.base[side];
      sums[static_cast<std::size_t>(winner)] += last;
      margin = -(memory.points[0] - memory.points[1]);  // counted trick by trick already
    }
    const auto after = stakes_.shut_out(sums, (memory.won & 1) != 0, (memory.won & 2) != 0);
    return margin + after[0] - after[1];
  }

  // The most and the least that what is left can still bring side 0, given the hands of both sides.
  std::pair<int, int> range(const Memory& memory, Cards first, Cards second, Cards stock, int most_card,
                            int least_card, int last) const {
    int most = most_card, least = least_card;
    if (last != 0 && ((first | second | stock) & model_.prize_cards) == 0) {
      most += last * model_.last_trick;
      least += last * model_.last_trick;
    } else {
      most += ending(memory, first | stock);
      least -= ending(memory, second | stock);
    }
    for (int i = 0; i < captures_; ++i) {
      const Capture& each = *counted_[i];
      const int from = memory.taken[static_cast<std::size_t>(i)];
      const int to = from + count(each.cards & (first | second | stock));
      const auto [low, high] = std::minmax_element(each.worth.begin() + from, each.worth.begin() + to + 1);
      const int s = sign(each.owner);
      most += s > 0 ? *high : -*low;
      least += s > 0 ? *low : -*high;
    }
    if (few_) {
      most += stakes_.base[0] - stakes_.base[1] + std::max(stakes_.few_points[1], 0) - std::min(stakes_.few_points[0], 0);
      least += stakes_.base[0] - stakes_.base[1] - std::max(stakes_.few_points[0], 0) + std::min(stakes_.few_points[1], 0);
    }
    if (shut_) {
      if ((memory.won & 2) == 0) most += std::max(stakes_.no_trick[1], 0) + std::max(model_.all_tricks, 0);
      if ((memory.won & 1) == 0) least -= std::max(stakes_.no_trick[0], 0) + std::max(model_.all_tricks, 0);
      // Bonuses below nothing exist in no game; they only widen the range.
      if ((memory.won & 1) == 0) most += std::max(-stakes_.no_trick[0], 0) + std::max(-model_.all_tricks, 0);
      if ((memory.won & 2) == 0) least -= std::max(-stakes_.no_trick[1], 0) + std::max(-model_.all_tricks, 0);
    }
    return {most, least};
  }

  // As much of the memory as can still make a difference, as one number.
  std::uint64_t digest(const Memory& memory, Cards left) const {
    std::uint64_t digest = 0;
    if (model_.prize_cards != 0) digest = memory.run;
    if (shut_ || few_) digest = digest << 2 | (memory.won == 3 && !few_ ? 3u : memory.won);
    for (int i = 0; i < captures_; ++i) {
      const Capture& each = *counted_[i];
      std::size_t taken = memory.taken[static_cast<std::size_t>(i)];
      const std::size_t most = taken + static_cast<std::size_t>(count(each.cards & left));
      // Settled: whatever is still taken changes nothing. Then any number stands for it that is worth as much.
      const int worth = each.worth[taken];
      if (std::all_of(each.worth.begin() + static_cast<std::ptrdiff_t>(taken), each.worth.begin() + static_cast<std::ptrdiff_t>(most) + 1,
                      [&](int other) { return other == worth; }))
        taken = 15 + static_cast<std::size_t>(std::find(each.worth.begin(), each.worth.end(), worth) - each.worth.begin());
      digest = digest * 31 + taken + 1;
    }
    if (few_)
      for (const std::int16_t points : memory.points) digest = digest * 1021 + static_cast<std::uint64_t>(points + 1);
    return digest;
  }

 private:
  static constexpr int sign(int side) { return side == 0 ? 1 : -1; }

  // What a card is besides its points: in which captures, and whether it earns prizes.
  std::uint32_t sort(CardId card) const {
    std::uint32_t sort = (bit(card) & model_.prize_cards) != 0 ? 1u : 0u;
    for (int i = 0; i < captures_; ++i) sort = sort << 1 | ((counted_[i]->cards & bit(card)) != 0 ? 1u : 0u);
    return sort;
  }
  static constexpr int kOwn = Stakes::kMostCaptures + 1;  // bits of a sort

  static bool even(const Capture& each) {
    for (std::size_t i = 1; i + 1 < each.worth.size(); ++i)
      if (each.worth[i + 1] - each.worth[i] != each.worth[1] - each.worth[0]) return false;
    return true;
  }

  // The most that last trick and prizes can bring the side with the cards `mine`.
  int ending(const Memory& memory, Cards mine) const {
    int most = std::max(model_.last_trick, 0);
    if (model_.prize_cards == 0) return most;
    const int mine_left = count(mine & model_.prize_cards);
    const int each = std::max({model_.prize_any, memory.won == 0 ? model_.prize_first : 0, 0});
    int best = most + mine_left * each;
    if (mine_left == 0) return best;
    for (int run = 1; run <= std::min(3, mine_left + memory.run); ++run)
      best = std::max(best, model_.prize_last[run - 1u] + std::max(0, mine_left - run) * each -
                                std::max(0, run - mine_left) * std::min(model_.prize_any, model_.prize_first));
    return best;
  }

  const TrickModel& model_;
  const Stakes& stakes_;
  int tricks_;
  std::array<std::array<std::int16_t, 64>, 2> margin_{};
  std::array<const Capture*, Stakes::kMostCaptures> counted_{};
  int captures_ = 0;
  int fixed_ = 0;
  bool few_ = false;
  bool shut_ = false;
};

}  // namespace trappola::exact

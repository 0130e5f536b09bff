// One sweep over the open positions: which of them follow from what is known so far?
//
// A card exchanged for a higher one of the same suit never hurts its holder. Positions that differ
// only so form an order. Wins are asked for from its top and losses from its bottom, and where the
// answer is no, it is no for everything beneath (or over) as well. An exchange leaves the number of
// cards of each suit as it is, so positions with the same numbers of trumps form a group of their
// own, and all groups can be worked on at the same time: facts found in a sweep count from the next
// one on. So the number of the sweep that finds a fact is its distance in bouts.
#pragma once

#include <array>
#include <atomic>
#include <utility>
#include <vector>

#include "cover.hpp"
#include "single.hpp"

namespace trappola {

// The sets of each number of cards of one suit, ascending; going up in the order goes up in the list.
template <int R>
struct Sizes {
  std::array<std::vector<Suit>, R + 1> sets;
  std::array<int, 1 << R> place;

  Sizes() {
    for (Suit set = 0; set < Suit{1} << R; ++set) {
      auto& list = sets[static_cast<std::size_t>(std::popcount(set))];
      place[set] = static_cast<int>(list.size());
      list.push_back(set);
    }
  }
};

template <int R>
struct Known {
  const Row<R>*wins, *losses;                    // by the leader's hand
  const Row<R>*wins_mirrored, *losses_mirrored;  // the same, each row mirrored; for one-card turns only
  const std::uint64_t* open;                     // how many positions are open, for both trump suits
};

template <int R>
struct Fresh {
  std::uint32_t row;
  typename Row<R>::Words words;  // as a row it would have to lie on a multiple of its size

  Fresh(std::uint32_t in, const Row<R>& bits) : row(in), words(bits.words()) {}
  Row<R> bits() const { return Row<R>::of(words); }
};

template <int R>
struct Workplace {  // of one thread
  std::vector<Row<R>> failed;  // of the group at hand: no fact this time
  CoverMemo memo;
};

template <int R, bool kWins>
class GroupSweep {
 public:
  using Bits = Row<R>;
  static constexpr int kHands = 1 << R;

  GroupSweep(const Sizes<R>& sizes, const Ladder<R>& ladder, const Known<R>& known, Workplace<R>& place,
             std::atomic<bool>& cancelled, int own, int other)
      : sizes_(sizes),
        ladder_(ladder),
        known_(known),
        place_(place),
        cancelled_(cancelled),
        own_(sizes.sets[static_cast<std::size_t>(own)]),
        other_(sizes.sets[static_cast<std::size_t>(other)]) {}

  std::vector<Fresh<R>> single(bool low_trump) {
    const SingleBout<R> bout =
        kWins ? SingleBout<R>({known_.wins}, {known_.losses_mirrored}, 0, kHands - 1, low_trump)
              : SingleBout<R>({known_.wins_mirrored}, {known_.losses}, kHands - 1, 0, low_trump);
    return each_trumps([&](std::uint32_t trumps) { single_block(bout, trumps); });
  }

  std::vector<Fresh<R>> cover(bool low_trump, std::uint32_t sweep) {
    const CoverBout<R> bout(known_.wins, known_.losses, place_.memo, sweep, low_trump);
    return each_trumps([&](std::uint32_t trumps) { cover_block(bout, trumps); });
  }

 private:
  static constexpr Suit kCanStep = kWins ? 1 : 2;  // two neighbours, from which a step leads on

  static int in_order(int i, int size) { return kWins ? size - 1 - i : i; }
  static Suit stepped(Suit set, int card) { return kWins ? set + (Suit{1} << card) : set - (Suit{1} << card); }
  Bits with_settled(const Bits& failed) const {
    return kWins ? ladder_.with_beneath(failed) : ladder_.with_over(failed);
  }

  // A block: all positions with these trumps. Blocks come after those that settle part of them.
  template <class Block>
  std::vector<Fresh<R>> each_trumps(Block block) {
    const int owns = static_cast<int>(own_.size()), others = static_cast<int>(other_.size());
    place_.failed.resize(static_cast<std::size_t>(owns) * static_cast<std::size_t>(others) * kHands);
    for (int i = 0; i < owns; ++i) {
      for (int k = 0; k < others; ++k) {
        if (cancelled_.load(std::memory_order_relaxed)) return {};
        const Suit own = own_[in_order(i, owns)], other = other_[in_order(k, others)];
        const std::uint32_t trumps = own << R | other;
        if (known_.open[trumps] == 0) continue;
        find_settling(own, other);
        failed_ = block_of(own, other);
        block(trumps);
      }
    }
    return std::move(found_);
  }

  Bits* block_of(Suit own, Suit other) {
    const int block = sizes_.place[own] * static_cast<int>(other_.size()) + sizes_.place[other];
    return &place_.failed[static_cast<std::size_t>(block) * kHands];
  }

  void find_settling(Suit own, Suit other) {
    settling_count_ = 0;
    const auto add = [&](Suit a, Suit b) {
      if (known_.open[a << R | b] != 0) settling_[settling_count_++] = block_of(a, b);
    };
    for (int card = 0; card + 1 < R; ++card) {
      if ((own >> card & 3) == kCanStep) add(stepped(own, card), other);
      if ((other >> card & 3) == kCanStep) add(own, stepped(other, card));
    }
  }

  Bits settled(Suit plain) const {
    Bits bits = Bits::none();
    for (int i = 0; i < settling_count_; ++i) bits |= settling_[i][plain];
    for (int card = 0; card + 1 < R; ++card)
      if ((plain >> card & 3) == kCanStep) bits |= failed_[stepped(plain, card)];
    return bits;
  }

  Bits open_in(std::uint32_t row) const { return Bits::all() - known_.wins[row] - known_.losses[row]; }

  // Asks row after row for its facts, and keeps what is new of them. `ask` writes into here_ and there_
  // and gives what has failed in the row; `facts_in` tells what both hold for a row in the end.
  template <class Ask, class FactsIn>
  void each_row(std::uint32_t trumps, Ask ask, FactsIn facts_in) {
    any_ = false;
    for (int plain = 0; plain < kHands; ++plain) here_[plain] = there_[plain] = Bits::none();
    for (int i = 0; i < kHands; ++i) {
      const int plain = in_order(i, kHands);
      const std::uint32_t row = trumps << R | static_cast<Suit>(plain);
      const Bits open = open_in(row);
      failed_[plain] = open.any() ? ask(plain, row, open) : Bits::none();
    }
    if (!any_) return;
    for (int plain = 0; plain < kHands; ++plain) {
      const std::uint32_t row = trumps << R | static_cast<Suit>(plain);
      const Bits fresh = facts_in(plain, row);
      if (fresh.any()) found_.emplace_back(row, fresh);
    }
  }

  // A row answers for leads of trumps and of its own plain suit; leads of the second plain suit are
  // the business of the row in which the two suits have changed places. A win needs one of the two
  // rows, a loss both.
  void single_block(const SingleBout<R>& bout, std::uint32_t trumps) {
    const auto ask = [&](int plain, std::uint32_t row, const Bits& open) {
      Bits failed = settled(static_cast<Suit>(plain));
      // The row with the places changed has been asked already where it comes first.
      Bits asked = open - failed;
      asked -= kWins ? there_[plain] : Bits::below(plain) - there_[plain];
      if (!asked.any()) return failed;
      const std::uint32_t other = Hands<R, 3>::opposite(row);
      const Bits yes = kWins ? bout.hero_leads(row, other, asked) : bout.foil_leads(row, other, asked);
      const Bits no = asked - yes;
      if (no.any()) failed = with_settled(failed | no);
      here_[plain] = yes;
      yes.for_each([&](int second) { there_[second].set(plain); });
      any_ |= yes.any();
      return failed;
    };
    each_row(trumps, ask, [&](int plain, std::uint32_t row) {
      return kWins ? (here_[plain] | there_[plain]) - known_.wins[row] : here_[plain] & there_[plain];
    });
  }

  // The two plain suits are alike, so only one of two twin positions is asked: the one whose row
  // comes first. `there_` gathers what its answers mean for the other.
  void cover_block(const CoverBout<R>& bout, std::uint32_t trumps) {
    const auto ask = [&](int plain, std::uint32_t row, const Bits& open) {
      const Bits mine = kWins ? Bits::below(plain + 1) : Bits::all() - Bits::below(plain);
      Bits failed = with_settled(settled(static_cast<Suit>(plain)) | there_[plain]);
      Bits asked = (open & mine) - failed;
      while (asked.any()) {
        const int second = kWins ? asked.highest() : asked.lowest();
        const std::uint32_t hand = row << R | static_cast<Suit>(second);
        asked -= Bits::only(second);
        if (kWins ? bout.leader_wins(hand) : bout.leader_loses(hand)) {
          here_[plain].set(second);
          here_[second].set(plain);
          any_ = true;
        } else {
          const Bits& no = kWins ? ladder_.beneath(second) : ladder_.over(second);
          failed |= no;
          asked -= no;
        }
      }
      (failed & mine).for_each([&](int second) { there_[second].set(plain); });
      return failed;
    };
    each_row(trumps, ask, [&](int plain, std::uint32_t) { return here_[plain]; });
  }

  const Sizes<R>& sizes_;
  const Ladder<R>& ladder_;
  const Known<R>& known_;
  Workplace<R>& place_;
  std::atomic<bool>& cancelled_;
  const std::vector<Suit>& own_;
  const std::vector<Suit>& other_;
  Bits* failed_ = nullptr;
  Bits* settling_[2 * R];
  int settling_count_ = 0;
  bool any_ = false;  // whether the block at hand has a new fact
  Bits here_[kHands], there_[kHands];
  std::vector<Fresh<R>> found_;
};

}  // namespace trappola

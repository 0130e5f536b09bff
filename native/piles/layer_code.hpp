// The code of layer.hpp, compiled for each level of processors.
#pragma once

#include <cstring>
#include <type_traits>

#include "layer.hpp"
#include "single.hpp"

namespace trappola::inline TRAPPOLA_LEVEL {

template <int R, bool kWins>
class LayerSearch {
 public:
  explicit LayerSearch(Layer& layer)
      : layer_(layer),
        trumps_(layer.own << R | layer.other),
        wins_(reinterpret_cast<Bits*>(layer.wins)),
        losses_(reinterpret_cast<Bits*>(layer.losses)),
        bout_(hero_wins(), foil_loses(), kWins ? 0 : kHands - 1, kWins ? kHands - 1 : 0, layer.low_trump) {}

  void run() {
    find_settling();
    for (int i = 0; i < kHands; ++i) row(static_cast<Suit>(kWins ? kHands - 1 - i : i));
    write();
    layer_.all_closed = closed() == Bits::all();
  }

 private:
  using Bits = Row<R>;
  using HeroWins = std::conditional_t<kWins, Straight<R>, Mirrored<R>>;
  using FoilLoses = std::conditional_t<kWins, Mirrored<R>, Straight<R>>;
  static constexpr int kHands = 1 << R;
  static constexpr Suit kCanStep = kWins ? 1 : 2;  // two neighbours, from which a step leads on

  HeroWins hero_wins() const { return {wins_}; }
  FoilLoses foil_loses() const { return {losses_}; }
  Bits& closed() { return *reinterpret_cast<Bits*>(layer_.closed); }
  std::size_t row_of(std::uint32_t trumps, Suit plain) const { return std::size_t{trumps} << R | plain; }
  static Suit stepped(Suit set, int card) { return kWins ? set + (Suit{1} << card) : set - (Suit{1} << card); }

  // The layers a step up (for losses: down) in the order. As long as a position there has no fact,
  // neither has the one beneath (over) it.
  void find_settling() {
    Bits* const facts = kWins ? wins_ : losses_;
    for (int card = 0; card + 1 < R; ++card) {
      if ((layer_.other >> card & 3) == kCanStep)
        settling_[settling_count_++] = facts + row_of(layer_.own << R | stepped(layer_.other, card), 0);
      if ((layer_.own >> card & 3) == kCanStep)
        settling_[settling_count_++] = facts + row_of(stepped(layer_.own, card) << R | layer_.other, 0);
    }
  }

  // As in sweep.hpp, a row answers for leads of trumps and of its own plain suit; those of the
  // second plain suit are asked in the row in which the two suits have changed places.
  void row(Suit plain) {
    if (closed().test(static_cast<int>(plain))) return;
    const std::size_t at = row_of(trumps_, plain);
    const Bits open = Bits::all() - wins_[at] - losses_[at];
    if (!open.any()) {
      closed().set(static_cast<int>(plain));
      return;
    }
    const Bits twin = touched_.test(static_cast<int>(plain)) ? there_[plain] : Bits::none();
    Bits asked = open - (kWins ? twin : asked_ - twin);
    for (int card = 0; card + 1 < R; ++card)
      if ((plain >> card & 3) == kCanStep)
        if (const Suit step = stepped(plain, card); asked_.test(static_cast<int>(step))) asked -= failed_[step];
    asked_.set(static_cast<int>(plain));
    for (int i = 0; i < settling_count_ && asked.any(); ++i) asked = asked & settling_[i][plain];
    Bits yes = Bits::none();
    if (asked.any()) {
      const auto leader = static_cast<std::uint32_t>(at), other = Hands<R, 3>::opposite(leader);
      yes = kWins ? bout_.hero_leads(leader, other, asked) : bout_.foil_leads(leader, other, asked);
    }
    if (yes.any()) {
      touch(plain);
      here_[plain] = yes;
      yes.for_each([&](int second) {
        touch(static_cast<Suit>(second));
        there_[second].set(static_cast<int>(plain));
      });
    }
    failed_[plain] = open - yes - (kWins ? twin : Bits::none());
  }

  void touch(Suit plain) {
    if (touched_.test(static_cast<int>(plain))) return;
    touched_.set(static_cast<int>(plain));
    here_[plain] = there_[plain] = Bits::none();
  }

  // A win needs one of the two rows, a loss both.
  void write() {
    Bits* const facts = kWins ? wins_ : losses_;
    touched_.for_each([&](int plain) {
      Bits& row = facts[row_of(trumps_, static_cast<Suit>(plain))];
      const Bits fresh = (kWins ? here_[plain] | there_[plain] : here_[plain] & there_[plain]) - row;
      if (!fresh.any()) return;
      layer_.found += static_cast<std::uint64_t>(fresh.count());
      row |= fresh;
      if (layer_.fresh != nullptr) hand_on(plain, fresh & Bits::below(plain + 1));
    });
  }

  void hand_on(int plain, const Bits& fresh) {
    if (!fresh.any()) return;
    const auto words = fresh.words();
    std::memcpy(layer_.fresh + layer_.fresh_count * words.size(), words.data(), sizeof(words));
    layer_.fresh_rows[layer_.fresh_count++] = static_cast<std::uint32_t>(plain);
  }

  Layer& layer_;
  const std::uint32_t trumps_;
  Bits* const wins_;
  Bits* const losses_;
  const SingleBout<R, HeroWins, FoilLoses> bout_;
  const Bits* settling_[2 * R];
  int settling_count_ = 0;
  Bits asked_ = Bits::none();    // the rows that have been dealt with in this pass
  Bits touched_ = Bits::none();  // the rows of which the following hold anything
  Bits here_[kHands], there_[kHands], failed_[kHands];
};

template <int R, bool kWins>
void pass(Layer& layer) {
  LayerSearch<R, kWins>(layer).run();
}

inline LayerPass pass_for(int ranks, bool wins) {
  switch (ranks) {
    case 2: return wins ? pass<2, true> : pass<2, false>;
    case 3: return wins ? pass<3, true> : pass<3, false>;
    case 4: return wins ? pass<4, true> : pass<4, false>;
    case 5: return wins ? pass<5, true> : pass<5, false>;
    case 6: return wins ? pass<6, true> : pass<6, false>;
    case 7: return wins ? pass<7, true> : pass<7, false>;
    case 8: return wins ? pass<8, true> : pass<8, false>;
    default: return wins ? pass<9, true> : pass<9, false>;
  }
}

}  // namespace trappola::TRAPPOLA_LEVEL

// Quick answers from a table: what a position within a bout is worth, and each action in it.
//
// A bout is searched to its end by alpha-beta on hands as numbers. Three things keep it small: who is
// on turn may take, so an action is worth at most what taking at once leaves its player; within a
// suit only the lowest card of a run is tried, and of the cards that cover only the lowest (both as
// proved for the solver, see docs/svoyi.md); and what was found stays true, so it is remembered.
// PileTable's own rate() plays the same question out on the rules' engine with no such aids.
#pragma once

#include <memory>
#include <vector>

#include "pile_table.hpp"

namespace trappola {

class PileProbe {
 public:
  explicit PileProbe(std::shared_ptr<const PileTable> table);

  const std::shared_ptr<const PileTable>& table() const { return table_; }

  // For the seat on turn. Raise as PileTable::worth does. Not for two threads at once.
  Worth worth(const PileState& state);
  std::vector<RatedAction> rate(const PileState& state);

 private:
  using Hand = std::uint64_t;
  struct Entry {
    Hand mover = 0, other = 0;
    std::int16_t least = 0, most = 0;
    std::int8_t top = -1;  // suit and rank; -1: nothing remembered here
  };
  struct Turn {
    Hand left;
    TopCard top;  // in the words of who is to beat it
    int most;     // what it can be worth at best
  };
  class Turns;

  Suit suit(Hand hand, int suit) const { return static_cast<Suit>(hand >> (3 - suit) * ranks_) & whole_; }
  Hand card(int suit, int rank) const { return Hand{1} << ((3 - suit) * ranks_ + rank); }
  Hand number_of(const PileState& state, int seat) const;
  int leading(Hand leader) const;
  int within(Hand mover, Hand other, TopCard top, int least, int most);
  int after(const Turn& turn, Hand other, int least, int most);
  void add_leads(Turns& turns, Hand mover, Hand other) const;
  void add_beating(Turns& turns, Hand mover, Hand other, TopCard top) const;
  Suit beating(Hand mover, int suit, TopCard top) const;
  bool goes_out(Hand mover, TopCard top) const;
  int score_of(const PileState& state, CardId action);
  int best(const PileState& state);

  std::shared_ptr<const PileTable> table_;
  int ranks_;
  Suit whole_;
  bool cover_and_lead_, low_trump_;
  std::vector<Entry> memo_;
};

}  // namespace trappola

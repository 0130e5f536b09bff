// One bout searched to its end, with what is known of the positions behind it.
//
// Alpha-beta on hands as numbers. Three things keep it small: who is on turn may take, so an action is
// worth at most what taking at once leaves its player; within a suit only the lowest card of a run is
// tried, and of the cards that cover only the lowest (both as proved for the solver, see
// docs/svoyi.md); and what was found is remembered.
#pragma once

#include <algorithm>
#include <vector>

#include "score.hpp"

namespace trappola {

class BoutSearch {
 public:
  using Hand = std::uint64_t;

  BoutSearch(int ranks, bool cover_and_lead, bool low_trump, int memo_bits);
  virtual ~BoutSearch() = default;
  BoutSearch(const BoutSearch&) = delete;
  BoutSearch& operator=(const BoutSearch&) = delete;

 protected:
  // The score of the position in which this hand leads and the other seat holds all other cards.
  virtual int leading(Hand leader) = 0;

  // What is remembered holds as long as this number stays the same.
  int epoch_ = 0;
  void forget() { std::fill(memo_.begin(), memo_.end(), Entry{}); }

  Hand opposite(Hand hand) const;
  int best_lead(Hand leader, Hand other);
  // The score of the seat on turn, and that of an action of its own.
  int best(const PileState& state);
  int score_after(const PileState& state, CardId action);

 private:
  struct Entry {
    Hand mover = 0, other = 0;
    std::int16_t least = 0, most = 0;
    std::int8_t top = -1;  // suit and rank; -1: nothing remembered here
    std::int16_t epoch = 0;
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
  int within(Hand mover, Hand other, TopCard top, int least, int most);
  int after(const Turn& turn, Hand other, int least, int most);
  void add_leads(Turns& turns, Hand mover, Hand other);
  void add_beating(Turns& turns, Hand mover, Hand other, TopCard top);
  Suit beating(Hand mover, int suit, TopCard top) const;
  bool goes_out(Hand mover, TopCard top) const;

  int ranks_;
  Suit whole_;
  bool cover_and_lead_, low_trump_;
  std::vector<Entry> memo_;
  int memo_shift_;
};

}  // namespace trappola

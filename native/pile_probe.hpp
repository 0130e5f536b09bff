// Quick answers: from a table, and without one as far as a search can prove them.
#pragma once

#include <memory>
#include <unordered_map>
#include <vector>

#include "pile_search.hpp"

namespace trappola {

// What a position within a bout is worth, and each action in it, by a table. PileTable's own rate()
// plays the same question out on the rules' engine, without the search's aids.
class PileProbe : public BoutSearch {
 public:
  explicit PileProbe(std::shared_ptr<const PileTable> table);

  // For the seat on turn. Raise as PileTable::worth does. Not for two threads at once.
  Worth worth(const PileState& state);
  std::vector<RatedAction> rate(const PileState& state);
  // Best play of both: the nearest win, the farthest loss. A draw ends when a position comes again.
  std::vector<CardId> line(const PileState& state);

 private:
  int leading(Hand leader) override;
  std::vector<RatedAction> rated(const PileState& endless);

  std::shared_ptr<const PileTable> table_;
};

// Wins and losses that can be proved within so many bouts and positions; every pack, no table. A
// worth of 0 says that nothing was proved, which is no draw.
class PileProver : public BoutSearch {
 public:
  PileProver(int ranks, bool cover_and_lead, bool low_trump);

  // Looks one bout farther each time, until every action is settled or the positions are used up.
  std::vector<RatedAction> rate(const PileState& state, std::uint64_t positions);

 private:
  struct UsedUp {};
  int leading(Hand leader) override;

  int ranks_;
  int bouts_ = 0;  // how many more may begin
  std::uint64_t left_ = 0;
  std::unordered_map<Hand, std::pair<int, int>> known_;  // the bouts it was looked at with, its score
};

}  // namespace trappola

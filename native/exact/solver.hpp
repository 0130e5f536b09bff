// The exact value of a deal when every card is known: both sides play as well as can be.
//
// Alpha-beta over whole tricks with a table of positions (exact/table.hpp) in which equal cards are
// one (exact/relative.hpp). It knows of a game what its TrickModel and Stakes say.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "../stakes.hpp"
#include "../trick_state.hpp"
#include "table.hpp"

namespace trappola::exact {

struct Asked {
  bool every_play = true;       // the value of every play, or only of the best
  bool line = false;            // how play goes on from there
  std::int64_t most_nodes = 0;  // tricks looked at before it gives up; 0: no limit
};

// Points of side 0 less those of side 1 at the end of the deal.
struct Solution {
  bool exact = true;
  int lower = 0;  // the value lies between these; they meet where it is exact
  int upper = 0;
  struct Play {
    CardId action;
    int lower;
    int upper;
  };
  std::vector<Play> plays;  // legal actions in ascending order; empty if not asked for
  std::vector<CardId> best;
  std::vector<CardId> line;
  std::int64_t nodes = 0;
};

// Keeps its memory from one position to the next. One thread at a time may use it.
class Solver {
 public:
  explicit Solver(std::size_t most_entries = std::size_t{1} << 22) : table_(most_entries) {}

  Solution solve(const TrickState& state, const Stakes& stakes, const Asked& asked);

 private:
  Table table_;
};

}  // namespace trappola::exact

// Search over sampled worlds: which action brings most when the other cards are not known.
//
// Tree: information-set tree search. One tree over what is seen; every iteration lays a new world
// into it, walks down by the most promising action among those legal there (UCB, counting how
// often an action was to be had), adds a node and plays the rest out by a light policy.
// Worlds: every world is solved exactly, and an action is worth the mean of its values. Where more
// cards are still to be drawn than can be solved, the tree is searched instead.
//
// Work is split into parts by the number of iterations alone, each with its own stream of random
// numbers and its own tree, summed at the end: the same seed and number of iterations give the same
// on any number of threads.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "../stakes.hpp"
#include "../trick_state.hpp"
#include "../worlds/worlds.hpp"

namespace trappola::search {

enum class Method : std::uint8_t { tree, exact };

// What the margin at the end (points of side 0 less those of side 1) is worth to side 0: itself, or
// table[margin + table.size() / 2], the ends standing for everything beyond.
struct Goal {
  Stakes stakes;
  std::vector<double> table;

  double worth(int margin) const {
    if (table.empty()) return margin;
    const auto middle = static_cast<std::ptrdiff_t>(table.size() / 2);
    const auto last = static_cast<std::ptrdiff_t>(table.size()) - 1;
    const std::ptrdiff_t place = std::clamp<std::ptrdiff_t>(margin + middle, 0, last);
    return table[static_cast<std::size_t>(place)];
  }
};

struct Effort {
  Method method = Method::tree;
  std::int64_t iterations = 0;  // 0: as many as the time allows
  double seconds = 0;           // 0: as long as the iterations take
  int threads = 1;
  std::uint64_t seed = 0;
  double explore = 0.5;  // of the spread of results, in the choice of actions
  bool policy = true;    // whether the rest is played by a light policy, or at random
};

struct Value {
  CardId action = kNoCard;
  std::int64_t visits = 0;
  double mean = 0;    // to the side that acts
  double spread = 0;  // standard deviation of one result
};

struct Result {
  std::vector<Value> values;  // of every legal action, ascending
  CardId best = kNoCard;
  Method method = Method::tree;  // the one that was used
  std::int64_t iterations = 0;
};

// `state` tells what all may see; the hands and the stock in it are replaced by those of the worlds.
// Throws std::invalid_argument if there is nothing to choose, std::domain_error if no world is possible.
Result search(const TrickState& state, const worlds::Sampler& sampler, const Goal& goal, const Effort& effort);

}  // namespace trappola::search

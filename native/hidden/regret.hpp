// The equilibrium of a game of hidden information, by counterfactual regret minimisation.
//
// Predictive regret matching plus (Farina, Kroer, Sandholm, "Faster Game Solving via Predictive Blackwell
// Approachability", 2021), in vector form: one walk through the public tree updates all hands of a seat
// (Johanson et al., "Accelerating Best Response Calculation in Large Extensive Games", 2011). The seats
// take turns; what is played is the average, later rounds counting by the square of their number.
// There is no chance in it: the same game and number of rounds give the same.
#pragma once

#include <cstdint>
#include <vector>

#include "arena.hpp"
#include "profile.hpp"
#include "tree.hpp"

namespace trappola::hidden {

class Regrets {
 public:
  // `tremble`: so often the other is thought to play any card, so that hands know what to do after plays
  // that nobody makes on purpose.
  explicit Regrets(const Tree& tree, double tremble = 0);

  void round();
  std::int64_t rounds() const { return rounds_; }
  Profile average() const { return Profile(tree_, sums_); }

 private:
  void walk(const Node& node, const double* mine, const double* theirs, double* out);
  void learn(const Node& node, const double* mine, const double* value);

  const Tree& tree_;
  double tremble_;
  std::vector<double> even_;  // every legal card alike
  std::vector<double> regrets_;
  std::vector<double> chances_;  // how the next round is played
  std::vector<double> sums_;
  std::vector<double> values_;  // of the cells of the seat that learns, in this walk
  Arena arena_;
  std::int64_t rounds_ = 0;
  double weight_ = 0;
  int seat_ = 0;
  std::vector<double> total_, number_;
};

}  // namespace trappola::hidden

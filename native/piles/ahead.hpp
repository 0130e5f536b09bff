// A few turns ahead in a game with open hands: what each action leads to, as far as a player looks.
//
// Alpha-beta, one turn deeper at a time, until so many positions have been looked at; where it stops, a
// hand is worth what its cards weigh. Unlike BoutSearch it knows no tables and proves nothing but near
// ends: it is how people look ahead.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "state.hpp"

namespace trappola {

class LookAhead {
 public:
  static constexpr double kWon = 1000;  // and the sooner, the more

  // By seat and card: how much the seat would rather be without it.
  using Burdens = std::array<std::array<double, 64>, 2>;

  LookAhead(PileState state, const Burdens& burdens) : state_(std::move(state)), burdens_(burdens) {}

  // Every legal action with its worth for the seat on turn, at the greatest depth that was finished within
  // so many positions; 0 where not even the first was. The order is that in which they were looked at.
  std::vector<std::pair<CardId, double>> worths(int positions);

 private:
  struct Spent {};
  using Rated = std::vector<std::pair<CardId, double>>;

  Rated deepened(Rated worths, int depth);
  double after(CardId action, int depth, double alpha, double beta);
  double value(int depth, double alpha, double beta);
  double weight(int seat) const;

  PileState state_;
  Burdens burdens_;
  int left_ = 0;
};

}  // namespace trappola

#include "regret.hpp"

#include <algorithm>

namespace trappola::hidden {

Regrets::Regrets(const Tree& tree, double tremble)
    : tree_(tree),
      tremble_(tremble),
      regrets_(tree.cells(), 0),
      sums_(tree.cells(), 0),
      values_(tree.cells(), 0),
      arena_(tree) {
  const Profile even(tree);
  even_.reserve(tree.cells());
  for (std::size_t cell = 0; cell < tree.cells(); ++cell) even_.push_back(even[cell]);
  chances_ = even_;
}

void Regrets::round() {
  ++rounds_;
  weight_ = static_cast<double>(rounds_) * static_cast<double>(rounds_);
  const Node& root = tree_.root();
  for (seat_ = 0; seat_ < 2; ++seat_) {
    const std::size_t mark = arena_.mark();
    const std::size_t mine = root.size[static_cast<std::size_t>(seat_)];
    const std::size_t theirs = root.size[static_cast<std::size_t>(1 - seat_)];
    double* ones = arena_.take(std::max(mine, theirs));
    std::fill(ones, ones + std::max(mine, theirs), 1.0);
    walk(root, ones, ones, arena_.take(mine));
    arena_.back_to(mark);
  }
}

// Writes what the node is worth to each hand of the seat that learns. `mine` and `theirs` are the
// chances with which the hands of both come here by their own plays.
void Regrets::walk(const Node& node, const double* mine, const double* theirs, double* out) {
  if (node.branch_count == 0) return last_trick(tree_, node, seat_, theirs, out);
  const auto own = static_cast<std::size_t>(seat_), other = 1 - own;
  const bool acting = node.seat == seat_;
  std::fill(out, out + node.size[own], 0.0);
  for (const Branch& branch : tree_.branches(node)) {
    const Node& next = tree_.node(branch);
    const HandNumber* my_places = tree_.places(branch, seat_);
    const HandNumber* their_places = tree_.places(branch, 1 - seat_);
    const double* chances = chances_.data() + branch.cells;
    const std::size_t mark = arena_.mark();
    double* my_reach = arena_.take(next.size[own]);
    double* their_reach = arena_.take(next.size[other]);
    if (acting) {
      for (std::size_t i = 0; i < next.size[own]; ++i) my_reach[i] = mine[my_places[i]] * chances[i];
      for (std::size_t i = 0; i < next.size[other]; ++i) their_reach[i] = theirs[their_places[i]];
      double* value = values_.data() + branch.cells;
      walk(next, my_reach, their_reach, value);
      for (std::size_t i = 0; i < next.size[own]; ++i) out[my_places[i]] += chances[i] * value[i];
    } else {
      for (std::size_t i = 0; i < next.size[own]; ++i) my_reach[i] = mine[my_places[i]];
      for (std::size_t i = 0; i < next.size[other]; ++i)
        their_reach[i] = theirs[their_places[i]] * ((1 - tremble_) * chances[i] + tremble_ * even_[branch.cells + i]);
      double* value = arena_.take(next.size[own]);
      walk(next, my_reach, their_reach, value);
      for (std::size_t i = 0; i < next.size[own]; ++i) out[my_places[i]] += value[i];
    }
    arena_.back_to(mark);
  }
  if (acting) learn(node, mine, out);
}

// Regret matching plus, the last regret standing for the next one.
void Regrets::learn(const Node& node, const double* mine, const double* value) {
  const auto own = static_cast<std::size_t>(seat_);
  total_.assign(node.size[own], 0);
  number_.assign(node.size[own], 0);
  for (const Branch& branch : tree_.branches(node)) {
    const HandNumber* places = tree_.places(branch, seat_);
    for (std::size_t i = 0; i < tree_.node(branch).size[own]; ++i) {
      const std::size_t cell = branch.cells + i, hand = places[i];
      sums_[cell] += weight_ * mine[hand] * chances_[cell];
      const double regret = values_[cell] - value[hand];
      regrets_[cell] = std::max(regrets_[cell] + regret, 0.0);
      chances_[cell] = std::max(regrets_[cell] + regret, 0.0);
      total_[hand] += chances_[cell];
      ++number_[hand];
    }
  }
  for (const Branch& branch : tree_.branches(node)) {
    const HandNumber* places = tree_.places(branch, seat_);
    for (std::size_t i = 0; i < tree_.node(branch).size[own]; ++i) {
      double& chance = chances_[branch.cells + i];
      const std::size_t hand = places[i];
      chance = total_[hand] > 0 ? chance / total_[hand] : 1 / number_[hand];
    }
  }
}

}  // namespace trappola::hidden

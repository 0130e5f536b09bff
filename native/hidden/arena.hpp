// Room for the numbers of a walk through a tree, given back in the opposite order.
#pragma once

#include <cstddef>
#include <vector>

#include "tree.hpp"

namespace trappola::hidden {

class Arena {
 public:
  // At every step at most three lists of a seat's hands are needed, and one more at the root.
  explicit Arena(const Tree& tree)
      : numbers_((static_cast<std::size_t>(tree.depth()) + 2) * 3 * (tree.all_hands(0).size() + tree.all_hands(1).size())) {}

  double* take(std::size_t size) {
    double* at = numbers_.data() + used_;
    used_ += size;
    return at;
  }
  std::size_t mark() const { return used_; }
  void back_to(std::size_t mark) { used_ = mark; }

 private:
  std::vector<double> numbers_;
  std::size_t used_ = 0;
};

// What the last trick is worth to each hand of a seat, the hands of the other coming with these chances.
inline void last_trick(const Tree& tree, const Node& node, int seat, const double* theirs, double* out) {
  const float* worth = tree.worths(node);
  const std::size_t rows = node.size[0], columns = node.size[1];
  if (seat == 0) {
    for (std::size_t i = 0; i < rows; ++i, worth += columns) {
      double sum = 0;
      for (std::size_t j = 0; j < columns; ++j) sum += static_cast<double>(worth[j]) * theirs[j];
      out[i] = sum;
    }
    return;
  }
  for (std::size_t j = 0; j < columns; ++j) out[j] = 0;
  for (std::size_t i = 0; i < rows; ++i, worth += columns)
    for (std::size_t j = 0; j < columns; ++j) out[j] -= static_cast<double>(worth[j]) * theirs[i];
}

}  // namespace trappola::hidden

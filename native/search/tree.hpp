// The tree of an information-set search, in one flat array.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "../cards.hpp"

namespace trappola::search {

struct Node {
  std::int32_t child = -1;    // the first of its children, the others hang on it by `next`
  std::int32_t next = -1;
  std::uint32_t visits = 0;
  std::uint32_t offered = 0;  // how often it was legal when its parent was visited
  float sum = 0;              // of results, 0 … 1, to the side that acts above it
  CardId action = kNoCard;
};

class Tree {
 public:
  Tree() { nodes_.emplace_back(); }

  std::size_t size() const { return nodes_.size(); }
  Node& operator[](std::int32_t index) { return nodes_[static_cast<std::size_t>(index)]; }
  const Node& operator[](std::int32_t index) const { return nodes_[static_cast<std::size_t>(index)]; }

  std::int32_t add(std::int32_t parent, CardId action) {
    const auto index = static_cast<std::int32_t>(nodes_.size());
    Node node;
    node.action = action;
    node.next = (*this)[parent].child;
    nodes_.push_back(node);
    (*this)[parent].child = index;
    return index;
  }

  // The legal child to visit; `untried` gets the legal actions that have no child yet.
  std::int32_t choose(std::int32_t parent, Cards legal, float explore, Cards& untried) {
    untried = legal;
    std::int32_t best = -1;
    float most = -1e30f;
    for (std::int32_t index = (*this)[parent].child; index >= 0; index = (*this)[index].next) {
      Node& node = (*this)[index];
      if ((legal & bit(node.action)) == 0) continue;
      untried &= ~bit(node.action);
      ++node.offered;
      const float visits = static_cast<float>(node.visits);
      const float worth = node.sum / visits + explore * std::sqrt(log_of(node.offered) / visits);
      if (worth > most) {
        most = worth;
        best = index;
      }
    }
    return best;
  }

 private:
  static float log_of(std::uint32_t number) {
    static const std::vector<float> table = [] {
      std::vector<float> logs(1 << 14);
      for (std::size_t i = 1; i < logs.size(); ++i) logs[i] = std::log(static_cast<float>(i));
      return logs;
    }();
    return number < table.size() ? table[number] : std::log(static_cast<float>(number));
  }

  std::vector<Node> nodes_;
};

}  // namespace trappola::search

// The end of a deal between two seats as a game of hidden information.
//
// All plays are public, so what both know is one tree: a node for every order in which cards can come
// to the table, and in it the hands that each seat may still have. A choice belongs to a node and one of
// its hands. The last trick chooses nothing: there the tree ends in a table of what each pair of hands
// comes to, times how likely the pair is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "../trick_state.hpp"

namespace trappola::hidden {

// Where the cards may lie as the game begins, and how likely it is beside the others.
struct World {
  std::array<Cards, 2> hands{};
  double weight = 1;
};

// What a deal that is over is worth to seat 0; to seat 1 it is worth the opposite.
using Worth = std::function<double(const TrickState&)>;

using HandNumber = std::uint16_t;

// A card that can be played. Its cells stand for the acting hands that can play it, in the order in
// which they are listed in the node it leads to.
struct Branch {
  CardId card = kNoCard;
  std::uint32_t node = 0;
  std::uint32_t cells = 0;
  std::array<std::uint32_t, 2> places{};  // of the hands of both seats there: where they are listed here
};

struct Node {
  int seat = 0;                         // whose turn it is
  std::array<std::uint32_t, 2> hands{};  // where the numbers of the hands begin
  std::array<std::uint32_t, 2> size{};   // how many there are
  std::uint32_t branches = 0;
  std::uint32_t branch_count = 0;  // 0: the last trick
  std::size_t worths = 0;          // there: where the table begins, a row for each hand of seat 0
};

class Tree {
 public:
  static constexpr std::size_t kMostHands = 60'000;
  static constexpr std::size_t kMostWorths = std::size_t{1} << 28;

  // Worlds with the same hands are added up, weights brought to the sum of one.
  // Throws std::invalid_argument if the state is not one of two seats who draw no more cards or if a
  // world does not fit it; std::length_error if the tree grows beyond `most_worths` pairs at its ends.
  Tree(const TrickState& state, const std::vector<World>& worlds, const Worth& worth,
       std::size_t most_worths = kMostWorths);

  const Node& root() const { return nodes_.back(); }
  const Node& node(const Branch& branch) const { return nodes_[branch.node]; }
  std::span<const Branch> branches(const Node& node) const { return {branches_.data() + node.branches, node.branch_count}; }
  const HandNumber* places(const Branch& branch, int seat) const {
    return numbers_.data() + branch.places[static_cast<std::size_t>(seat)];
  }
  std::span<const HandNumber> hands(const Node& node, int seat) const {
    const auto s = static_cast<std::size_t>(seat);
    return {numbers_.data() + node.hands[s], node.size[s]};
  }
  const float* worths(const Node& node) const { return worths_.data() + node.worths; }

  // The hands of a seat as the game begins, by number, and how likely two of them are together.
  const std::vector<Cards>& all_hands(int seat) const { return hands_[static_cast<std::size_t>(seat)]; }
  double weight(std::size_t first, std::size_t second) const { return weights_[first * hands_[1].size() + second]; }

  std::size_t cells() const { return cells_; }
  std::size_t nodes() const { return nodes_.size(); }
  std::size_t ends() const { return worths_.size(); }
  int depth() const { return depth_; }
  double most() const { return most_; }    // the most and the least that a deal can be worth to seat 0
  double least() const { return least_; }

  template <class What>
  void every_node(What what) const {
    for (const Node& node : nodes_)
      if (node.branch_count > 0) what(node);
  }

  // The node after these plays. Throws std::invalid_argument if no world leads there.
  const Node& after(std::span<const CardId> plays) const;

 private:
  using Numbers = std::vector<HandNumber>;
  struct Building;

  void take(const TrickState& state, const std::vector<World>& worlds);
  std::uint32_t grow(Building& building, const std::array<Numbers, 2>& hands);
  void finish(Building& building, Node& node, const std::array<Numbers, 2>& hands);
  bool paired(std::size_t seat, HandNumber hand, const Numbers& others) const;

  std::array<std::vector<Cards>, 2> hands_;
  std::vector<double> weights_;
  std::vector<Node> nodes_;  // the root is the last one
  std::vector<Branch> branches_;
  Numbers numbers_;
  std::vector<float> worths_;
  std::size_t cells_ = 0;
  int depth_ = 0;
  double most_ = 0, least_ = 0;
};

}  // namespace trappola::hidden

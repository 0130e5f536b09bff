#include "tree.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>

namespace trappola::hidden {
namespace {

std::string of_world(std::size_t number) { return "world " + std::to_string(number) + ": "; }

}  // namespace

struct Tree::Building {
  TrickState state;  // as all may see it; a hand is laid into it when it is asked what that may do
  Cards played;      // since the game began
  const Worth& worth;
  std::size_t most_worths;

  void lay(Cards first, Cards second) { state.lay({first & ~played, second & ~played, 0, 0}, nullptr); }
};

Tree::Tree(const TrickState& state, const std::vector<World>& worlds, const Worth& worth, std::size_t most_worths) {
  take(state, worlds);
  depth_ = count(hands_[0][0]) + count(hands_[1][0]);
  most_ = std::numeric_limits<double>::lowest();
  least_ = std::numeric_limits<double>::max();
  Building building{state, 0, worth, most_worths};
  std::array<Numbers, 2> all;
  for (std::size_t seat = 0; seat < 2; ++seat)
    for (std::size_t i = 0; i < hands_[seat].size(); ++i) all[seat].push_back(static_cast<HandNumber>(i));
  grow(building, all);
}

// Checks the worlds and sorts their hands.
void Tree::take(const TrickState& state, const std::vector<World>& worlds) {
  if (state.model()->seats != 2) throw std::invalid_argument("only deals of two seats can be solved with hidden hands");
  if (state.over()) throw std::invalid_argument("the deal is over: there is nothing to choose");
  if (state.stock_left() > 0) throw std::invalid_argument("there are cards in the stock; hidden hands are solved when none is left");
  if (worlds.empty()) throw std::invalid_argument("there is no world: at least one pair of hands must be possible");
  Cards gone = state.taken(0) | state.taken(1);
  for (int i = 0; i < state.on_table(); ++i) gone |= bit(state.table(i));
  double sum = 0;
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    const World& world = worlds[i];
    for (int seat = 0; seat < 2; ++seat) {
      const Cards hand = world.hands[static_cast<std::size_t>(seat)];
      if (count(hand) != count(state.hand(seat)))
        throw std::invalid_argument(of_world(i) + "seat " + std::to_string(seat) + " has " + std::to_string(count(hand)) +
                                    " cards, not " + std::to_string(count(state.hand(seat))) + " as in the state");
      if ((hand & ~state.model()->pack) != 0) throw std::invalid_argument(of_world(i) + "a card is not in the pack");
      if ((hand & gone) != 0) throw std::invalid_argument(of_world(i) + "a card has been played already");
      hands_[static_cast<std::size_t>(seat)].push_back(hand);
    }
    if ((world.hands[0] & world.hands[1]) != 0) throw std::invalid_argument(of_world(i) + "a card lies in both hands");
    if (!(world.weight > 0)) throw std::invalid_argument(of_world(i) + "its weight must be more than nothing");
    sum += world.weight;
  }
  for (auto& hands : hands_) {
    std::sort(hands.begin(), hands.end());
    hands.erase(std::unique(hands.begin(), hands.end()), hands.end());
    if (hands.size() > kMostHands)
      throw std::length_error("a seat has more than " + std::to_string(kMostHands) + " possible hands");
  }
  const auto number = [&](std::size_t seat, Cards hand) {
    return static_cast<std::size_t>(std::lower_bound(hands_[seat].begin(), hands_[seat].end(), hand) - hands_[seat].begin());
  };
  weights_.assign(hands_[0].size() * hands_[1].size(), 0);
  for (const World& world : worlds)
    weights_[number(0, world.hands[0]) * hands_[1].size() + number(1, world.hands[1])] += world.weight / sum;
}

// Whether a hand is possible beside one of these.
bool Tree::paired(std::size_t seat, HandNumber hand, const Numbers& others) const {
  return std::any_of(others.begin(), others.end(), [&](HandNumber other) {
    return (seat == 0 ? weight(hand, other) : weight(other, hand)) > 0;
  });
}

// Adds the node at which these hands are possible, what follows from it first.
std::uint32_t Tree::grow(Building& building, const std::array<Numbers, 2>& hands) {
  TrickState& state = building.state;
  Node node;
  node.seat = state.to_act();
  const auto acting = static_cast<std::size_t>(node.seat);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    node.size[seat] = static_cast<std::uint32_t>(hands[seat].size());
    node.hands[seat] = static_cast<std::uint32_t>(numbers_.size());
    numbers_.insert(numbers_.end(), hands[seat].begin(), hands[seat].end());
  }
  if (count(hands_[acting][hands[acting][0]] & ~building.played) == 1) {
    finish(building, node, hands);
    nodes_.push_back(node);
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }
  std::vector<Cards> may(hands[acting].size());
  Cards all = 0;
  for (std::size_t i = 0; i < may.size(); ++i) {
    std::array<Cards, 2> laid{hands_[0][hands[0][0]], hands_[1][hands[1][0]]};
    laid[acting] = hands_[acting][hands[acting][i]];
    building.lay(laid[0], laid[1]);
    all |= may[i] = state.legal();
  }
  std::vector<Branch> found;
  for (; all != 0; all &= all - 1) {
    Branch branch;
    branch.card = lowest(all);
    std::array<Numbers, 2> stay, places, after;
    for (std::size_t seat = 0; seat < 2; ++seat)
      for (std::size_t i = 0; i < hands[seat].size(); ++i)
        if (seat == acting ? (may[i] & bit(branch.card)) != 0 : (hands_[seat][hands[seat][i]] & bit(branch.card)) == 0)
          stay[seat].push_back(hands[seat][i]);
    // A hand beside which no hand of the other is left is not there any more.
    for (std::size_t seat = 0; seat < 2; ++seat)
      for (std::size_t i = 0, next = 0; i < hands[seat].size() && next < stay[seat].size(); ++i) {
        if (hands[seat][i] != stay[seat][next]) continue;
        if (paired(seat, stay[seat][next], stay[1 - seat])) {
          places[seat].push_back(static_cast<HandNumber>(i));
          after[seat].push_back(hands[seat][i]);
        }
        ++next;
      }
    if (after[0].empty()) continue;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      branch.places[seat] = static_cast<std::uint32_t>(numbers_.size());
      numbers_.insert(numbers_.end(), places[seat].begin(), places[seat].end());
    }
    branch.cells = static_cast<std::uint32_t>(cells_);
    cells_ += places[acting].size();
    building.lay(hands_[0][after[0][0]], hands_[1][after[1][0]]);
    const Cards before = building.played;
    state.play(branch.card);
    building.played |= bit(branch.card);
    branch.node = grow(building, after);
    building.played = before;
    state.undo();
    found.push_back(branch);
  }
  node.branches = static_cast<std::uint32_t>(branches_.size());
  node.branch_count = static_cast<std::uint32_t>(found.size());
  branches_.insert(branches_.end(), found.begin(), found.end());
  nodes_.push_back(node);
  return static_cast<std::uint32_t>(nodes_.size() - 1);
}

// The last trick, played out for every pair of hands.
void Tree::finish(Building& building, Node& node, const std::array<Numbers, 2>& hands) {
  TrickState& state = building.state;
  node.worths = worths_.size();
  if (worths_.size() + hands[0].size() * hands[1].size() > building.most_worths)
    throw std::length_error("the game is too large: give fewer worlds, or begin later in the deal");
  for (const HandNumber first : hands[0])
    for (const HandNumber second : hands[1]) {
      const double weight = this->weight(first, second);
      float value = 0;
      if (weight > 0) {
        building.lay(hands_[0][first], hands_[1][second]);
        int plays = 0;
        for (; !state.over(); ++plays) state.play(lowest(state.legal()));
        const double worth = building.worth(state);
        for (; plays > 0; --plays) state.undo();
        most_ = std::max(most_, worth);
        least_ = std::min(least_, worth);
        value = static_cast<float>(weight * worth);
      }
      worths_.push_back(value);
    }
}

const Node& Tree::after(std::span<const CardId> plays) const {
  const Node* at = &root();
  for (const CardId card : plays) {
    const auto all = branches(*at);
    const auto found = std::find_if(all.begin(), all.end(), [&](const Branch& each) { return each.card == card; });
    if (found == all.end()) throw std::invalid_argument("no world of this game leads to these plays");
    at = &node(*found);
  }
  return *at;
}

}  // namespace trappola::hidden

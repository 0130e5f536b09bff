#include "profile.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include "arena.hpp"

namespace trappola::hidden {
namespace {

// What each hand of a seat gets from a node on, the other playing by a profile; the seat itself plays by
// it as well, or as well as can be.
class Walk {
 public:
  Walk(const Tree& tree, const Profile& profile, int seat, bool best)
      : tree_(tree), profile_(profile), seat_(seat), best_(best), arena_(tree) {}

  void run(const Node& node, const double* theirs, double* out) {
    if (node.branch_count == 0) return last_trick(tree_, node, seat_, theirs, out);
    const auto mine = static_cast<std::size_t>(seat_);
    const bool acting = node.seat == seat_;
    std::fill(out, out + node.size[mine], acting && best_ ? std::numeric_limits<double>::lowest() : 0.0);
    for (const Branch& branch : tree_.branches(node)) {
      const std::size_t mark = arena_.mark();
      const double* value = branched(branch, acting, theirs);
      const HandNumber* places = tree_.places(branch, seat_);
      for (std::size_t i = 0; i < tree_.node(branch).size[mine]; ++i) {
        double& sum = out[places[i]];
        if (!acting) {
          sum += value[i];
        } else if (best_) {
          sum = std::max(sum, value[i]);
        } else {
          sum += profile_[branch.cells + i] * value[i];
        }
      }
      arena_.back_to(mark);
    }
  }

  // The values after a branch, by the hands of the node it leads to; they live in the arena.
  double* branched(const Branch& branch, bool acting, const double* theirs) {
    const Node& next = tree_.node(branch);
    const auto mine = static_cast<std::size_t>(seat_);
    double* value = arena_.take(next.size[mine]);
    double* reach = arena_.take(next.size[1 - mine]);
    const HandNumber* places = tree_.places(branch, 1 - seat_);
    for (std::size_t i = 0; i < next.size[1 - mine]; ++i)
      reach[i] = theirs[places[i]] * (acting ? 1.0 : profile_[branch.cells + i]);
    run(next, reach, value);
    return value;
  }

 private:
  const Tree& tree_;
  const Profile& profile_;
  int seat_;
  bool best_;
  Arena arena_;
};

}  // namespace

Profile::Profile(const Tree& tree) : Profile(tree, std::vector<double>(tree.cells(), 0)) {}

Profile::Profile(const Tree& tree, const std::vector<double>& weights) : tree_(&tree), chances_(weights) {
  std::vector<double> sum, number;
  const auto normalise = [&](const Node& node) {
    const auto acting = static_cast<std::size_t>(node.seat);
    sum.assign(node.size[acting], 0);
    number.assign(node.size[acting], 0);
    const auto each_cell = [&](auto what) {
      for (const Branch& branch : tree.branches(node)) {
        const HandNumber* places = tree.places(branch, node.seat);
        for (std::size_t i = 0; i < tree.node(branch).size[acting]; ++i) what(places[i], chances_[branch.cells + i]);
      }
    };
    each_cell([&](std::size_t hand, double weight) { sum[hand] += weight, ++number[hand]; });
    each_cell([&](std::size_t hand, double& weight) { weight = sum[hand] > 0 ? weight / sum[hand] : 1 / number[hand]; });
  };
  tree.every_node(normalise);
}

struct Profile::Found {
  const Node* node;
  std::size_t hand;            // its place in the node
  std::vector<double> theirs;  // how likely each hand of the other is to come here, the seat's own hand known
};

Profile::Found Profile::find(std::span<const CardId> plays, Cards hand) const {
  const Node& last = tree_->after(plays);
  const int seat = last.seat;
  const auto mine = static_cast<std::size_t>(seat);
  const Node* at = &tree_->root();
  std::vector<double> reach(at->size[1 - mine], 1.0);
  Cards whole = hand;
  for (const CardId card : plays) {
    if (at->seat == seat) whole |= bit(card);
    const auto all = tree_->branches(*at);
    const Branch& branch = *std::find_if(all.begin(), all.end(), [&](const Branch& each) { return each.card == card; });
    const HandNumber* places = tree_->places(branch, 1 - seat);
    std::vector<double> next(tree_->node(branch).size[1 - mine]);
    for (std::size_t i = 0; i < next.size(); ++i)
      next[i] = reach[places[i]] * (at->seat == seat ? 1.0 : chances_[branch.cells + i]);
    reach = std::move(next);
    at = &tree_->node(branch);
  }
  const auto hands = tree_->hands(last, seat);
  const auto found = std::find_if(hands.begin(), hands.end(),
                                  [&](HandNumber number) { return tree_->all_hands(seat)[number] == whole; });
  if (found == hands.end()) throw std::invalid_argument("no world of this game has this hand after these plays");
  return {&last, static_cast<std::size_t>(found - hands.begin()), std::move(reach)};
}

void Profile::put(std::span<const CardId> plays, Cards hand, const std::vector<std::pair<CardId, double>>& chances) {
  const Found found = find(plays, hand);
  const auto acting = static_cast<std::size_t>(found.node->seat);
  std::vector<std::pair<std::size_t, double>> cells;
  double sum = 0;
  std::size_t used = 0;
  for (const Branch& branch : tree_->branches(*found.node)) {
    const HandNumber* places = tree_->places(branch, found.node->seat);
    const HandNumber* end = places + tree_->node(branch).size[acting];
    const HandNumber* place = std::lower_bound(places, end, found.hand);
    if (place == end || *place != found.hand) continue;
    double chance = 0;
    for (const auto& [card, given] : chances)
      if (card == branch.card) {
        chance = given;
        ++used;
      }
    if (!(chance >= 0)) throw std::invalid_argument("a chance must not be negative");
    cells.emplace_back(branch.cells + static_cast<std::size_t>(place - places), chance);
    sum += chance;
  }
  if (used != chances.size()) throw std::invalid_argument("a card is given a chance that is not legal for this hand");
  if (std::abs(sum - 1) > 1e-6) throw std::invalid_argument("the chances of a hand must add up to one");
  for (const auto& [cell, chance] : cells) chances_[cell] = chance / sum;
}

std::vector<Profile::Choice> Profile::at(std::span<const CardId> plays, Cards hand) const {
  Found found = find(plays, hand);
  const int seat = found.node->seat;
  const auto mine = static_cast<std::size_t>(seat);
  const std::size_t number = tree_->hands(*found.node, seat)[found.hand];
  const auto others = tree_->hands(*found.node, 1 - seat);
  const auto weight = [&](std::size_t other) {
    return seat == 0 ? tree_->weight(number, others[other]) : tree_->weight(others[other], number);
  };
  const auto mass = [&] {
    double sum = 0;
    for (std::size_t i = 0; i < others.size(); ++i) sum += weight(i) * found.theirs[i];
    return sum;
  };
  double sum = mass();
  if (!(sum > 0)) {  // the other never plays like this: then each of its hands may
    std::fill(found.theirs.begin(), found.theirs.end(), 1.0);
    sum = mass();
  }
  std::vector<Choice> choices;
  Walk walk(*tree_, *this, seat, false);
  for (const Branch& branch : tree_->branches(*found.node)) {
    const HandNumber* places = tree_->places(branch, seat);
    const HandNumber* end = places + tree_->node(branch).size[mine];
    const HandNumber* place = std::lower_bound(places, end, found.hand);
    if (place == end || *place != found.hand) continue;
    const auto cell = static_cast<std::size_t>(place - places);
    const double* values = walk.branched(branch, true, found.theirs.data());
    choices.push_back({branch.card, chances_[branch.cells + cell], sum > 0 ? values[cell] / sum : 0.0});
  }
  return choices;
}

double Profile::whole(int seat, bool best) const {
  const Node& root = tree_->root();
  const std::vector<double> theirs(root.size[static_cast<std::size_t>(1 - seat)], 1.0);
  std::vector<double> values(root.size[static_cast<std::size_t>(seat)]);
  Walk(*tree_, *this, seat, best).run(root, theirs.data(), values.data());
  double sum = 0;
  for (const double value : values) sum += value;
  return sum;
}

double Profile::value() const { return whole(0, false); }

double Profile::best_response(int seat) const { return whole(seat, true); }

}  // namespace trappola::hidden

// Worlds: where every card may lie, given what one seat knows, each as likely as the next.
//
// An unseen card may lie in certain places (a hand, the stock, cards laid away). Cases divide what
// is possible, such as which of four kings is the one missing from three declared. A case is drawn
// by the number of its worlds, then card after card its place by the number of worlds that are left:
// so every world has the same chance, and none is rejected. Only what was declared of a hand that
// has changed since is tried and rejected (`Limit`).
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "../cards.hpp"
#include "../random.hpp"

namespace trappola::worlds {

inline constexpr int kMostPlaces = 8;

// So many hidden cards lie in the hand of `seat`, or nowhere that play will reach (-1).
struct Place {
  int seat = -1;
  int capacity = 0;
};

// A card of the stock: a known one, or one out of a place.
struct Slot {
  CardId card = kNoCard;
  int place = -1;
};

// For every unseen card the places it may lie in (a bit each), and cards that a seat certainly held,
// or certainly did not hold, when it declared.
struct Case {
  std::vector<std::uint32_t> allowed;
  std::array<Cards, 4> held{};
  std::array<Cards, 4> lacked{};
};

// When it declared, a seat held at least and at most so many of these cards.
struct Limit {
  int seat = 0;
  Cards cards = 0;
  int least = 0;
  int most = kMaxCards;
};

// What became of a hand since its declarations: an unseen card drawn (kNoCard), or a card played.
struct Course {
  int declared_with = 0;  // the size of the hand then
  std::vector<CardId> steps;
};

struct World {
  std::array<Cards, 4> hands{};
  std::array<CardId, kMaxCards> stock{};
  int stock_size = 0;
};

struct Knowledge {
  std::array<Cards, 4> known{};  // cards certain to be in each hand
  std::vector<CardId> unseen;
  std::vector<Place> places;
  std::vector<Slot> stock;  // the next card to be drawn first
  std::vector<Case> cases;
  std::vector<Limit> limits;
  std::array<Course, 4> courses;
};

class Sampler {
 public:
  // Throws std::invalid_argument if the parts do not fit, std::domain_error if no world is possible.
  explicit Sampler(Knowledge knowledge);

  // How many ways there are to lay the unseen cards into their places, limits not regarded; one where
  // nothing is hidden.
  double ways() const;

  // The same, each of them as often as there are courses that lead to it: the weights of sampling.
  double count() const { return count_; }

  // Throws std::domain_error if no world within the limits is found.
  void sample(Random& random, World& world) const;

  // The hands of every world, with the weight of as many worlds as have them.
  // Throws std::length_error if there are more than `most` ways to lay the cards, std::invalid_argument
  // where worlds are tried and rejected, so that they cannot be listed.
  std::vector<std::pair<std::array<Cards, 4>, double>> every(double most) const;

  const Knowledge& knowledge() const { return knowledge_; }

  // The same knowledge, but these worlds and no others, drawn by weight.
  Sampler of(std::vector<World> worlds, const std::vector<double>& weights) const;

 private:
  struct Plan {
    double worlds;
    std::vector<std::uint8_t> order;  // unseen cards, those that may lie anywhere last
    std::size_t bound;                // how many may not lie anywhere
    std::vector<double> ways;         // by card and what is left of the capacities
  };

  Plan plan_of(const Case& each) const;
  std::size_t state_of(const std::array<int, kMostPlaces>& left) const;
  void fill(const Plan& plan, const Case& each, Random& random, std::array<std::uint8_t, kMaxCards>& place) const;
  bool rejects(const Case& each) const;
  bool within_limits(const Case& each, Random& random, const World& world) const;

  Knowledge knowledge_;
  std::vector<Plan> plans_;
  std::array<std::size_t, kMostPlaces> stride_{};
  std::size_t states_ = 1;
  double count_ = 0;
  std::vector<World> listed_;  // if not empty, the only worlds that are drawn
  std::vector<double> upto_;   // the sum of their weights up to each
};

}  // namespace trappola::worlds

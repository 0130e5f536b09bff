// How both seats play, what that is worth, and what the best answer to it gains.
#pragma once

#include <span>
#include <vector>

#include "tree.hpp"

namespace trappola::hidden {

// For every cell of a tree the chance with which its hand plays its card.
class Profile {
 public:
  explicit Profile(const Tree& tree);                            // every legal card alike
  Profile(const Tree& tree, const std::vector<double>& weights);  // by weight; alike where all are nothing

  double operator[](std::size_t cell) const { return chances_[cell]; }

  // How the acting seat plays its hand after these plays; the hand is as it is then.
  // Throws std::invalid_argument if no world leads there, or if the chances do not fit the legal cards.
  void put(std::span<const CardId> plays, Cards hand, const std::vector<std::pair<CardId, double>>& chances);

  struct Choice {
    CardId card;
    double chance;
    double value;  // to the seat, on the average of the worlds that this profile leads here
  };
  std::vector<Choice> at(std::span<const CardId> plays, Cards hand) const;

  // What the deal is worth to seat 0.
  double value() const;
  // What a seat gets on the average that knows how the other plays, and answers in the best way.
  double best_response(int seat) const;
  // What a best answer gains over the profile, the mean of both seats: nothing in an equilibrium.
  double exploitability() const { return (best_response(0) + best_response(1)) / 2; }

 private:
  struct Found;
  Found find(std::span<const CardId> plays, Cards hand) const;
  double whole(int seat, bool best) const;

  const Tree* tree_;
  std::vector<double> chances_;
};

}  // namespace trappola::hidden

// Quick answers: from a table, and without one as far as a search can prove them.
#pragma once

#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "guess.hpp"
#include "search.hpp"

namespace trappola {

// What a position within a bout is worth, and each action in it, by a table. PileTable's own rate()
// plays the same question out on the rules' engine, without the search's aids.
class PileProbe : public BoutSearch {
 public:
  explicit PileProbe(std::shared_ptr<const PileTable> table);

  // For the seat on turn. Raise as PileTable::worth does. Not for two threads at once.
  Worth worth(const PileState& state);
  std::vector<RatedAction> rate(const PileState& state);
  // Best play of both: the nearest win, the farthest loss. A draw ends when a position comes again.
  std::vector<CardId> line(const PileState& state);

 private:
  int leading(Hand leader) override;
  std::vector<RatedAction> rated(const PileState& endless);

  std::shared_ptr<const PileTable> table_;
};

// Wins and losses proved by looking ahead, with their exact distances; for every pack.
//
// Without a table nothing else is known: a worth of 0 says that nothing was proved, which is no draw.
// Over a table without distances the values are those of the table, and how far an end is that lies
// beyond what was looked at is guessed. Such a distance is kGuessed or more; it only serves to tell what
// comes nearer to the end. With a judgement of hands instead of a table who wins is guessed too.
class PileProver : public BoutSearch {
 public:
  static constexpr int kGuessed = 500;

  // What a hand is worth to the leader at a glance: the sum of its cards, by their place in the number of
  // the hand, less that of the other's, and of leading. The greater, the likelier a win; a hundred is a lot.
  struct Judgement {
    std::vector<double> cards;
    double lead = 0;
  };

  PileProver(int ranks, bool cover_and_lead, bool low_trump, std::optional<Judgement> judgement = std::nullopt);
  explicit PileProver(std::shared_ptr<const PileTable> table);

  // Looks one bout farther each time, until every action is settled, or the positions are used up, or
  // there is nothing farther to look at. Leaders' hands in `behind` have been before: coming back to them
  // is guessed to be no way to the end.
  std::vector<RatedAction> rate(const PileState& state, std::uint64_t positions,
                                const std::vector<std::uint64_t>& behind = {});

 private:
  static constexpr int kBack = 900;  // the distance of what leads back, farther than any guess
  static constexpr int kMostBouts = 255;

  struct UsedUp {};
  int leading(Hand leader) override;
  int beyond(Hand leader);
  int judged(Hand leader) const;
  bool guesses() const { return table_ != nullptr || judgement_; }
  void look_at_one();
  bool settled(int score) const { return score != 0 && kBest - (score > 0 ? score : -score) < kGuessed; }

  int ranks_;
  std::shared_ptr<const PileTable> table_;
  std::optional<DistanceGuess> guess_;
  std::optional<Judgement> judgement_;
  int bouts_ = 0;  // how many more may begin
  std::uint64_t left_ = 0;
  std::unordered_set<Hand> behind_;
  std::unordered_map<Hand, int> guessed_;
  std::unordered_map<Hand, std::pair<int, int>> known_;  // the bouts it was looked at with, its score
};

}  // namespace trappola

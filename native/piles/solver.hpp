// Solves beating and taking a pile with open hands: sweeps until nothing more follows.
//
// Whatever is neither won nor lost when a sweep finds nothing is a draw: then neither seat can bring
// about more, however long they play. Only what is proved is ever stored.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "facts.hpp"
#include "table.hpp"

namespace trappola {

class PileSolver {
 public:
  static std::unique_ptr<PileSolver> make(int ranks, bool cover_and_lead, bool low_trump, bool distances,
                                          int threads);
  // Whether there is a solver that keeps distances.
  static bool can_keep_distances(int ranks, bool cover_and_lead);
  // The most memory that solving takes, in bytes.
  static std::size_t bytes_needed(int ranks, bool cover_and_lead, bool distances, int threads);

  virtual ~PileSolver() = default;
  PileSolver(const PileSolver&) = delete;
  PileSolver& operator=(const PileSolver&) = delete;

  // One sweep; how many positions it has settled. Its facts go to `keep` as they are found. A
  // cancelled one leaves `sweeps` as it is; in place what it has found stays, else it changes nothing.
  std::uint64_t sweep() { return sweep({}); }
  virtual std::uint64_t sweep(const KeepFacts& keep) = 0;

  // Whether facts are written where they are found. Then they count without the rest of their sweep,
  // too, and all that is known can be kept in their place.
  virtual bool in_place() const { return false; }

  // Sweeps that were kept are done again without the work: the blocks of one in any order, then its
  // end; the same for the next. `learnt` ends it all, and blocks that no end has followed count
  // only in place. Raises, and leaves the solver of no further use, if they are not such sweeps.
  virtual void learn(std::size_t list, const std::uint8_t* bytes, std::size_t size) = 0;
  virtual void end_sweep(int number) = 0;
  virtual void learnt() = 0;

  // All that is known, as the blocks of one sweep; only in place.
  virtual void known(const KeepFacts& keep) const;

  void cancel() { cancelled_ = true; }
  double share() const { return static_cast<double>(tasks_done_) / static_cast<double>(tasks_); }
  int sweeps() const { return sweeps_; }
  bool finished() const { return finished_; }
  std::uint64_t settled() const { return settled_; }
  std::shared_ptr<PileTable> table() const { return table_; }

 protected:
  PileSolver(std::shared_ptr<PileTable> table, std::size_t tasks) : table_(std::move(table)), tasks_(tasks) {}

  std::shared_ptr<PileTable> table_;
  std::atomic<bool> cancelled_{false};
  std::atomic<std::size_t> tasks_done_{0};  // of the sweep at hand
  std::size_t tasks_;
  int sweeps_ = 0;
  bool finished_ = false;
  std::uint64_t settled_ = 0;
};

}  // namespace trappola

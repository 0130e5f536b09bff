// Solves beating and taking a pile with open hands: sweeps until nothing more follows.
//
// Whatever is neither won nor lost when a sweep finds nothing is a draw: then neither seat can bring
// about more, however long they play. Only what is proved is ever stored.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

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

  // One sweep; how many positions it has settled. A cancelled one leaves `sweeps` as it is; in place
  // what it has found stays, else it changes nothing.
  virtual std::uint64_t sweep() = 0;

  // Whether facts are written where they are found. Then no sweep can be told from another, and what
  // is known is kept as a whole.
  virtual bool in_place() const { return false; }

  // What the last sweep has found, and doing such a sweep again without the work. Raises, and
  // leaves the solver of no further use, if the bytes are not such a sweep. Not in place.
  virtual std::vector<std::uint8_t> facts() const = 0;
  virtual void replay(const std::uint8_t* bytes, std::size_t size) = 0;

  // What is known in a part of the layers, and knowing it again; only in place. Raises if the bytes
  // are no such part. The parts are numbered from 0; all must be given before going on.
  virtual std::size_t parts() const { return 0; }
  virtual std::vector<std::uint8_t> known(std::size_t part) const;
  virtual void know(std::size_t part, const std::uint8_t* bytes, std::size_t size);
  virtual void go_on_after(int sweeps);

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

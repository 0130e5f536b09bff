// One pass over a layer in place: all positions with the same trumps, either for wins or for losses.
//
// What a pass finds counts from the next look-up on. Every fact is proved by facts, so the order of
// passes, and two of them at once on different layers or for different results, change only how soon
// a fact is found: a look-up that meets a write sees some of the new bits or none. As the number of a
// sweep is no distance then, only who wins is kept.
#pragma once

#include <cstddef>
#include <cstdint>

namespace trappola {

struct Layer {
  std::uint64_t *wins, *losses;  // the planes of the table
  std::uint64_t* closed;         // a bit for each row of the layer in which such a pass found nothing open
  std::uint32_t own, other;      // the trumps the leader holds
  bool low_trump;
  // Where the pass writes what it has found, a row after the other, with room for a layer; twins left
  // out. Nowhere if that is not wanted.
  std::uint64_t* fresh = nullptr;
  std::uint32_t* fresh_rows = nullptr;  // their numbers in the layer
  std::size_t fresh_count = 0;
  std::uint64_t found = 0;  // positions settled by the pass
  bool all_closed = false;
};

using LayerPass = void (*)(Layer&);

// The pass for so many ranks, kLeastSolvedRanks to kMostSolvedRanks.
LayerPass layer_pass(int ranks, bool wins);
// The same for processors with registers of 512 bits.
LayerPass wide_layer_pass(int ranks, bool wins);

}  // namespace trappola

// Playing deals to their end at random, over many threads.
//
// Deals are handed out in fixed blocks, each with its own stream of random numbers, so
// the same seed gives the same result on any number of threads.
#pragma once

#include <array>
#include <cstdint>

#include "piles/state.hpp"
#include "trick_state.hpp"

namespace trappola {

struct Playouts {
  std::int64_t deals = 0;
  std::int64_t actions = 0;
  std::array<std::int64_t, 2> points{};  // sums over the deals
  std::array<std::int64_t, 2> wins{};    // deals with more points, or won outright
  std::int64_t ties = 0;
};

// Random deals of the model's pack.
Playouts play_random_deals(const std::shared_ptr<const TrickModel>& model, std::int64_t deals,
                           std::uint64_t seed, int threads);

// The rest of one deal, again and again.
Playouts play_out(const TrickState& from, std::int64_t deals, std::uint64_t seed, int threads);
Playouts play_out(const PileState& from, std::int64_t deals, std::uint64_t seed, int threads);

}  // namespace trappola

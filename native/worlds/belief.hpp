// Which worlds explain best what the others did: worlds weighed by habits and signs.
#pragma once

#include <cstdint>
#include <vector>

#include "../trick_state.hpp"
#include "habits.hpp"
#include "worlds.hpp"

namespace trappola::worlds {

// Who said or did something has, with the cards played since, between least and most of these; a
// world in which that is not so is worth only so much.
struct Sign {
  int seat = 0;
  Cards played = 0;
  Cards cards = 0;
  int least = 0;
  int most = kMaxCards;
  double unlike = 0.1;
};

// So many worlds drawn from a sampler, to be sampled by how likely the seat that acts finds what the
// others have played in them, since hands do not change any more.
// Throws std::domain_error if no world is possible.
Sampler believed(const Sampler& from, const TrickState& state, const Habits::Features& weights,
                 const std::vector<Sign>& signs, int number, std::uint64_t seed);

}  // namespace trappola::worlds

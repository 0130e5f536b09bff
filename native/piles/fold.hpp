// A table's planes as they are kept in files: half of each, as both plain suits are the same.
//
// A group is what belongs to one pair of trump sets: a square of the two plain suits, the same when
// it is turned over its diagonal. Kept is, row by row, what does not lie right of the diagonal; bits
// are put together and the last byte of a group is filled up with zeros.
#pragma once

#include <cstdint>
#include <vector>

#include "table.hpp"

namespace trappola {

enum class Plane { wins, draws, distances };

constexpr std::size_t folded_group(int ranks, Plane plane) {
  const std::size_t kept = ((std::size_t{1} << ranks) + 1) << (ranks - 1);
  return plane == Plane::distances ? kept : (kept + 7) / 8;
}

std::vector<std::uint8_t> fold(const PileTable& table, Plane plane, std::size_t group, std::size_t groups);
// The planes must be given in their order: of the draws follow the losses.
void unfold(PileTable& table, Plane plane, std::size_t group, const std::uint8_t* bytes, std::size_t groups);

}  // namespace trappola

// Solves one card a turn in place: who wins, and nothing else, in as little memory as there is.
#pragma once

#include "solver.hpp"

namespace trappola {

std::unique_ptr<PileSolver> make_in_place_solver(int ranks, bool low_trump, int threads);
std::size_t in_place_bytes(int ranks, int threads);

}  // namespace trappola

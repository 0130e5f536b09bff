// The solver of piles and what is asked of its tables, as Python sees them.
#pragma once

#include <nanobind/nanobind.h>

namespace trappola {

void bind_pile_solver(nanobind::module_& m);
void bind_pile_probe(nanobind::module_& m);  // after the solver

}  // namespace trappola

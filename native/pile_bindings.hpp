// The solver of piles as Python sees it.
#pragma once

#include <nanobind/nanobind.h>

namespace trappola {

void bind_pile_solver(nanobind::module_& m);

}  // namespace trappola

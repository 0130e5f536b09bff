// The sampler of worlds as Python sees it.
#pragma once

#include <nanobind/nanobind.h>

namespace trappola {

void bind_worlds(nanobind::module_& m);

}  // namespace trappola

// The search over sampled worlds as Python sees it.
#pragma once

#include <nanobind/nanobind.h>

namespace trappola {

void bind_search(nanobind::module_& m);

}  // namespace trappola

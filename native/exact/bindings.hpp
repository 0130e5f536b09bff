// The exact solver of tricks as Python sees it.
#pragma once

#include <nanobind/nanobind.h>

namespace trappola {

void bind_exact(nanobind::module_& m);

}  // namespace trappola

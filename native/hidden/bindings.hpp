// Games of hidden information as Python sees them.
#pragma once

#include <nanobind/nanobind.h>

namespace trappola {

void bind_hidden(nanobind::module_& m);

}  // namespace trappola

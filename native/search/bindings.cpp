#include "bindings.hpp"

#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>
#include <utility>

#include "search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace trappola {

void bind_search(nb::module_& m) {
  using search::Method;
  using search::Result;

  nb::enum_<Method>(m, "SearchMethod", "How worlds are searched.")
      .value("tree", Method::tree, "One tree over what is seen, a new world in every iteration.")
      .value("exact", Method::exact, "Every world solved with open hands, the values averaged; where more than two cards of the stock\n"
             "are still to be drawn, the same as tree.");

  nb::class_<Result>(m, "SearchResult", "What a search has found.")
      .def_prop_ro("best", [](const Result& result) { return int{result.best}; })
      .def_prop_ro(
          "values",
          [](const Result& result) {
            nb::dict values;
            for (const search::Value& each : result.values)
              values[nb::int_(int{each.action})] = nb::make_tuple(each.mean, each.spread, each.visits);
            return values;
          },
          nb::sig("def values(self) -> dict[int, tuple[float, float, int]]"),
          "For every legal action its mean result to the side that acts, the standard deviation of one\n"
          "result, and how often it was tried.")
      .def_ro("method", &Result::method, "How it was found: tree where worlds were too large to be solved.")
      .def_ro("iterations", &Result::iterations,
              "Worlds looked at. Where nothing is hidden one is enough to solve it.");

  m.def(
      "search",
      [](const TrickState& state, const worlds::Sampler& sampler, const Stakes& stakes, const std::vector<double>& table,
         Method method, std::int64_t iterations, double seconds, int threads, std::uint64_t seed, double explore,
         bool policy) {
        const nb::gil_scoped_release release;
        const search::Goal goal{stakes, table};
        return search::search(state, sampler, goal, {method, iterations, seconds, threads, seed, explore, policy});
      },
      "state"_a, "worlds"_a, "stakes"_a = Stakes{}, nb::kw_only(), "table"_a = std::vector<double>{},
      "method"_a = Method::tree, "iterations"_a = 0, "seconds"_a = 0.0, "threads"_a = 1, "seed"_a = 0,
      "explore"_a = 0.5, "policy"_a = true,
      "Which action brings most, over worlds sampled from what a seat knows.\n\n"
      "state: the deal as all may see it; its hands and stock are replaced by those of the worlds.\n"
      "table: what the margin at the end is worth to side 0, table[margin + len(table) // 2]; without it the\n"
      "margin itself. iterations, seconds: whichever is reached first; 0 is no limit. The same seed and number\n"
      "of iterations give the same result on any number of threads. policy: the rest is played out by a\n"
      "light policy instead of at random. explore: how much is tried beside what looks best, as a part of the\n"
      "spread of results. Raises ValueError if there is nothing to choose or no world is possible.");
}

}  // namespace trappola

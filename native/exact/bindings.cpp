#include "bindings.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <mutex>
#include <optional>
#include <tuple>

#include "solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace trappola {
namespace {

using CaptureSpec = std::tuple<Cards, int, int, std::vector<int>>;

Stakes stakes_of(std::array<int, 2> base, const std::vector<CaptureSpec>& captures, std::array<int, 2> no_trick,
                 std::array<int, 2> few_points, int least) {
  Stakes stakes;
  stakes.base = base;
  for (const auto& [cards, taker, owner, worth] : captures) stakes.captures.push_back({cards, taker, owner, worth});
  stakes.no_trick = no_trick;
  stakes.few_points = few_points;
  stakes.least = least;
  stakes.check();
  return stakes;
}

// A solver may be asked from several threads; they wait for each other.
struct SharedSolver {
  explicit SharedSolver(std::size_t most_entries) : solver(most_entries) {}
  exact::Solver solver;
  std::mutex mutex;
};

nb::dict by_action(const exact::Solution& solution) {
  nb::dict values;
  for (const auto& play : solution.plays) values[nb::int_(int{play.action})] = nb::make_tuple(play.lower, play.upper);
  return values;
}

}  // namespace

void bind_exact(nb::module_& m) {
  nb::class_<Stakes>(m, "Stakes",
                     "What a deal is worth besides its tricks, for both sides.\n\n"
                     "base: points each side has already. captures: (cards, taker, owner, worth): worth[k] points for\n"
                     "the side `owner` when k of the cards lie in the tricks of `taker`. no_trick, few_points: what\n"
                     "the other side gets if a side wins no trick, or wins one but has fewer than `least` points.\n"
                     "Raises ValueError if the parts do not fit.")
      .def(
          "__init__",
          [](Stakes* self, std::array<int, 2> base, const std::vector<CaptureSpec>& captures,
             std::array<int, 2> no_trick, std::array<int, 2> few_points, int least) {
            new (self) Stakes(stakes_of(base, captures, no_trick, few_points, least));
          },
          nb::kw_only(), "base"_a = std::array<int, 2>{0, 0}, "captures"_a = std::vector<CaptureSpec>{},
          "no_trick"_a = std::array<int, 2>{0, 0}, "few_points"_a = std::array<int, 2>{0, 0}, "least"_a = 0)
      .def_ro("base", &Stakes::base)
      .def_prop_ro("captures",
                   [](const Stakes& stakes) {
                     std::vector<CaptureSpec> captures;
                     for (const Capture& each : stakes.captures)
                       captures.emplace_back(each.cards, each.taker, each.owner, each.worth);
                     return captures;
                   })
      .def_ro("no_trick", &Stakes::no_trick)
      .def_ro("few_points", &Stakes::few_points)
      .def_ro("least", &Stakes::least)
      .def("points", &Stakes::points, "state"_a, "The points of both sides, if the deal is over.");

  nb::class_<exact::Solution>(m, "Solution",
                              "What a position is worth: points of side 0 less those of side 1 at the end of the deal.")
      .def_ro("exact", &exact::Solution::exact, "False if the nodes were used up; then only the bounds are proven.")
      .def_ro("lower", &exact::Solution::lower)
      .def_ro("upper", &exact::Solution::upper)
      .def_prop_ro(
          "value",
          [](const exact::Solution& solution) {
            return solution.exact ? std::optional<int>(solution.lower) : std::nullopt;
          },
          "The value; None if it is not known exactly.")
      .def_prop_ro("plays", &by_action, nb::sig("def plays(self) -> dict[int, tuple[int, int]]"),
                   "The lower and the upper bound of every legal play; they are equal where the value is exact.")
      .def_prop_ro("best", [](const exact::Solution& s) { return std::vector<int>(s.best.begin(), s.best.end()); },
                   "All best plays, ascending; empty if the value is not known.")
      .def_prop_ro("line", [](const exact::Solution& s) { return std::vector<int>(s.line.begin(), s.line.end()); },
                   "The actions of best play to the end of the deal, if asked for.")
      .def_ro("nodes", &exact::Solution::nodes, "How many tricks were begun in the search.");

  nb::class_<SharedSolver>(m, "Solver",
                           "Solves positions of tricks in which every card is known.\n\n"
                           "It keeps its memory, at most `entries` positions of 16 bytes, from one call to the next.\n"
                           "Several threads may share one; they wait for each other.")
      .def(nb::init<std::size_t>(), "entries"_a = std::size_t{1} << 22)
      .def(
          "solve",
          [](SharedSolver& self, const TrickState& state, const Stakes& stakes, bool every_play, bool line,
             std::int64_t most_nodes) {
            if (most_nodes < 0) throw nb::value_error("most_nodes must not be negative");
            const nb::gil_scoped_release release;
            const std::lock_guard lock(self.mutex);
            return self.solver.solve(state, stakes, {every_play, line, most_nodes});
          },
          "state"_a, "stakes"_a = Stakes{}, nb::kw_only(), "every_play"_a = true, "line"_a = false,
          "most_nodes"_a = 0,
          "The value of a position, of every play, and a line of best play.\n\n"
          "most_nodes: gives up after so many; the solution then holds proven bounds. 0: no limit.");
}

}  // namespace trappola

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "ahead.hpp"
#include "bindings.hpp"
#include "fold.hpp"
#include "probe.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace trappola {
namespace {

// The memory of a Python object, held as long as somebody looks into it.
template <class T>
Store<T> borrowed(nb::handle object) {
  if (object.is_none()) return {};
  auto view = std::make_unique<Py_buffer>();
  const bool writable = PyObject_GetBuffer(object.ptr(), view.get(), PyBUF_WRITABLE) == 0;
  if (!writable) {
    PyErr_Clear();
    if (PyObject_GetBuffer(object.ptr(), view.get(), PyBUF_SIMPLE) != 0) nb::raise_python_error();
  }
  T* data = static_cast<T*>(view->buf);
  const auto size = static_cast<std::size_t>(view->len);
  std::shared_ptr<T> memory(data, [held = view.release()](T*) {
    const nb::gil_scoped_acquire acquire;
    PyBuffer_Release(held);
    delete held;
  });
  if (size % sizeof(T) != 0 || reinterpret_cast<std::uintptr_t>(data) % sizeof(T) != 0)
    throw std::invalid_argument("the planes do not lie on whole words");
  return {std::move(memory), size / sizeof(T), writable};
}

Plane plane_of(int number) {
  if (number < 0 || number > 2) throw nb::index_error("the table has no such plane");
  return static_cast<Plane>(number);
}

}  // namespace

void bind_pile_probe(nb::module_& m) {
  m.def(
      "look_ahead",
      [](const PileState& state, const LookAhead::Burdens& burdens, int positions) {
        return LookAhead(state, burdens).worths(positions);
      },
      "state"_a, "burdens"_a, "positions"_a,
      "Every legal action with what it leads to for the seat on turn, looking some turns ahead at so many\n"
      "positions at most, in the order they were looked at. `burdens` tells, by seat and card (64 numbers\n"
      "each), how much a seat would rather be without it; the worth of a position is the other's burden less\n"
      "one's own, a win LOOKED_WON and more, the sooner the more.");
  m.attr("LOOKED_WON") = LookAhead::kWon;
  m.def(
      "table_over",
      [](int ranks, bool cover_and_lead, bool low_trump, nb::handle wins, nb::handle losses, nb::handle distances) {
        return std::make_shared<PileTable>(ranks, cover_and_lead, low_trump, borrowed<std::uint64_t>(wins),
                                           borrowed<std::uint64_t>(losses), borrowed<std::uint8_t>(distances));
      },
      nb::kw_only(), "ranks"_a, "cover_and_lead"_a, "low_trump"_a, "wins"_a, "losses"_a, "distances"_a.none(),
      nb::sig("def table_over(*, ranks: int, cover_and_lead: bool, low_trump: bool, wins: object, losses: object, "
              "distances: object | None) -> PileTable"),
      "A table over planes that lie in buffers, such as a mapped file; nothing is copied. A table over\n"
      "memory that cannot be written refuses to be written to. Raises ValueError if a size is wrong.");
  m.def(
      "folded_group", [](int ranks, int plane) { return folded_group(ranks, plane_of(plane)); }, "ranks"_a, "plane"_a,
      "The bytes of a group in a folded plane: 0 wins, 1 draws, 2 distances. Raises IndexError.");
  m.def(
      "fold",
      [](const PileTable& table, int plane, std::size_t group, std::size_t groups) {
        std::vector<std::uint8_t> bytes;
        {
          const nb::gil_scoped_release release;
          bytes = fold(table, plane_of(plane), group, groups);
        }
        return nb::bytes(bytes.data(), bytes.size());
      },
      "table"_a, "plane"_a, "group"_a, "groups"_a,
      "So many groups of a plane, without what follows from both plain suits being the same. Raises IndexError.");
  m.def(
      "unfold",
      [](PileTable& table, int plane, std::size_t group, const nb::bytes& bytes) {
        const std::size_t size = folded_group(table.ranks(), plane_of(plane));
        if (bytes.size() % size != 0) throw nb::index_error("no whole groups");
        const nb::gil_scoped_release release;
        unfold(table, plane_of(plane), group, static_cast<const std::uint8_t*>(bytes.data()), bytes.size() / size);
      },
      "table"_a, "plane"_a, "group"_a, "bytes"_a,
      "Writes what fold() has given; the wins before the draws. Raises IndexError, or ValueError if the\n"
      "table lies in memory that cannot be written.");

  nb::class_<PileProbe>(m, "PileProbe",
                        "Answers from a table, quickly: it remembers what it has found. Raises ValueError if a state\n"
                        "is over or not of the table's form and pack.")
      .def(nb::init<std::shared_ptr<const PileTable>>(), "table"_a)
      .def(
          "worth",
          [](PileProbe& probe, const PileState& state) {
            const Worth worth = probe.worth(state);
            return std::tuple(worth.value, worth.distance);
          },
          "state"_a, "Value and distance for the seat on turn, wherever in a bout.")
      .def(
          "rate",
          [](PileProbe& probe, const PileState& state) {
            std::vector<std::tuple<int, int, int>> rated;
            for (const RatedAction& each : probe.rate(state))
              rated.emplace_back(each.action, each.worth.value, each.worth.distance);
            return rated;
          },
          "state"_a, "Every legal action with its value and distance for the seat on turn.")
      .def(
          "line",
          [](PileProbe& probe, const PileState& state) {
            const auto line = probe.line(state);
            return std::vector<int>(line.begin(), line.end());
          },
          "state"_a,
          "Best play of both to the end: the nearest win, the farthest loss. A draw ends when a position\n"
          "comes again. Needs distances: without them a win may never come nearer.");

  nb::class_<PileProver>(m, "PileProver",
                         "Wins and losses that a search proves, without a table or over one without distances. Raises\n"
                         "ValueError.")
      .def(
          "__init__",
          [](PileProver* self, int ranks, bool cover_and_lead, bool low_trump,
             const std::optional<std::pair<std::vector<double>, double>>& judgement) {
            std::optional<PileProver::Judgement> judged;
            if (judgement) judged = {judgement->first, judgement->second};
            new (self) PileProver(ranks, cover_and_lead, low_trump, std::move(judged));
          },
          nb::kw_only(), "ranks"_a, "cover_and_lead"_a, "low_trump"_a, "judgement"_a = nb::none(),
          "judgement: what each card is worth to who holds it, by its place in the number of a hand, and what\n"
          "leading is worth; with it what is not proved is guessed, from GUESSED on.")
      .def(nb::init<std::shared_ptr<const PileTable>>(), "table"_a)
      .def_ro_static("GUESSED", &PileProver::kGuessed, "A distance from here on is only guessed.")
      .def(
          "rate",
          [](PileProver& prover, const PileState& state, std::uint64_t positions,
             const std::vector<std::uint64_t>& behind) {
            std::vector<std::tuple<int, int, int>> rated;
            for (const RatedAction& each : prover.rate(state, positions, behind))
              rated.emplace_back(each.action, each.worth.value, each.worth.distance);
            return rated;
          },
          "state"_a, "positions"_a, "behind"_a = std::vector<std::uint64_t>(),
          "Every legal action with its value and distance for the seat on turn, looking at so many positions\n"
          "at most in which a bout begins. Without a table 0 says that nothing is proved; over one the\n"
          "values are the table's, and what leads back to one of the leaders' hands in `behind`, numbered as\n"
          "in a PileTable, is guessed to be farthest from the end.");
}

}  // namespace trappola

#include "bindings.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <optional>
#include <thread>
#include <tuple>

#include "solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace trappola {
namespace {

using Progress = nb::typed<nb::callable, nb::object(double)>;
constexpr auto kLookUp = std::chrono::milliseconds(100);  // how often a sweep lets Python have a word

using Keep = nb::typed<nb::callable, void(std::size_t, nb::bytes)>;

// The solver's threads call Python themselves: what takes long there, such as packing, lets the others in.
KeepFacts calling(const nb::callable& keep) {
  return [&keep](std::size_t list, const std::uint8_t* block, std::size_t size) {
    const nb::gil_scoped_acquire acquire;
    keep(list, nb::bytes(block, size));
  };
}

// A sweep runs beside the interpreter's thread, so that Ctrl-C and the progress are heard meanwhile.
std::uint64_t sweep_watched(PileSolver& solver, const std::optional<nb::callable>& progress, const KeepFacts& keep) {
  std::mutex mutex;
  std::condition_variable ended;
  bool done = false;
  std::uint64_t settled = 0;
  std::exception_ptr failure;
  std::optional<nb::python_error> interrupted;
  {
    const nb::gil_scoped_release release;
    const std::jthread worker([&] {
      try {
        settled = solver.sweep(keep);
      } catch (...) {
        failure = std::current_exception();
      }
      const std::lock_guard lock(mutex);
      done = true;
      ended.notify_one();
    });
    std::unique_lock lock(mutex);
    while (!ended.wait_for(lock, kLookUp, [&] { return done; })) {
      if (interrupted) continue;
      lock.unlock();
      {
        const nb::gil_scoped_acquire acquire;
        try {
          if (PyErr_CheckSignals() != 0) nb::raise_python_error();
          if (progress) (*progress)(solver.share());
        } catch (nb::python_error& error) {
          interrupted.emplace(std::move(error));
          solver.cancel();
        }
      }
      lock.lock();
    }
  }
  if (interrupted) throw std::move(*interrupted);
  if (failure) std::rethrow_exception(failure);
  return settled;
}

std::pair<std::uint8_t*, std::size_t> plane(PileTable& table, int number) {
  switch (number) {
    case 0: return {reinterpret_cast<std::uint8_t*>(table.wins.data()), 8 * table.wins.size()};
    case 1: return {reinterpret_cast<std::uint8_t*>(table.losses.data()), 8 * table.losses.size()};
    case 2:
      if (table.has_distances()) return {table.distances.data(), table.distances.size()};
      [[fallthrough]];
    default: throw nb::index_error("the table has no such plane");
  }
}

using TallyTuple = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, int, int, std::uint64_t>;

TallyTuple as_tuple(const Tally& tally) {
  return {tally.won, tally.lost, tally.drawn, tally.longest_won, tally.longest_lost, tally.bouts};
}

}  // namespace

void bind_pile_solver(nb::module_& m) {
  nb::class_<PileTable>(m, "PileTable",
                        "The worth of every position in which a bout begins, by the leader's hand as a number:\n"
                        "own trumps, the other's trumps, the two plain suits, so many bits each as there are ranks.")
      .def(nb::init<int, bool, bool, bool>(), nb::kw_only(), "ranks"_a, "cover_and_lead"_a, "low_trump"_a,
           "distances"_a, "A table in which nothing is known. Raises ValueError.")
      .def_prop_ro("ranks", &PileTable::ranks)
      .def_prop_ro("cover_and_lead", &PileTable::cover_and_lead)
      .def_prop_ro("low_trump", &PileTable::low_trump)
      .def_prop_ro("has_distances", &PileTable::has_distances)
      .def_prop_ro("positions", &PileTable::positions)
      .def(
          "at",
          [](const PileTable& table, std::uint64_t hand) {
            if (hand < 1 || hand > table.positions()) throw nb::index_error("no such hand");
            const Worth worth = table.at(hand);
            return std::tuple(worth.value, worth.distance);
          },
          "hand"_a, "Value for the leader (1, 0, -1) and bouts to the end. Raises IndexError.")
      .def(
          "misfit",
          [](const PileTable& table, const PileState& state) {
            const char* why = table.misfit(state);
            return why == nullptr ? std::optional<std::string>() : std::optional<std::string>(why);
          },
          "state"_a, "Why such a state cannot be asked about: it is of another \"form\" or \"pack\", or \"over\".")
      .def(
          "worth",
          [](const PileTable& table, const PileState& state) {
            const Worth worth = table.worth(state);
            return std::tuple(worth.value, worth.distance);
          },
          "state"_a,
          "Value and distance for the seat on turn, wherever in a bout. Raises ValueError as rate() does.")
      .def(
          "rate",
          [](const PileTable& table, const PileState& state) {
            std::vector<std::tuple<int, int, int>> rated;
            for (const RatedAction& each : table.rate(state))
              rated.emplace_back(each.action, each.worth.value, each.worth.distance);
            return rated;
          },
          "state"_a,
          "Every legal action with its value and distance for the seat on turn. Raises ValueError if the\n"
          "state is over or not of this form and pack.")
      .def(
          "census",
          [](const PileTable& table) {
            Census census;
            {
              const nb::gil_scoped_release release;
              census = table.census();
            }
            std::vector<TallyTuple> mirrored;
            for (const Tally& tally : census.mirrored) mirrored.push_back(as_tuple(tally));
            return std::tuple(as_tuple(census.all), mirrored, census.won_in, census.lost_in, census.nobody_leads);
          },
          "Counts (won, lost, drawn, longest won, longest lost, sum of bouts) of all positions and of the\n"
          "mirror deals by the cards kept; wins and losses by distance; and how many are lost for whoever leads.")
      .def(
          "plane_bytes",
          [](PileTable& table, int number) { return plane(table, number).second; }, "plane"_a,
          "The size of a part of the table: 0 wins, 1 losses, 2 distances. Raises IndexError.")
      .def(
          "read",
          [](PileTable& table, int number, std::size_t offset, std::size_t size) {
            const auto [data, whole] = plane(table, number);
            if (offset > whole || size > whole - offset) throw nb::index_error("beyond the plane");
            return nb::bytes(data + offset, size);
          },
          "plane"_a, "offset"_a, "size"_a, "Raises IndexError.")
      .def(
          "write",
          [](PileTable& table, int number, std::size_t offset, const nb::bytes& bytes) {
            const auto [data, whole] = plane(table, number);
            if (offset > whole || bytes.size() > whole - offset) throw nb::index_error("beyond the plane");
            if (!table.writable()) throw std::invalid_argument("the table lies in memory that cannot be written");
            std::memcpy(data + offset, bytes.data(), bytes.size());
          },
          "plane"_a, "offset"_a, "bytes"_a,
          "Raises IndexError, or ValueError if the table lies in memory that cannot be written.");

  nb::class_<PileSolver>(m, "PileSolver", "Solves every position in which a bout begins, sweep by sweep.")
      .def(nb::new_([](int ranks, bool cover_and_lead, bool low_trump, bool distances, int threads) {
             return PileSolver::make(ranks, cover_and_lead, low_trump, distances, threads);
           }),
           nb::kw_only(), "ranks"_a, "cover_and_lead"_a, "low_trump"_a, "distances"_a, "threads"_a,
           "Raises ValueError if there is no such solver, MemoryError if it does not fit.")
      .def_static("bytes_needed", &PileSolver::bytes_needed, nb::kw_only(), "ranks"_a, "cover_and_lead"_a,
                  "distances"_a, "threads"_a, "The most memory that solving takes. Raises ValueError.")
      .def(
          "sweep",
          [](PileSolver& solver, const std::optional<Progress>& progress, const std::optional<Keep>& keep) {
            return sweep_watched(solver, progress ? std::optional<nb::callable>(*progress) : std::nullopt,
                                 keep ? calling(*keep) : KeepFacts{});
          },
          "progress"_a = nb::none(), "keep"_a = nb::none(),
          "One sweep; how many positions it has settled. `progress` hears the share done, some ten times\n"
          "a second. `keep` hears of facts as they are found, for learn(): a list and a block of its bytes; it is\n"
          "called from all threads. If one of them raises, or on Ctrl-C, the sweep is given up; in place what it\n"
          "has found stays, else nothing has changed.")
      .def(
          "learn",
          [](PileSolver& solver, std::size_t list, const nb::bytes& block) {
            const nb::gil_scoped_release release;
            solver.learn(list, static_cast<const std::uint8_t*>(block.data()), block.size());
          },
          "list"_a, "block"_a,
          "Takes over facts of the sweep after the last one whose end was told. Raises ValueError if they are none.")
      .def("end_sweep", &PileSolver::end_sweep, "number"_a, nb::call_guard<nb::gil_scoped_release>(),
           "The sweep of this number has been learnt whole. Raises ValueError if it cannot be this one.")
      .def("learnt", &PileSolver::learnt, nb::call_guard<nb::gil_scoped_release>(),
           "To be called when all has been learnt. Blocks after the last end count only in place.")
      .def(
          "known",
          [](const PileSolver& solver, const Keep& keep) {
            const KeepFacts call = calling(keep);
            const nb::gil_scoped_release release;
            solver.known(call);
          },
          "keep"_a, "Tells all that is known as the facts of one sweep; only in place. `keep` as in sweep().")
      .def_static("can_keep_distances", &PileSolver::can_keep_distances, nb::kw_only(), "ranks"_a, "cover_and_lead"_a,
                  "Whether there is a solver with distances.")
      .def_prop_ro("in_place", &PileSolver::in_place,
                   "Whether facts are written where they are found; then those of half a sweep count as well.")
      .def_prop_ro("sweeps", &PileSolver::sweeps)
      .def_prop_ro("finished", &PileSolver::finished)
      .def_prop_ro("settled", &PileSolver::settled, "How many positions are won or lost so far.")
      .def_prop_ro("table", &PileSolver::table, "What is known so far; a live view.");
}

}  // namespace trappola

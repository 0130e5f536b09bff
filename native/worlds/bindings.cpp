#include "bindings.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>
#include <utility>

#include "belief.hpp"
#include "worlds.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace trappola {
namespace {

using worlds::Knowledge;
using worlds::Sampler;
using worlds::World;

using PlaceSpec = std::pair<int, int>;
using CaseSpec = std::tuple<std::vector<std::uint32_t>, std::array<Cards, 4>, std::array<Cards, 4>>;
using LimitSpec = std::tuple<int, Cards, int, int>;
using CourseSpec = std::pair<int, std::vector<int>>;
using SignSpec = std::tuple<int, Cards, Cards, int, int, double>;
using WorldSpec = std::pair<std::array<Cards, 4>, std::vector<int>>;

Sampler sampler_of(std::array<Cards, 4> known, const std::vector<CardId>& unseen, const std::vector<PlaceSpec>& places,
                   const std::vector<int>& stock, const std::vector<CaseSpec>& cases,
                   const std::vector<LimitSpec>& limits, const std::vector<CourseSpec>& courses) {
  Knowledge knowledge;
  knowledge.known = known;
  knowledge.unseen = unseen;
  for (const auto& [seat, capacity] : places) knowledge.places.push_back({seat, capacity});
  for (const int slot : stock)
    knowledge.stock.push_back(slot >= 0 ? worlds::Slot{static_cast<CardId>(slot), -1} : worlds::Slot{kNoCard, -1 - slot});
  for (const auto& [allowed, held, lacked] : cases) knowledge.cases.push_back({allowed, held, lacked});
  for (const auto& [seat, cards, least, most] : limits) knowledge.limits.push_back({seat, cards, least, most});
  if (courses.size() > 4) throw std::invalid_argument("there are more than four seats");
  for (std::size_t i = 0; i < courses.size(); ++i) {
    knowledge.courses[i].declared_with = courses[i].first;
    for (const int card : courses[i].second)
      knowledge.courses[i].steps.push_back(card < 0 ? kNoCard : static_cast<CardId>(card));
  }
  return Sampler(std::move(knowledge));
}

}  // namespace

void bind_worlds(nb::module_& m) {
  nb::class_<Sampler>(
      m, "Worlds",
      "Where every card may lie, given what one seat knows: sampled uniformly.\n\n"
      "known: for each seat the cards certain to be in its hand, as bits. unseen: the other cards by number.\n"
      "places: (seat, capacity); seat -1 is no hand. stock: the next card first, a card's number or -1 - place.\n"
      "cases: (places of each unseen card as bits, cards each seat held for certain when it declared, cards\n"
      "each seat did not hold then); they exclude each other. limits: (seat, cards, least, most) held when it declared. courses: for each seat\n"
      "(the size of its hand when it declared, what became of it: -1 for an unseen card drawn, or a card played).\n"
      "Raises ValueError if the parts do not fit or no world is possible.")
      .def(
          "__init__",
          [](Sampler* self, std::array<Cards, 4> known, const std::vector<CardId>& unseen,
             const std::vector<PlaceSpec>& places, const std::vector<int>& stock, const std::vector<CaseSpec>& cases,
             const std::vector<LimitSpec>& limits, const std::vector<CourseSpec>& courses) {
            new (self) Sampler(sampler_of(known, unseen, places, stock, cases, limits, courses));
          },
          nb::kw_only(), "known"_a, "unseen"_a, "places"_a, "stock"_a, "cases"_a, "limits"_a, "courses"_a)
      .def_prop_ro("count", &Sampler::count, "In how many ways hands and courses may be, limits not regarded.")
      .def_prop_ro("ways", &Sampler::ways,
                   "In how many ways the unseen cards may lie, limits not regarded: one where nothing is hidden.")
      .def(
          "sample",
          [](const Sampler& self, int number, std::uint64_t seed) {
            if (number < 0) throw nb::value_error("number must not be negative");
            std::vector<WorldSpec> found;
            const nb::gil_scoped_release release;
            Random random(seed, 0);
            World world;
            for (int i = 0; i < number; ++i) {
              self.sample(random, world);
              found.emplace_back(world.hands, std::vector<int>(world.stock.begin(), world.stock.begin() + world.stock_size));
            }
            return found;
          },
          "number"_a, "seed"_a,
          "So many worlds: (hands as bits, the cards of the stock in order). Raises ValueError if none is possible.")
      .def("every", &Sampler::every, "most"_a, nb::call_guard<nb::gil_scoped_release>(),
           "The hands of every world, with a weight by the number of worlds that have them. Raises ValueError if the\n"
           "cards can be laid in more than `most` ways, or if there are limits, by which worlds are tried and rejected.")
      .def(
          "believed",
          [](const Sampler& self, const TrickState& state, const worlds::Habits::Features& habits,
             const std::vector<SignSpec>& signs, int number, std::uint64_t seed) {
            if (number < 1) throw nb::value_error("number must be positive");
            std::vector<worlds::Sign> read;
            for (const auto& [seat, played, cards, least, most, unlike] : signs) {
              if (seat < 0 || seat > 3 || !(unlike > 0)) throw nb::value_error("a sign needs a seat, and unlike more than nothing");
              read.push_back({seat, played, cards, least, most, unlike});
            }
            return worlds::believed(self, state, habits, read, number, seed);
          },
          "state"_a, "habits"_a, "signs"_a, "number"_a, "seed"_a,
          "So many of these worlds, to be drawn by how well they explain what the others did.\n\n"
          "habits: weights of what habits(state) tells of a card. signs: (seat, cards it has played since, cards, least, most,\n"
          "unlike): a world in which it did not have so many of the cards weighs `unlike` times as much. Raises ValueError if\n"
          "no world is possible.");

  m.def(
      "habits",
      [](const TrickState& state) {
        const worlds::Habits habits(*state.model());
        worlds::Moment at;
        at.seats = state.model()->seats;
        at.trump = state.trump();
        at.on_table = state.on_table();
        at.live = state.model()->pack;
        for (int i = 0; i < state.tricks(); ++i)
          for (int place = 0; place < at.seats; ++place) at.live &= ~bit(state.trick(i).cards[static_cast<std::size_t>(place)]);
        for (int i = 0; i < state.on_table(); ++i) {
          at.table[static_cast<std::size_t>(i)] = state.table(i);
          at.live &= ~bit(state.table(i));
        }
        const Cards legal = state.legal() & kAllCards;
        nb::dict seen;
        worlds::Habits::Features features;
        for (Cards left = legal; left != 0; left &= left - 1) {
          habits.look(at, state.hand(state.to_act()), legal, lowest(left), features);
          seen[nb::int_(int{lowest(left)})] = std::vector<float>(features.begin(), features.end());
        }
        return seen;
      },
      "state"_a, nb::sig("def habits(state: TrickState) -> dict[int, list[float]]"),
      "What can be seen of each card that may be played by who knows the hand: the features by which habits are learned.");
}

}  // namespace trappola

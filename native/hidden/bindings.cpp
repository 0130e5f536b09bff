#include "bindings.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include "../search/search.hpp"
#include "regret.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace trappola {
namespace {

using Plays = std::vector<CardId>;
using SharedTree = std::shared_ptr<const hidden::Tree>;

// A profile that keeps its game.
struct Played {
  SharedTree tree;
  hidden::Profile profile;
  std::int64_t rounds;
};

SharedTree tree_of(const TrickState& state, const std::vector<std::pair<Cards, Cards>>& pairs,
                   const std::vector<double>& weights, const Stakes& stakes, const std::vector<double>& table,
                   std::size_t most) {
  if (!weights.empty() && weights.size() != pairs.size())
    throw std::invalid_argument("every world needs a weight, or none has one");
  std::vector<hidden::World> worlds;
  worlds.reserve(pairs.size());
  for (std::size_t i = 0; i < pairs.size(); ++i)
    worlds.push_back({{pairs[i].first, pairs[i].second}, weights.empty() ? 1.0 : weights[i]});
  const search::Goal goal{stakes, table};
  return std::make_shared<const hidden::Tree>(
      state, worlds,
      [&](const TrickState& end) {
        const std::array<int, 2> points = goal.stakes.points(end);
        return goal.worth(points[0] - points[1]);
      },
      most);
}

Played solved(const SharedTree& tree, std::int64_t rounds, double seconds, double tremble) {
  using Clock = std::chrono::steady_clock;
  if (rounds < 0 || seconds < 0) throw std::invalid_argument("rounds and seconds must not be negative");
  if (rounds == 0 && seconds == 0) throw std::invalid_argument("solving needs rounds or seconds");
  if (!(tremble >= 0 && tremble < 1)) throw std::invalid_argument("tremble must be 0 or more and less than 1");
  const auto end =
      Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  hidden::Regrets regrets(*tree, tremble);
  do {
    regrets.round();
  } while ((rounds == 0 || regrets.rounds() < rounds) && (seconds == 0 || Clock::now() < end));
  return {tree, regrets.average(), regrets.rounds()};
}

}  // namespace

void bind_hidden(nb::module_& m) {
  nb::class_<Played>(m, "Profile",
                     "How both seats play a HiddenGame: for every hand after all plays the chance of each card.")
      .def("at",
           [](const Played& self, const Plays& plays, Cards hand) {
             nb::dict choices;
             for (const auto& each : self.profile.at(plays, hand))
               choices[nb::int_(int{each.card})] = nb::make_tuple(each.chance, each.value);
             return choices;
           },
           "plays"_a, "hand"_a,
           nb::sig("def at(self, plays: Sequence[int], hand: int) -> dict[int, tuple[float, float]]"),
           "For every legal card of the seat on turn its chance, and what it is worth to the seat; nothing in the\n"
           "last trick, which leaves no choice.\n\n"
           "plays: the cards played since the game began. hand: the seat's cards now, as bits. Raises ValueError if\n"
           "no world leads there.")
      .def("put",
           [](Played& self, const Plays& plays, Cards hand, const nb::typed<nb::dict, int, double>& chances) {
             std::vector<std::pair<CardId, double>> given;
             for (const auto& [card, chance] : chances)
               given.emplace_back(static_cast<CardId>(std::clamp(nb::cast<int>(card), 0, 64)), nb::cast<double>(chance));
             self.profile.put(plays, hand, given);
           },
           "plays"_a, "hand"_a, "chances"_a,
           "Sets how this hand is played there; cards left out are never played. Raises ValueError if no world leads\n"
           "there, a card is not legal, or the chances do not add up to one.")
      .def_prop_ro("value", [](const Played& self) { return self.profile.value(); },
                   nb::call_guard<nb::gil_scoped_release>(), "What the deal is worth to seat 0.")
      .def("best_response",
           [](const Played& self, int seat) {
             if (seat != 0 && seat != 1) throw nb::index_error("no such seat");
             return self.profile.best_response(seat);
           },
           "seat"_a, nb::call_guard<nb::gil_scoped_release>(),
           "What the seat gets, on the average of the worlds, by the best answer to the other's play.")
      .def_prop_ro("exploitability", [](const Played& self) { return self.profile.exploitability(); },
                   nb::call_guard<nb::gil_scoped_release>(),
                   "What a best answer gains, the mean of both seats: (best_response(0) + best_response(1)) / 2.\n"
                   "It is nothing in an equilibrium.")
      .def_ro("rounds", &Played::rounds, "So many rounds were solved.");

  nb::class_<hidden::Tree>(
      m, "HiddenGame",
      "The end of a deal between two seats of which each sees its own hand only, as a game that can be solved.\n\n"
      "state: the deal as all may see it, with nothing left to draw. worlds: the pairs of hands that are possible,\n"
      "as bits, and weights: how likely each is; alike if left out. stakes, table: what the deal is worth, as in\n"
      "search(). most: so many pairs of hands may be left, together, at the ends of play. Raises ValueError if there\n"
      "is no world, or a world does not fit the state, and if the game is larger than that.")
      .def(nb::new_(&tree_of), "state"_a, "worlds"_a, "weights"_a = std::vector<double>{}, "stakes"_a = Stakes{},
           nb::kw_only(), "table"_a = std::vector<double>{}, "most"_a = hidden::Tree::kMostWorths)
      .def("solve", &solved, nb::kw_only(), "rounds"_a = 0, "seconds"_a = 0.0, "tremble"_a = 0.0,
           nb::call_guard<nb::gil_scoped_release>(),
           "An equilibrium, nearer with every round; rounds, seconds: whichever is reached first, 0 is no limit.\n"
           "tremble: so often the other is thought to play any card, which teaches hands what to do after plays\n"
           "that nobody makes on purpose. The same game and number of rounds give the same.")
      .def("profile", [](const SharedTree& tree) { return Played{tree, hidden::Profile(*tree), 0}; },
           "Every legal card alike, to be changed.")
      .def("to_act", [](const hidden::Tree& tree, const Plays& plays) { return tree.after(plays).seat; },
           "plays"_a = Plays{}, "Whose turn it is after these plays.")
      .def("cards",
           [](const hidden::Tree& tree, const Plays& plays) {
             std::vector<int> cards;
             for (const hidden::Branch& branch : tree.branches(tree.after(plays))) cards.push_back(branch.card);
             return cards;
           },
           "plays"_a = Plays{}, "The cards that can be played next in some world; none in the last trick.")
      .def("hands",
           [](const hidden::Tree& tree, const Plays& plays) {
             const hidden::Node& node = tree.after(plays);
             Cards played = 0;
             for (const CardId card : plays) played |= bit(card);
             std::vector<Cards> hands;
             for (const hidden::HandNumber number : tree.hands(node, node.seat))
               hands.push_back(tree.all_hands(node.seat)[number] & ~played);
             return hands;
           },
           "plays"_a = Plays{}, "The hands, as they are then, that the seat on turn may have after these plays.")
      .def("others",
           [](const hidden::Tree& tree, const Plays& plays, Cards hand) {
             const hidden::Node& node = tree.after(plays);
             const int seat = node.seat;
             Cards played = 0;
             for (const CardId card : plays) played |= bit(card);
             std::vector<std::pair<Cards, double>> found;
             for (const hidden::HandNumber mine : tree.hands(node, seat)) {
               if ((tree.all_hands(seat)[mine] & ~played) != hand) continue;
               for (const hidden::HandNumber other : tree.hands(node, 1 - seat)) {
                 const double weight = seat == 0 ? tree.weight(mine, other) : tree.weight(other, mine);
                 if (weight > 0) found.emplace_back(tree.all_hands(1 - seat)[other] & ~played, weight);
               }
             }
             return found;
           },
           "plays"_a, "hand"_a,
           "The hands that the other seat may have then beside this one of the seat on turn, each with its weight.")
      .def_prop_ro("least", &hidden::Tree::least, "The least that a deal can be worth to seat 0.")
      .def_prop_ro("most", &hidden::Tree::most, "The most.")
      .def_prop_ro("cells", &hidden::Tree::cells, "How many choices there are: a card of a hand after some plays.")
      .def_prop_ro("ends", &hidden::Tree::ends, "How many pairs of hands are left, together, at the ends of play.");
}

}  // namespace trappola

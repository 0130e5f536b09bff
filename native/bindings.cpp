// The kernel as Python sees it: trappola._kernel.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "batch.hpp"
#include "exact/bindings.hpp"
#include "hidden/bindings.hpp"
#include "piles/bindings.hpp"
#include "piles/state.hpp"
#include "playout.hpp"
#include "search/bindings.hpp"
#include "trick_state.hpp"
#include "worlds/bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace trappola {
namespace {

template <class State>
void play_checked(State& state, int action) {
  const auto id = static_cast<CardId>(action);
  if (action < 0 || action >= 64 || (state.legal() & bit(id)) == 0)
    throw nb::value_error("the action is not legal; legal() lists those that are");
  state.play(id);
}

template <class State>
void undo_checked(State& state) {
  if (state.actions() == 0) throw nb::value_error("there is no action to take back");
  state.undo();
}

template <class State>
nb::object legal_list(const State& state) {
  Cards legal = state.legal();
  PyObject* list = PyList_New(count(legal));
  if (list == nullptr) nb::raise_python_error();
  for (Py_ssize_t i = 0; legal != 0; legal &= legal - 1, ++i) PyList_SET_ITEM(list, i, PyLong_FromLong(lowest(legal)));
  return nb::steal(list);
}

template <class State>
Refusal refusal(const State& state, int action) {
  return state.refusal(static_cast<CardId>(action < 0 || action > 64 ? kNoCard : action));
}

int checked(int value, int below, const char* message) {
  if (value < 0 || value >= below) throw nb::index_error(message);
  return value;
}

int threads_checked(int threads, std::int64_t deals) {
  if (threads < 1) throw nb::value_error("threads must be at least 1");
  if (deals < 0) throw nb::value_error("deals must not be negative");
  return threads;
}

using Part = std::tuple<ScoreKind, int, int, int>;

std::vector<Part> score(const TrickState& state) {
  std::array<ScorePart, 40> parts;
  const int size = state.score(parts);
  std::vector<Part> result;
  for (int i = 0; i < size; ++i)
    result.emplace_back(parts[i].kind, parts[i].side, parts[i].points, parts[i].count);
  return result;
}

Duties duties(bool follow, bool trump_if_void, bool beat_trump, bool beat_head) {
  return {follow, trump_if_void, beat_trump, beat_head};
}

template <class T>
nb::ndarray<nb::memview, const T> view(const std::vector<T>& values, std::initializer_list<std::size_t> shape,
                                       nb::handle owner) {
  return nb::ndarray<nb::memview, const T>(values.data(), shape, owner);
}

void bind_tricks(nb::module_& m) {
  nb::enum_<OddCard>(m, "OddCard", "What becomes of the last stock card when two seats need one.")
      .value("unclaimed", OddCard::unclaimed)
      .value("to_last_trick", OddCard::to_last_trick)
      .value("winner_draws", OddCard::winner_draws);
  nb::enum_<ScoreKind>(m, "ScoreKind", "What a part of the score of the play is for.")
      .value("cards", ScoreKind::cards)
      .value("last_trick", ScoreKind::last_trick)
      .value("last_prizes", ScoreKind::last_prizes)
      .value("first_prize", ScoreKind::first_prize)
      .value("prize", ScoreKind::prize)
      .value("all_tricks", ScoreKind::all_tricks);

  nb::class_<Duties>(m, "Duties", "What the seats after the leader of a trick are bound to.")
      .def(
          "__init__",
          [](Duties* self, bool follow, bool trump_if_void, bool beat_trump, bool beat_head) {
            new (self) Duties(duties(follow, trump_if_void, beat_trump, beat_head));
          },
          nb::kw_only(), "follow"_a = false, "trump_if_void"_a = false, "beat_trump"_a = false,
          "beat_head"_a = false)
      .def_ro("follow", &Duties::follow)
      .def_ro("trump_if_void", &Duties::trump_if_void)
      .def_ro("beat_trump", &Duties::beat_trump)
      .def_ro("beat_head", &Duties::beat_head);

  nb::class_<TrickModel>(m, "TrickModel",
                         "How a game's cards are played in tricks and what that is worth.\n\n"
                         "card_points maps a card number to its points. Raises ValueError if the parts do not fit.")
      .def(
          "__init__",
          [](TrickModel* self, Cards pack, int seats, const Duties& open, const Duties& closed, bool draws,
             OddCard odd_card, int swap_rank, const nb::typed<nb::dict, int, int>& card_points, int last_trick, int all_tricks,
             Cards prize_cards, int prize_any, int prize_first, std::array<int, 3> prize_last, int hand_cards,
             int trump_place) {
            TrickModel model;
            model.pack = pack;
            model.seats = seats;
            model.open = open;
            model.closed = closed;
            model.draws = draws;
            model.odd_card = odd_card;
            model.swap_rank = swap_rank;
            for (const auto& [card, points] : card_points)
              model.card_points[static_cast<std::size_t>(
                  checked(nb::cast<int>(card), 64, "card_points names a card that does not exist"))] =
                  nb::cast<std::int16_t>(points);
            model.last_trick = last_trick;
            model.all_tricks = all_tricks;
            model.prize_cards = prize_cards;
            model.prize_any = prize_any;
            model.prize_first = prize_first;
            model.prize_last = prize_last;
            model.hand_cards = hand_cards;
            model.trump_place = trump_place;
            model.check();
            new (self) TrickModel(model);
          },
          nb::kw_only(), "pack"_a, "seats"_a = 2, "open"_a = Duties{}, "closed"_a = Duties{}, "draws"_a = false,
          "odd_card"_a = OddCard::unclaimed, "swap_rank"_a = -1, "card_points"_a = nb::dict(), "last_trick"_a = 0,
          "all_tricks"_a = 0, "prize_cards"_a = 0, "prize_any"_a = 0, "prize_first"_a = 0,
          "prize_last"_a = std::array<int, 3>{0, 0, 0}, "hand_cards"_a = 9, "trump_place"_a = -1)
      .def_ro("pack", &TrickModel::pack)
      .def_ro("seats", &TrickModel::seats)
      .def_ro("open", &TrickModel::open)
      .def_ro("closed", &TrickModel::closed)
      .def_ro("draws", &TrickModel::draws)
      .def_ro("hand_cards", &TrickModel::hand_cards)
      .def_ro("last_trick", &TrickModel::last_trick)
      .def_ro("all_tricks", &TrickModel::all_tricks)
      .def_ro("prize_cards", &TrickModel::prize_cards)
      .def_ro("prize_any", &TrickModel::prize_any)
      .def_ro("prize_first", &TrickModel::prize_first)
      .def_ro("prize_last", &TrickModel::prize_last)
      .def("open_with", &TrickModel::open_with, "left"_a,
           "Whether cards are still drawn after a trick when so many are left in the stock.")
      .def(
          "ruled_out",
          [](const TrickModel& model, int card, const std::vector<int>& table, int trump) {
            checked(card, 64, "no such card");
            CardId best = kNoCard;
            for (const int each : table) {
              const auto other = static_cast<CardId>(checked(each, 64, "no such card"));
              if (best == kNoCard || takes_from(other, best, trump)) best = other;
            }
            if (best == kNoCard) return Cards{0};
            return ruled_out(static_cast<CardId>(card), static_cast<CardId>(table[0]), best, trump, model.closed,
                             model.pack);
          },
          "card"_a, "table"_a, "trump"_a,
          "The cards that a hand cannot hold, as bits, out of which a card was played to those on the table once\n"
          "nothing is drawn any more: they would have had to be played instead.")
      .def(
          "points_of",
          [](const TrickModel& model, int card) {
            return model.card_points[static_cast<std::size_t>(checked(card, 64, "no such card"))];
          },
          "card"_a, "What a card counts in a trick.");

  nb::class_<TrickState>(m, "TrickState",
                         "A deal being played in tricks. The last card of the stock is the turn-up where cards\n"
                         "are drawn. Raises ValueError if the cards do not make a deal.")
      .def(nb::init<std::shared_ptr<const TrickModel>, const std::vector<Cards>&, const std::vector<CardId>&, int,
                    int>(),
           "model"_a, "hands"_a, "stock"_a = std::vector<CardId>{}, "trump"_a = -1, "leader"_a = 0)
      .def_static("resumed", &TrickState::resumed, "model"_a, "hands"_a, "stock"_a, "trump"_a, "leader"_a, "tricks"_a,
                  "table"_a,
                  "A deal after tricks that are known, each (leader, cards in the order played): the hands and the\n"
                  "stock as they are now, `table` the cards of the unfinished trick. What was played before cannot be\n"
                  "taken back. Raises ValueError if the cards do not make a deal.")
      .def_prop_ro("over", &TrickState::over)
      .def_prop_ro("to_act", &TrickState::to_act, "The seat whose turn it is, -1 when the deal is over.")
      .def_prop_ro("leader", &TrickState::leader)
      .def_prop_ro("trump", &TrickState::trump)
      .def_prop_ro("open", &TrickState::open, "Whether cards are still drawn after a trick.")
      .def_prop_ro("tricks", &TrickState::tricks, "How many tricks are complete.")
      .def_prop_ro("actions", &TrickState::actions, "How many actions were made.")
      .def_prop_ro("stock_left", &TrickState::stock_left)
      .def_prop_ro("stock",
                   [](const TrickState& state) {
                     std::vector<int> cards;
                     for (int i = 0; i < state.stock_left(); ++i) cards.push_back(state.stock(i));
                     return cards;
                   })
      .def_prop_ro("table",
                   [](const TrickState& state) {
                     std::vector<int> cards;
                     for (int i = 0; i < state.on_table(); ++i) cards.push_back(state.table(i));
                     return cards;
                   },
                   "The cards of the unfinished trick in the order played.")
      .def_prop_ro("on_table", &TrickState::on_table, "How many cards the unfinished trick has.")
      .def("hand", [](const TrickState& s, int seat) { return s.hand(checked(seat, s.model()->seats, "no such seat")); },
           "seat"_a)
      .def("taken", [](const TrickState& s, int side) { return s.taken(checked(side, 2, "no such side")); }, "side"_a)
      .def("tricks_won", [](const TrickState& s, int side) { return s.tricks_won(checked(side, 2, "no such side")); },
           "side"_a)
      .def(
          "trick",
          [](const TrickState& s, int index) {
            const Trick& trick = s.trick(checked(index, s.tricks(), "no such trick"));
            std::vector<int> cards(trick.cards.begin(), trick.cards.begin() + s.model()->seats);
            return std::tuple<int, int, int, std::vector<int>>(trick.leader, trick.winner, trick.best, cards);
          },
          "index"_a, "(leader, winner, winning card, cards in the order played) of a complete trick.")
      .def("legal", &TrickState::legal, "The legal actions as a word of bits, 0 when the deal is over.")
      .def("legal_actions", &legal_list<TrickState>, nb::sig("def legal_actions(self) -> list[int]"),
           "The legal actions as a list of numbers, ascending.")
      .def("refusal", &refusal<TrickState>, "action"_a, "Why an action is not legal; Refusal.none if it is.")
      .def("play", &play_checked<TrickState>, "action"_a, "Raises ValueError if the action is not legal.")
      .def("undo", &undo_checked<TrickState>, "Takes the last action back. Raises ValueError if there is none.")
      .def("copy", [](const TrickState& state) { return state; })
      .def("score", &score,
           "What the play is worth as (kind, side, points, count); before the end only the cards taken.")
      .def_prop_ro("points", &TrickState::points, "The sum of score() for each side.")
      .def(
          "playouts",
          [](const TrickState& state, std::int64_t deals, std::uint64_t seed, int threads) {
            threads_checked(threads, deals);
            const nb::gil_scoped_release release;
            return play_out(state, deals, seed, threads);
          },
          "deals"_a, "seed"_a, "threads"_a = 1, "Plays the rest of the deal out at random so many times.");
}

void bind_pile(nb::module_& m) {
  nb::class_<PileModel>(m, "PileModel",
                        "How cards are beaten or taken on a common pile.\n\nRaises ValueError if the parts do not fit.")
      .def(
          "__init__",
          [](PileModel* self, Cards pack, std::array<int, 2> trumps, bool cover_and_lead, bool low_trump,
             bool last_card_stands, int repetition, int max_actions, bool fewer_wins) {
            const PileModel model{pack,       trumps,      cover_and_lead, low_trump, last_card_stands,
                                  repetition, max_actions, fewer_wins};
            model.check();
            new (self) PileModel(model);
          },
          nb::kw_only(), "pack"_a, "trumps"_a, "cover_and_lead"_a = false, "low_trump"_a = false,
          "last_card_stands"_a = false, "repetition"_a = 3, "max_actions"_a = 0, "fewer_wins"_a = false)
      .def_ro("pack", &PileModel::pack)
      .def_ro("trumps", &PileModel::trumps)
      .def_ro("cover_and_lead", &PileModel::cover_and_lead)
      .def_ro("low_trump", &PileModel::low_trump);

  nb::class_<PileState>(m, "PileState",
                        "A deal of beating and taking with open hands, from any position: the top card of the\n"
                        "pile is its last. Raises ValueError if the cards do not make a position.")
      .def(nb::init<std::shared_ptr<const PileModel>, Cards, Cards, int, const std::vector<CardId>&, bool>(),
           "model"_a, "hand0"_a, "hand1"_a, "to_act"_a = 0, "pile"_a = std::vector<CardId>{},
           "must_lead"_a = false)
      .def_prop_ro("over", &PileState::over)
      .def_prop_ro("to_act", &PileState::to_act, "The seat whose turn it is, -1 when the deal is over.")
      .def_prop_ro("winner", &PileState::winner, "A seat, 2 for a draw, -1 while the deal goes on.")
      .def_prop_ro("must_lead", &PileState::must_lead, "Whether the seat has covered and must lead on top.")
      .def_prop_ro("actions", &PileState::actions)
      .def_prop_ro("times_seen", &PileState::times_seen, "How often the position at hand has come.")
      .def_prop_ro("pile",
                   [](const PileState& state) { return std::vector<int>(state.pile().begin(), state.pile().end()); })
      .def("hand", [](const PileState& state, int seat) { return state.hand(checked(seat, 2, "no such seat")); },
           "seat"_a)
      .def("legal", &PileState::legal, "The legal actions as a word of bits, 0 when the deal is over.")
      .def("legal_actions", &legal_list<PileState>, nb::sig("def legal_actions(self) -> list[int]"),
           "The legal actions as a list of numbers, ascending.")
      .def("refusal", &refusal<PileState>, "action"_a, "Why an action is not legal; Refusal.none if it is.")
      .def("play", &play_checked<PileState>, "action"_a, "Raises ValueError if the action is not legal.")
      .def("undo", &undo_checked<PileState>, "Takes the last action back. Raises ValueError if there is none.")
      .def("copy", [](const PileState& state) { return state; })
      .def(
          "playouts",
          [](const PileState& state, std::int64_t deals, std::uint64_t seed, int threads) {
            threads_checked(threads, deals);
            const nb::gil_scoped_release release;
            return play_out(state, deals, seed, threads);
          },
          "deals"_a, "seed"_a, "threads"_a = 1, "Plays the rest of the deal out at random so many times.");
}

void bind_playouts(nb::module_& m) {
  nb::class_<Playouts>(m, "Playouts", "Sums over deals played out at random.")
      .def_ro("deals", &Playouts::deals)
      .def_ro("actions", &Playouts::actions)
      .def_ro("points", &Playouts::points)
      .def_ro("wins", &Playouts::wins)
      .def_ro("ties", &Playouts::ties);

  m.def(
      "play_random_deals",
      [](const std::shared_ptr<const TrickModel>& model, std::int64_t deals, std::uint64_t seed, int threads) {
        threads_checked(threads, deals);
        const nb::gil_scoped_release release;
        return play_random_deals(model, deals, seed, threads);
      },
      "model"_a, "deals"_a, "seed"_a, "threads"_a = 1,
      "Deals the model's pack so many times and plays every deal out at random. The result depends\n"
      "on the seed alone, not on the number of threads.");

  nb::class_<TrickBatch>(m, "TrickBatch",
                         "Many random deals of one model, stepped together. The arrays are live: step() and\n"
                         "deal() change what they show.")
      .def(nb::init<std::shared_ptr<const TrickModel>, std::size_t, std::uint64_t>(), "model"_a, "size"_a, "seed"_a)
      .def("__len__", &TrickBatch::size)
      .def_prop_ro("running", &TrickBatch::running, "How many deals are not over.")
      .def("deal", &TrickBatch::deal, nb::call_guard<nb::gil_scoped_release>(), "Deals every place anew.")
      .def(
          "step",
          [](TrickBatch& batch, const nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>& actions) {
            const nb::gil_scoped_release release;
            batch.step(actions.data(), actions.size());
          },
          "actions"_a, nb::sig("def step(self, actions: bytes | bytearray | memoryview) -> None"),
          "One action (a byte) for every deal; deals that are over pass theirs by. Raises\n"
          "ValueError and changes nothing if one of them is not legal.")
      .def("state", &TrickBatch::state, "index"_a, "A copy of one deal. Raises IndexError.", nb::rv_policy::copy)
      .def_prop_ro(
          "legal",
          [](nb::pointer_and_handle<TrickBatch> self) { return view(self.p->legal, {self.p->size()}, self.h); },
          nb::sig("def legal(self) -> memoryview"),
          "uint64[size]: the legal actions of each deal as bits, 0 when it is over.")
      .def_prop_ro(
          "to_act",
          [](nb::pointer_and_handle<TrickBatch> self) { return view(self.p->to_act, {self.p->size()}, self.h); },
          nb::sig("def to_act(self) -> memoryview"),
          "int8[size]: the seat whose turn it is, -1 when the deal is over.")
      .def_prop_ro(
          "points",
          [](nb::pointer_and_handle<TrickBatch> self) { return view(self.p->points, {self.p->size(), 2}, self.h); },
          nb::sig("def points(self) -> memoryview"),
          "int32[size, 2]: the points of both sides once the deal is over.");
}

}  // namespace
}  // namespace trappola

NB_MODULE(_kernel, m) {
  using namespace trappola;
  // Games keep their models in module globals, which Python does not take down at its end.
  nb::set_leak_warnings(false);
  m.doc() = "Card play in C++: tricks and piles, legal actions, make and unmake, worth, playouts.";
  m.attr("SUIT_BITS") = kSuitBits;
  m.attr("SWAP") = int{kSwap};
  m.attr("TAKE") = int{kTake};
  m.attr("DRAW") = PileState::kDraw;
  nb::enum_<Refusal>(m, "Refusal", "Why an action is not legal.")
      .value("none", Refusal::none)
      .value("over", Refusal::over)
      .value("not_held", Refusal::not_held)
      .value("must_follow", Refusal::must_follow)
      .value("must_trump", Refusal::must_trump)
      .value("must_beat", Refusal::must_beat)
      .value("cannot_swap", Refusal::cannot_swap)
      .value("cannot_take", Refusal::cannot_take);
  bind_tricks(m);
  bind_pile(m);
  bind_playouts(m);
  bind_pile_solver(m);
  bind_pile_probe(m);
  bind_exact(m);
  bind_worlds(m);
  bind_search(m);
  bind_hidden(m);
}

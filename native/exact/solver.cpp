#include "solver.hpp"

#include <algorithm>
#include <array>

#include "order.hpp"
#include "position.hpp"
#include "range.hpp"
#include "relative.hpp"
#include "spans.hpp"
#include "two_tricks.hpp"
#include "worth.hpp"

namespace trappola::exact {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr int kAround = 14;  // how far from the guess the value is looked for at first
constexpr int kStep = 6;     // by which the search goes on if it is not there

template <int S>
class Search {
 public:
  Search(const TrickState& state, const Stakes& stakes, Table& table, std::int64_t most_nodes)
      : model_(*state.model()),
        worth_(model_, stakes, tricks_in(state)),
        course_(state, worth_),
        spans_(worth_, model_.pack),
        range_(model_, worth_, spans_, state.trump()),
        order_(model_, spans_, state.trump()),
        relative_(model_.pack, kinds_of(state), sorts_of(state)),
        table_(table),
        most_nodes_(most_nodes) {
    table_.clear();
    root_ = course_.start(state, before_);
    before_ += worth_.fixed();
  }

  Solution solve(const TrickState& state, const Asked& asked) {
    Solution solution;
    if (state.over()) {
      solution.lower = solution.upper = before_ + course_.end(root_.at);
      return solution;
    }
    const bool up = (state.to_act() & 1) == 0;
    std::pair<int, int> whole = closed_in(root_, played_out());
    if (asked.every_play || asked.line) values(root_, whole, solution);
    if (asked.line && !stopped_ && whole.first == whole.second) line(whole.first, solution);
    // What is known of the plays is known of the whole.
    for (auto& play : solution.plays) {
      play.lower += before_;
      play.upper += before_;
    }
    solution.lower = whole.first + before_;
    solution.upper = whole.second + before_;
    solution.exact = whole.first == whole.second;
    for (const auto& play : solution.plays)
      if (solution.exact && (up ? play.lower == solution.lower : play.upper == solution.upper) && play.lower == play.upper)
        solution.best.push_back(play.action);
    if (!asked.every_play) solution.plays.clear();
    solution.nodes = nodes_;
    return solution;
  }

 private:
  static int tricks_in(const TrickState& state) {
    // Cards drawn come in twos, or one that ends the deal a trick early.
    int cards = state.stock_left();
    if (!state.model()->draws) cards = 0;
    int left = 64;
    for (int seat = 0; seat < S; ++seat) {
      const int started = state.on_table() > (seat - state.leader() + S) % S ? 1 : 0;
      left = std::min(left, count(state.hand(seat)) + started);
    }
    return state.tricks() + left + cards / S;
  }

  std::array<std::uint32_t, 64> kinds_of(const TrickState& state) const {
    std::array<std::uint32_t, 64> kinds = worth_.kinds();
    if (state.trump() >= 0 && model_.swap_rank >= 0)
      kinds[static_cast<std::size_t>(state.trump() * kSuitBits + model_.swap_rank)] |= 0x10000u;
    return kinds;
  }

  std::array<std::uint32_t, 64> sorts_of(const TrickState& state) const {
    std::array<std::uint32_t, 64> sorts = worth_.sorts();
    if (state.trump() >= 0 && model_.swap_rank >= 0)
      sorts[static_cast<std::size_t>(state.trump() * kSuitBits + model_.swap_rank)] = ~0u;
    // Where a hand may be a card short, a card may be captured by nobody: then none is like another.
    if (model_.draws && model_.odd_card == OddCard::winner_draws)
      for (std::uint32_t card = 0; card < 64; ++card) sorts[card] = card;
    return sorts;
  }

  // The trick with one card more: its worth, and what follows.
  int after(const InTrick<S>& before, CardId card, int alpha, int beta) {
    InTrick<S> trick = before;
    if (card == kSwap) {
      course_.swap(trick.at);
      return lead(trick.at, alpha, beta);
    }
    course_.play(trick, card);
    if (trick.number < S) return follow(trick, alpha, beta);

    Between<S>& at = trick.at;
    const int margin = course_.complete(trick, at);
    for (const Cards hand : at.hands)
      if (hand == 0) return margin + course_.end(at);
    if (std::all_of(at.hands.begin(), at.hands.end(), std::has_single_bit<Cards>) && !course_.open(at))
      return margin + course_.last_trick(at);
    return margin + lead(at, alpha - margin, beta - margin);
  }

  // Alpha-beta at the start of a trick.
  int lead(const Between<S>& at, int alpha, int beta) {
    if (++nodes_ == most_nodes_) stopped_ = true;
    if (stopped_) return 0;
    Cards all = 0;
    for (const Cards hand : at.hands) all |= hand;
    const Cards stock = course_.stock_cards(at);
    const int cards = count(all);
    if constexpr (S == 2)
      if (cards == 4 && stock == 0 && simple_) return two_tricks(at, model_, worth_, course_.trump());
    const bool remember = cards > S;
    std::uint64_t hash = 0;
    int lower = -kFar, upper = kFar;
    CardId known = kNoCard;
    if (remember) {
      hash = hash_of(at, all, stock);
      if (const Bounds* bounds = table_.find(hash)) {
        lower = bounds->lower;
        upper = bounds->upper;
        known = bounds->move;
        if (upper <= alpha) return upper;
        if (lower >= beta || lower == upper) return lower;
      }
    }
    if (known == kNoCard) {  // what is remembered is never wider than the range
      const auto [least, most] = range_.of(at, stock);
      if (most <= alpha) return most;
      if (least >= beta) return least;
      if (least == most) return least;
      lower = std::max(lower, least);
      upper = std::min(upper, most);
    }
    InTrick<S> trick{};
    trick.at = at;
    CardId best_move = kNoCard;
    const int best = choose(trick, all, stock, std::max(alpha, lower), std::min(beta, upper), known, best_move);
    if (stopped_) return 0;
    if (remember) {
      if (best < beta && best < upper) upper = best;
      if (best > alpha && best > lower) lower = best;
      if (best >= beta) lower = std::max(lower, best);
      if (best <= alpha) upper = std::min(upper, best);
      table_.store(hash, lower, upper, best_move, cards);
    }
    return best;
  }

  int follow(const InTrick<S>& trick, int alpha, int beta) {
    CardId best_move;
    return choose(trick, trick.all(), course_.stock_cards(trick.at), alpha, beta, kNoCard, best_move);
  }

  // The best play in a trick; fail-soft.
  int choose(const InTrick<S>& trick, Cards all, Cards stock, int alpha, int beta, CardId known, CardId& best_move) {
    Moves moves;
    const int number = sorted(trick, all, stock, known, moves);
    const bool up = trick.up();
    int best = up ? -kFar : kFar;
    for (int i = 0; i < number; ++i) {
      const int value = after(trick, moves[static_cast<std::size_t>(i)], alpha, beta);
      if (stopped_) return 0;
      if (up ? value > best : value < best) {
        best = value;
        best_move = moves[static_cast<std::size_t>(i)];
        if (up) {
          alpha = std::max(alpha, best);
        } else {
          beta = std::min(beta, best);
        }
        if (alpha >= beta) {
          if (number > 1) order_.refuted(trick, moves, i);
          break;
        }
      }
    }
    return best;
  }

  // The plays that need be tried, in the order in which they are.
  int sorted(const InTrick<S>& trick, Cards all, Cards stock, CardId known, Moves& moves) const {
    const Cards apart = relative_.apart(trick.hand(), (all ^ trick.hand()) | stock);
    return order_.sorted(trick, distinct(trick, all, stock), apart, course_.duties(trick.at), known, moves);
  }

  // One of each kind of equal plays.
  Cards distinct(const InTrick<S>& trick, Cards all, Cards stock) const {
    const Cards hand = trick.hand();
    return (relative_.distinct(hand, (all ^ hand) | stock) | bit(kSwap)) & course_.legal(trick);
  }

  Cards distinct(const InTrick<S>& trick) const { return distinct(trick, trick.all(), course_.stock_cards(trick.at)); }

  std::uint64_t hash_of(const Between<S>& at, Cards all, Cards stock) const {
    std::uint64_t hash = 0;
    const auto mix = [&](std::uint64_t word) {
      const Wide product = Wide{hash ^ word ^ 0xA0761D6478BD642Full} * 0x9FB21C651E98DF25ull;
      hash = static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
    };
    mix(worth_.digest(at.memory, all | stock) << 4 | at.leader << 1 | (at.first ? 1u : 0u));
    if (stock != 0) mix(at.turn_up);  // the rest of the stock is known by the number of cards
    for (const Cards hand : at.hands) mix(stock == 0 ? relative_.pushed(hand, all) : hand);
    return hash;
  }

  // Narrows the bounds of a position until they meet or the nodes are used up.
  std::pair<int, int> closed_in(const InTrick<S>& from, int guess) {
    const auto ask = [&](int alpha, int beta) {
      return from.number == 0 ? lead(from.at, alpha, beta) : follow(from, alpha, beta);
    };
    std::pair<int, int> bounds{-kFar, kFar};
    const int low = guess - kAround, high = guess + kAround;
    const int near = ask(low, high);
    if (stopped_) return bounds;
    if (near > low) bounds.first = near;
    if (near < high) bounds.second = near;
    guess = near <= low ? near - kStep : near + kStep + 1;
    while (bounds.first < bounds.second && !stopped_) {
      const int beta = guess == bounds.first ? guess + 1 : guess;
      const int value = ask(beta - 1, beta);
      if (stopped_) break;
      (value < beta ? bounds.second : bounds.first) = value;
      // A step further than what was found: the true value is seldom the nearest one.
      guess = value < beta ? std::max(bounds.first, value - kStep) : std::min(bounds.second, value + kStep + 1);
    }
    return bounds;
  }

  // What the likeliest plays lead to: the value is looked for from there.
  int played_out() {
    InTrick<S> trick = root_;
    int left = 0;
    bool on = true;
    while (on) {
      Moves moves;
      sorted(trick, trick.all(), course_.stock_cards(trick.at), kNoCard, moves);
      on = course_.step(trick, moves[0], left);
    }
    return course_.end(trick.at) - left;
  }

  // The value of every legal play.
  void values(const InTrick<S>& from, std::pair<int, int> whole, Solution& solution) {
    const Cards may = course_.legal(from);
    const Cards different = distinct(from);
    const bool up = from.up();
    std::array<std::pair<int, int>, 64> found;
    for (Cards cards = different; cards != 0; cards &= cards - 1) {
      const CardId card = lowest(cards);
      // No play is better than the position.
      std::pair<int, int> bounds{up ? -kFar : whole.first, up ? whole.second : kFar};
      int guess = up ? whole.second : whole.first;
      while (bounds.first < bounds.second && !stopped_) {
        const int beta = guess == bounds.first ? guess + 1 : guess;
        const int value = after(from, card, beta - 1, beta);
        if (stopped_) break;
        (value < beta ? bounds.second : bounds.first) = value;
        guess = value;
      }
      found[card] = bounds;
    }
    CardId like = kNoCard;
    for (Cards cards = may; cards != 0; cards &= cards - 1) {
      const CardId card = lowest(cards);
      if ((different & bit(card)) != 0) like = card;
      solution.plays.push_back({card, found[like].first, found[like].second});
    }
  }

  // A line of best play.
  void line(int value, Solution& solution) {
    InTrick<S> trick = root_;
    int left = value;
    while (!stopped_) {
      Moves moves;
      const int number = sorted(trick, trick.all(), course_.stock_cards(trick.at), kNoCard, moves);
      const bool up = trick.up();
      CardId best = kNoCard;
      for (int i = 0; i < number && best == kNoCard; ++i) {
        const int bound = up ? left - 1 : left;
        const int reached = after(trick, moves[static_cast<std::size_t>(i)], bound, bound + 1);
        if (stopped_) return;
        if (up ? reached >= left : reached <= left) best = moves[static_cast<std::size_t>(i)];
      }
      solution.line.push_back(best);
      if (!course_.step(trick, best, left)) return;
    }
  }

  const TrickModel& model_;
  Worth worth_;
  Course<S> course_;
  Spans spans_;
  Range<S> range_;
  Order<S> order_;
  Relative relative_;
  Table& table_;
  std::int64_t most_nodes_;
  std::int64_t nodes_ = 0;
  bool stopped_ = false;
  bool simple_ = worth_.simple();
  int before_ = 0;  // what was settled before the search
  InTrick<S> root_{};
};

}  // namespace

Solution Solver::solve(const TrickState& state, const Stakes& stakes, const Asked& asked) {
  if (state.model()->seats == 2) return Search<2>(state, stakes, table_, asked.most_nodes).solve(state, asked);
  return Search<4>(state, stakes, table_, asked.most_nodes).solve(state, asked);
}

}  // namespace trappola::exact

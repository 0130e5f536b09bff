#include "solver.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "../trick_rules.hpp"
#include "relative.hpp"
#include "sure.hpp"
#include "worth.hpp"

namespace trappola::exact {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr int kFar = 16'000;  // beyond every margin
constexpr int kStep = 6;      // by which the search for the value goes on

// A position between two tricks.
template <int S>
struct Between {
  std::array<Cards, S> hands;
  Memory memory;
  std::uint8_t leader;
  std::uint8_t drawn;  // cards of the stock that are gone
  CardId turn_up;      // the last card of the stock, which may be swapped
  bool first;          // whether no trick is complete
  std::int16_t most;   // margin if side 0 took all cards that are left
  std::int16_t least;  // margin if side 1 did
};

// A trick in play. `at.hands` are without the cards played.
template <int S>
struct InTrick {
  Between<S> at;
  std::array<CardId, S> cards;
  Cards played;
  std::uint8_t number;
  std::uint8_t best_seat;
  CardId best;
};

template <int S>
class Search {
 public:
  Search(const TrickState& state, const Stakes& stakes, Table& table, std::int64_t most_nodes)
      : model_(*state.model()),
        worth_(model_, stakes, tricks_in(state)),
        relative_(model_.pack, kinds_of(state)),
        table_(table),
        most_nodes_(most_nodes),
        trump_(state.trump()),
        // Where a hand may be a card short, the last card of the other is never captured.
        sure_(model_.closed.follow && !(model_.draws && model_.odd_card == OddCard::winner_draws)) {
    stock_size_ = model_.draws ? state.stock_left() : 0;
    for (int i = 0; i < stock_size_; ++i) stock_[static_cast<std::size_t>(i)] = state.stock(i);
    table_.clear();

    Between<S> at{};
    at.first = true;
    for (int i = 0; i < state.tricks(); ++i) {
      const Trick& trick = state.trick(i);
      Cards cards = 0;
      for (int seat = 0; seat < S; ++seat) cards |= bit(trick.cards[static_cast<std::size_t>(seat)]);
      before_ += worth_.trick(at.memory, cards, trick.winner & 1, trick.leader & 1, trick.best, at.first);
      at.first = false;
    }
    before_ += worth_.fixed();
    for (int seat = 0; seat < S; ++seat) at.hands[static_cast<std::size_t>(seat)] = state.hand(seat);
    at.leader = static_cast<std::uint8_t>(state.leader());
    Cards left = 0;
    for (int seat = 0; seat < S; ++seat) left |= state.hand(seat);
    for (int i = 0; i < state.on_table(); ++i) left |= bit(state.table(i));
    for (int i = 0; i < stock_size_; ++i) left |= bit(stock_[static_cast<std::size_t>(i)]);
    leave(at, left);
    at.most = static_cast<std::int16_t>(-at.most);
    at.least = static_cast<std::int16_t>(-at.least);
    at.turn_up = stock_size_ > 0 ? stock_[static_cast<std::size_t>(stock_size_ - 1)] : kNoCard;
    for (CardId card = 0; card < 64; ++card)
      if (span(card) == 0) worthless_ |= bit(card);
    root_.at = at;
    for (int i = 0; i < state.on_table(); ++i) put(root_, state.table(i), (state.leader() + i) % S);
  }

  Solution solve(const TrickState& state, const Asked& asked) {
    Solution solution;
    if (state.over()) {
      const CardId odd = odd_card(root_.at);
      solution.lower = solution.upper = before_ + worth_.end(root_.at.memory, root_.at.leader & 1, odd);
      return solution;
    }
    const bool up = (state.to_act() & 1) == 0;
    std::pair<int, int> whole = closed_in(root_, {-kFar, kFar}, played_out());
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

  int stock_left(const Between<S>& at) const { return stock_size_ - at.drawn; }
  bool open(const Between<S>& at) const { return model_.open_with(stock_left(at)); }
  CardId stock(const Between<S>& at, int place) const {
    return place == stock_size_ - 1 ? at.turn_up : stock_[static_cast<std::size_t>(place)];
  }
  Cards stock_cards(const Between<S>& at) const {
    Cards cards = 0;
    for (int place = at.drawn; place < stock_size_; ++place) cards |= bit(stock(at, place));
    return cards;
  }
  CardId odd_card(const Between<S>& at) const {
    return model_.draws && model_.odd_card == OddCard::to_last_trick && stock_left(at) == 1 ? stock(at, at.drawn) : kNoCard;
  }

  void put(InTrick<S>& trick, CardId card, int seat) const {
    if (trick.number == 0 || takes_from(card, trick.best, trump_)) {
      trick.best = card;
      trick.best_seat = static_cast<std::uint8_t>(seat);
    }
    trick.cards[trick.number++] = card;
    trick.played |= bit(card);
  }

  // The trick with one card more: its worth, and what follows.
  int after(const InTrick<S>& before, CardId card, int alpha, int beta) {
    InTrick<S> trick = before;
    if (card == kSwap) {
      const auto given = static_cast<CardId>(trump_ * kSuitBits + model_.swap_rank);
      trick.at.hands[trick.at.leader] ^= bit(given) | bit(trick.at.turn_up);
      trick.at.turn_up = given;
      return lead(trick.at, alpha, beta);
    }
    const int seat = (trick.at.leader + trick.number) % S;
    trick.at.hands[static_cast<std::size_t>(seat)] &= ~bit(card);
    put(trick, card, seat);
    if (trick.number < S) return follow(trick, alpha, beta);

    Between<S>& at = trick.at;
    const int margin = complete(trick, at);
    const int winner = at.leader;
    for (int each = 0; each < S; ++each)
      if (at.hands[static_cast<std::size_t>(each)] == 0)
        return margin + worth_.end(at.memory, winner & 1, odd_card(at));
    if (std::all_of(at.hands.begin(), at.hands.end(), std::has_single_bit<Cards>) && !open(at)) return margin + last_trick(at);
    return margin + lead(at, alpha - margin, beta - margin);
  }

  // When every hand has one card there is nothing to choose.
  int last_trick(const Between<S>& at) const {
    InTrick<S> trick{};
    trick.at = at;
    for (int i = 0; i < S; ++i) {
      const int seat = (at.leader + i) % S;
      put(trick, lowest(at.hands[static_cast<std::size_t>(seat)]), seat);
    }
    const int side = trick.best_seat & 1;
    const int margin = worth_.trick(trick.at.memory, trick.played, side, at.leader & 1, trick.best, at.first);
    return margin + worth_.end(trick.at.memory, side, odd_card(at));
  }

  // Alpha-beta at the start of a trick.
  int lead(const Between<S>& at, int alpha, int beta) {
    if (++nodes_ == most_nodes_) stopped_ = true;
    if (stopped_) return 0;
    Cards all = 0;
    for (const Cards hand : at.hands) all |= hand;
    const Cards stock = stock_size_ > at.drawn ? stock_cards(at) : 0;
    const int cards = count(all);
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
      const auto [least, most] = range(at, stock);
      if (most <= alpha) return most;
      if (least >= beta) return least;
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
    Cards all = trick.played;
    for (const Cards hand : trick.at.hands) all |= hand;
    const Cards stock = stock_size_ > trick.at.drawn ? stock_cards(trick.at) : 0;
    CardId best_move;
    return choose(trick, all, stock, alpha, beta, kNoCard, best_move);
  }

  // The best play in a trick; fail-soft.
  int choose(const InTrick<S>& trick, Cards all, Cards stock, int alpha, int beta, CardId known, CardId& best_move) {
    std::array<CardId, 64> moves;
    const int number = ordered(trick, distinct(trick, all, stock), known, moves);
    const bool up = ((trick.at.leader + trick.number) & 1) == 0;
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
        if (alpha >= beta) break;
      }
    }
    return best;
  }

  Cards legal(const InTrick<S>& trick) const {
    const int seat = (trick.at.leader + trick.number) % S;
    const Cards hand = trick.at.hands[static_cast<std::size_t>(seat)];
    const bool drawing = open(trick.at);
    if (trick.number > 0)
      return playable(hand, trick.cards[0], trick.best, trump_, drawing ? model_.open : model_.closed);
    const bool swap = drawing && trump_ >= 0 && model_.swap_rank >= 0 &&
                      (hand & bit(static_cast<CardId>(trump_ * kSuitBits + model_.swap_rank))) != 0;
    return swap ? hand | bit(kSwap) : hand;
  }

  // One of each kind of equal plays.
  Cards distinct(const InTrick<S>& trick, Cards all, Cards stock) const {
    const int seat = (trick.at.leader + trick.number) % S;
    const Cards hand = trick.at.hands[static_cast<std::size_t>(seat)];
    const Cards may = legal(trick);
    return (relative_.distinct(hand, (all ^ hand) | stock) | bit(kSwap)) & may;
  }

  // Likely good plays first.
  int ordered(const InTrick<S>& trick, Cards may, CardId known, std::array<CardId, 64>& moves) const {
    std::array<int, 64> marks;
    const int seat = (trick.at.leader + trick.number) % S;
    const int side = seat & 1;
    int number = 0;
    int on_table = 0;
    for (Cards cards = trick.played; cards != 0; cards &= cards - 1) on_table += model_.card_points[lowest(cards)];
    for (; may != 0; may &= may - 1) {
      const CardId card = lowest(may);
      int mark;
      if (card == known) {
        mark = 1 << 20;
      } else if (card == kSwap) {
        mark = 1 << 10;
      } else {
        const int points = model_.card_points[card];
        const bool takes = trick.number == 0 || takes_from(card, trick.best, trump_);
        const bool ours = takes || (trick.best_seat & 1) == side;
        const CardId top = takes ? card : trick.best;
        const bool safe = ours && !beaten(trick, trick.number == 0 ? card : trick.cards[0], top);
        const int strength = card & 15;
        if (safe && !takes) {
          mark = 200 + 12 * points + 8 * on_table - strength;  // points for the partner's trick
        } else if (safe) {
          mark = 200 + 8 * (points + on_table) - (trick.number > 0 ? strength : 0);
        } else if (ours) {
          mark = 100 - 8 * points + (S == 4 ? strength : -strength);
        } else {
          mark = 100 - 8 * points - strength - (suit_of(card) == trump_ ? 16 : 0);
        }
      }
      int place = number++;
      for (; place > 0 && marks[static_cast<std::size_t>(place - 1)] < mark; --place) {
        marks[static_cast<std::size_t>(place)] = marks[static_cast<std::size_t>(place - 1)];
        moves[static_cast<std::size_t>(place)] = moves[static_cast<std::size_t>(place - 1)];
      }
      marks[static_cast<std::size_t>(place)] = mark;
      moves[static_cast<std::size_t>(place)] = card;
    }
    return number;
  }

  // Whether a foe who is still to play can take the trick from a card.
  bool beaten(const InTrick<S>& trick, CardId led, CardId top) const {
    const Cards taking = taking_from(top, trump_);
    for (int place = trick.number + 1; place < S; place += 2) {
      const Cards hand = trick.at.hands[static_cast<std::size_t>((trick.at.leader + place) % S)];
      if ((playable(hand, led, top, trump_, model_.closed) & taking) != 0) return true;
    }
    return false;
  }

  // Cards that leave the deal are no longer to be won.
  void leave(Between<S>& at, Cards cards) const {
    for (; cards != 0; cards &= cards - 1) {
      const CardId card = lowest(cards);
      const int first = worth_.card(0, card), second = worth_.card(1, card);
      int most = std::max(first, second), least = std::min(first, second);
      if (model_.draws) {  // one may be left over, and count for the last trick without being captured
        const int odd = std::abs(int{model_.card_points[card]});
        most = std::max(most, odd);
        least = std::min(least, -odd);
      }
      at.most -= static_cast<std::int16_t>(most);
      at.least -= static_cast<std::int16_t>(least);
    }
  }

  // The least and the most that what is left can bring.
  std::pair<int, int> range(const Between<S>& at, Cards stock) const {
    Cards first = 0, second = 0;
    for (int seat = 0; seat < S; seat += 2) {
      first |= at.hands[static_cast<std::size_t>(seat)];
      second |= at.hands[static_cast<std::size_t>(seat + 1)];
    }
    int most = at.most, least = at.least;
    if (sure_ && stock == 0) {
      const Sure sure = sure_cards<S>(at.hands, at.leader, trump_);
      const int side = at.leader & 1;
      const Cards ours = side == 0 ? sure.leaders : sure.others, theirs = side == 0 ? sure.others : sure.leaders;
      for (Cards cards = ours; cards != 0; cards &= cards - 1) least += span(lowest(cards));
      for (Cards cards = theirs; cards != 0; cards &= cards - 1) most -= span(lowest(cards));
      // Each that is led brings home a card of every other hand as well, at least its least.
      const int led = count(sure.led);
      for (int seat = 0; seat < S && led > 0; ++seat) {
        if (seat == at.leader) continue;
        // A partner may have to spend cards that were counted already.
        const Cards hand = at.hands[static_cast<std::size_t>(seat)];
        const int more = fetched(hand & ~sure.leaders & ~sure.others, led - count(hand & sure.leaders));
        (side == 0 ? least : most) += side == 0 ? more : -more;
      }
    }
    const auto [up, down] = worth_.range(at.memory, first, second, stock, most, least);
    return {down, up};
  }

  // How much a card makes between being captured by one side and by the other.
  int span(CardId card) const { return std::max(worth_.card(0, card) - worth_.card(1, card), 0); }

  // What so many cards make at least; all of them if there are no more.
  int fetched(Cards hand, int number) const {
    const int spare = std::max(count(hand) - number, 0);
    if (number <= count(hand & worthless_)) return 0;
    std::array<int, kMaxCards> spans;
    int size = 0, sum = 0;
    for (; hand != 0; hand &= hand - 1) {
      const int each = span(lowest(hand));
      sum += each;
      int place = size++;
      for (; place > 0 && spans[static_cast<std::size_t>(place - 1)] < each; --place)
        spans[static_cast<std::size_t>(place)] = spans[static_cast<std::size_t>(place - 1)];
      spans[static_cast<std::size_t>(place)] = each;
    }
    for (int i = 0; i < spare; ++i) sum -= spans[static_cast<std::size_t>(i)];
    return sum;
  }

  std::uint64_t hash_of(const Between<S>& at, Cards all, Cards stock) const {
    std::uint64_t hash = 0;
    const auto mix = [&](std::uint64_t word) {
      const Wide product = Wide{hash ^ word ^ 0xA0761D6478BD642Full} * 0x9FB21C651E98DF25ull;
      hash = static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
    };
    mix(worth_.digest(at.memory, all | stock) << 4 | at.leader << 1 | (at.first ? 1u : 0u));
    for (const Cards hand : at.hands) mix(stock == 0 ? relative_.pushed(hand, all) : hand);
    return hash;
  }

  // Narrows the bounds of a position until they meet or the nodes are used up.
  std::pair<int, int> closed_in(const InTrick<S>& from, std::pair<int, int> bounds, int guess) {
    const auto ask = [&](int alpha, int beta) {
      return from.number == 0 ? lead(from.at, alpha, beta) : follow(from, alpha, beta);
    };
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
      Cards all = trick.played;
      for (const Cards hand : trick.at.hands) all |= hand;
      const Cards stock = stock_size_ > trick.at.drawn ? stock_cards(trick.at) : 0;
      std::array<CardId, 64> moves;
      ordered(trick, distinct(trick, all, stock), kNoCard, moves);
      on = step(trick, moves[0], left);
    }
    return worth_.end(trick.at.memory, trick.at.leader & 1, odd_card(trick.at)) - left;
  }

  // The value of every legal play.
  void values(const InTrick<S>& from, std::pair<int, int> whole, Solution& solution) {
    Cards all = from.played;
    for (const Cards hand : from.at.hands) all |= hand;
    const Cards stock = stock_size_ > from.at.drawn ? stock_cards(from.at) : 0;
    const Cards may = legal(from);
    const Cards different = distinct(from, all, stock);
    const bool up = ((from.at.leader + from.number) & 1) == 0;
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
      Cards all = trick.played;
      for (const Cards hand : trick.at.hands) all |= hand;
      const Cards stock = stock_size_ > trick.at.drawn ? stock_cards(trick.at) : 0;
      std::array<CardId, 64> moves;
      const int number = ordered(trick, distinct(trick, all, stock), kNoCard, moves);
      const bool up = ((trick.at.leader + trick.number) & 1) == 0;
      CardId best = kNoCard;
      for (int i = 0; i < number && best == kNoCard; ++i) {
        const int bound = up ? left - 1 : left;
        const int reached = after(trick, moves[static_cast<std::size_t>(i)], bound, bound + 1);
        if (stopped_) return;
        if (up ? reached >= left : reached <= left) best = moves[static_cast<std::size_t>(i)];
      }
      solution.line.push_back(best);
      if (!step(trick, best, left)) return;
    }
  }

  // Plays on along a line; false at its end.
  bool step(InTrick<S>& trick, CardId card, int& left) {
    if (card == kSwap) {
      const auto given = static_cast<CardId>(trump_ * kSuitBits + model_.swap_rank);
      trick.at.hands[trick.at.leader] ^= bit(given) | bit(trick.at.turn_up);
      trick.at.turn_up = given;
      return true;
    }
    const int seat = (trick.at.leader + trick.number) % S;
    trick.at.hands[static_cast<std::size_t>(seat)] &= ~bit(card);
    put(trick, card, seat);
    if (trick.number < S) return true;
    Between<S> at = trick.at;
    left -= complete(trick, at);
    trick = {};
    trick.at = at;
    return std::all_of(at.hands.begin(), at.hands.end(), [](Cards hand) { return hand != 0; });
  }

  // Ends a trick: who leads next, what is drawn; returns its worth.
  int complete(const InTrick<S>& trick, Between<S>& at) const {
    const int winner = trick.best_seat;
    const int margin = worth_.trick(at.memory, trick.played, winner & 1, at.leader & 1, trick.best, at.first);
    at.first = false;
    leave(at, trick.played);
    if (open(at)) {
      at.hands[static_cast<std::size_t>(winner)] |= bit(stock(at, at.drawn));
      ++at.drawn;
      if (stock_left(at) > 0) {
        at.hands[static_cast<std::size_t>(winner ^ 1)] |= bit(stock(at, at.drawn));
        ++at.drawn;
      }
    }
    at.leader = static_cast<std::uint8_t>(winner);
    return margin;
  }

  const TrickModel& model_;
  Worth worth_;
  Relative relative_;
  Table& table_;
  std::int64_t most_nodes_;
  std::int64_t nodes_ = 0;
  bool stopped_ = false;
  int trump_;
  bool sure_;
  Cards worthless_ = 0;  // cards that make no difference, whoever captures them
  int before_ = 0;
  int stock_size_ = 0;
  std::array<CardId, kMaxCards> stock_{};
  InTrick<S> root_{};
};

}  // namespace

Solution Solver::solve(const TrickState& state, const Stakes& stakes, const Asked& asked) {
  if (state.model()->seats == 2) return Search<2>(state, stakes, table_, asked.most_nodes).solve(state, asked);
  return Search<4>(state, stakes, table_, asked.most_nodes).solve(state, asked);
}

}  // namespace trappola::exact

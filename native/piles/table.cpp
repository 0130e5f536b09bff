#include "table.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <unordered_map>

#include "row.hpp"
#include "score.hpp"

namespace trappola {
namespace {

// A bout played out on the rules' own engine, with the table behind its end.
class PlainSearch {
 public:
  PlainSearch(const PileTable& table, const PileState& state)
      : table_(table), state_(state.unending()), trumps_(state.model()->trumps) {}

  std::vector<RatedAction> rate() {
    std::vector<RatedAction> rated;
    for (Cards legal = state_.legal(); legal != 0; legal &= legal - 1) {
      const CardId action = lowest(legal);
      rated.push_back({action, worth_of(score_after(action, -kBest, kBest))});
    }
    return rated;
  }

  Worth worth() {
    if (state_.pile().empty()) return table_.at(hand_number(state_.to_act()));
    return worth_of(best(-kBest, kBest));
  }

 private:
  int score_after(CardId action, int least, int most) {
    const int seat = state_.to_act();
    state_.play(action);
    int score;
    if (state_.over()) {
      score = state_.winner() == seat ? kBest - 1 : 1 - kBest;
    } else if (action == kTake) {
      score = -a_bout_later(base_score(state_.to_act()));
    } else if (state_.to_act() == seat) {
      score = best(least, most);
    } else {
      score = -best(-most, -least);
    }
    state_.undo();
    return score;
  }

  int base_score(int leader) const { return score_of(table_.at(hand_number(leader))); }

  std::uint64_t hand_number(int seat) const {
    const Cards hand = state_.hand(seat);
    const int own = trumps_[static_cast<std::size_t>(seat)];
    const int other = trumps_[static_cast<std::size_t>(1 - seat)];
    const int ranks = table_.ranks();
    const Cards mask = (Cards{1} << ranks) - 1;
    const auto cards = [&](int suit) { return hand >> (kSuitBits * suit) & mask; };
    std::uint64_t number = cards(own) << ranks | cards(other);
    for (int suit = 0; suit < kSuits; ++suit)
      if (suit != own && suit != other) number = number << ranks | cards(suit);
    return number;
  }

  // The best score of the seat on turn, exact between the bounds.
  int best(int least, int most) {
    const Key key{state_.hand(0), state_.hand(1),
                  static_cast<std::uint32_t>(state_.pile().back() << 2 | state_.to_act() << 1 |
                                             (state_.must_lead() ? 1 : 0))};
    Bounds& known = seen_[key];
    if (known.low >= most || known.low == known.high) return known.low;
    if (known.high <= least) return known.high;
    const int floor = std::max(least, known.low), ceiling = std::min(most, known.high);
    int found = -kBest;
    const Cards legal = state_.legal();
    // Taking costs nothing to look at, and often settles it.
    if ((legal & bit(kTake)) != 0) found = score_after(kTake, floor, ceiling);
    for (Cards cards = legal & ~bit(kTake); cards != 0 && found < ceiling; cards &= cards - 1)
      found = std::max(found, score_after(lowest(cards), std::max(floor, found), ceiling));
    Bounds& now = seen_[key];
    if (found > floor || found >= ceiling) now.low = std::max(now.low, found);
    if (found < ceiling) now.high = std::min(now.high, found);
    return found;
  }

  struct Key {
    Cards hand0, hand1;
    std::uint32_t turn;
    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const {
      std::uint64_t h = key.hand0 * 0x9E3779B97F4A7C15;
      h = (h ^ (h >> 32) ^ key.hand1) * 0xD6E8FEB86659FD93;
      h = (h ^ (h >> 32) ^ key.turn) * 0xD6E8FEB86659FD93;
      return static_cast<std::size_t>(h ^ (h >> 32));
    }
  };
  struct Bounds {
    int low = -kBest, high = kBest;
  };

  const PileTable& table_;
  PileState state_;
  std::array<int, 2> trumps_;
  std::unordered_map<Key, Bounds, Hash> seen_;
};

void add(Tally& tally, const Worth& at) {
  (at.value > 0 ? tally.won : at.value < 0 ? tally.lost : tally.drawn) += 1;
  if (at.value > 0) tally.longest_won = std::max(tally.longest_won, at.distance);
  if (at.value < 0) tally.longest_lost = std::max(tally.longest_lost, at.distance);
  tally.bouts += static_cast<std::uint64_t>(at.distance);
}

}  // namespace

PileTable::PileTable(int ranks, bool cover_and_lead, bool low_trump, bool with_distances)
    : ranks_(ranks), cover_and_lead_(cover_and_lead), low_trump_(low_trump) {
  if (ranks < kLeastSolvedRanks || ranks > kMostSolvedRanks)
    throw std::invalid_argument("a table has " + std::to_string(kLeastSolvedRanks) + " to " +
                                std::to_string(kMostSolvedRanks) + " ranks");
  const std::size_t words = row_words(ranks) << 3 * ranks;
  wins = Store<std::uint64_t>(words);
  losses = Store<std::uint64_t>(words);
  if (with_distances) distances = Store<std::uint8_t>(std::size_t{1} << 4 * ranks);
  // Whoever leads without cards has won, and with all cards has lost: the ends of every bout.
  const std::uint32_t last = (1u << ranks) - 1;
  wins[0] = 1;
  losses[words - row_words(ranks) + (last >> 6)] |= std::uint64_t{1} << (last & 63);
}

PileTable::PileTable(int ranks, bool cover_and_lead, bool low_trump, Store<std::uint64_t> wins_kept,
                     Store<std::uint64_t> losses_kept, Store<std::uint8_t> distances_kept)
    : wins(std::move(wins_kept)),
      losses(std::move(losses_kept)),
      distances(std::move(distances_kept)),
      ranks_(ranks),
      cover_and_lead_(cover_and_lead),
      low_trump_(low_trump) {
  const bool solved = ranks >= kLeastSolvedRanks && ranks <= kMostSolvedRanks;
  const std::size_t words = solved ? row_words(ranks) << 3 * ranks : 0;
  const bool bytes_fit = !has_distances() || distances.size() == std::size_t{1} << 4 * ranks;
  if (!solved || wins.size() != words || losses.size() != words || !bytes_fit)
    throw std::invalid_argument("the planes are not those of a table of so many ranks");
}

std::size_t PileTable::bytes(int ranks, bool distances) {
  return (2 * 8 * row_words(ranks) << 3 * ranks) + (distances ? std::size_t{1} << 4 * ranks : 0);
}

bool PileTable::bit_of(const Store<std::uint64_t>& rows, std::uint64_t hand) const {
  const std::uint64_t second = hand & ((1u << ranks_) - 1);
  return (rows[row_words(ranks_) * (hand >> ranks_) + (second >> 6)] >> (second & 63) & 1) != 0;
}

std::uint64_t PileTable::opposite(std::uint64_t hand) const {
  const std::uint64_t suit = (std::uint64_t{1} << ranks_) - 1, away = ~hand;
  return (away >> 2 * ranks_ & suit) << 3 * ranks_ | (away >> 3 * ranks_ & suit) << 2 * ranks_ |
         (away & (suit << ranks_ | suit));
}

Worth PileTable::at(std::uint64_t hand) const {
  const int value = leader_wins(hand) ? 1 : leader_loses(hand) ? -1 : 0;
  return {value, has_distances() && value != 0 ? distances[hand] : 0};
}

Census PileTable::census() const {
  Census census;
  const auto ones = [](const Store<std::uint64_t>& plane) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < plane.size(); ++i) sum += static_cast<std::uint64_t>(std::popcount(plane[i]));
    return sum - 1;  // without the end of every bout, which is no position
  };
  census.all.won = ones(wins);
  census.all.lost = ones(losses);
  census.all.drawn = positions() - census.all.won - census.all.lost;
  if (has_distances()) {
    count_distances(census);
  } else {
    census.won_in[0] = census.all.won;
    census.lost_in[0] = census.all.lost;
  }
  census.nobody_leads = count_nobody_leads();
  census.mirrored.resize(static_cast<std::size_t>(2 * ranks_ + 1));
  const std::uint32_t sets = 1u << ranks_;
  for (std::uint32_t own = 0; own < sets; ++own)
    for (std::uint32_t plain = 0; plain < sets; ++plain) {
      const std::uint64_t hand = std::uint64_t{own} << 3 * ranks_ |
                                 std::uint64_t{~own & (sets - 1)} << 2 * ranks_ | plain << ranks_ |
                                 (~plain & (sets - 1));
      add(census.mirrored[static_cast<std::size_t>(std::popcount(own) + std::popcount(plain))], at(hand));
    }
  return census;
}

void PileTable::count_distances(Census& census) const {
  for (std::uint64_t hand = 1; hand <= positions(); ++hand) {
    const Worth worth = at(hand);
    if (worth.value > 0) ++census.won_in[static_cast<std::size_t>(worth.distance)];
    if (worth.value < 0) ++census.lost_in[static_cast<std::size_t>(worth.distance)];
  }
  for (std::size_t distance = 1; distance < census.won_in.size(); ++distance) {
    if (census.won_in[distance] != 0) census.all.longest_won = static_cast<int>(distance);
    if (census.lost_in[distance] != 0) census.all.longest_lost = static_cast<int>(distance);
    census.all.bouts += distance * (census.won_in[distance] + census.lost_in[distance]);
  }
}

std::uint64_t PileTable::count_nobody_leads() const {
  const std::uint32_t suit = (1u << ranks_) - 1;
  const int words = static_cast<int>(row_words(ranks_));
  const int unused = 64 - std::min(64, 1 << ranks_);
  std::uint64_t number = 0;
  for (std::uint32_t row = 0; row < 1u << 3 * ranks_; ++row) {
    const std::uint32_t away = ~row;
    const std::uint32_t opposite =
        (away >> ranks_ & suit) << 2 * ranks_ | (away >> 2 * ranks_ & suit) << ranks_ | (away & suit);
    const std::uint64_t* mine = &losses[std::size_t{row} * row_words(ranks_)];
    const std::uint64_t* theirs = &losses[std::size_t{opposite} * row_words(ranks_)];
    for (int i = 0; i < words; ++i)
      if (mine[i] != 0 && theirs[words - 1 - i] != 0)
        number += static_cast<std::uint64_t>(std::popcount(mine[i] & reversed_bits(theirs[words - 1 - i]) >> unused));
  }
  return number;
}

const char* PileTable::misfit(const PileState& state) const {
  const PileModel& model = *state.model();
  if (model.cover_and_lead != cover_and_lead_ || model.low_trump != low_trump_ || model.last_card_stands) return "form";
  Cards pack = 0;
  for (int suit = 0; suit < kSuits; ++suit) pack |= ((Cards{1} << ranks_) - 1) << (kSuitBits * suit);
  Cards cards = state.hand(0) | state.hand(1);
  for (const CardId card : state.pile()) cards |= bit(card);
  if (cards != pack || model.trumps[0] == model.trumps[1]) return "pack";
  return state.over() ? "over" : nullptr;
}

void PileTable::check(const PileState& state) const {
  if (const char* why = misfit(state); why != nullptr)
    throw std::invalid_argument(std::string("the state cannot be asked about: ") + why);
}

Worth PileTable::worth(const PileState& state) const {
  check(state);
  return PlainSearch(*this, state).worth();
}

std::vector<RatedAction> PileTable::rate(const PileState& state) const {
  check(state);
  return PlainSearch(*this, state).rate();
}

}  // namespace trappola

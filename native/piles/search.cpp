#include "search.hpp"

#include <algorithm>

namespace trappola {
namespace {

constexpr int number_of(TopCard top) { return top.suit << 4 | top.rank; }

// The top card in the words of the seat on turn.
TopCard top_of(const PileState& state, CardId top, int seat) {
  const auto& trumps = state.model()->trumps;
  const int suit = suit_of(top), own = trumps[static_cast<std::size_t>(seat)],
            other = trumps[static_cast<std::size_t>(1 - seat)];
  if (suit == own) return {kOwn, top % kSuitBits};
  if (suit == other) return {kOther, top % kSuitBits};
  for (int first = 0; first < kSuits; ++first)
    if (first != own && first != other) return {suit == first ? kPlain : kSecondPlain, top % kSuitBits};
  return {};
}

std::uint64_t mixed(std::uint64_t mover, std::uint64_t other, int top) {
  std::uint64_t x = mover * 0x9E3779B97F4A7C15;
  x = (x ^ (x >> 32) ^ other) * 0xD6E8FEB86659FD93;
  x = (x ^ (x >> 32) ^ static_cast<std::uint64_t>(top)) * 0xD6E8FEB86659FD93;
  return x;
}

}  // namespace

// The turns that need to be looked at, the most promising first.
class BoutSearch::Turns {
 public:
  void add(const Turn& turn) { turns_[size_++] = turn; }
  void sort() {
    std::stable_sort(begin(), end(), [](const Turn& a, const Turn& b) { return a.most > b.most; });
  }
  Turn* begin() { return turns_.data(); }
  Turn* end() { return turns_.data() + size_; }

 private:
  std::array<Turn, 2 * kSuits * kMaxRanks> turns_;
  std::size_t size_ = 0;
};

BoutSearch::BoutSearch(int ranks, bool cover_and_lead, bool low_trump, int memo_bits)
    : ranks_(ranks),
      whole_((Suit{1} << ranks) - 1),
      cover_and_lead_(cover_and_lead),
      low_trump_(low_trump),
      memo_(std::size_t{1} << memo_bits),
      memo_shift_(64 - memo_bits) {}

BoutSearch::Hand BoutSearch::number_of(const PileState& state, int seat) const {
  const Cards hand = state.hand(seat);
  const auto& trumps = state.model()->trumps;
  const int own = trumps[static_cast<std::size_t>(seat)], other = trumps[static_cast<std::size_t>(1 - seat)];
  Hand number = 0;
  const auto append = [&](int suit) { number = number << ranks_ | (hand >> (kSuitBits * suit) & whole_); };
  append(own);
  append(other);
  for (int suit = 0; suit < kSuits; ++suit)
    if (suit != own && suit != other) append(suit);
  return number;
}

BoutSearch::Hand BoutSearch::opposite(Hand hand) const {
  Hand other = 0;
  for (const int each : {kOwn, kOther, kPlain, kSecondPlain})
    other = other << ranks_ | (~suit(hand, across(each)) & whole_);
  return other;
}

Suit BoutSearch::beating(Hand mover, int suit_asked, TopCard top) const {
  const Suit mine = suit(mover, suit_asked);
  if (suit_asked == kOwn && (top.suit != kOwn || low_trump_)) return mine;
  return suit_asked == top.suit ? mine & stronger(top.rank) : 0;
}

// In the form of two cards a turn, two are rid of at once if the first can be.
bool BoutSearch::goes_out(Hand mover, TopCard top) const {
  return std::popcount(mover) <= 2 && (beating(mover, top.suit, top) | beating(mover, kOwn, top)) != 0;
}

void BoutSearch::add_leads(Turns& turns, Hand mover, Hand other) {
  for (const int each : {kOther, kPlain, kSecondPlain, kOwn})
    for (Suit left = run_bottoms(suit(mover, each), suit(other, across(each))); left != 0; left &= left - 1) {
      const int rank = std::countr_zero(left);
      const Hand rest = mover - card(each, rank);
      turns.add({rest, {across(each), rank}, rest == 0 ? kBest - 1 : a_bout_later(leading(rest))});
    }
}

void BoutSearch::add_beating(Turns& turns, Hand mover, Hand other, TopCard top) {
  for (const int each : {top.suit, static_cast<int>(kOwn)}) {
    const Suit cards = beating(mover, each, top);
    if (cards != 0 && cover_and_lead_) {
      add_leads(turns, mover - card(each, std::countr_zero(cards)), other);
    } else if (cards != 0) {
      const Suit low = each == kOwn && low_trump_ ? 0 : each == top.suit ? ~stronger(top.rank) : 0;
      for (Suit left = run_bottoms(cards, suit(other, across(each)) & ~low); left != 0; left &= left - 1) {
        const int rank = std::countr_zero(left);
        const Hand rest = mover - card(each, rank);
        turns.add({rest, {across(each), rank}, rest == 0 ? kBest - 1 : a_bout_later(leading(rest))});
      }
    }
    if (top.suit == kOwn) break;
  }
}

int BoutSearch::after(const Turn& turn, Hand other, int least, int most) {
  if (turn.left == 0) return kBest - 1;
  return -within(other, turn.left, turn.top, -most, -least);
}

// The score of who is to beat the top card, exact between the bounds.
int BoutSearch::within(Hand mover, Hand other, TopCard top, int least, int most) {
  int found = -a_bout_later(leading(other));  // by taking
  if (cover_and_lead_ && goes_out(mover, top)) return kBest - 1;
  if (found >= most) return found;
  const int top_number = trappola::number_of(top);
  const auto at = static_cast<std::size_t>(mixed(mover, other, top_number) >> memo_shift_);
  const auto is_ours = [&](const Entry& entry) {
    return entry.top == top_number && entry.mover == mover && entry.other == other && entry.epoch == epoch_;
  };
  int floor = least, ceiling = most;
  if (const Entry& known = memo_[at]; is_ours(known)) {
    if (known.least >= most || known.least == known.most) return known.least;
    if (known.most <= least) return known.most;
    floor = std::max(floor, static_cast<int>(known.least));
    ceiling = std::min(ceiling, static_cast<int>(known.most));
  }
  Turns turns;
  add_beating(turns, mover, other, top);
  turns.sort();
  for (const Turn& turn : turns) {
    if (found >= ceiling) break;
    if (turn.most <= std::max(floor, found)) {
      found = std::max(found, turn.most);  // none is worth more; that it may be less is no matter
      break;
    }
    found = std::max(found, after(turn, other, std::max(floor, found), ceiling));
  }
  Entry& entry = memo_[at];
  if (!is_ours(entry))
    entry = {mover, other, -kBest, kBest, static_cast<std::int8_t>(top_number), static_cast<std::int16_t>(epoch_)};
  if (found > floor || found >= ceiling) entry.least = std::max(entry.least, static_cast<std::int16_t>(found));
  if (found < ceiling) entry.most = std::min(entry.most, static_cast<std::int16_t>(found));
  return found;
}

int BoutSearch::best_lead(Hand leader, Hand other) {
  Turns turns;
  add_leads(turns, leader, other);
  turns.sort();
  int found = -kBest;
  for (const Turn& turn : turns) {
    if (turn.most <= found) break;
    found = std::max(found, after(turn, other, found, kBest));
  }
  return found;
}

int BoutSearch::best(const PileState& state) {
  const int seat = state.to_act();
  const Hand mover = number_of(state, seat), other = number_of(state, 1 - seat);
  if (state.pile().empty()) return leading(mover);
  if (state.must_lead()) return best_lead(mover, other);
  return within(mover, other, top_of(state, state.pile().back(), seat), -kBest, kBest);
}

int BoutSearch::score_after(const PileState& state, CardId action) {
  PileState next = state;
  next.play(action);
  if (next.over()) return next.winner() == state.to_act() ? kBest - 1 : 1 - kBest;
  if (action == kTake) return -a_bout_later(best(next));
  return next.to_act() == state.to_act() ? best(next) : -best(next);
}

}  // namespace trappola

// A set of hands of one suit: 2^R bits, one for every subset of the suit's R cards.
#pragma once

#include <bit>
#include <cstdint>

namespace trappola {

template <int R>
struct Row {
  static constexpr int kBits = 1 << R;
  static constexpr int kWords = kBits <= 64 ? 1 : kBits / 64;
  static constexpr std::uint64_t kFullWord =
      kBits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (kBits & 63)) - 1;

  std::uint64_t word[kWords];

  static constexpr Row none() {
    Row row{};
    return row;
  }
  static constexpr Row all() {
    Row row{};
    for (auto& each : row.word) each = kFullWord;
    return row;
  }
  static constexpr Row only(int bit) {
    Row row{};
    row.set(bit);
    return row;
  }
  static constexpr Row below(int bit) {  // all bits lower than `bit`, which may be kBits
    Row row{};
    for (int i = 0; i < kWords; ++i) {
      const int rest = bit - 64 * i;
      row.word[i] = rest >= 64 ? ~std::uint64_t{0} : rest > 0 ? (std::uint64_t{1} << rest) - 1 : 0;
    }
    return row & all();
  }

  constexpr bool any() const {
    std::uint64_t together = 0;
    for (const auto each : word) together |= each;
    return together != 0;
  }
  constexpr bool test(int bit) const { return (word[bit >> 6] >> (bit & 63) & 1) != 0; }
  constexpr void set(int bit) { word[bit >> 6] |= std::uint64_t{1} << (bit & 63); }
  constexpr int count() const {
    int sum = 0;
    for (const auto each : word) sum += std::popcount(each);
    return sum;
  }
  int lowest() const {  // there must be one
    int i = 0;
    while (word[i] == 0) ++i;
    return 64 * i + std::countr_zero(word[i]);
  }
  int highest() const {  // there must be one
    int i = kWords - 1;
    while (word[i] == 0) --i;
    return 64 * i + 63 - std::countl_zero(word[i]);
  }
  template <class Visit>
  void for_each(Visit visit) const {
    for (int i = 0; i < kWords; ++i)
      for (std::uint64_t rest = word[i]; rest != 0; rest &= rest - 1) visit(64 * i + std::countr_zero(rest));
  }

  friend constexpr Row operator&(Row a, const Row& b) {
    for (int i = 0; i < kWords; ++i) a.word[i] &= b.word[i];
    return a;
  }
  friend constexpr Row operator|(Row a, const Row& b) {
    for (int i = 0; i < kWords; ++i) a.word[i] |= b.word[i];
    return a;
  }
  friend constexpr Row operator-(Row a, const Row& b) {  // without
    for (int i = 0; i < kWords; ++i) a.word[i] &= ~b.word[i];
    return a;
  }
  constexpr Row& operator|=(const Row& other) { return *this = *this | other; }
  constexpr Row& operator-=(const Row& other) { return *this = *this - other; }
  bool operator==(const Row&) const = default;

  constexpr Row shifted_up(int by) const {
    Row row{};
    const int words = by >> 6, bits = by & 63;
    for (int i = kWords - 1; i >= words; --i) {
      row.word[i] = word[i - words] << bits;
      if (bits != 0 && i > words) row.word[i] |= word[i - words - 1] >> (64 - bits);
    }
    return row;
  }
  constexpr Row shifted_down(int by) const {
    Row row{};
    const int words = by >> 6, bits = by & 63;
    for (int i = 0; i + words < kWords; ++i) {
      row.word[i] = word[i + words] >> bits;
      if (bits != 0 && i + words + 1 < kWords) row.word[i] |= word[i + words + 1] << (64 - bits);
    }
    return row;
  }
  // The bit of every hand at the place of the hand the opponent has then.
  Row mirrored() const {
    Row row{};
    constexpr int unused = kBits < 64 ? 64 - kBits : 0;
    for (int i = 0; i < kWords; ++i) row.word[i] = reversed(word[kWords - 1 - i]) >> unused;
    return row;
  }

 private:
  static std::uint64_t reversed(std::uint64_t x) {
    x = __builtin_bswap64(x);
    x = (x >> 4 & 0x0F0F0F0F0F0F0F0F) | (x & 0x0F0F0F0F0F0F0F0F) << 4;
    x = (x >> 2 & 0x3333333333333333) | (x & 0x3333333333333333) << 2;
    return (x >> 1 & 0x5555555555555555) | (x & 0x5555555555555555) << 1;
  }
};

// Hands of one suit are ordered: one is above another if it comes from it by changing cards for
// higher ones. The smallest steps of that order change a card for the next higher one.
template <int R>
class Ladder {
 public:
  Ladder() {
    for (int card = 0; card + 1 < R; ++card) {
      can_rise_[card] = can_fall_[card] = Row<R>::none();
      for (int hand = 0; hand < Row<R>::kBits; ++hand) {
        if ((hand >> card & 3) == 1) can_rise_[card].set(hand);
        if ((hand >> card & 3) == 2) can_fall_[card].set(hand);
      }
    }
    for (int hand = 0; hand < Row<R>::kBits; ++hand) {
      beneath_[hand] = with_beneath(Row<R>::only(hand));
      over_[hand] = with_over(Row<R>::only(hand));
    }
  }

  // The hands of the set and all beneath them; and all over them.
  Row<R> with_beneath(Row<R> hands) const {
    for (;;) {
      const Row<R> before = hands;
      for (int card = 0; card + 1 < R; ++card) hands |= hands.shifted_down(1 << card) & can_rise_[card];
      if (hands == before) return hands;
    }
  }
  Row<R> with_over(Row<R> hands) const {
    for (;;) {
      const Row<R> before = hands;
      for (int card = 0; card + 1 < R; ++card) hands |= hands.shifted_up(1 << card) & can_fall_[card];
      if (hands == before) return hands;
    }
  }
  const Row<R>& beneath(int hand) const { return beneath_[hand]; }
  const Row<R>& over(int hand) const { return over_[hand]; }

 private:
  Row<R> can_rise_[R], can_fall_[R];
  Row<R> beneath_[Row<R>::kBits], over_[Row<R>::kBits];
};

}  // namespace trappola

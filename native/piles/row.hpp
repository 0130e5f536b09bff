// A set of hands of one suit: 2^R bits, one for every subset of the suit's R cards.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#ifdef __AVX512F__
#include <immintrin.h>
#endif

#include "level.hpp"

namespace trappola::inline TRAPPOLA_LEVEL {

inline std::uint64_t reversed_bits(std::uint64_t x) {
  x = __builtin_bswap64(x);
  x = (x >> 4 & 0x0F0F0F0F0F0F0F0F) | (x & 0x0F0F0F0F0F0F0F0F) << 4;
  x = (x >> 2 & 0x3333333333333333) | (x & 0x3333333333333333) << 2;
  return (x >> 1 & 0x5555555555555555) | (x & 0x5555555555555555) << 1;
}

// So many words that are worked on together, in one register where the processor has so wide ones.
template <int kWords>
struct Vectors;
template <>
struct Vectors<1> {
  using Type [[gnu::vector_size(8)]] = std::uint64_t;
};
template <>
struct Vectors<2> {
  using Type [[gnu::vector_size(16)]] = std::uint64_t;
};
template <>
struct Vectors<4> {
  using Type [[gnu::vector_size(32)]] = std::uint64_t;
};
template <>
struct Vectors<8> {
  using Type [[gnu::vector_size(64)]] = std::uint64_t;
};

template <int R>
struct Row {
  static constexpr int kBits = 1 << R;
  static constexpr int kWords = kBits <= 64 ? 1 : kBits / 64;
  static constexpr std::uint64_t kFullWord =
      kBits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (kBits & 63)) - 1;

  using Vector = typename Vectors<kWords>::Type;
  using Words = std::array<std::uint64_t, kWords>;

  Vector vector;

  static Row of(const Words& words) { return {std::bit_cast<Vector>(words)}; }
  static Row none() { return {Vector{}}; }
  static Row all() { return {Vector{} + kFullWord}; }
  static Row only(int bit) {
    Row row = none();
    row.set(bit);
    return row;
  }
  static Row below(int bit) {  // all bits lower than `bit`, which may be kBits
    Words words;
    for (int i = 0; i < kWords; ++i) {
      const int rest = bit - 64 * i;
      words[static_cast<std::size_t>(i)] = rest >= 64  ? ~std::uint64_t{0}
                                           : rest > 0 ? (std::uint64_t{1} << rest) - 1
                                                      : 0;
    }
    return of(words) & all();
  }

  Words words() const { return std::bit_cast<Words>(vector); }
  bool any() const {
#if defined(__AVX512F__)
    if constexpr (kWords == 8) return _mm512_test_epi64_mask((__m512i)vector, (__m512i)vector) != 0;
#endif
    std::uint64_t together = 0;
    for (const auto each : words()) together |= each;
    return together != 0;
  }
  bool test(int bit) const { return (vector[bit >> 6] >> (bit & 63) & 1) != 0; }
  void set(int bit) { vector[bit >> 6] |= std::uint64_t{1} << (bit & 63); }
  int count() const {
    int sum = 0;
    for (const auto each : words()) sum += std::popcount(each);
    return sum;
  }
  int lowest() const {  // there must be one
    int i = 0;
    while (vector[i] == 0) ++i;
    return 64 * i + std::countr_zero(std::uint64_t{vector[i]});
  }
  int highest() const {  // there must be one
    int i = kWords - 1;
    while (vector[i] == 0) --i;
    return 64 * i + 63 - std::countl_zero(std::uint64_t{vector[i]});
  }
  template <class Visit>
  void for_each(Visit visit) const {
    const Words all_words = words();
    for (int i = 0; i < kWords; ++i)
      for (std::uint64_t rest = all_words[static_cast<std::size_t>(i)]; rest != 0; rest &= rest - 1)
        visit(64 * i + std::countr_zero(rest));
  }

  friend Row operator&(Row a, Row b) { return {a.vector & b.vector}; }
  friend Row operator|(Row a, Row b) { return {a.vector | b.vector}; }
  friend Row operator-(Row a, Row b) { return {a.vector & ~b.vector}; }  // without
  Row& operator|=(Row other) { return *this = *this | other; }
  Row& operator-=(Row other) { return *this = *this - other; }
  friend bool operator==(Row a, Row b) { return !Row{a.vector ^ b.vector}.any(); }

  Row shifted_up(int by) const {
    const Words from = words();
    Words to{};
    const int whole = by >> 6, bits = by & 63;
    for (int i = kWords - 1; i >= whole; --i) {
      const auto at = static_cast<std::size_t>(i), source = static_cast<std::size_t>(i - whole);
      to[at] = from[source] << bits;
      if (bits != 0 && i > whole) to[at] |= from[source - 1] >> (64 - bits);
    }
    return of(to);
  }
  Row shifted_down(int by) const {
    const Words from = words();
    Words to{};
    const int whole = by >> 6, bits = by & 63;
    for (int i = 0; i + whole < kWords; ++i) {
      const auto at = static_cast<std::size_t>(i), source = static_cast<std::size_t>(i + whole);
      to[at] = from[source] >> bits;
      if (bits != 0 && i + whole + 1 < kWords) to[at] |= from[source + 1] << (64 - bits);
    }
    return of(to);
  }
  // The bit of every hand at the place of the hand the opponent has then.
  Row mirrored() const {
#if defined(__AVX512VBMI__) && defined(__GFNI__)
    if constexpr (kWords == 8) {
      const __m512i bytes = _mm512_gf2p8affine_epi64_epi8((__m512i)vector, _mm512_set1_epi64(kTurnedByte), 0);
      return {(Vector)_mm512_permutexvar_epi8(_mm512_load_si512(kTurned.data()), bytes)};
    }
#endif
    const Words from = words();
    Words to;
    constexpr int unused = kBits < 64 ? 64 - kBits : 0;
    for (std::size_t i = 0; i < kWords; ++i) to[i] = reversed_bits(from[kWords - 1 - i]) >> unused;
    return of(to);
  }

 private:
#if defined(__AVX512VBMI__) && defined(__GFNI__)
  static constexpr long long kTurnedByte = static_cast<long long>(0x8040201008040201);
  alignas(64) static constexpr std::array<std::uint8_t, 64> kTurned = [] {
    std::array<std::uint8_t, 64> places{};
    for (std::size_t i = 0; i < 64; ++i) places[i] = static_cast<std::uint8_t>(63 - i);
    return places;
  }();
#endif
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

}  // namespace trappola::TRAPPOLA_LEVEL

// Random numbers for playouts: xoshiro256++ (Blackman and Vigna, public domain design),
// seeded by splitmix64. Live deals do not come from here; the table shuffles its own.
#pragma once

#include <bit>
#include <cstdint>

#include "cards.hpp"

namespace trappola {

class Random {
 public:
  Random(std::uint64_t seed, std::uint64_t stream) {
    std::uint64_t x = seed ^ (stream * 0xD1342543DE82EF95ull);
    for (std::uint64_t& word : state_) {
      x += 0x9E3779B97F4A7C15ull;
      std::uint64_t z = x;
      z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
      z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
      word = z ^ (z >> 31);
    }
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // 0 .. bound-1. With a bound of at most 64 the bias of the multiplication is under
  // 2^-26 of each chance, far below what any number of playouts could show.
  unsigned below(unsigned bound) {
    if (spare_ == 0) {
      word_ = next();
      spare_ = 2;
    }
    --spare_;
    const std::uint64_t part = word_ & 0xFFFFFFFFull;
    word_ >>= 32;
    return static_cast<unsigned>((part * bound) >> 32);
  }

  CardId one_of(Cards cards) {
    const int size = count(cards);
    if (size > 1)
      for (unsigned skip = below(static_cast<unsigned>(size)); skip > 0; --skip) cards &= cards - 1;
    return lowest(cards);
  }

 private:
  std::uint64_t state_[4];
  std::uint64_t word_ = 0;
  int spare_ = 0;
};

}  // namespace trappola

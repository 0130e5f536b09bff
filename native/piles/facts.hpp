// The facts of a sweep as bytes, small enough to be kept after every sweep.
//
// A list is the number of its rows and then each row: its number as the difference to the one before,
// how many bits it has, and the bits: one byte each, or the row as it is where that is shorter. Bits
// beyond the row's own plain suit are left out, as they are the twins of others.
#pragma once

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <vector>

#include "sweep.hpp"

namespace trappola {

inline void write_number(std::uint64_t number, std::vector<std::uint8_t>& bytes) {
  for (; number >= 128; number >>= 7) bytes.push_back(static_cast<std::uint8_t>(number | 128));
  bytes.push_back(static_cast<std::uint8_t>(number));
}

inline std::uint8_t read_byte(const std::uint8_t*& bytes, const std::uint8_t* end) {
  if (bytes == end) throw std::invalid_argument("the facts break off");
  return *bytes++;
}

inline std::uint64_t read_number(const std::uint8_t*& bytes, const std::uint8_t* end) {
  std::uint64_t number = 0;
  for (int shift = 0; shift < 63; shift += 7) {
    const std::uint8_t byte = read_byte(bytes, end);
    number |= std::uint64_t{byte & 127u} << shift;
    if (byte < 128) return number;
  }
  throw std::invalid_argument("the facts hold a number without end");
}

template <int R>
Row<R> without_twins(const Fresh<R>& fresh) {
  return fresh.bits() & Row<R>::below(static_cast<int>(fresh.row & Hands<R, 3>::kSuit) + 1);
}

template <int R>
void write_facts(const std::vector<Fresh<R>>& facts, std::vector<std::uint8_t>& bytes) {
  std::uint64_t rows = 0, before = 0;
  for (const Fresh<R>& fresh : facts) rows += without_twins(fresh).any() ? 1 : 0;
  write_number(rows, bytes);
  for (const Fresh<R>& fresh : facts) {
    const Row<R> bits = without_twins(fresh);
    if (!bits.any()) continue;
    // Rows of a group come in one direction through its blocks, and upwards within a block.
    write_number(static_cast<std::uint32_t>(fresh.row - before), bytes);
    before = fresh.row;
    const int number = bits.count();
    if (number < static_cast<int>(sizeof(bits))) {
      write_number(static_cast<std::uint64_t>(number), bytes);
      bits.for_each([&](int bit) { bytes.push_back(static_cast<std::uint8_t>(bit)); });
    } else {
      write_number(0, bytes);
      const auto* raw = reinterpret_cast<const std::uint8_t*>(&bits);
      bytes.insert(bytes.end(), raw, raw + sizeof(bits));
    }
  }
}

template <int R>
std::vector<Fresh<R>> read_facts(const std::uint8_t*& bytes, const std::uint8_t* end) {
  std::vector<Fresh<R>> facts;
  std::uint32_t row = 0;
  for (std::uint64_t rows = read_number(bytes, end); rows != 0; --rows) {
    row += static_cast<std::uint32_t>(read_number(bytes, end));
    if (row >> 3 * R != 0) throw std::invalid_argument("the facts name a row that does not exist");
    Row<R> bits = Row<R>::none();
    const std::uint64_t number = read_number(bytes, end);
    if (number == 0) {
      auto* raw = reinterpret_cast<std::uint8_t*>(&bits);
      for (std::size_t i = 0; i < sizeof(bits); ++i) raw[i] = read_byte(bytes, end);
    } else {
      for (std::uint64_t i = 0; i < number; ++i) bits.set(read_byte(bytes, end) & (Row<R>::kBits - 1));
    }
    const std::uint32_t plain = row & Hands<R, 3>::kSuit;
    if ((bits - Row<R>::below(static_cast<int>(plain) + 1)).any())
      throw std::invalid_argument("the facts name a twin");
    facts.emplace_back(row, bits);
    bits.for_each([&](int second) {
      const auto twin = (row & ~Hands<R, 3>::kSuit) | static_cast<std::uint32_t>(second);
      if (twin != row) facts.emplace_back(twin, Row<R>::only(static_cast<int>(plain)));
    });
  }
  return facts;
}

}  // namespace trappola

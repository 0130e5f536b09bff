// Facts as bytes, small enough to be kept as they are found.
//
// A list is what has been found for positions with the same numbers of trumps: wins or losses. It is
// handed on in blocks. A block is one row of the table after the other: its number as the difference
// to the one before, which of its words of 64 bits hold a fact, a bit for each; and for each such word
// which of its bytes are not zero, a bit for each, and those bytes. Bits beyond the row's own plain
// suit are left out, as they are the twins of others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <vector>

namespace trappola {

// Takes over a block of a list; called by whatever thread has found it, by several at the same time.
using KeepFacts = std::function<void(std::size_t list, const std::uint8_t* block, std::size_t size)>;

// The most memory that keeping facts takes for each thread: a block, and what it becomes on its way.
constexpr std::size_t kKeepingBytes = std::size_t{1} << 20;

inline std::size_t list_number(int ranks, int own, int other, bool wins) {
  return 2 * (static_cast<std::size_t>(own) * static_cast<std::size_t>(ranks + 1) + static_cast<std::size_t>(other)) +
         (wins ? 0 : 1);
}

class FactsWriter {
 public:
  // An empty `keep` keeps nothing.
  FactsWriter(std::size_t list, const KeepFacts& keep) : list_(list), keep_(keep) {}

  bool keeps() const { return static_cast<bool>(keep_); }

  // The facts in the words of a row, twins left out.
  void add(std::uint32_t row, const std::uint64_t* words, std::size_t count) {
    if (size_ + kMostRowBytes > block_.size()) block_.resize(2 * block_.size() + kMostRowBytes);
    std::uint8_t* at = write_difference(row, &block_[size_]);
    std::uint8_t* const mask = at++;
    unsigned any = 0;
    for (std::size_t i = 0; i < count; ++i)
      if (words[i] != 0) {
        any |= 1u << i;
        at = write_word(words[i], at);
      }
    *mask = static_cast<std::uint8_t>(any);
    size_ = static_cast<std::size_t>(at - block_.data());
    if (size_ >= kBlock) end();
  }

  // Hands on what has not been handed on yet.
  void end() {
    if (size_ != 0) keep_(list_, block_.data(), size_);
    size_ = 0;
    before_ = 0;
  }

 private:
  static constexpr std::size_t kBlock = std::size_t{1} << 18;
  static constexpr std::size_t kMostRowBytes = 5 + 1 + 8 * (1 + 8) + 1;  // and what write_word may touch beyond

  // Rows of a layer come upwards, layers upwards or downwards.
  std::uint8_t* write_difference(std::uint32_t row, std::uint8_t* at) {
    std::uint32_t number = (row - before_) << 1 ^ (row < before_ ? ~std::uint32_t{0} : 0);
    before_ = row;
    for (; number >= 128; number >>= 7) *at++ = static_cast<std::uint8_t>(number | 128);
    *at++ = static_cast<std::uint8_t>(number);
    return at;
  }

  static std::uint8_t* write_word(std::uint64_t word, std::uint8_t* at) {
    std::uint8_t* const mask = at++;
    unsigned any = 0;
    for (unsigned byte = 0; byte < 8; ++byte) {
      *at = static_cast<std::uint8_t>(word >> 8 * byte);
      any |= (*at != 0 ? 1u : 0u) << byte;
      at += *at != 0 ? 1 : 0;
    }
    *mask = static_cast<std::uint8_t>(any);
    return at;
  }

  const std::size_t list_;
  const KeepFacts& keep_;
  std::vector<std::uint8_t> block_;
  std::size_t size_ = 0;  // of what waits in it
  std::uint32_t before_ = 0;
};

class FactsReader {
 public:
  static constexpr std::size_t kMostWords = 8;

  FactsReader(const std::uint8_t* bytes, std::size_t size) : at_(bytes), end_(bytes + size) {}

  // The next row, or false at the end of the block. Raises if the bytes are no facts.
  bool next() {
    if (at_ == end_) return false;
    const std::uint32_t number = read_number();
    row_ += number >> 1 ^ (0 - (number & 1));
    const std::uint8_t mask = read_byte();
    for (unsigned i = 0; i < kMostWords; ++i) words_[i] = (mask >> i & 1) != 0 ? read_word() : 0;
    return true;
  }
  std::uint32_t row() const { return row_; }
  const std::uint64_t* words() const { return words_; }

  // Whether the row belongs to a table of so many ranks, and none of its facts is a twin.
  bool fits(int ranks) const {
    if (row_ >> 3 * ranks != 0) return false;
    const std::uint32_t plain = row_ & ((std::uint32_t{1} << ranks) - 1);
    for (unsigned i = 0; i < kMostWords; ++i)
      if ((words_[i] & ~up_to(plain, i)) != 0) return false;
    return true;
  }

  // The bits of a row's word that are no twins.
  static std::uint64_t up_to(std::uint32_t plain, std::size_t word) {
    const std::size_t own = plain >> 6;
    return word < own ? ~std::uint64_t{0} : word > own ? 0 : ~std::uint64_t{0} >> (63 - (plain & 63));
  }

 private:
  std::uint8_t read_byte() {
    if (at_ == end_) throw std::invalid_argument("the facts break off");
    return *at_++;
  }
  std::uint32_t read_number() {
    std::uint32_t number = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      const std::uint8_t byte = read_byte();
      number |= std::uint32_t{byte & 127u} << shift;
      if (byte < 128) return number;
    }
    throw std::invalid_argument("the facts hold a number without end");
  }
  std::uint64_t read_word() {
    const std::uint8_t mask = read_byte();
    std::uint64_t word = 0;
    for (unsigned byte = 0; byte < 8; ++byte)
      if ((mask >> byte & 1) != 0) word |= std::uint64_t{read_byte()} << 8 * byte;
    return word;
  }

  const std::uint8_t* at_;
  const std::uint8_t* const end_;
  std::uint32_t row_ = 0;
  std::uint64_t words_[kMostWords] = {};
};

}  // namespace trappola

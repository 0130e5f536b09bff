// What the solver remembers: bounds of positions, found by a hash of the whole position.
//
// A position is known by 64 bits of hash: among the four it is compared with, another one is taken
// for it once in some 10^18 looks. The table starts small, to stay in the processor's cache while a
// short ending is solved, and doubles as it fills; full, it forgets the positions with the fewest
// cards.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "../cards.hpp"

namespace trappola::exact {

struct Bounds {
  std::uint64_t check = 0;
  std::int16_t lower = 0;
  std::int16_t upper = 0;
  CardId move = kNoCard;
  std::uint8_t cards = 0;
  std::uint16_t age = 0;  // the solve that wrote it; 0: never written
};

class Table {
 public:
  explicit Table(std::size_t most_entries) : most_(std::bit_floor(std::max(most_entries, kLeast))) {}

  // Forgets everything; what was allocated is kept.
  void clear() {
    used_ = 0;
    size_ = std::min(most_, kLeast);
    if (++age_ == 0) {
      std::fill(entries_.begin(), entries_.end(), Bounds{});
      age_ = 1;
    }
    if (entries_.size() < size_) entries_.resize(size_);
  }

  const Bounds* find(std::uint64_t hash) const {
    const Bounds* bucket = &entries_[place_of(hash)];
    for (std::size_t i = 0; i < kBucket; ++i)
      if (bucket[i].check == hash && bucket[i].age == age_) return bucket + i;
    return nullptr;
  }

  void store(std::uint64_t hash, int lower, int upper, CardId move, int cards) {
    Bounds* bucket = &entries_[place_of(hash)];
    Bounds* worst = bucket;
    for (std::size_t i = 0; i < kBucket; ++i) {
      Bounds& entry = bucket[i];
      if (entry.age == age_ && entry.check == hash) {
        worst = &entry;
        break;
      }
      if (rank(entry) < rank(*worst)) worst = &entry;
    }
    if (worst->age != age_) ++used_;
    *worst = {hash, static_cast<std::int16_t>(lower), static_cast<std::int16_t>(upper), move,
              static_cast<std::uint8_t>(cards), age_};
    if (used_ * 2 > size_ && size_ < most_) grow();
  }

 private:
  static constexpr std::size_t kLeast = 1024;
  static constexpr std::size_t kBucket = 4;

  int rank(const Bounds& entry) const { return entry.age == age_ ? entry.cards + 1 : 0; }
  std::size_t place_of(std::uint64_t hash) const { return (hash >> 7) & (size_ - kBucket); }

  void grow() {
    std::vector<Bounds> old;
    old.reserve(used_);
    for (std::size_t i = 0; i < size_; ++i)
      if (entries_[i].age == age_) old.push_back(entries_[i]);
    size_ *= 2;
    if (entries_.size() < size_) entries_.resize(size_);
    for (std::size_t i = 0; i < size_; ++i) entries_[i].age = 0;
    used_ = old.size();
    for (const Bounds& each : old) *free_of(each.check) = each;
  }

  // A bucket splits into two, so there is always room for what stood in it.
  Bounds* free_of(std::uint64_t hash) {
    Bounds* entry = &entries_[place_of(hash)];
    while (entry->age == age_) ++entry;
    return entry;
  }

  std::size_t most_;
  std::size_t size_ = 0;
  std::size_t used_ = 0;
  std::uint16_t age_ = 0;
  std::vector<Bounds> entries_;
};

}  // namespace trappola::exact

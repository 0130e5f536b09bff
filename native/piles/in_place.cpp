#include "in_place.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>

#include "../parallel.hpp"
#include "layer.hpp"

namespace trappola {
namespace {

#ifdef TRAPPOLA_WIDE
bool wide_registers() {
  return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("gfni") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2");
}
#endif

LayerPass best_pass(int ranks, bool wins) {
#ifdef TRAPPOLA_WIDE
  if (wide_registers()) return wide_layer_pass(ranks, wins);
#endif
  return layer_pass(ranks, wins);
}

// Turns a square of bits over its diagonal.
void turn(std::uint64_t (&square)[64]) {
  std::uint64_t mask = 0xFFFFFFFF;
  for (unsigned by = 32; by != 0; by >>= 1, mask ^= mask << by)
    for (unsigned row = 0; row < 64; row = ((row | by) + 1) & ~by) {
      const std::uint64_t change = (square[row] >> by ^ square[row | by]) & mask;
      square[row] ^= change << by;
      square[row | by] ^= change;
    }
}

class InPlaceSolver final : public PileSolver {
 public:
  InPlaceSolver(int ranks, bool low_trump, int threads)
      : PileSolver(std::make_shared<PileTable>(ranks, false, low_trump, false),
                   2 * static_cast<std::size_t>((ranks + 1) * (ranks + 1))),
        ranks_(ranks),
        threads_(threads),
        words_(PileTable::row_words(ranks)),
        passes_{best_pass(ranks, false), best_pass(ranks, true)},
        closed_(words_ * (2 * layers())),
        done_(2 * layers()) {
    for (std::uint32_t set = 0; set < std::uint32_t{1} << ranks; ++set)
      sets_[static_cast<std::size_t>(std::popcount(set))].push_back(set);
    for (const bool wins : {true, false})
      for (int own = 0; own <= ranks; ++own)
        for (int other = 0; other <= ranks; ++other) groups_.push_back({own, other, wins});
    // The largest first, so that no thread is left alone with one; wins first, as losses rest on them.
    std::stable_sort(groups_.begin(), groups_.end(), [this](const Group& a, const Group& b) {
      return a.wins != b.wins ? a.wins : size(a) > size(b);
    });
  }

  std::uint64_t sweep() override {
    cancelled_ = false;
    tasks_done_ = 0;
    std::atomic<std::uint64_t> found{0};
    in_parallel(groups_.size(), threads_, [&](std::size_t task, int) {
      found += search(groups_[task]);
      ++tasks_done_;
    });
    settled_ += found;
    if (cancelled_) return found;
    ++sweeps_;
    finished_ = found == 0;
    return found;
  }

  bool in_place() const override { return true; }
  std::vector<std::uint8_t> facts() const override { throw std::logic_error("solved in place"); }
  void replay(const std::uint8_t*, std::size_t) override { throw std::logic_error("solved in place"); }

  // Of each row the words up to the diagonal, as the two plain suits are the same; wins before losses.
  std::size_t parts() const override { return (layers() + kPart - 1) / kPart; }

  std::vector<std::uint8_t> known(std::size_t part) const override {
    std::vector<std::uint64_t> words;
    const auto [first, last] = layers_of(part);
    words.reserve(part_words(part));
    for (const auto* plane : {&table_->wins, &table_->losses})
      for (std::size_t row = first << ranks_; row < last << ranks_; ++row) {
        const std::uint64_t* at = plane->data() + row * words_;
        words.insert(words.end(), at, at + kept_words(row));
      }
    std::vector<std::uint8_t> bytes(8 * words.size());
    std::memcpy(bytes.data(), words.data(), bytes.size());
    return bytes;
  }

  void know(std::size_t part, const std::uint8_t* bytes, std::size_t size) override {
    if (part >= parts() || size != 8 * part_words(part)) throw std::invalid_argument("this is not known");
    const auto [first, last] = layers_of(part);
    std::uint64_t settled = 0;
    for (auto* plane : {&table_->wins, &table_->losses}) {
      for (std::size_t row = first << ranks_; row < last << ranks_; ++row) {
        std::memcpy(plane->data() + row * words_, bytes, 8 * kept_words(row));
        bytes += 8 * kept_words(row);
      }
      for (std::size_t layer = first; layer < last; ++layer) complete(plane->data() + (layer << ranks_) * words_);
      const std::uint64_t* begin = plane->data() + (first << ranks_) * words_;
      const std::uint64_t* end = plane->data() + (last << ranks_) * words_;
      for (const std::uint64_t* word = begin; word != end; ++word)
        settled += static_cast<std::uint64_t>(std::popcount(*word));
    }
    // Nobody has settled the ends of every bout.
    settled_ += settled - (first == 0 ? 1 : 0) - (last == layers() ? 1 : 0);
  }

  void go_on_after(int sweeps) override { sweeps_ = sweeps; }

 private:
  static constexpr std::size_t kPart = 64;  // layers

  struct Group {
    int own, other;
    bool wins;
  };

  std::size_t layers() const { return std::size_t{1} << 2 * ranks_; }
  std::pair<std::size_t, std::size_t> layers_of(std::size_t part) const {
    return {part * kPart, std::min(layers(), (part + 1) * kPart)};
  }
  std::size_t kept_words(std::size_t row) const { return ((row & ((std::size_t{1} << ranks_) - 1)) >> 6) + 1; }
  std::size_t part_words(std::size_t part) const {
    const auto [first, last] = layers_of(part);
    std::size_t words = 0;
    for (std::size_t row = 0; row < std::size_t{1} << ranks_; ++row) words += kept_words(row);
    return 2 * words * (last - first);
  }

  // Adds to a layer of which each row is known up to the diagonal what lies beyond it.
  void complete(std::uint64_t* layer) const {
    for (std::size_t below = 0; below < words_; ++below)
      for (std::size_t beyond = below + 1; beyond < words_; ++beyond) {
        std::uint64_t square[64];
        for (std::size_t i = 0; i < 64; ++i) square[i] = layer[(64 * beyond + i) * words_ + below];
        turn(square);
        for (std::size_t i = 0; i < 64; ++i) layer[(64 * below + i) * words_ + beyond] = square[i];
      }
  }

  const std::vector<std::uint32_t>& sets(int size) const { return sets_[static_cast<std::size_t>(size)]; }
  std::size_t size(const Group& group) const { return sets(group.own).size() * sets(group.other).size(); }

  std::uint64_t search(const Group& group) {
    const auto& owns = sets(group.own);
    const auto& others = sets(group.other);
    std::uint64_t found = 0;
    const auto in_order = [&](std::size_t i, std::size_t size) { return group.wins ? size - 1 - i : i; };
    for (std::size_t i = 0; i < owns.size(); ++i)
      for (std::size_t k = 0; k < others.size(); ++k) {
        if (cancelled_.load(std::memory_order_relaxed)) return found;
        const std::uint32_t own = owns[in_order(i, owns.size())], other = others[in_order(k, others.size())];
        const std::size_t number = 2 * (std::size_t{own} << ranks_ | other) + (group.wins ? 1 : 0);
        if (done_[number] != 0) continue;
        Layer layer{.wins = table_->wins.data(), .losses = table_->losses.data(),
                    .closed = &closed_[number * words_], .own = own, .other = other,
                    .low_trump = table_->low_trump()};
        passes_[group.wins ? 1 : 0](layer);
        found += layer.found;
        done_[number] = layer.all_closed ? 1 : 0;
      }
    return found;
  }

  const int ranks_, threads_;
  const std::size_t words_;  // of a row
  const LayerPass passes_[2];
  Store<std::uint64_t> closed_;
  std::vector<std::uint8_t> done_;  // layers in which a pass has found nothing open; a byte each, as threads share them
  std::array<std::vector<std::uint32_t>, kMostSolvedRanks + 1> sets_;  // the sets of each number of cards, ascending
  std::vector<Group> groups_;
};

}  // namespace

std::unique_ptr<PileSolver> make_in_place_solver(int ranks, bool low_trump, int threads) {
  return std::make_unique<InPlaceSolver>(ranks, low_trump, threads);
}

std::size_t in_place_bytes(int ranks, int threads) {
  const std::size_t row = 8 * PileTable::row_words(ranks);
  constexpr std::size_t small_things = std::size_t{8} << 20;
  return PileTable::bytes(ranks, false) + (2 * row << 2 * ranks) +
         static_cast<std::size_t>(threads) * (3 * row << ranks) + small_things;
}

}  // namespace trappola

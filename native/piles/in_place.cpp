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

  std::uint64_t sweep(const KeepFacts& keep) override {
    cancelled_ = false;
    tasks_done_ = 0;
    std::atomic<std::uint64_t> found{0};
    in_parallel(groups_.size(), threads_, [&](std::size_t task, int) {
      found += search(groups_[task], keep);
      ++tasks_done_;
    });
    settled_ += found;
    if (cancelled_) return found;
    ++sweeps_;
    finished_ = found == 0;
    return found;
  }

  bool in_place() const override { return true; }

  void learn(std::size_t list, const std::uint8_t* bytes, std::size_t size) override {
    const bool wins = list % 2 == 0;
    auto& facts = wins ? table_->wins : table_->losses;
    const auto& against = wins ? table_->losses : table_->wins;
    for (FactsReader reader(bytes, size); reader.next();) {
      const std::uint32_t row = reader.row();
      if (!reader.fits(ranks_) || list_of(row, wins) != list)
        throw std::invalid_argument("the facts are not of this list");
      for (std::size_t i = 0; i < words_; ++i) {
        if ((reader.words()[i] & against[row * words_ + i]) != 0)
          throw std::invalid_argument("the facts speak against each other");
        facts[row * words_ + i] |= reader.words()[i];
      }
      learning_ = incomplete_ = true;
    }
  }

  void end_sweep(int number) override {
    sweeps_ = number;
    finished_ = !learning_;
    learning_ = false;
  }

  // The twins are added here, as a layer is turned much faster than its positions are one by one.
  void learnt() override {
    finished_ = finished_ && !learning_;
    learning_ = false;
    if (!incomplete_) return;
    incomplete_ = false;
    std::atomic<std::uint64_t> settled{0};
    in_parallel(layers(), threads_, [&](std::size_t layer, int) {
      for (auto* plane : {&table_->wins, &table_->losses}) settled += complete(plane->data() + (layer << ranks_) * words_);
    });
    settled_ = settled - 2;  // nobody has settled the ends of every bout
  }

  void known(const KeepFacts& keep) const override {
    in_parallel(groups_.size(), threads_, [&](std::size_t task, int) {
      const Group& group = groups_[task];
      const auto& plane = group.wins ? table_->wins : table_->losses;
      FactsWriter writer(list_number(ranks_, group.own, group.other, group.wins), keep);
      for (const std::uint32_t own : sets(group.own))
        for (const std::uint32_t other : sets(group.other))
          for (std::uint32_t plain = 0; plain < std::uint32_t{1} << ranks_; ++plain) {
            const std::uint32_t row = (own << ranks_ | other) << ranks_ | plain;
            std::uint64_t words[FactsReader::kMostWords], any = 0;
            for (std::size_t i = 0; i < words_; ++i)
              any |= words[i] = plane[row * words_ + i] & FactsReader::up_to(plain, i);
            if (any != 0) writer.add(row, words, words_);
          }
      writer.end();
    });
  }

 private:
  struct Group {
    int own, other;
    bool wins;
  };

  std::size_t layers() const { return std::size_t{1} << 2 * ranks_; }

  std::size_t list_of(std::uint32_t row, bool wins) const {
    const std::uint32_t hand = (std::uint32_t{1} << ranks_) - 1;
    return list_number(ranks_, std::popcount(row >> 2 * ranks_), std::popcount(row >> ranks_ & hand), wins);
  }

  // Adds to a layer of which each row is known up to the diagonal what lies beyond it; how many
  // positions it holds then.
  std::uint64_t complete(std::uint64_t* layer) const {
    const std::size_t side = std::min<std::size_t>(64, std::size_t{1} << ranks_);
    std::uint64_t count = 0;
    for (std::size_t below = 0; below < words_; ++below)
      for (std::size_t beyond = below; beyond < words_; ++beyond) {
        std::uint64_t square[64] = {};
        for (std::size_t i = 0; i < side; ++i) square[i] = layer[(64 * beyond + i) * words_ + below];
        turn(square);
        for (std::size_t i = 0; i < side; ++i) {
          std::uint64_t& word = layer[(64 * below + i) * words_ + beyond];
          word |= square[i];
          count += static_cast<std::uint64_t>(std::popcount(word)) * (beyond > below ? 2 : 1);
        }
      }
    return count;
  }

  const std::vector<std::uint32_t>& sets(int size) const { return sets_[static_cast<std::size_t>(size)]; }
  std::size_t size(const Group& group) const { return sets(group.own).size() * sets(group.other).size(); }

  std::uint64_t search(const Group& group, const KeepFacts& keep) {
    FactsWriter writer(list_number(ranks_, group.own, group.other, group.wins), keep);
    const std::uint64_t found = search(group, writer);
    writer.end();
    return found;
  }

  std::uint64_t search(const Group& group, FactsWriter& writer) {
    const auto& owns = sets(group.own);
    const auto& others = sets(group.other);
    const std::size_t room = writer.keeps() ? std::size_t{1} << ranks_ : 0;
    std::vector<std::uint64_t> fresh(room * words_);
    std::vector<std::uint32_t> fresh_rows(room);
    std::uint64_t found = 0;
    const auto in_order = [&](std::size_t i, std::size_t size) { return group.wins ? size - 1 - i : i; };
    for (std::size_t i = 0; i < owns.size(); ++i)
      for (std::size_t k = 0; k < others.size(); ++k) {
        if (cancelled_.load(std::memory_order_relaxed)) return found;
        const std::uint32_t own = owns[in_order(i, owns.size())], other = others[in_order(k, others.size())];
        const std::uint32_t trumps = own << ranks_ | other;
        const std::size_t number = 2 * std::size_t{trumps} + (group.wins ? 1 : 0);
        if (done_[number] != 0) continue;
        Layer layer{.wins = table_->wins.data(), .losses = table_->losses.data(),
                    .closed = &closed_[number * words_], .own = own, .other = other,
                    .low_trump = table_->low_trump(),
                    .fresh = writer.keeps() ? fresh.data() : nullptr, .fresh_rows = fresh_rows.data()};
        passes_[group.wins ? 1 : 0](layer);
        found += layer.found;
        done_[number] = layer.all_closed ? 1 : 0;
        for (std::size_t row = 0; row < layer.fresh_count; ++row)
          writer.add(trumps << ranks_ | fresh_rows[row], &fresh[row * words_], words_);
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
  bool learning_ = false;    // whether a fact has been learnt since the end of a sweep
  bool incomplete_ = false;  // whether twins of what has been learnt are missing
};

}  // namespace

std::unique_ptr<PileSolver> make_in_place_solver(int ranks, bool low_trump, int threads) {
  return std::make_unique<InPlaceSolver>(ranks, low_trump, threads);
}

std::size_t in_place_bytes(int ranks, int threads) {
  const std::size_t row = 8 * PileTable::row_words(ranks);
  constexpr std::size_t small_things = std::size_t{8} << 20;
  return PileTable::bytes(ranks, false) + (2 * row << 2 * ranks) +
         static_cast<std::size_t>(threads) * ((4 * row << ranks) + kKeepingBytes) + small_things;
}

}  // namespace trappola

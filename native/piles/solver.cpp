#include "solver.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "../parallel.hpp"
#include "in_place.hpp"
#include "sweep.hpp"

namespace trappola {
namespace {

constexpr int kMostCoverRanks = 8;
// Beyond, a distance may not fit in a byte.
constexpr int kMostDistanceRanks = 8, kMostCoverDistanceRanks = 7;
constexpr int kMostDistance = 255;

template <int R>
class RankSolver final : public PileSolver {
 public:
  using Bits = Row<R>;

  RankSolver(bool cover_and_lead, bool low_trump, bool distances, int threads)
      : PileSolver(std::make_shared<PileTable>(R, cover_and_lead, low_trump, distances), 2 * kGroups),
        places_(static_cast<std::size_t>(threads)),
        open_(std::size_t{1} << 2 * R) {
    if (!cover_and_lead) {
      wins_mirrored_ = Store<Bits>(kRows);
      losses_mirrored_ = Store<Bits>(kRows);
      wins_mirrored_[0] = wins()[0].mirrored();
      losses_mirrored_[kRows - 1] = losses()[kRows - 1].mirrored();
    }
    for (auto& each : open_) each = std::uint64_t{1} << 2 * R;
    --open_.front();
    --open_.back();
    for (int own = 0; own <= R; ++own)
      for (int other = 0; other <= R; ++other) groups_.push_back({own, other, {}, {}});
    // The largest groups first, so that no thread is left alone with one at the end.
    std::sort(groups_.begin(), groups_.end(),
              [this](const Group& a, const Group& b) { return size(a) > size(b); });
  }

  std::uint64_t sweep(const KeepFacts& keep) override {
    cancelled_ = false;
    tasks_done_ = 0;
    forget();
    in_parallel(2 * kGroups, threads(), [&](std::size_t task, int thread) {
      if (cancelled_) return;
      Workplace<R>& place = places_[static_cast<std::size_t>(thread)];
      Group& group = groups_[task / 2];
      if (task % 2 == 0)
        group.won = search<true>(group, place);
      else
        group.lost = search<false>(group, place);
      if (keep && !cancelled_) write(group, task % 2 == 0, keep);
      ++tasks_done_;
    });
    if (cancelled_) {
      forget();
      return 0;
    }
    return take_over();
  }

  void learn(std::size_t list, const std::uint8_t* bytes, std::size_t size) override {
    const auto group = std::find_if(groups_.begin(), groups_.end(), [list](const Group& each) {
      return list_number(R, each.own, each.other, list % 2 == 0) == list;
    });
    if (group == groups_.end()) throw std::invalid_argument("there is no such list of facts");
    auto& facts = list % 2 == 0 ? group->won : group->lost;
    for (FactsReader reader(bytes, size); reader.next();) {
      const std::uint32_t row = reader.row();
      if (!reader.fits(R) || !belongs(row, *group)) throw std::invalid_argument("the facts are not of this list");
      typename Bits::Words words;
      std::copy_n(reader.words(), words.size(), words.begin());
      const Bits bits = Bits::of(words);
      if ((bits & (wins()[row] | losses()[row])).any())
        throw std::invalid_argument("the facts do not follow on what is known");
      facts.emplace_back(row, bits);
      const std::uint32_t plain = row & Hands<R, 3>::kSuit;
      bits.for_each([&](int second) {
        const auto twin = (row & ~Hands<R, 3>::kSuit) | static_cast<std::uint32_t>(second);
        if (twin != row) facts.emplace_back(twin, Bits::only(static_cast<int>(plain)));
      });
    }
  }

  void end_sweep(int number) override {
    if (number != sweeps_ + 1) throw std::invalid_argument("the sweeps do not follow each other");
    take_over();
    forget();
  }

  void learnt() override { forget(); }

 private:
  static constexpr std::size_t kGroups = (R + 1) * (R + 1);
  static constexpr std::size_t kRows = std::size_t{1} << 3 * R;

  struct Group {
    int own, other;  // how many of each trump suit the leader holds
    std::vector<Fresh<R>> won, lost;  // what the last sweep has found
  };

  std::size_t size(const Group& group) const {
    return sizes_.sets[static_cast<std::size_t>(group.own)].size() *
           sizes_.sets[static_cast<std::size_t>(group.other)].size();
  }

  void forget() {
    for (Group& group : groups_) group.won = group.lost = {};
  }

  static void write(const Group& group, bool wins, const KeepFacts& keep) {
    FactsWriter writer(list_number(R, group.own, group.other, wins), keep);
    for (const Fresh<R>& fresh : wins ? group.won : group.lost) {
      const Bits bits = fresh.bits() & Bits::below(static_cast<int>(fresh.row & Hands<R, 3>::kSuit) + 1);
      const auto words = bits.words();
      if (bits.any()) writer.add(fresh.row, words.data(), words.size());
    }
    writer.end();
  }

  static bool belongs(std::uint32_t row, const Group& group) {
    return std::popcount(Hands<R, 3>::suit(row, kOwn)) == group.own &&
           std::popcount(Hands<R, 3>::suit(row, kOther)) == group.other;
  }

  int threads() const { return static_cast<int>(places_.size()); }
  Bits* wins() const { return reinterpret_cast<Bits*>(table_->wins.data()); }
  Bits* losses() const { return reinterpret_cast<Bits*>(table_->losses.data()); }

  template <bool kWins>
  std::vector<Fresh<R>> search(const Group& group, Workplace<R>& place) {
    const Known<R> known{wins(), losses(), wins_mirrored_.data(), losses_mirrored_.data(), open_.data()};
    GroupSweep<R, kWins> sweep(sizes_, ladder_, known, place, cancelled_, group.own, group.other);
    if (table_->cover_and_lead()) return sweep.cover(table_->low_trump(), static_cast<std::uint32_t>(sweeps_ + 1));
    return sweep.single(table_->low_trump());
  }

  // Writes the facts of a sweep into the table. Groups share no rows.
  std::uint64_t take_over() {
    if (table_->has_distances() && sweeps_ == kMostDistance && !nothing_found())
      throw std::overflow_error("a distance does not fit in a byte; solve without distances");
    ++sweeps_;
    std::atomic<std::uint64_t> settled{0};
    in_parallel(kGroups, threads(), [&](std::size_t task, int) {
      const Group& group = groups_[task];
      settled += take_over(group.won, wins(), wins_mirrored_) + take_over(group.lost, losses(), losses_mirrored_);
    });
    settled_ += settled;
    finished_ = settled == 0;
    return settled;
  }

  std::uint64_t take_over(const std::vector<Fresh<R>>& facts, Bits* rows, Store<Bits>& mirrored) {
    std::uint64_t settled = 0;
    for (const Fresh<R>& fresh : facts) {
      rows[fresh.row] |= fresh.bits();
      if (mirrored.size() != 0) mirrored[fresh.row] = rows[fresh.row].mirrored();
      const auto number = static_cast<std::uint64_t>(fresh.bits().count());
      open_[fresh.row >> R] -= number;
      settled += number;
      if (!table_->has_distances()) continue;
      std::uint8_t* distances = &table_->distances[std::size_t{fresh.row} << R];
      fresh.bits().for_each([&](int second) { distances[second] = static_cast<std::uint8_t>(sweeps_); });
    }
    return settled;
  }

  bool nothing_found() const {
    return std::all_of(groups_.begin(), groups_.end(),
                       [](const Group& group) { return group.won.empty() && group.lost.empty(); });
  }

  const Sizes<R> sizes_;
  const Ladder<R> ladder_;
  std::vector<Workplace<R>> places_;
  std::vector<std::uint64_t> open_;
  Store<Bits> wins_mirrored_, losses_mirrored_;
  std::vector<Group> groups_;
};

void check(int ranks, bool cover_and_lead, bool distances, int threads) {
  const int most = cover_and_lead ? kMostCoverRanks : kMostSolvedRanks;
  if (ranks < kLeastSolvedRanks || ranks > most)
    throw std::invalid_argument("this form is solved for " + std::to_string(kLeastSolvedRanks) + " to " +
                                std::to_string(most) + " ranks");
  if (distances && !PileSolver::can_keep_distances(ranks, cover_and_lead))
    throw std::invalid_argument("with so many ranks distances do not fit in a byte");
  if (threads < 1) throw std::invalid_argument("threads must be at least 1");
}

}  // namespace

void PileSolver::known(const KeepFacts&) const { throw std::logic_error("not solved in place"); }

bool PileSolver::can_keep_distances(int ranks, bool cover_and_lead) {
  return ranks <= (cover_and_lead ? kMostCoverDistanceRanks : kMostDistanceRanks);
}

std::unique_ptr<PileSolver> PileSolver::make(int ranks, bool cover_and_lead, bool low_trump, bool distances,
                                             int threads) {
  check(ranks, cover_and_lead, distances, threads);
  if (!cover_and_lead && !distances) return make_in_place_solver(ranks, low_trump, threads);
  switch (ranks) {
    case 2: return std::make_unique<RankSolver<2>>(cover_and_lead, low_trump, distances, threads);
    case 3: return std::make_unique<RankSolver<3>>(cover_and_lead, low_trump, distances, threads);
    case 4: return std::make_unique<RankSolver<4>>(cover_and_lead, low_trump, distances, threads);
    case 5: return std::make_unique<RankSolver<5>>(cover_and_lead, low_trump, distances, threads);
    case 6: return std::make_unique<RankSolver<6>>(cover_and_lead, low_trump, distances, threads);
    case 7: return std::make_unique<RankSolver<7>>(cover_and_lead, low_trump, distances, threads);
    default: return std::make_unique<RankSolver<8>>(cover_and_lead, low_trump, distances, threads);
  }
}

std::size_t PileSolver::bytes_needed(int ranks, bool cover_and_lead, bool distances, int threads) {
  check(ranks, cover_and_lead, distances, threads);
  if (!cover_and_lead && !distances) return in_place_bytes(ranks, threads);
  const std::size_t row = 8 * PileTable::row_words(ranks), rows = row << 3 * ranks;
  std::size_t middle = 1;  // the sets of half a suit's cards: the largest group has as many squared
  for (int i = 0; i < ranks / 2; ++i)
    middle = middle * static_cast<std::size_t>(ranks - i) / static_cast<std::size_t>(i + 1);
  const std::size_t workplace = (middle * middle * row << ranks) + CoverMemo::bytes() + kKeepingBytes;
  // A sweep's facts, held until it ends, have stayed below three times a plane of bits.
  const std::size_t beside = (cover_and_lead ? 3 : 5) * rows;
  constexpr std::size_t small_things = std::size_t{8} << 20;
  return PileTable::bytes(ranks, distances) + beside + small_things +
         static_cast<std::size_t>(threads) * workplace;
}

}  // namespace trappola

#include "playout.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>
#include <vector>

#include "random.hpp"

namespace trappola {
namespace {

constexpr std::int64_t kBlock = 1024;

void add(Playouts& sum, const Playouts& part) {
  sum.deals += part.deals;
  sum.actions += part.actions;
  sum.ties += part.ties;
  for (int side = 0; side < 2; ++side) {
    sum.points[side] += part.points[side];
    sum.wins[side] += part.wins[side];
  }
}

// Calls run(random, deals, result) for every block, on so many threads.
template <class Run>
Playouts in_blocks(std::int64_t deals, std::uint64_t seed, int threads, const Run& run) {
  const std::int64_t blocks = (deals + kBlock - 1) / kBlock;
  std::atomic<std::int64_t> next{0};
  std::vector<Playouts> results(static_cast<std::size_t>(std::max(threads, 1)));
  const auto work = [&](Playouts& result) {
    for (std::int64_t block = next++; block < blocks; block = next++) {
      Random random(seed, static_cast<std::uint64_t>(block));
      run(random, std::min(kBlock, deals - block * kBlock), result);
    }
  };
  {
    std::vector<std::jthread> pool;
    for (std::size_t i = 1; i < results.size(); ++i) pool.emplace_back(work, std::ref(results[i]));
    work(results[0]);
  }
  Playouts sum;
  for (const Playouts& result : results) add(sum, result);
  return sum;
}

void finish(TrickState& state, Random& random, Playouts& result) {
  const int before = state.actions();
  while (!state.over()) state.play(random.one_of(state.legal()));
  result.actions += state.actions() - before;
  const std::array<int, 2> points = state.points();
  ++result.deals;
  for (int side = 0; side < 2; ++side) result.points[side] += points[side];
  if (points[0] == points[1]) {
    ++result.ties;
  } else {
    ++result.wins[points[0] > points[1] ? 0 : 1];
  }
}

}  // namespace

Playouts play_random_deals(const std::shared_ptr<const TrickModel>& model, std::int64_t deals,
                           std::uint64_t seed, int threads) {
  return in_blocks(deals, seed, threads, [&](Random& random, std::int64_t number, Playouts& result) {
    std::array<CardId, kMaxCards> pack;
    int size = 0;
    for (Cards cards = model->pack; cards != 0; cards &= cards - 1) pack[size++] = lowest(cards);
    TrickState state(model, std::vector<Cards>(static_cast<std::size_t>(model->seats)), {}, kNoSuit, 0);
    for (std::int64_t i = 0; i < number; ++i) {
      for (int last = size - 1; last > 0; --last)
        std::swap(pack[last], pack[random.below(static_cast<unsigned>(last + 1))]);
      state.deal(pack.data(), size);
      finish(state, random, result);
    }
  });
}

Playouts play_out(const TrickState& from, std::int64_t deals, std::uint64_t seed, int threads) {
  return in_blocks(deals, seed, threads, [&](Random& random, std::int64_t number, Playouts& result) {
    for (std::int64_t i = 0; i < number; ++i) {
      TrickState state = from;
      finish(state, random, result);
    }
  });
}

Playouts play_out(const PileState& from, std::int64_t deals, std::uint64_t seed, int threads) {
  return in_blocks(deals, seed, threads, [&](Random& random, std::int64_t number, Playouts& result) {
    for (std::int64_t i = 0; i < number; ++i) {
      PileState state = from;
      while (!state.over()) state.play(random.one_of(state.legal()));
      ++result.deals;
      result.actions += state.actions() - from.actions();
      if (state.winner() == PileState::kDraw) {
        ++result.ties;
      } else {
        ++result.wins[state.winner()];
        ++result.points[state.winner()];
      }
    }
  });
}

}  // namespace trappola

#include "search.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <exception>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "../exact/solver.hpp"
#include "policy.hpp"
#include "tree.hpp"

namespace trappola::search {
namespace {

using Clock = std::chrono::steady_clock;

// Parts by the number of iterations alone, so that the result does not depend on the threads; small
// trees see too little to be worth their summing.
constexpr std::int64_t kMostParts = 8;
constexpr std::int64_t kLeastPart = 4096;
constexpr std::int64_t kLook = 64;  // iterations between two looks at the clock
constexpr std::int64_t kMostSolved = 20'000'000;  // tricks begun in one world
constexpr std::size_t kMostNodes = std::size_t{1} << 22;
// With more cards left to draw a world takes too long to be solved: some 50 ms with four of them.
constexpr int kMostStock = 2;

struct Sum {
  std::int64_t visits = 0;
  double sum = 0;
  double squares = 0;
  void add(double value) {
    ++visits;
    sum += value;
    squares += value * value;
  }
};
using Sums = std::array<Sum, 64>;

// One part of the work.
class Part {
 public:
  Part(const TrickState& state, const worlds::Sampler& sampler, const Goal& goal, const Effort& effort, int number)
      : from_(state),
        sampler_(sampler),
        goal_(goal),
        effort_(effort),
        random_(effort.seed, static_cast<std::uint64_t>(number)),
        sign_((state.to_act() & 1) == 0 ? 1 : -1) {}

  void run(std::int64_t iterations, bool timed, Clock::time_point end) {
    for (std::int64_t i = 0; i < iterations; ++i) {
      if (timed && (effort_.method == Method::exact || i % kLook == 0) && i > 0 && Clock::now() >= end) return;
      sampler_.sample(random_, world_);
      TrickState state = from_;
      state.lay(world_.hands, world_.stock.data());
      if (effort_.method == Method::exact) {
        solved(state);
      } else {
        iterate(state);
      }
      ++done_;
    }
  }

  const Sums& sums() const { return sums_; }
  std::int64_t done() const { return done_; }

 private:
  void solved(const TrickState& state) {
    exact::Asked asked;
    asked.most_nodes = kMostSolved;
    const exact::Solution solution = solver_.solve(state, goal_.stakes, asked);
    // Hardly ever are nodes used up; then the middle of what is proven stands for the value.
    for (const auto& play : solution.plays)
      sums_[play.action].add(sign_ * (goal_.worth(play.lower) + goal_.worth(play.upper)) / 2);
  }

  void iterate(TrickState& state) {
    std::array<std::int32_t, 128> path;
    std::array<bool, 128> first;  // whether side 0 acts
    int length = 0;
    std::int32_t node = 0;
    while (!state.over()) {
      const Cards legal = state.legal();
      Cards untried;
      const std::int32_t chosen = tree_.choose(node, legal, static_cast<float>(effort_.explore), untried);
      const bool acting = (state.to_act() & 1) == 0;
      if (untried != 0) {
        const CardId action = random_.one_of(untried);
        if (tree_.size() < kMostNodes) {
          node = tree_.add(node, action);
          tree_[node].offered = 1;
          path[static_cast<std::size_t>(length)] = node;
          first[static_cast<std::size_t>(length++)] = acting;
        }
        if (length <= 1) root_action_ = action;
        state.play(action);
        break;
      }
      node = chosen;
      path[static_cast<std::size_t>(length)] = node;
      first[static_cast<std::size_t>(length++)] = acting;
      if (length == 1) root_action_ = tree_[node].action;
      state.play(tree_[node].action);
    }
    while (!state.over()) {
      const Cards legal = state.legal();
      state.play(effort_.policy ? policy_.play(state, legal, random_) : random_.one_of(legal));
    }
    const std::array<int, 2> points = goal_.stakes.points(state);
    const double worth = goal_.worth(points[0] - points[1]);
    sums_[root_action_].add(sign_ * worth);
    // Results are brought to 0 … 1 by the extent of those seen so far.
    least_ = std::min(least_, worth);
    most_ = std::max(most_, worth);
    const double extent = most_ - least_;
    const float share = extent > 0 ? static_cast<float>((worth - least_) / extent) : 0.5f;
    for (int i = 0; i < length; ++i) {
      Node& visited = tree_[path[static_cast<std::size_t>(i)]];
      ++visited.visits;
      visited.sum += first[static_cast<std::size_t>(i)] ? share : 1 - share;
    }
  }

  const TrickState& from_;
  const worlds::Sampler& sampler_;
  const Goal& goal_;
  const Effort& effort_;
  Random random_;
  Policy policy_{*from_.model(), from_.trump()};
  double sign_;
  worlds::World world_;
  exact::Solver solver_{std::size_t{1} << 18};
  Tree tree_;
  Sums sums_{};
  std::int64_t done_ = 0;
  CardId root_action_ = kNoCard;
  double least_ = 1e30, most_ = -1e30;
};

}  // namespace

Result search(const TrickState& state, const worlds::Sampler& sampler, const Goal& goal, const Effort& asked) {
  Effort effort = asked;
  if (state.over()) throw std::invalid_argument("the deal is over: there is nothing to choose");
  if (effort.iterations < 0 || effort.seconds < 0 || effort.threads < 1)
    throw std::invalid_argument("iterations, seconds and threads must not be negative, nor threads nothing");
  if (effort.iterations == 0 && effort.seconds == 0) throw std::invalid_argument("the search needs iterations or seconds");
  const bool timed = effort.seconds > 0;
  if (state.open() && state.stock_left() > kMostStock) effort.method = Method::tree;
  // Where nothing is hidden, one world says everything.
  if (effort.method == Method::exact && !state.open() && sampler.ways() == 1) effort.iterations = 1;
  const std::int64_t most = effort.iterations > 0 ? effort.iterations : std::int64_t{1} << 40;
  // By time alone one part a thread is enough; each then has the whole time.
  const std::int64_t least = effort.method == Method::tree ? kLeastPart : 1;
  const int number = effort.iterations > 0
                         ? static_cast<int>(std::clamp<std::int64_t>(effort.iterations / least, 1, kMostParts))
                         : effort.threads;
  const Clock::time_point end =
      Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(effort.seconds));

  std::vector<Part> parts;
  parts.reserve(static_cast<std::size_t>(number));
  for (int i = 0; i < number; ++i) parts.emplace_back(state, sampler, goal, effort, i);
  std::atomic<int> next{0};
  std::exception_ptr failure;
  std::mutex mutex;
  const auto work = [&] {
    try {
      for (int i = next++; i < number; i = next++)
        parts[static_cast<std::size_t>(i)].run(most / number + (i < most % number ? 1 : 0), timed, end);
    } catch (...) {
      const std::lock_guard lock(mutex);
      failure = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> pool;
    for (int i = 1; i < std::min(effort.threads, number); ++i) pool.emplace_back(work);
    work();
  }
  if (failure) std::rethrow_exception(failure);

  Result result;
  result.method = effort.method;
  for (const Part& part : parts) result.iterations += part.done();
  for (Cards legal = state.legal(); legal != 0; legal &= legal - 1) {
    const CardId action = lowest(legal);
    Sum sum;
    for (const Part& part : parts) {
      sum.visits += part.sums()[action].visits;
      sum.sum += part.sums()[action].sum;
      sum.squares += part.sums()[action].squares;
    }
    const double visits = static_cast<double>(std::max<std::int64_t>(sum.visits, 1));
    const double mean = sum.sum / visits;
    result.values.push_back({action, sum.visits, mean, std::sqrt(std::max(sum.squares / visits - mean * mean, 0.0))});
  }
  // The most visited action of a tree, the best mean of solved worlds.
  const auto worse = [&](const Value& one, const Value& other) {
    if (effort.method == Method::tree) return one.visits < other.visits;
    return one.mean < other.mean;
  };
  result.best = std::max_element(result.values.begin(), result.values.end(), worse)->action;
  return result;
}

}  // namespace trappola::search

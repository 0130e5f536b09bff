#include "worlds.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace trappola::worlds {
namespace {

constexpr int kMostTries = 100'000;

constexpr auto kFactorial = [] {
  std::array<double, kMaxCards + 1> table{};
  table[0] = 1;
  for (std::size_t i = 1; i < table.size(); ++i) table[i] = table[i - 1] * static_cast<double>(i);
  return table;
}();

double fraction(Random& random) { return static_cast<double>(random.next() >> 11) * 0x1.0p-53; }

}  // namespace

Sampler::Sampler(Knowledge knowledge) : knowledge_(std::move(knowledge)) {
  const std::size_t cards = knowledge_.unseen.size();
  if (knowledge_.places.size() > kMostPlaces) throw std::invalid_argument("there are more than eight places");
  if (cards > kMaxCards) throw std::invalid_argument("there are more unseen cards than a pack has");
  int room = 0;
  for (std::size_t i = 0; i < knowledge_.places.size(); ++i) {
    const Place& place = knowledge_.places[i];
    if (place.seat < -1 || place.seat > 3 || place.capacity < 0)
      throw std::invalid_argument("a place needs a seat, or -1, and a capacity");
    stride_[i] = states_;
    states_ *= static_cast<std::size_t>(place.capacity) + 1;
    room += place.capacity;
  }
  if (room != static_cast<int>(cards)) throw std::domain_error("the places have not room for exactly the unseen cards");
  if (knowledge_.stock.size() > kMaxCards) throw std::invalid_argument("the stock is larger than a pack");
  for (const Slot& slot : knowledge_.stock)
    if ((slot.card >= 64) == (slot.place < 0 || slot.place >= static_cast<int>(knowledge_.places.size())))
      throw std::invalid_argument("a card of the stock is known or comes out of a place");
  for (const Limit& limit : knowledge_.limits)
    if (limit.seat < 0 || limit.seat > 3) throw std::invalid_argument("a limit needs a seat");
  for (const Case& each : knowledge_.cases) {
    if (each.allowed.size() != cards) throw std::invalid_argument("a case needs the places of every unseen card");
    plans_.push_back(plan_of(each));
    count_ += plans_.back().worlds;
  }
  if (!(count_ > 0)) throw std::domain_error("no world is possible");
}

std::size_t Sampler::state_of(const std::array<int, kMostPlaces>& left) const {
  std::size_t state = 0;
  for (std::size_t i = 0; i < knowledge_.places.size(); ++i) state += stride_[i] * static_cast<std::size_t>(left[i]);
  return state;
}

// Counts backwards: ways[i][left] is in how many ways the cards from i on fill what is left.
Sampler::Plan Sampler::plan_of(const Case& each) const {
  const std::size_t cards = knowledge_.unseen.size(), places = knowledge_.places.size();
  std::uint32_t open = 0;
  for (std::size_t i = 0; i < places; ++i)
    if (knowledge_.places[i].capacity > 0) open |= 1u << i;
  Plan plan{0, std::vector<std::uint8_t>(cards), 0, {}};
  std::iota(plan.order.begin(), plan.order.end(), std::uint8_t{0});
  const auto free = [&](std::uint8_t card) { return (each.allowed[card] & open) == open; };
  plan.bound = static_cast<std::size_t>(std::stable_partition(plan.order.begin(), plan.order.end(), std::not_fn(free)) - plan.order.begin());
  plan.ways.assign((plan.bound + 1) * states_, 0);
  for (std::size_t state = 0; state < states_; ++state) {
    double ways = kFactorial[cards - plan.bound];
    std::size_t sum = 0;
    for (std::size_t i = 0; i < places; ++i) {
      const std::size_t left = state / stride_[i] % (static_cast<std::size_t>(knowledge_.places[i].capacity) + 1);
      ways /= kFactorial[left];
      sum += left;
    }
    if (sum == cards - plan.bound) plan.ways[plan.bound * states_ + state] = ways;
  }
  for (std::size_t card = plan.bound; card-- > 0;) {
    const std::uint32_t allowed = each.allowed[plan.order[card]];
    for (std::size_t state = 0; state < states_; ++state)
      for (std::size_t i = 0; i < places; ++i) {
        const std::size_t left = state / stride_[i] % (static_cast<std::size_t>(knowledge_.places[i].capacity) + 1);
        if ((allowed >> i & 1) != 0 && left > 0)
          plan.ways[card * states_ + state] += plan.ways[(card + 1) * states_ + state - stride_[i]];
      }
  }
  plan.worlds = plan.ways[states_ - 1];
  // Each world stands for as many courses of the hands as lead to it; cases differ in that.
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const Course& course = knowledge_.courses[seat];
    int hidden = course.declared_with - trappola::count(each.held[seat]);
    for (const CardId card : course.steps) {
      if (card == kNoCard) {
        ++hidden;
      } else if ((each.held[seat] & bit(card)) == 0) {
        plan.worlds *= hidden--;
      }
    }
    if (hidden < 0) plan.worlds = 0;
    plan.worlds *= kFactorial[static_cast<std::size_t>(std::max(hidden, 0))];
  }
  return plan;
}

void Sampler::fill(const Plan& plan, const Case& each, Random& random, std::array<std::uint8_t, kMaxCards>& place) const {
  const std::size_t cards = plan.order.size(), places = knowledge_.places.size();
  std::array<int, kMostPlaces> left{};
  for (std::size_t i = 0; i < places; ++i) left[i] = knowledge_.places[i].capacity;
  std::size_t state = states_ - 1;
  for (std::size_t card = 0; card < plan.bound; ++card) {
    const std::uint32_t allowed = each.allowed[plan.order[card]];
    const double* next = &plan.ways[(card + 1) * states_];
    double chance = fraction(random) * plan.ways[card * states_ + state];
    std::size_t chosen = places;
    for (std::size_t i = 0; i < places; ++i) {
      if ((allowed >> i & 1) == 0 || left[i] == 0 || !(next[state - stride_[i]] > 0)) continue;
      chosen = i;
      chance -= next[state - stride_[i]];
      if (chance < 0) break;
    }
    place[plan.order[card]] = static_cast<std::uint8_t>(chosen);
    --left[chosen];
    state -= stride_[chosen];
  }
  // The others may lie anywhere: shuffled, they fill the places one after the other.
  std::array<std::uint8_t, kMaxCards> rest;
  const std::size_t size = cards - plan.bound;
  for (std::size_t i = 0; i < size; ++i) rest[i] = plan.order[plan.bound + i];
  for (std::size_t last = size; last > 1; --last)
    std::swap(rest[last - 1], rest[random.below(static_cast<unsigned>(last))]);
  std::size_t next = 0;
  for (std::size_t i = 0; i < places; ++i)
    for (int room = left[i]; room > 0; --room) place[rest[next++]] = static_cast<std::uint8_t>(i);
}

// Which of a hand's cards were there when it declared: any course of the hand is as likely as the next.
bool Sampler::within_limits(const Case& each, Random& random, const World& world) const {
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const bool limited = std::any_of(knowledge_.limits.begin(), knowledge_.limits.end(),
                                     [&](const Limit& limit) { return limit.seat == static_cast<int>(seat); });
    if (!limited && each.lacked[seat] == 0) continue;
    const Course& course = knowledge_.courses[seat];
    // Hidden cards of the hand by whether they were held then.
    int old_cards = course.declared_with - trappola::count(each.held[seat]), new_cards = 0;
    Cards then = each.held[seat];
    for (const CardId card : course.steps) {
      if (card == kNoCard) {
        ++new_cards;
      } else if ((each.held[seat] & bit(card)) == 0) {
        if (static_cast<int>(random.below(static_cast<unsigned>(old_cards + new_cards))) < old_cards) {
          --old_cards;
          then |= bit(card);
        } else {
          --new_cards;
        }
      }
    }
    Cards hidden = world.hands[seat] & ~knowledge_.known[seat] & ~each.held[seat];
    for (int left = old_cards; left > 0 && hidden != 0; --left) {
      const CardId card = random.one_of(hidden);
      hidden &= ~bit(card);
      then |= bit(card);
    }
    if ((then & each.lacked[seat]) != 0) return false;
    for (const Limit& limit : knowledge_.limits) {
      if (limit.seat != static_cast<int>(seat)) continue;
      const int number = trappola::count(then & limit.cards);
      if (number < limit.least || number > limit.most) return false;
    }
  }
  return true;
}

Sampler Sampler::of(std::vector<World> worlds, const std::vector<double>& weights) const {
  Sampler sampler = *this;
  sampler.listed_ = std::move(worlds);
  sampler.upto_.resize(weights.size());
  std::partial_sum(weights.begin(), weights.end(), sampler.upto_.begin());
  return sampler;
}

void Sampler::sample(Random& random, World& world) const {
  if (!listed_.empty()) {
    const auto place = std::upper_bound(upto_.begin(), upto_.end() - 1, fraction(random) * upto_.back());
    world = listed_[static_cast<std::size_t>(place - upto_.begin())];
    return;
  }
  std::array<std::uint8_t, kMaxCards> place;
  for (int tries = 0; tries < kMostTries; ++tries) {
    std::size_t chosen = 0;
    if (plans_.size() > 1) {
      double chance = fraction(random) * count_;
      for (std::size_t i = 0; i < plans_.size(); ++i) {
        if (!(plans_[i].worlds > 0)) continue;
        chosen = i;
        chance -= plans_[i].worlds;
        if (chance < 0) break;
      }
    }
    const Case& each = knowledge_.cases[chosen];
    fill(plans_[chosen], each, random, place);
    std::array<Cards, kMostPlaces> lying{};
    for (std::size_t i = 0; i < knowledge_.unseen.size(); ++i) lying[place[i]] |= bit(knowledge_.unseen[i]);
    world.hands = knowledge_.known;
    for (std::size_t i = 0; i < knowledge_.places.size(); ++i)
      if (knowledge_.places[i].seat >= 0) world.hands[static_cast<std::size_t>(knowledge_.places[i].seat)] |= lying[i];
    if (!within_limits(each, random, world)) continue;
    world.stock_size = static_cast<int>(knowledge_.stock.size());
    for (std::size_t i = 0; i < knowledge_.stock.size(); ++i) {
      const Slot& slot = knowledge_.stock[i];
      if (slot.card < 64) {
        world.stock[i] = slot.card;
        continue;
      }
      Cards& from = lying[static_cast<std::size_t>(slot.place)];
      world.stock[i] = random.one_of(from);
      from &= ~bit(world.stock[i]);
    }
    return;
  }
  throw std::domain_error("no world keeps within the limits");
}

double Sampler::ways() const {
  double sum = 0;
  for (const Plan& plan : plans_) sum += plan.worlds > 0 ? plan.ways[states_ - 1] : 0;
  return sum;
}

// Whether worlds of this case are tried and some of them rejected.
bool Sampler::rejects(const Case& each) const {
  if (!knowledge_.limits.empty()) return true;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    const std::vector<CardId>& steps = knowledge_.courses[seat].steps;
    if (each.lacked[seat] != 0 && std::find(steps.begin(), steps.end(), kNoCard) != steps.end()) return true;
  }
  return false;
}

std::vector<std::pair<std::array<Cards, 4>, double>> Sampler::every(double most) const {
  if (ways() > most) throw std::length_error("there are more worlds than are to be listed");
  std::map<std::array<Cards, 4>, double> found;
  for (std::size_t i = 0; i < plans_.size(); ++i) {
    const Plan& plan = plans_[i];
    const Case& each = knowledge_.cases[i];
    if (!(plan.worlds > 0)) continue;
    if (rejects(each)) throw std::invalid_argument("worlds that keep within limits cannot be listed");
    const double weight = plan.worlds / plan.ways[states_ - 1];
    std::array<Cards, 4> hands = knowledge_.known;
    std::array<int, kMostPlaces> left{};
    for (std::size_t place = 0; place < knowledge_.places.size(); ++place) left[place] = knowledge_.places[place].capacity;
    const auto lay = [&](const auto& self, std::size_t number) -> void {
      if (number == plan.order.size()) {
        found[hands] += weight;
        return;
      }
      const std::uint8_t card = plan.order[number];
      for (std::size_t place = 0; place < knowledge_.places.size(); ++place) {
        if ((each.allowed[card] >> place & 1) == 0 || left[place] == 0) continue;
        const int seat = knowledge_.places[place].seat;
        const Cards cards = seat < 0 ? 0 : bit(knowledge_.unseen[card]);
        --left[place];
        if (seat >= 0) hands[static_cast<std::size_t>(seat)] |= cards;
        self(self, number + 1);
        if (seat >= 0) hands[static_cast<std::size_t>(seat)] &= ~cards;
        ++left[place];
      }
    };
    lay(lay, 0);
  }
  return {found.begin(), found.end()};
}

}  // namespace trappola::worlds

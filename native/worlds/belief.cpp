#include "belief.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace trappola::worlds {

namespace {

// Tricks, from the end, since no cards are drawn and hands only shrink.
int closed_tricks(const TrickState& state) {
  if (state.open()) return 0;
  const int seats = state.model()->seats;
  int most = 0;
  for (int seat = 0; seat < seats; ++seat) {
    const bool played = (seat - state.leader() + seats) % seats < state.on_table();
    most = std::max(most, count(state.hand(seat)) + (played ? 1 : 0));
  }
  return std::clamp(state.model()->hand_cards - most, 0, state.tricks());
}

struct Deed {
  Moment at;
  int seat;
  CardId card;
  Cards since;  // what the seat has played from this card on
};

// What the others have played.
std::vector<Deed> deeds_of(const TrickState& state) {
  const int seats = state.model()->seats;
  const int first = state.open() ? state.tricks() + 1 : state.tricks() - closed_tricks(state);
  const auto card_of = [&](int trick, int place) {
    return trick < state.tricks() ? state.trick(trick).cards[static_cast<std::size_t>(place)] : state.table(place);
  };
  Cards gone = 0;
  std::vector<Deed> deeds;
  for (int trick = 0; trick <= state.tricks(); ++trick) {
    const bool last = trick == state.tricks();
    const int number = last ? state.on_table() : seats;
    const int leader = last ? state.leader() : state.trick(trick).leader;
    for (int place = 0; place < number; ++place) {
      const CardId card = card_of(trick, place);
      Deed deed{};
      deed.at.seats = seats;
      deed.at.trump = state.trump();
      deed.at.on_table = place;
      for (int i = 0; i < place; ++i) deed.at.table[static_cast<std::size_t>(i)] = card_of(trick, i);
      deed.at.live = state.model()->pack & ~gone;
      deed.seat = (leader + place) % seats;
      deed.card = card;
      if (trick >= first) deeds.push_back(deed);
      gone |= bit(card);
    }
  }
  std::array<Cards, 4> since{};
  for (std::size_t i = deeds.size(); i-- > 0;) {
    Cards& played = since[static_cast<std::size_t>(deeds[i].seat)];
    played |= bit(deeds[i].card);
    deeds[i].since = played;
  }
  std::erase_if(deeds, [&](const Deed& deed) { return deed.seat == state.to_act(); });
  return deeds;
}

// Habits are not certain: where they would leave fewer than a part of the worlds to choose from (Kish's
// effective number, (sum w)^2 / sum w^2), all are trusted so much less.
constexpr double kLeastPart = 0.03;

std::vector<double> weights_of(const std::vector<double>& marks) {
  const double most = *std::max_element(marks.begin(), marks.end());
  std::vector<double> weights(marks.size());
  for (double trust = 1; trust > 0.05; trust *= 0.85) {
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
      weights[i] = std::exp(trust * (marks[i] - most));
      sum += weights[i];
      squares += weights[i] * weights[i];
    }
    if (sum * sum >= kLeastPart * squares * static_cast<double>(marks.size())) break;
  }
  return weights;
}

}  // namespace

Sampler believed(const Sampler& from, const TrickState& state, const Habits::Features& weights,
                 const std::vector<Sign>& signs, int number, std::uint64_t seed) {
  const Habits habits(*state.model());
  const std::vector<Deed> deeds = deeds_of(state);
  std::vector<World> drawn(static_cast<std::size_t>(number));
  std::vector<double> marks;
  Random random(seed, 0);
  for (World& world : drawn) {
    from.sample(random, world);
    double mark = 0;
    for (const Deed& deed : deeds)
      mark += habits.likely(deed.at, world.hands[static_cast<std::size_t>(deed.seat)] | deed.since, deed.card, weights);
    for (const Sign& sign : signs) {
      const int held = count((world.hands[static_cast<std::size_t>(sign.seat)] | sign.played) & sign.cards);
      if (held < sign.least || held > sign.most) mark += std::log(sign.unlike);
    }
    marks.push_back(mark);
  }
  return from.of(std::move(drawn), weights_of(marks));
}

}  // namespace trappola::worlds

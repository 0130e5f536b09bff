#include "trick_state.hpp"

#include <stdexcept>
#include <utility>

namespace trappola {

TrickState::TrickState(std::shared_ptr<const TrickModel> shared, const std::vector<Cards>& hands,
                       const std::vector<CardId>& stock, int trump, int leader)
    : model_(std::move(shared)) {
  const TrickModel& model = *model_;
  if (static_cast<int>(hands.size()) != model.seats)
    throw std::invalid_argument("one hand is needed for every seat");
  if (stock.size() > static_cast<std::size_t>(count(model.pack)))
    throw std::invalid_argument("the stock is larger than the pack");
  if (trump < kNoSuit || trump >= kSuits) throw std::invalid_argument("trump must be a suit or -1");
  if (leader < 0 || leader >= model.seats) throw std::invalid_argument("leader must be a seat");
  Cards seen = 0;
  for (int seat = 0; seat < model.seats; ++seat) {
    const Cards hand = hands[seat];
    if ((hand & ~model.pack) != 0) throw std::invalid_argument("a hand holds a card that is not in the pack");
    if ((hand & seen) != 0) throw std::invalid_argument("a card lies in two places");
    if (count(hand) != count(hands[0])) throw std::invalid_argument("all hands must be of one size");
    seen |= hand;
    hands_[seat] = hand;
  }
  for (const CardId card : stock) {
    if (card >= 64 || (bit(card) & model.pack) == 0)
      throw std::invalid_argument("the stock holds a card that is not in the pack");
    if ((bit(card) & seen) != 0) throw std::invalid_argument("a card lies in two places");
    seen |= bit(card);
    stock_[stock_size_++] = card;
  }
  trump_ = static_cast<std::int8_t>(trump);
  leader_ = to_act_ = static_cast<std::uint8_t>(leader);
  over_ = hands_[0] == 0;
}

TrickState TrickState::resumed(std::shared_ptr<const TrickModel> model, const std::vector<Cards>& hands,
                               const std::vector<CardId>& stock, int trump, int leader,
                               const std::vector<std::pair<int, std::vector<CardId>>>& tricks,
                               const std::vector<CardId>& table) {
  const int seats = model->seats;
  if (static_cast<int>(hands.size()) != seats) throw std::invalid_argument("one hand is needed for every seat");
  TrickState state(std::move(model), std::vector<Cards>(hands.size()), stock, trump, leader);
  Cards seen = 0;
  for (const CardId card : stock) seen |= bit(card);
  const auto see = [&](Cards cards) {
    if ((cards & ~state.model_->pack) != 0) throw std::invalid_argument("a card is not in the pack");
    if ((cards & seen) != 0) throw std::invalid_argument("a card lies in two places");
    seen |= cards;
  };
  for (std::size_t seat = 0; seat < hands.size(); ++seat) see(state.hands_[seat] = hands[seat]);
  if (tricks.size() > static_cast<std::size_t>(kMaxTricks)) throw std::invalid_argument("there are too many tricks");
  for (const auto& [first, cards] : tricks) {
    if (static_cast<int>(cards.size()) != seats || first < 0 || first >= seats)
      throw std::invalid_argument("a trick needs a leader and a card of every seat");
    Trick& trick = state.history_[state.tricks_++];
    trick.leader = static_cast<std::uint8_t>(first);
    Cards all = 0;
    for (int i = 0; i < seats; ++i) {
      const CardId card = cards[static_cast<std::size_t>(i)];
      if (card >= 64) throw std::invalid_argument("a card is not in the pack");
      see(bit(card));
      all |= bit(card);
      trick.cards[static_cast<std::size_t>(i)] = card;
      if (i == 0 || takes_from(card, trick.best, trump)) {
        trick.best = card;
        trick.winner = static_cast<std::uint8_t>((first + i) % seats);
      }
    }
    state.taken_[trick.winner & 1] |= all;
    ++state.won_[trick.winner & 1];
  }
  if (static_cast<int>(table.size()) >= seats) throw std::invalid_argument("the trick on the table is complete");
  for (const CardId card : table) {
    if (card >= 64) throw std::invalid_argument("a card is not in the pack");
    see(bit(card));
    const int seat = (leader + state.played_) % seats;
    if (state.played_ == 0 || takes_from(card, state.best_, trump)) {
      state.best_ = card;
      state.best_seat_ = static_cast<std::uint8_t>(seat);
    }
    state.current_[state.played_++] = card;
  }
  state.to_act_ = static_cast<std::uint8_t>((leader + state.played_) % seats);
  state.over_ = state.hands_[state.to_act_] == 0;
  return state;
}

void TrickState::deal(const CardId* pack, int size) {
  const TrickModel& model = *model_;
  const int dealt = model.seats * model.hand_cards;
  for (int seat = 0; seat < model.seats; ++seat) {
    Cards hand = 0;
    for (int i = 0; i < model.hand_cards; ++i) hand |= bit(pack[seat * model.hand_cards + i]);
    hands_[seat] = hand;
  }
  trump_ = static_cast<std::int8_t>(model.trump_place < 0 ? kNoSuit : suit_of(pack[model.trump_place]));
  stock_next_ = stock_size_ = 0;
  if (model.draws) {
    for (int i = dealt; i < size; ++i)
      if (i != model.trump_place) stock_[stock_size_++] = pack[i];
    if (model.trump_place >= dealt) stock_[stock_size_++] = pack[model.trump_place];
  }
  taken_ = {};
  won_ = {};
  leader_ = to_act_ = played_ = tricks_ = logged_ = 0;
  best_ = kNoCard;
  over_ = false;
}

bool TrickState::can_swap() const {
  if (model_->swap_rank < 0 || trump_ < 0 || !open()) return false;
  return (hands_[to_act_] & bit(static_cast<CardId>(trump_ * kSuitBits + model_->swap_rank))) != 0;
}

Refusal TrickState::refusal(CardId action) const {
  if (over_) return Refusal::over;
  if (action >= 64 || (legal() & bit(action)) == 0) {
    if (action == kSwap) return Refusal::cannot_swap;
    const Cards hand = hands_[to_act_];
    if (action >= 64 || (hand & bit(action)) == 0) return Refusal::not_held;
    const Duties& duties = open() ? model_->open : model_->closed;
    const int led = suit_of(current_[0]);
    if (!duties.follow || suit_of(action) == led) return Refusal::must_beat;
    if ((hand & suit_mask(led)) != 0) return Refusal::must_follow;
    return duties.trump_if_void && suit_of(action) != trump_ ? Refusal::must_trump : Refusal::must_beat;
  }
  return Refusal::none;
}

void TrickState::play(CardId action) {
  Logged& logged = log_[logged_++];
  logged.action = action;
  logged.detail = 0;
  if (action == kSwap) {
    const auto given = static_cast<CardId>(trump_ * kSuitBits + model_->swap_rank);
    CardId& turn_up = stock_[stock_size_ - 1];
    logged.detail = turn_up;
    hands_[to_act_] ^= bit(given) | bit(turn_up);
    turn_up = given;
    return;
  }
  hands_[to_act_] &= ~bit(action);
  if (played_ == 0 || takes_from(action, best_, trump_)) {
    best_ = action;
    best_seat_ = to_act_;
  }
  current_[played_++] = action;
  if (played_ == model_->seats) {
    logged.detail = static_cast<std::uint8_t>(finish_trick());
  } else {
    to_act_ = static_cast<std::uint8_t>(to_act_ + 1 == model_->seats ? 0 : to_act_ + 1);
  }
}

int TrickState::finish_trick() {
  Trick& trick = history_[tricks_++];
  trick.cards = current_;
  trick.leader = leader_;
  trick.winner = best_seat_;
  trick.best = best_;
  Cards cards = 0;
  for (int i = 0; i < model_->seats; ++i) cards |= bit(current_[i]);
  const int side = best_seat_ & 1;
  taken_[side] |= cards;
  ++won_[side];
  played_ = 0;
  int drawn = 0;
  if (open()) {
    // Only two seats draw: the winner first (open() tells whether the other one can).
    hands_[best_seat_] |= bit(stock_[stock_next_++]);
    ++drawn;
    if (stock_left() > 0) {
      hands_[best_seat_ ^ 1] |= bit(stock_[stock_next_++]);
      ++drawn;
    }
  }
  leader_ = to_act_ = best_seat_;
  for (int seat = 0; seat < model_->seats; ++seat) over_ = over_ || hands_[seat] == 0;
  return drawn;
}

void TrickState::undo() {
  const Logged logged = log_[--logged_];
  if (logged.action == kSwap) {
    CardId& turn_up = stock_[stock_size_ - 1];
    const auto given = static_cast<CardId>(trump_ * kSuitBits + model_->swap_rank);
    hands_[to_act_] ^= bit(given) | bit(logged.detail);
    turn_up = logged.detail;
    return;
  }
  if (played_ == 0) {
    const Trick& trick = history_[--tricks_];
    if (logged.detail > 1) hands_[trick.winner ^ 1] &= ~bit(stock_[--stock_next_]);
    if (logged.detail > 0) hands_[trick.winner] &= ~bit(stock_[--stock_next_]);
    Cards cards = 0;
    for (int i = 0; i < model_->seats; ++i) cards |= bit(trick.cards[i]);
    taken_[trick.winner & 1] &= ~cards;
    --won_[trick.winner & 1];
    current_ = trick.cards;
    leader_ = trick.leader;
    played_ = static_cast<std::uint8_t>(model_->seats);
    over_ = false;
  }
  --played_;
  to_act_ = static_cast<std::uint8_t>((leader_ + played_) % model_->seats);
  hands_[to_act_] |= bit(logged.action);
  best_ = kNoCard;
  for (int i = 0; i < played_; ++i) {
    if (i == 0 || takes_from(current_[i], best_, trump_)) {
      best_ = current_[i];
      best_seat_ = static_cast<std::uint8_t>((leader_ + i) % model_->seats);
    }
  }
}

int TrickState::score(std::array<ScorePart, 40>& parts) const {
  int size = 0;
  const auto add = [&](ScoreKind kind, int side, int number, int points) {
    parts[size++] = {kind, static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(number),
                     static_cast<std::int16_t>(points)};
  };
  const TrickModel& model = *model_;
  for (int side = 0; side < 2; ++side) {
    int points = 0;
    for (Cards cards = taken_[side]; cards != 0; cards &= cards - 1) points += model.card_points[lowest(cards)];
    add(ScoreKind::cards, side, count(taken_[side]), points);
  }
  if (!over_ || tricks_ == 0) return size;

  const auto with_prize = [&](int trick) { return (bit(history_[trick].best) & model.prize_cards) != 0; };
  const int last = tricks_ - 1;
  const int winner = history_[last].winner & 1;
  int run = 0;  // tricks at the end won by one side with prize cards, three at the most
  while (run < 3 && run < tricks_ && with_prize(last - run) && (history_[last - run].winner & 1) == winner) ++run;
  for (int trick = 0; trick < tricks_ - run; ++trick) {
    if (!with_prize(trick)) continue;
    const int side = history_[trick].winner & 1;
    if (trick == 0) {
      add(ScoreKind::first_prize, side, 1, model.prize_first);
    } else {
      add(ScoreKind::prize, side, 1, model.prize_any);
    }
  }
  if (run > 0) {
    add(ScoreKind::last_prizes, winner, run, model.prize_last[run - 1]);
  } else {
    add(ScoreKind::last_trick, winner, 1, model.last_trick);
  }
  if (model.draws && model.odd_card == OddCard::to_last_trick && stock_left() == 1)
    add(ScoreKind::cards, winner, 1, model.card_points[stock(0)]);
  if (won_[winner] == tricks_ && model.all_tricks != 0)
    add(ScoreKind::all_tricks, winner, tricks_, model.all_tricks);
  return size;
}

std::array<int, 2> TrickState::points() const {
  std::array<ScorePart, 40> parts;
  std::array<int, 2> sums{};
  const int size = score(parts);
  for (int i = 0; i < size; ++i) sums[parts[i].side] += parts[i].points;
  return sums;
}

}  // namespace trappola

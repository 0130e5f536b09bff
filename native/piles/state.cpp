#include "state.hpp"

#include <stdexcept>
#include <utility>

namespace trappola {

PileState::PileState(std::shared_ptr<const PileModel> model, Cards hand0, Cards hand1, int to_act,
                     const std::vector<CardId>& pile, bool must_lead)
    : model_(std::move(model)),
      hands_{hand0, hand1},
      to_act_(static_cast<std::uint8_t>(to_act)),
      must_lead_(must_lead) {
  if ((hand0 & hand1) != 0) throw std::invalid_argument("a card lies in two places");
  Cards seen = hand0 | hand1;
  for (const CardId card : pile) {
    if (card >= 64) throw std::invalid_argument("the pile holds a card that does not exist");
    if ((seen & bit(card)) != 0) throw std::invalid_argument("a card lies in two places");
    seen |= bit(card);
    pile_.push_back(card);
  }
  if ((seen & ~model_->pack) != 0) throw std::invalid_argument("a card is not in the pack");
  if (pile_.empty() && (hand0 == 0 || hand1 == 0)) throw std::invalid_argument("both hands need cards");
  if (to_act != 0 && to_act != 1) throw std::invalid_argument("to_act must be a seat");
  if (must_lead && (pile_.empty() || !model_->cover_and_lead || hands_[to_act] == 0))
    throw std::invalid_argument("only who has covered a card and holds another leads on top");
  if (!must_lead) seen_[position()] = 1;
}

int PileState::times_seen() const {
  const auto found = seen_.find(position());
  return found == seen_.end() ? 0 : found->second;
}

PileState PileState::unending() const {
  auto model = std::make_shared<PileModel>(*model_);
  model->repetition = 0;
  model->max_actions = 0;
  return {model, hands_[0], hands_[1], to_act(), pile_, must_lead_};
}

Cards PileState::legal() const {
  if (over_) return 0;
  const Cards hand = hands_[to_act_];
  if (pile_.empty() || must_lead_) return hand;
  const CardId top = pile_.back();
  const int own = model_->trumps[to_act_];
  Cards beating = hand & above(top);
  if (suit_of(top) != own || model_->low_trump) beating |= hand & suit_mask(own);
  return beating | bit(kTake);
}

Refusal PileState::refusal(CardId action) const {
  if (over_) return Refusal::over;
  if (action < 64 && (legal() & bit(action)) != 0) return Refusal::none;
  if (action == kTake) return Refusal::cannot_take;
  if (action >= 64 || (hands_[to_act_] & bit(action)) == 0) return Refusal::not_held;
  return Refusal::must_beat;
}

void PileState::begin_turn(Logged& logged) {
  if (over_) return;
  if (model_->max_actions > 0 && actions() >= model_->max_actions) {
    const int difference = count(hands_[0]) - count(hands_[1]);
    end(!model_->fewer_wins || difference == 0 ? kDraw : difference > 0 ? 1 : 0);
    return;
  }
  if (must_lead_) return;  // between covering and leading no turn begins
  logged.began_turn = true;
  const int times = ++seen_[position()];
  if (model_->repetition > 0 && times >= model_->repetition) end(kDraw);
}

void PileState::play(CardId action) {
  const std::uint8_t seat = to_act_;
  log_.push_back({action, seat, must_lead_, false, 0});
  const auto other = static_cast<std::uint8_t>(seat ^ 1);
  if (action == kTake) {
    log_.back().taken = static_cast<int>(pile_.size());
    for (const CardId card : pile_) hands_[seat] |= bit(card);
    taken_.insert(taken_.end(), pile_.begin(), pile_.end());
    pile_.clear();
    if (hands_[other] == 0) end(other);  // its last card has stood
    to_act_ = other;
  } else {
    const bool covered = !pile_.empty() && !must_lead_;
    hands_[seat] &= ~bit(action);
    pile_.push_back(action);
    const bool out = hands_[seat] == 0;
    if (out && !model_->last_card_stands) end(seat);
    must_lead_ = covered && model_->cover_and_lead && !out;
    if (!must_lead_) to_act_ = other;
  }
  begin_turn(log_.back());
}

void PileState::undo() {
  const Logged logged = log_.back();
  if (logged.began_turn) {
    const auto found = seen_.find(position());
    if (--found->second == 0) seen_.erase(found);
  }
  log_.pop_back();
  over_ = false;
  winner_ = -1;
  to_act_ = logged.seat;
  must_lead_ = logged.must_lead;
  if (logged.action == kTake) {
    pile_.assign(taken_.end() - logged.taken, taken_.end());
    taken_.resize(taken_.size() - static_cast<std::size_t>(logged.taken));
    for (const CardId card : pile_) hands_[logged.seat] &= ~bit(card);
  } else {
    pile_.pop_back();
    hands_[logged.seat] |= bit(logged.action);
  }
}

}  // namespace trappola

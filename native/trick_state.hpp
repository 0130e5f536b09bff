// A deal being played out in tricks: legal plays, make and unmake, what it is worth.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "refusal.hpp"
#include "trick_model.hpp"
#include "trick_rules.hpp"

namespace trappola {

enum class ScoreKind : std::uint8_t { cards, last_trick, last_prizes, first_prize, prize, all_tricks };

// One line of what the play was worth. `count` is the number of tricks (or cards).
struct ScorePart {
  ScoreKind kind;
  std::uint8_t side;
  std::uint8_t count;
  std::int16_t points;
};

struct Trick {
  std::array<CardId, 4> cards;  // in the order played, the leader's first
  std::uint8_t leader;
  std::uint8_t winner;
  CardId best;
};

class TrickState {
 public:
  // `stock` is drawn from its front; its last card is the turn-up where there is one.
  TrickState(std::shared_ptr<const TrickModel> model, const std::vector<Cards>& hands, const std::vector<CardId>& stock,
             int trump, int leader);

  // A deal resumed after tricks that are known: (leader, cards in the order played), and the cards of
  // the unfinished trick. The hands are as they are now, the stock as it is left. Nothing of what was
  // played before can be taken back.
  static TrickState resumed(std::shared_ptr<const TrickModel> model, const std::vector<Cards>& hands,
                            const std::vector<CardId>& stock, int trump, int leader,
                            const std::vector<std::pair<int, std::vector<CardId>>>& tricks,
                            const std::vector<CardId>& table);

  // The same deal with other cards in the hands and in what is left of the stock, as many as before.
  void lay(const std::array<Cards, 4>& hands, const CardId* stock) {
    hands_ = hands;
    for (int i = stock_next_; i < stock_size_; ++i) stock_[i] = stock[i - stock_next_];
  }

  // A random deal is written into an existing state to save the checks.
  void deal(const CardId* pack, int size);

  bool over() const { return over_; }
  int to_act() const { return over_ ? -1 : to_act_; }
  int leader() const { return leader_; }
  int trump() const { return trump_; }
  Cards hand(int seat) const { return hands_[seat]; }
  Cards taken(int side) const { return taken_[side]; }
  int tricks_won(int side) const { return won_[side]; }
  int tricks() const { return tricks_; }
  const Trick& trick(int index) const { return history_[index]; }
  int on_table() const { return played_; }
  CardId table(int index) const { return current_[index]; }
  int stock_left() const { return stock_size_ - stock_next_; }
  CardId stock(int index) const { return stock_[stock_next_ + index]; }
  bool open() const { return model_->open_with(stock_left()); }
  int actions() const { return logged_; }
  const std::shared_ptr<const TrickModel>& model() const { return model_; }

  Cards legal() const {
    if (over_) return 0;
    const Cards hand = hands_[to_act_];
    if (played_ == 0) return can_swap() ? hand | bit(kSwap) : hand;
    const Duties& duties = open() ? model_->open : model_->closed;
    return playable(hand, current_[0], best_, trump_, duties);
  }
  Refusal refusal(CardId action) const;

  void play(CardId action);  // must be legal
  void undo();               // there must be an action to take back

  // The worth of the play, line by line; `points` is the sum of the same lines.
  int score(std::array<ScorePart, 40>& parts) const;
  std::array<int, 2> points() const;

 private:
  struct Logged {
    CardId action;
    std::uint8_t detail;  // cards drawn after the play; for a swap the old turn-up
  };
  static constexpr int kMaxTricks = kMaxCards / 2;
  // A swap gives away the one card that allows it, to the end of the stock: one a deal.
  static constexpr int kMaxActions = kMaxCards + 1;

  bool can_swap() const;
  int finish_trick();

  std::shared_ptr<const TrickModel> model_;
  std::array<Cards, 4> hands_{};
  std::array<Cards, 2> taken_{};
  std::array<CardId, 4> current_{};
  std::int8_t trump_ = kNoSuit;
  std::uint8_t leader_ = 0;
  std::uint8_t to_act_ = 0;
  std::uint8_t played_ = 0;
  std::uint8_t best_seat_ = 0;
  CardId best_ = kNoCard;
  std::uint8_t stock_next_ = 0;
  std::uint8_t stock_size_ = 0;
  std::uint8_t tricks_ = 0;
  std::uint8_t logged_ = 0;
  std::array<std::uint8_t, 2> won_{};
  bool over_ = false;
  std::array<CardId, kMaxCards> stock_{};
  std::array<Trick, kMaxTricks> history_{};
  std::array<Logged, kMaxActions> log_{};
};

}  // namespace trappola

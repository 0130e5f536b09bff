// A deal of beating and taking: both hands lie open, the first without cards wins.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "model.hpp"
#include "../refusal.hpp"

namespace trappola {

class PileState {
 public:
  static constexpr int kDraw = 2;

  // A position: whose turn it is, what lies on the pile (the top card last), and whether the
  // seat on turn has covered and leads on top. Repetitions are counted from here.
  PileState(std::shared_ptr<const PileModel> model, Cards hand0, Cards hand1, int to_act,
            const std::vector<CardId>& pile = {}, bool must_lead = false);

  bool over() const { return over_; }
  int to_act() const { return over_ ? -1 : to_act_; }
  int winner() const { return winner_; }  // a seat, kDraw, or -1 while the deal goes on
  Cards hand(int seat) const { return hands_[seat]; }
  const std::vector<CardId>& pile() const { return pile_; }
  bool must_lead() const { return must_lead_; }  // the seat has covered and leads on top
  int actions() const { return static_cast<int>(log_.size()); }
  int times_seen() const;  // how often the position at hand has come, this time included
  const std::shared_ptr<const PileModel>& model() const { return model_; }

  Cards legal() const;
  Refusal refusal(CardId action) const;
  void play(CardId action);  // must be legal
  void undo();               // there must be an action to take back

  // The same position in a game that no repetition and no limit ends: those belong to the table people
  // sit at, a search has neither.
  PileState unending() const;

 private:
  struct Position {
    Cards hands[2];
    CardId top;
    std::uint8_t to_act;
    bool operator==(const Position& other) const {
      return hands[0] == other.hands[0] && hands[1] == other.hands[1] && top == other.top &&
             to_act == other.to_act;
    }
  };
  struct Hash {
    std::size_t operator()(const Position& position) const {
      std::uint64_t h = position.hands[0] * 0x9E3779B97F4A7C15ull;
      h = (h ^ (h >> 32) ^ position.hands[1]) * 0xD6E8FEB86659FD93ull;
      h = (h ^ (h >> 32) ^ (std::uint64_t{position.top} << 8 | position.to_act)) * 0xD6E8FEB86659FD93ull;
      return static_cast<std::size_t>(h ^ (h >> 32));
    }
  };
  struct Logged {
    CardId action;
    std::uint8_t seat;
    bool must_lead;    // before the action
    bool began_turn;   // the position after it was counted
    int taken;         // how many cards a take moved
  };

  Position position() const {
    return {{hands_[0], hands_[1]}, pile_.empty() ? kNoCard : pile_.back(), to_act_};
  }
  void end(int winner) {
    over_ = true;
    winner_ = winner;
  }
  void begin_turn(Logged& logged);

  std::shared_ptr<const PileModel> model_;
  Cards hands_[2];
  std::vector<CardId> pile_;
  std::uint8_t to_act_;
  bool must_lead_ = false;
  bool over_ = false;
  int winner_ = -1;
  std::vector<Logged> log_;
  std::vector<CardId> taken_;  // the piles taken, for undo
  std::unordered_map<Position, int, Hash> seen_;
};

}  // namespace trappola

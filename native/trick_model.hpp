// What a game tells the kernel about its tricks: duties, drawing, worth.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>

#include "cards.hpp"

namespace trappola {

// What the seats after the leader are bound to. `beat_trump` binds only who must play a
// trump; `beat_head` binds everybody, within what the other duties leave.
struct Duties {
  bool follow = false;
  bool trump_if_void = false;
  bool beat_trump = false;
  bool beat_head = false;
};

// The last card of a stock that does not suffice for both seats.
enum class OddCard : std::uint8_t { unclaimed, to_last_trick, winner_draws };

struct TrickModel {
  int seats = 2;
  Cards pack = 0;
  Duties open;    // while cards are drawn after each trick
  Duties closed;  // afterwards, or always where nothing is drawn
  bool draws = false;
  OddCard odd_card = OddCard::unclaimed;
  int swap_rank = -1;  // strength of the trump that may be swapped for the turn-up

  std::array<std::int16_t, 64> card_points{};
  int last_trick = 0;
  int all_tricks = 0;

  // Tricks won with one of these cards are worth more.
  Cards prize_cards = 0;
  int prize_any = 0;
  int prize_first = 0;
  std::array<int, 3> prize_last{};  // the last trick, the last two, the last three

  // How a random deal is made: hand_cards to every seat, the card at this place of the
  // pack names trumps (-1: no trumps). Where cards are drawn it lies under the stock.
  int hand_cards = 9;
  int trump_place = -1;

  // Whether cards are still drawn after a trick when so many are left in the stock.
  bool open_with(int left) const { return draws && (left > 1 || (left == 1 && odd_card == OddCard::winner_draws)); }

  void check() const {
    if (seats != 2 && seats != 4) throw std::invalid_argument("seats must be 2 or 4");
    if ((pack & ~kAllCards) != 0) throw std::invalid_argument("pack names cards that do not exist");
    if (draws && seats != 2) throw std::invalid_argument("only two seats can draw from a stock");
    if (hand_cards < 1 || hand_cards * seats > count(pack))
      throw std::invalid_argument("hand_cards does not fit the pack");
    if (trump_place >= count(pack)) throw std::invalid_argument("trump_place lies outside the pack");
    if (swap_rank >= kMaxRanks) throw std::invalid_argument("swap_rank is no rank");
  }
};

}  // namespace trappola

// What is known of every position in which a bout begins: won, lost, and in how many bouts.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "hands.hpp"
#include "state.hpp"
#include "store.hpp"

namespace trappola {

// From the side of the seat on turn.
struct Worth {
  int value = 0;     // 1 won, 0 drawn, -1 lost
  int distance = 0;  // bouts to the end, this one included; 0 for a draw or when it is not kept
};

struct RatedAction {
  CardId action;
  Worth worth;  // for the seat that plays it
};

struct Tally {
  std::uint64_t won = 0, lost = 0, drawn = 0;
  int longest_won = 0, longest_lost = 0;
  std::uint64_t bouts = 0;  // the sum of all distances
};

struct Census {
  Tally all;
  std::vector<Tally> mirrored;  // the mirror deals in which so many cards of one seat's suits are his
  std::array<std::uint64_t, 256> won_in{}, lost_in{};  // by distance
  std::uint64_t nobody_leads = 0;  // the leader loses, and so would the other if he led
};

class PileTable {
 public:
  PileTable(int ranks, bool cover_and_lead, bool low_trump, bool distances);
  // Over planes that are kept elsewhere; without distances the last store is empty. Raises unless
  // each has the size of its plane.
  PileTable(int ranks, bool cover_and_lead, bool low_trump, Store<std::uint64_t> wins,
            Store<std::uint64_t> losses, Store<std::uint8_t> distances);

  int ranks() const { return ranks_; }
  bool cover_and_lead() const { return cover_and_lead_; }
  bool low_trump() const { return low_trump_; }
  bool has_distances() const { return distances.size() != 0; }
  bool writable() const { return wins.writable() && losses.writable() && distances.writable(); }
  std::uint64_t positions() const { return (std::uint64_t{1} << 4 * ranks_) - 2; }

  Worth at(std::uint64_t hand) const;  // by the leader's hand, neither empty nor the whole pack
  // The same for every hand: whoever leads without cards has won, and with all cards has lost.
  bool leader_wins(std::uint64_t hand) const { return bit_of(wins, hand); }
  bool leader_loses(std::uint64_t hand) const { return bit_of(losses, hand); }
  // All other cards, in the words of the seat that holds them.
  std::uint64_t opposite(std::uint64_t hand) const;
  Census census() const;

  // The worth of any position, and of every legal action in it, by a search to the end of the bout.
  // Raise if the state is over, or of another form, or if its cards are not the table's pack.
  Worth worth(const PileState& state) const;
  std::vector<RatedAction> rate(const PileState& state) const;
  void check(const PileState& state) const;
  // Why such a state cannot be asked about: it is of another "form" or "pack", or "over". Null if it can.
  const char* misfit(const PileState& state) const;

  // One row of bits for each hand of three suits, padded to whole words; one byte a hand of four.
  Store<std::uint64_t> wins, losses;
  Store<std::uint8_t> distances;

  static std::size_t row_words(int ranks) { return ranks <= 6 ? 1 : std::size_t{1} << (ranks - 6); }
  static std::size_t bytes(int ranks, bool distances);

 private:
  bool bit_of(const Store<std::uint64_t>& rows, std::uint64_t hand) const;
  void count_distances(Census& census) const;
  std::uint64_t count_nobody_leads() const;

  int ranks_;
  bool cover_and_lead_, low_trump_;
};

}  // namespace trappola

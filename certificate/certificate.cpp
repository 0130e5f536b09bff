// Checks tables of Svoyi Kozyri from the rules alone.
//
//   certificate FILE.svoyi                    every label
//   certificate FILE.svoyi --sample N SEED    N positions drawn at random
//   certificate FILE.svoyi --mirror           the mirror deals
//   certificate FILE.svoyi --drawn            the positions that are drawn
//
// FILE is a raw table as `trappola svoyi solve --out FILE` writes it. This program shares nothing with
// the solver: two players, their hands, the top card, every legal action, no symmetry, no order of
// positions, nothing left out.
//
// What it proves. A label says that the leader wins or loses in so many bouts, or that it is a draw.
// From a position the bout at hand is played out; where somebody takes the pile the next bout begins,
// and its label is looked up.
//   * "won in d" is right if the leader can force that he goes out or that a bout begins that is won
//     for him in d - 1 at most, and cannot force one of d - 2 at most; "lost in d" likewise for the
//     other. As every such label rests on smaller ones, all of them together are a proof by induction.
//   * "drawn" is right if neither can force a bout that is won for him: so each can keep the draw,
//     bout after bout.
// In a table without distances a label is only compared with what follows from the others. That finds
// mistakes but proves nothing, as labels may then rest on each other in a circle.
//
// For each position it also compares the labels of the positions in which the leader has changed one
// card for the next higher of its suit: that must never hurt, nor lengthen a win. And it counts the
// positions that are lost for whoever leads.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <random>
#include <string>
#include <thread>
#include <vector>

using u64 = std::uint64_t;

namespace {

[[noreturn]] void stop(const std::string& message) {
  std::fprintf(stderr, "%s\n", message.c_str());
  std::exit(2);
}

// ---- The table's file: two lines of text, then planes at whole pages. ----

struct Label {
  int value;     // for the leader: 1 won, -1 lost, 0 drawn
  int distance;  // in bouts; 0 if drawn or not kept
};

class TableFile {
 public:
  explicit TableFile(const char* name) {
    const int file = open(name, O_RDONLY);
    struct stat about {};
    if (file < 0 || fstat(file, &about) != 0) stop(std::string(name) + " cannot be read.");
    const auto size = static_cast<std::size_t>(about.st_size);
    void* const memory = mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
    if (memory == MAP_FAILED) stop(std::string(name) + " cannot be read.");
    bytes_ = static_cast<const unsigned char*>(memory);
    const auto* first = static_cast<const char*>(std::memchr(memory, '\n', size));
    const std::size_t rest = first == nullptr ? 0 : size - static_cast<std::size_t>(first + 1 - static_cast<char*>(memory));
    const auto* second = rest == 0 ? nullptr : static_cast<const char*>(std::memchr(first + 1, '\n', rest));
    if (second == nullptr || std::memcmp(memory, "trappola-svoyi-table/2", 22) != 0)
      stop(std::string(name) + " is no table that this program reads.");
    const std::string head(first + 1, second);
    const auto says = [&](const char* words) { return head.find(words) != std::string::npos; };
    if (!says("\"kind\": \"raw\"")) stop(std::string(name) + " is folded; `trappola svoyi solve --out` writes a raw one.");
    const std::size_t at = head.find("\"ranks\": ");
    ranks = at == std::string::npos ? 0 : std::atoi(head.c_str() + at + 9);
    if (ranks < 1 || ranks > 9) stop(std::string(name) + " has no number of ranks that can be.");
    cover_and_lead = says("\"form\": \"cover_and_lead\"");
    low_trump = says("\"low_trump\": true");
    has_distances = says("\"distances\": true");
    row_bytes_ = ranks <= 6 ? 8 : std::size_t{1} << (ranks - 3);
    const std::size_t plane = row_bytes_ << 3 * ranks;
    const auto page = [](std::size_t offset) { return (offset + 4095) / 4096 * 4096; };
    wins_ = page(static_cast<std::size_t>(second + 1 - static_cast<char*>(memory)));
    losses_ = page(wins_ + plane);
    distances_ = page(losses_ + plane);
    const std::size_t end = has_distances ? distances_ + (std::size_t{1} << 4 * ranks) : losses_ + plane;
    if (size != end + 32) stop(std::string(name) + " breaks off, or goes on after its end.");
  }

  // By the leader's hand: own trumps, the other's trumps, the plain suits, the weakest card lowest.
  Label at(u64 hand) const {
    const int value = bit(wins_, hand) ? 1 : bit(losses_, hand) ? -1 : 0;
    if (bit(wins_, hand) && bit(losses_, hand)) return {2, 0};  // no label at all
    return {value, has_distances && value != 0 ? bytes_[distances_ + hand] : 0};
  }

  // The hands whose label is a draw, as at() numbers them.
  std::vector<u64> drawn() const {
    std::vector<u64> hands;
    const int bits = std::min(64, 1 << ranks);  // of a word; what is beyond them is padding
    const u64 whole = bits == 64 ? ~u64{0} : (u64{1} << bits) - 1;
    for (std::size_t word = 0; word < row_bytes_ << 3 * ranks >> 3; ++word) {
      u64 won, lost;
      std::memcpy(&won, bytes_ + wins_ + 8 * word, 8);
      std::memcpy(&lost, bytes_ + losses_ + 8 * word, 8);
      for (u64 open = whole & ~(won | lost); open != 0; open &= open - 1)
        hands.push_back(word * static_cast<u64>(bits) + static_cast<u64>(std::countr_zero(open)));
    }
    return hands;
  }

  int ranks = 0;
  bool cover_and_lead = false, low_trump = false, has_distances = false;

 private:
  bool bit(std::size_t plane, u64 hand) const {
    const u64 second = hand & ((u64{1} << ranks) - 1);
    return (bytes_[plane + (hand >> ranks) * row_bytes_ + (second >> 3)] >> (second & 7) & 1) != 0;
  }

  const unsigned char* bytes_;
  std::size_t row_bytes_, wins_, losses_, distances_;
};

// ---- The rules. Suit 0 is the trump of player 0, suit 1 that of player 1; card = suit * R + rank. ----

constexpr int kAnyDistance = 1 << 20;

class Bout {
 public:
  explicit Bout(const TableFile& table) : table_(table), R_(table.ranks), suit_((u64{1} << R_) - 1), memo_(1 << 16) {}

  u64 nodes = 0;

  // Player 0 leads with these cards, player 1 holds the others. Can `hero` force that he goes out, or
  // that a bout begins that is won for him in `limit` bouts at most?
  bool forces(int hero, u64 leader, int limit) {
    hero_ = hero;
    limit_ = limit;
    ++search_;
    hands_[0] = leader;
    hands_[1] = ~leader & ((u64{1} << 4 * R_) - 1);
    return lead(0);
  }

 private:
  struct Entry {
    u64 hands[2];
    std::uint32_t search = 0;
    std::int8_t top, mover, answer;
  };

  // One player leads any card. True if the hero succeeds.
  bool lead(int mover) {
    for (u64 left = hands_[mover]; left != 0; left &= left - 1) {
      const int card = std::countr_zero(left);
      hands_[mover] ^= u64{1} << card;
      const bool success = hands_[mover] == 0 ? mover == hero_ : answer(1 - mover, card);
      hands_[mover] ^= u64{1} << card;
      if (success == (mover == hero_)) return success;
    }
    return mover != hero_;
  }

  // One player takes the pile, or beats its top card (and leads another, in that form).
  bool answer(int mover, int top) {
    ++nodes;
    const bool taken = next_bout(1 - mover);
    if (taken == (mover == hero_)) return taken;
    Entry& known = memo_[place(top, mover)];
    if (known.search == search_ && known.hands[0] == hands_[0] && known.hands[1] == hands_[1] && known.top == top &&
        known.mover == mover)
      return known.answer != 0;
    const bool success = beat(mover, top);
    memo_[place(top, mover)] = {{hands_[0], hands_[1]}, search_, static_cast<std::int8_t>(top),
                                static_cast<std::int8_t>(mover), success};
    return success;
  }

  bool beat(int mover, int top) {
    for (u64 left = hands_[mover]; left != 0; left &= left - 1) {
      const int card = std::countr_zero(left);
      if (!beats(card, top, mover)) continue;
      hands_[mover] ^= u64{1} << card;
      const bool success = hands_[mover] == 0      ? mover == hero_
                           : table_.cover_and_lead ? lead(mover)
                                                   : answer(1 - mover, card);
      hands_[mover] ^= u64{1} << card;
      if (success == (mover == hero_)) return success;
    }
    return mover != hero_;
  }

  bool beats(int card, int top, int mover) const {
    const bool higher = card / R_ == top / R_ && card > top;
    const bool own_trump = card / R_ == mover;
    if (own_trump && top / R_ == mover) return table_.low_trump || higher;
    return own_trump || higher;
  }

  // The other has taken the pile, so he holds whatever this player does not.
  bool next_bout(int leader) const {
    const Label label = table_.at(number(leader));
    const int wanted = leader == hero_ ? 1 : -1;
    return label.value == wanted && label.distance <= limit_;
  }

  u64 number(int player) const {
    const auto cards = [&](int suit) { return hands_[player] >> suit * R_ & suit_; };
    return ((cards(player) << R_ | cards(1 - player)) << R_ | cards(2)) << R_ | cards(3);
  }

  std::size_t place(int top, int mover) const {
    u64 x = hands_[0] * 0x9E3779B97F4A7C15 ^ hands_[1] * 0xC2B2AE3D27D4EB4F;
    x ^= static_cast<u64>(2 * top + mover) * 0x165667B19E3779F9;
    return (x ^ x >> 29) * 0xBF58476D1CE4E5B9 >> 48;
  }

  const TableFile& table_;
  const int R_;
  const u64 suit_;
  int hero_ = 0, limit_ = 0;
  std::uint32_t search_ = 0;
  u64 hands_[2] = {};
  std::vector<Entry> memo_;
};

// ---- Checking. ----

struct Tally {
  u64 won = 0, lost = 0, drawn = 0, wrong = 0, disordered = 0, nobody_leads = 0, nodes = 0;
};

class Checker {
 public:
  explicit Checker(const TableFile& table) : table_(table), R_(table.ranks), bout_(table) {}

  void check(u64 leader) {
    // Player 0 leads, so his words for the suits are those of the table.
    const u64 hand = number_from_first(leader);
    const Label label = table_.at(hand);
    (label.value > 0 ? tally.won : label.value < 0 ? tally.lost : tally.drawn) += 1;
    if (!right(leader, label)) complain("is wrong", tally.wrong, leader, label);
    for (int place = 0; place + 1 < 4 * R_; ++place) {
      if (place % R_ == R_ - 1 || (hand >> place & 3) != 1) continue;
      const Label better = table_.at(hand + (u64{1} << place));
      const bool fine = better.value > label.value ||
                        (better.value == label.value && label.value * better.distance <= label.value * label.distance);
      if (!fine) complain("is better than with a higher card", tally.disordered, leader, label);
    }
    if (label.value < 0 && table_.at(number_of_other(leader)).value < 0) ++tally.nobody_leads;
    tally.nodes = bout_.nodes;
  }

  Tally tally;

 private:
  bool right(u64 leader, const Label& label) {
    if (label.value == 0)
      return !bout_.forces(0, leader, kAnyDistance) && !bout_.forces(1, leader, kAnyDistance);
    if (label.value != 1 && label.value != -1) return false;
    const int winner = label.value > 0 ? 0 : 1;
    if (!table_.has_distances)
      return bout_.forces(winner, leader, kAnyDistance) && !bout_.forces(1 - winner, leader, kAnyDistance);
    // In one bout is what needs no label; what is asked below that is never so.
    return label.distance >= 1 && bout_.forces(winner, leader, label.distance - 1) &&
           (label.distance == 1 || !bout_.forces(winner, leader, label.distance - 2));
  }

  u64 suit(u64 hand, int suit) const { return hand >> suit * R_ & ((u64{1} << R_) - 1); }
  u64 number_from_first(u64 hand) const {
    return ((suit(hand, 0) << R_ | suit(hand, 1)) << R_ | suit(hand, 2)) << R_ | suit(hand, 3);
  }
  u64 number_of_other(u64 leader) const {
    const u64 hand = ~leader;
    return ((suit(hand, 1) << R_ | suit(hand, 0)) << R_ | suit(hand, 2)) << R_ | suit(hand, 3);
  }

  void complain(const char* what, u64& count, u64 leader, const Label& label) {
    if (count++ < 3)
      std::printf("hand %" PRIx64 ": label %d in %d %s\n", number_from_first(leader), label.value, label.distance, what);
  }

  const TableFile& table_;
  const int R_;
  Bout bout_;
};

template <class Hand>
Tally check_all(const TableFile& table, u64 number, Hand hand) {
  const unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  std::vector<Tally> tallies(threads);
  std::atomic<u64> next{0};
  constexpr u64 kBlock = 1 << 10;
  {
    std::vector<std::jthread> workers;
    for (Tally& tally : tallies)
      workers.emplace_back([&] {
        Checker checker(table);
        for (u64 first; (first = next.fetch_add(kBlock)) < number;)
          for (u64 i = first; i < std::min(number, first + kBlock); ++i) checker.check(hand(i));
        tally = checker.tally;
      });
  }
  Tally sum;
  for (const Tally& each : tallies) {
    sum.won += each.won, sum.lost += each.lost, sum.drawn += each.drawn, sum.wrong += each.wrong;
    sum.disordered += each.disordered, sum.nobody_leads += each.nobody_leads, sum.nodes += each.nodes;
  }
  return sum;
}

}  // namespace

int main(int count, char** words) {
  const std::string how = count > 2 ? words[2] : "";
  const bool sample = how == "--sample" && count == 5, mirror = how == "--mirror" && count == 3;
  const bool drawn = how == "--drawn" && count == 3;
  if (!(count == 2 || sample || mirror || drawn))
    stop("usage: certificate FILE.svoyi [--sample N SEED | --mirror | --drawn]");
  const TableFile table(words[1]);
  const int ranks = table.ranks;
  const u64 positions = (u64{1} << 4 * ranks) - 2;
  Tally tally;
  if (sample) {
    std::mt19937_64 random(std::strtoull(words[4], nullptr, 10));
    std::vector<u64> hands(std::strtoull(words[3], nullptr, 10));
    for (u64& hand : hands) do hand = random() >> (64 - 4 * ranks);
      while (hand == 0 || hand > positions);
    tally = check_all(table, hands.size(), [&](u64 i) { return hands[i]; });
  } else if (mirror) {
    const u64 sets = u64{1} << ranks, whole = sets - 1;
    tally = check_all(table, sets * sets, [&](u64 i) {
      const u64 own = i >> ranks, plain = i & whole;
      return own | (own ^ whole) << ranks | plain << 2 * ranks | (plain ^ whole) << 3 * ranks;
    });
  } else if (drawn) {
    const std::vector<u64> hands = table.drawn();
    const auto suit = [&](u64 hand, int place) { return hand >> place * ranks & ((u64{1} << ranks) - 1); };
    tally = check_all(table, hands.size(), [&](u64 i) {  // from the first suit up, where at() goes down
      const u64 hand = hands[i];
      return suit(hand, 3) | suit(hand, 2) << ranks | suit(hand, 1) << 2 * ranks | suit(hand, 0) << 3 * ranks;
    });
  } else {
    tally = check_all(table, positions, [](u64 i) { return i + 1; });
  }
  std::printf("%" PRIu64 " won, %" PRIu64 " lost, %" PRIu64 " drawn; %" PRIu64 " wrong, %" PRIu64
              " out of order, %" PRIu64 " lost for whoever leads; %.3g nodes, %.1f s of processor time\n",
              tally.won, tally.lost, tally.drawn, tally.wrong, tally.disordered, tally.nobody_leads,
              static_cast<double>(tally.nodes), static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
  return tally.wrong + tally.disordered == 0 ? 0 : 1;
}

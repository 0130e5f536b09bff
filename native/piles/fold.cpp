#include "fold.hpp"

#include <algorithm>
#include <stdexcept>

namespace trappola {
namespace {

class Square {
 public:
  explicit Square(const PileTable& table)
      : side_(std::size_t{1} << table.ranks()), words_(PileTable::row_words(table.ranks())) {}

  std::size_t side() const { return side_; }
  std::size_t words() const { return words_ * side_; }  // of bits
  std::size_t bytes() const { return side_ * side_; }    // of distances
  bool bit(const std::uint64_t* rows, std::size_t row, std::size_t at) const {
    return (rows[row * words_ + (at >> 6)] >> (at & 63) & 1) != 0;
  }
  void set(std::uint64_t* rows, std::size_t row, std::size_t at, bool value) const {
    std::uint64_t& word = rows[row * words_ + (at >> 6)];
    word = (word & ~(std::uint64_t{1} << (at & 63))) | std::uint64_t{value} << (at & 63);
  }

 private:
  std::size_t side_, words_;
};

void check(const PileTable& table, Plane plane, std::size_t group, std::size_t groups) {
  const std::size_t all = std::size_t{1} << 2 * table.ranks();
  if (group > all || groups > all - group) throw std::out_of_range("beyond the plane");
  if (plane == Plane::distances && !table.has_distances()) throw std::out_of_range("the table has no distances");
}

}  // namespace

std::vector<std::uint8_t> fold(const PileTable& table, Plane plane, std::size_t group, std::size_t groups) {
  check(table, plane, group, groups);
  const Square square(table);
  const std::size_t size = folded_group(table.ranks(), plane);
  std::vector<std::uint8_t> bytes(groups * size);
  for (std::size_t i = 0; i < groups; ++i) {
    std::uint8_t* to = bytes.data() + i * size;
    if (plane == Plane::distances) {
      const std::uint8_t* from = table.distances.data() + (group + i) * square.bytes();
      for (std::size_t row = 0; row < square.side(); ++row)
        to = std::copy_n(from + row * square.side(), row + 1, to);
      continue;
    }
    const std::uint64_t* wins = table.wins.data() + (group + i) * square.words();
    const std::uint64_t* losses = table.losses.data() + (group + i) * square.words();
    std::size_t at = 0;
    for (std::size_t row = 0; row < square.side(); ++row)
      for (std::size_t column = 0; column <= row; ++column, ++at) {
        bool value = square.bit(wins, row, column);
        if (plane == Plane::draws) value = !value && !square.bit(losses, row, column);
        to[at >> 3] = static_cast<std::uint8_t>(to[at >> 3] | value << (at & 7));
      }
  }
  return bytes;
}

void unfold(PileTable& table, Plane plane, std::size_t group, const std::uint8_t* bytes, std::size_t groups) {
  check(table, plane, group, groups);
  if (!table.writable()) throw std::invalid_argument("the table lies in memory that cannot be written");
  const Square square(table);
  const std::size_t size = folded_group(table.ranks(), plane);
  for (std::size_t i = 0; i < groups; ++i, bytes += size) {
    if (plane == Plane::distances) {
      std::uint8_t* to = table.distances.data() + (group + i) * square.bytes();
      const std::uint8_t* from = bytes;
      for (std::size_t row = 0; row < square.side(); ++row)
        for (std::size_t column = 0; column <= row; ++column)
          to[row * square.side() + column] = to[column * square.side() + row] = *from++;
      continue;
    }
    std::uint64_t* wins = table.wins.data() + (group + i) * square.words();
    std::uint64_t* losses = table.losses.data() + (group + i) * square.words();
    std::size_t at = 0;
    for (std::size_t row = 0; row < square.side(); ++row)
      for (std::size_t column = 0; column <= row; ++column, ++at) {
        const bool value = (bytes[at >> 3] >> (at & 7) & 1) != 0;
        std::uint64_t* rows = plane == Plane::wins ? wins : losses;
        const bool set = plane == Plane::wins ? value : !value && !square.bit(wins, row, column);
        square.set(rows, row, column, set);
        square.set(rows, column, row, set);
      }
  }
}

}  // namespace trappola

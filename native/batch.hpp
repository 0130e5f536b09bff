// Many deals stepped at once, for programs that choose for all of them together.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "random.hpp"
#include "trick_state.hpp"

namespace trappola {

class TrickBatch {
 public:
  TrickBatch(std::shared_ptr<const TrickModel> model, std::size_t size, std::uint64_t seed);

  void deal();  // deals every place anew

  // One action for each place; places whose deal is over are passed by. Throws
  // std::invalid_argument and changes nothing if any action is not legal.
  void step(const std::uint8_t* actions, std::size_t size);

  std::size_t size() const { return states_.size(); }
  std::size_t running() const { return running_; }
  const TrickState& state(std::size_t index) const { return states_.at(index); }

  // Kept up to date by deal() and step(), a row for each place.
  std::vector<std::uint64_t> legal;   // 0 when the deal is over
  std::vector<std::int8_t> to_act;    // -1 when the deal is over
  std::vector<std::int32_t> points;   // two for each place, 0 until the deal is over

 private:
  void refresh(std::size_t index);

  std::shared_ptr<const TrickModel> model_;
  Random random_;
  std::vector<CardId> pack_;
  std::vector<TrickState> states_;
  std::size_t running_ = 0;
};

}  // namespace trappola

#include "batch.hpp"

#include <stdexcept>
#include <string>
#include <utility>

namespace trappola {

TrickBatch::TrickBatch(std::shared_ptr<const TrickModel> model, std::size_t size, std::uint64_t seed)
    : legal(size), to_act(size), points(2 * size), model_(std::move(model)), random_(seed, 0) {
  if (size == 0) throw std::invalid_argument("a batch needs at least one deal");
  for (Cards cards = model_->pack; cards != 0; cards &= cards - 1) pack_.push_back(lowest(cards));
  const TrickState empty(model_, std::vector<Cards>(static_cast<std::size_t>(model_->seats)), {}, kNoSuit, 0);
  states_.assign(size, empty);
  deal();
}

void TrickBatch::deal() {
  running_ = states_.size();
  for (std::size_t index = 0; index < states_.size(); ++index) {
    for (std::size_t last = pack_.size() - 1; last > 0; --last)
      std::swap(pack_[last], pack_[random_.below(static_cast<unsigned>(last + 1))]);
    states_[index].deal(pack_.data(), static_cast<int>(pack_.size()));
    points[2 * index] = points[2 * index + 1] = 0;
    refresh(index);
  }
}

void TrickBatch::refresh(std::size_t index) {
  legal[index] = states_[index].legal();
  to_act[index] = static_cast<std::int8_t>(states_[index].to_act());
}

void TrickBatch::step(const std::uint8_t* actions, std::size_t size) {
  if (size != states_.size())
    throw std::invalid_argument("step needs " + std::to_string(states_.size()) + " actions, one for each deal");
  for (std::size_t index = 0; index < size; ++index)
    if (legal[index] != 0 && (actions[index] >= 64 || (legal[index] & bit(actions[index])) == 0))
      throw std::invalid_argument("action " + std::to_string(actions[index]) + " is not legal in deal " +
                                  std::to_string(index));
  for (std::size_t index = 0; index < size; ++index) {
    if (legal[index] == 0) continue;
    states_[index].play(actions[index]);
    refresh(index);
    if (!states_[index].over()) continue;
    --running_;
    const std::array<int, 2> sums = states_[index].points();
    points[2 * index] = sums[0];
    points[2 * index + 1] = sums[1];
  }
}

}  // namespace trappola

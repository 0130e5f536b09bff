#include "layer_code.hpp"

namespace trappola {

LayerPass layer_pass(int ranks, bool wins) { return pass_for(ranks, wins); }

}  // namespace trappola

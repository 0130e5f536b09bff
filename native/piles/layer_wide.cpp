#define TRAPPOLA_LEVEL wide
#include "layer_code.hpp"

namespace trappola {

LayerPass wide_layer_pass(int ranks, bool wins) { return pass_for(ranks, wins); }

}  // namespace trappola

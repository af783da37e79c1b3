#pragma once

#include <vector>

#include "ir/dominator_tree.h"
#include "ir/flow.h"

namespace antecede::ir {

/// The loops of a graph and the innermost loop of every node (UINT32_MAX: none).
struct LoopNest {
  std::vector<Loop> loops;  ///< Outer loops before the inner ones.
  std::vector<uint32_t> loop_of;
};

/// Havlak's loop nesting: natural loops, and irreducible ones marked as such. Almost linear.
LoopNest find_loops(const Digraph& graph, const DepthFirst& search);

}  // namespace antecede::ir

#pragma once

// Known: the engine itself has found that every pass of the first place precedes every pass of the second.
//
//   if (!ready) { init(); ready = true; }      // the initialiser before those that pass the check
//   a click before its window is gone
//
// Assumes: what `view::Known` says. For flags that threads wait for: a loop that tests the flag under a monitor, and
// that sets it under the same one; a notification alone orders nothing.

#include "order/static/static_solver.h"

namespace antecede::order {

inline void apply_known(StaticSolver& solver) {
  if (!solver.rules().has(StaticRule::Known)) return;
  for (const view::Known& known : solver.view().known) {
    StaticNodeId first = solver.nodes().of(known.first), second = solver.nodes().of(known.second);
    if (first.valid() && second.valid() && solver.universe().is_one(known.scope))
      solver.add_edge(first, second, StaticRule::Known);
  }
}

}  // namespace antecede::order

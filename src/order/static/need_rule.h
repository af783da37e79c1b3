#pragma once

// Need: an action that begins only after one of several others has ended comes after all that precedes each of these.
//
//   a click needs that its window was shown: by the onResume after onStart, or by that after onPause
//
// A click is a message, too: it may come after onPause and onStop, until its window is gone. So what an engine may
// state is that a click needs a shown window, and that it comes before the window is gone (`view::Known`); not that it
// comes before onPause.
//
// Assumes: what `view::Need` says.

#include <algorithm>

#include "order/static/static_solver.h"

namespace antecede::order {

inline void apply_need(StaticSolver& solver) {
  const Universe& universe = solver.universe();
  if (!solver.rules().has(StaticRule::Need)) return;
  for (const view::Need& need : solver.view().needs) {
    // In the universe of one instance only if the need is about the same instance, or a smaller one.
    bool here = universe.has(need.action) && universe.contains(need.scope) &&
                std::all_of(need.one_of.begin(), need.one_of.end(), [&](view::ActionId it) { return universe.has(it); });
    if (!here || need.one_of.empty()) continue;
    std::vector<StaticNodeId> ends;
    for (view::ActionId action : need.one_of) ends.push_back(solver.nodes().end(action));
    solver.add_alternatives(std::move(ends), solver.nodes().begin(need.action), StaticRule::Need);
  }
}

}  // namespace antecede::order

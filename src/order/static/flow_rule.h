#pragma once

// Flow: of two places in the code of one action, the first is never passed after the second.
//
//   void onCreate() { post(a); if (late) post(b); }    // the post of a before the post of b
//
// It is not enough that one dominates the other: in a loop, the second of round one comes before the first of round
// two. What counts is that the second never reaches the first. Dominance tells something else, namely that the first
// has been passed whenever the second is (`StaticSolver::must`); both together carry order on.
//
// Assumes: the action runs at most once in the universe in question. Of an action that runs twice, the second run
// comes to its first place after the first run has passed its second place.

#include "order/static/static_solver.h"

namespace antecede::order {

inline void apply_flow(StaticSolver& solver) {
  if (!solver.rules().has(StaticRule::Flow)) return;
  for (view::ActionId id : solver.universe().members()) {
    const view::Action& action = solver.view().actions[id];
    if (!solver.universe().is_one(id)) continue;
    StaticNodeId begin = solver.nodes().begin(id), end = solver.nodes().end(id);
    auto node = [&](size_t place) { return StaticNodeId(begin.value() + 1 + place); };
    solver.add_edge(begin, end, StaticRule::Flow);
    for (size_t p = 0; p < action.points.size(); ++p) {
      solver.add_edge(begin, node(p), StaticRule::Flow);
      solver.add_edge(node(p), end, StaticRule::Flow);
      for (size_t q = 0; q < action.points.size(); ++q)
        if (p != q && !action.flow.reaches(q, p)) solver.add_edge(node(p), node(q), StaticRule::Flow);
    }
  }
}

}  // namespace antecede::order

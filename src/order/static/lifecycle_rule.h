#pragma once

// Lifecycle: of two transitions of one component, the first precedes the second if the automaton never comes to the
// first after the second.
//
//   onCreate before onDestroy; onResume (after onStart) before onPause; onPause and the onResume after it: serial
//
// As in flow_rule.h, and for the same reason: dominance alone is not order in a circle. A transition that dominates
// another has happened whenever that happens. Any two of one instance are serial: the system does one after the other.
//
// Assumes: the automaton has every path that the system takes, on every version of Android that the app can run on.
// It speaks of one instance: the new instance of an activity is created before the old one is stopped.

#include "order/static/static_solver.h"

namespace antecede::order {

inline void apply_automaton(StaticSolver& solver, const view::Automaton& automaton) {
  bool one = solver.universe().is_one(automaton.scope);
  for (size_t i = 0; i < automaton.actions.size(); ++i) {
    for (size_t j = 0; j < automaton.actions.size(); ++j) {
      view::ActionId a = automaton.actions[i], b = automaton.actions[j];
      if (!solver.universe().has(a) || !solver.universe().has(b)) continue;
      if (one) solver.add_serial(a, b, StaticRule::Lifecycle);
      if (i == j) continue;
      StaticNodeId end = solver.nodes().end(a), begin = solver.nodes().begin(b);
      if (one && !automaton.flow.reaches(j, i)) solver.add_edge(end, begin, StaticRule::Lifecycle);
      if (automaton.flow.dominates(i, j)) solver.add_prelude(end, begin, StaticRule::Lifecycle);
    }
  }
}

inline void apply_lifecycle(StaticSolver& solver) {
  if (!solver.rules().has(StaticRule::Lifecycle)) return;
  for (const view::Automaton& automaton : solver.view().automata) apply_automaton(solver, automaton);
}

}  // namespace antecede::order

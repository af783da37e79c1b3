#pragma once

// LooperAtomic: if a part of one action always precedes a part of another on a queue that runs one event at a time, the
// whole first action precedes the whole second one.
//
//   onStop { latch.countDown(); x = 1; }   show { y = 1; latch.await(); }    // x = 1 before y = 1
//
// The parts must be sure to happen: a part that is optional tells of those runs only that pass it. So only what the
// second part dominates comes after the first action, and only what the first part dominates comes before.
//
// Assumes: one queue (not one of several that look alike), one event at a time, no loop inside of an event, neither
// action runs inside of another, and an action comes to its end unless the process dies.

#include <bit>

#include "order/static/static_solver.h"

namespace antecede::order {

/// `second` comes after an instance of the first action only where that has passed `first`: so does what `first`
/// dominates.
inline bool order_dominated(StaticSolver& solver, StaticNodeId first, StaticNodeId second) {
  bool grows = false;
  const StaticNodes& nodes = solver.nodes();
  const view::Action& action = solver.view().actions[nodes.action(first)];
  size_t begin = nodes.begin(nodes.action(first)).value() + 1;
  for (size_t later = 0; later < action.points.size(); ++later) {
    StaticNodeId node(begin + later);
    if (node == first || solver.known(node, second) || !action.flow.dominates(nodes.local(first), later)) continue;
    grows |= solver.add_edge(node, second, StaticRule::LooperAtomic);
  }
  return grows;
}

/// What follows from `first` before `second`, of two actions of one such queue.
inline bool order_parts(StaticSolver& solver, StaticNodeId first, StaticNodeId second) {
  const StaticNodes& nodes = solver.nodes();
  view::ActionId a = nodes.action(first), b = nodes.action(second);
  StaticNodeId begin = nodes.begin(b);
  bool always = second == nodes.end(b);  // It knows all that an unavoidable point knows.
  bool grows = false;
  auto add = [&](StaticNodeId from, StaticNodeId to) {
    if (!solver.known(from, to)) grows |= solver.add_edge(from, to, StaticRule::LooperAtomic);
  };
  if (first == nodes.begin(a)) {
    add(nodes.end(a), second);
    if (always) add(nodes.end(a), begin);
  } else if (nodes.is_point(first)) {
    grows |= order_dominated(solver, first, second);
    if (always) add(first, begin);
  }
  return grows;
}

/// What follows for one place of an action from what it knows of another action of its queue.
inline bool order_with(StaticSolver& solver, view::ActionId first, StaticNodeId second) {
  const StaticNodes& nodes = solver.nodes();
  StaticNodeId end = nodes.end(first), begin = nodes.begin(nodes.action(second));
  if (solver.known(end, second)) {
    // All of it is known here. Whoever knows it at its end knows it from the beginning.
    bool news = second == nodes.end(nodes.action(second)) && !solver.known(end, begin);
    return news && solver.add_edge(end, begin, StaticRule::LooperAtomic);
  }
  bool grows = false;
  for (size_t n = nodes.begin(first).value(); n < end.value(); ++n)
    if (solver.known(StaticNodeId(n), second)) grows |= order_parts(solver, StaticNodeId(n), second);
  return grows;
}

/// The first place at or behind `from` that is known; none: there is no more.
inline StaticNodeId next_known(const StaticSolver& solver, StaticNodeId second, size_t from) {
  const uint64_t* row = solver.known_row(second);
  for (size_t word = from / 64; word < solver.row_words(); ++word) {
    uint64_t bits = row[word];
    if (word == from / 64) bits &= ~uint64_t{0} << (from % 64);
    if (bits) return StaticNodeId(word * 64 + static_cast<size_t>(std::countr_zero(bits)));
  }
  return {};
}

inline bool apply_atomic(StaticSolver& solver) {
  if (!solver.rules().has(StaticRule::LooperAtomic)) return false;
  bool grows = false;
  const StaticNodes& nodes = solver.nodes();
  for (size_t n = 0; n < nodes.size(); ++n) {
    StaticNodeId second(n);
    view::ActionId b = nodes.action(second);
    if (!solver.is_atomic(solver.view().actions[b].queue) || solver.may_be_inline(b)) continue;
    // Action by action: places of one stand together.
    for (StaticNodeId first = next_known(solver, second, 0); first.valid();) {
      view::ActionId a = nodes.action(first);
      if (solver.are_atomic(a, b)) grows |= order_with(solver, a, second);
      first = next_known(solver, second, nodes.end(a).value() + 1);
    }
  }
  return grows;
}

}  // namespace antecede::order

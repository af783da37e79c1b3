#pragma once

// ThreadLoop, ThreadExit: a looper's thread enters its loop before it dispatches anything, and goes on after the last
// event.
//
//   run() { Looper.prepare(); x = 1; Looper.loop(); y = 1; }     // x = 1 before every event of this looper before y = 1
//
// Assumes: one looper, and the view knows the body of its thread and where that enters the loop.

#include "order/static/static_solver.h"

namespace antecede::order {

/// All events of the looper come before what follows its loop.
inline void order_after_loop(StaticSolver& solver, view::ActionId event, const view::Queue& queue) {
  const view::Action& body = solver.view().actions[queue.thread];
  size_t loop = queue.loop.value() - body.points[0].value();
  StaticNodeId end = solver.nodes().end(event);
  for (size_t later = 0; later < body.points.size(); ++later)
    if (later != loop && body.flow.dominates(loop, later) && body.flow.once(loop))
      solver.add_edge(end, solver.nodes().at(body.points[later]), StaticRule::ThreadExit);
  if (body.flow.unavoidable(loop) && body.flow.once(loop))
    solver.add_edge(end, solver.nodes().end(queue.thread), StaticRule::ThreadExit);
}

inline void apply_loop(StaticSolver& solver) {
  const view::AppView& view = solver.view();
  for (view::ActionId id : solver.universe().members()) {
    const view::Queue& queue = view.queues[view.actions[id].queue];
    bool here = queue.kind == view::Queue::Kind::Looper && queue.loop.valid() && solver.universe().is_one(queue) &&
                solver.universe().has(queue.thread) && solver.universe().is_one(queue.thread) &&
                !solver.may_be_inline(id);
    if (!here) continue;
    if (solver.rules().has(StaticRule::ThreadLoop))
      solver.add_prelude(solver.nodes().at(queue.loop), solver.nodes().begin(id), StaticRule::ThreadLoop);
    if (solver.rules().has(StaticRule::ThreadExit)) order_after_loop(solver, id, queue);
  }
}

}  // namespace antecede::order

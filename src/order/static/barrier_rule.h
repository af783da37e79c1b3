#pragma once

// Barrier: a synchronous message that is always posted behind a barrier begins after the barrier's removal.
//
//   token = queue.postSyncBarrier(); handler.post(a); …; queue.removeSyncBarrier(token);    // the removal before a
//
// The barrier must be sure to stand: its post has been passed whenever the message is posted. The condition on the
// message is that of `rules/barrier.h`.
//
// Assumes: one queue, the barrier is posted at most once, and `removals` has the one place that removes it, passed at
// most once.

#include "order/rules/barrier.h"
#include "order/static/queue_rule.h"

namespace antecede::order {

inline bool apply_barrier(StaticSolver& solver) {
  bool grows = false;
  const view::AppView& view = solver.view();
  const Universe& universe = solver.universe();
  if (!solver.rules().has(StaticRule::Barrier)) return false;
  for (const view::Barrier& barrier : view.barriers) {
    bool here = universe.has(view.points[barrier.post].action) && universe.is_once(barrier.post) &&
                barrier.removals.size() == 1 && universe.has(view.points[barrier.removals[0]].action) &&
                universe.is_once(barrier.removals[0]) && solver.is_atomic(barrier.queue);
    if (!here) continue;
    StaticNodeId stands = solver.nodes().at(barrier.post), removal = solver.nodes().at(barrier.removals[0]);
    for (size_t i = 0; i < view.posts.size(); ++i) {
      const view::Post& post = view.posts[view::PostId(i)];
      bool to_queue = universe.has(post.to) && view.actions[post.to].queue == barrier.queue &&
                      universe.has_all_causes(post.to) && is_queued(post);
      if (!to_queue || barrier_stops(post.how) != Answer::Always) continue;
      StaticNodeId from = solver.nodes().at(post.from);
      if (solver.must(stands, from)) grows |= solver.add_post_edge(removal, view::PostId(i), StaticRule::Barrier);
    }
  }
  return grows;
}

}  // namespace antecede::order

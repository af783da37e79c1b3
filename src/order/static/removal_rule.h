#pragma once

// MsgRemove, CallbackUnreg: an action all of whose posts precede a removal has begun by then, or never begins.
//
//   onStart() { handler.post(tick); }   tick() { …; handler.postDelayed(tick, 1000); }
//   onStop() { handler.removeCallbacks(tick); free(); }       // tick before free
//
// A task that posts itself: on the looper of the removal, each run that has begun by then has ended and posted the
// next one, which either has begun, too, or is removed. So its own posts need not be known to precede the removal.
//
// Assumes: the removal is sure to name all of them (handler, callback, what, token), all posts are known, and none of
// them is an idle handler: a pass of idle handlers that has begun runs to its end. Of listeners, and of tasks of the system
// that begin by calling one: the registration is looked at when the call is dispatched, on the looper that unregisters,
// so that no call has begun and not ended by then.

#include <algorithm>

#include "order/rules/msg_remove.h"
#include "order/static/queue_rule.h"

namespace antecede::order {

inline bool removal_finds(const StaticSolver& solver, const view::Removal& removal, view::PostId id) {
  const view::AppView& view = solver.view();
  const view::Post& post = view.posts[id];
  view::ActionId poster = view.points[post.from].action, remover = view.points[removal.at].action;
  bool found = removal.unregisters
                   ? (post.cause == view::Post::Cause::Register || post.cause == view::Post::Cause::Start) &&
                         solver.are_atomic(removal.of, remover)
                   : is_queued(post) && can_be_removed(post.how) == Answer::Always;
  if (!found) return false;
  bool own = poster == removal.of && solver.are_atomic(poster, remover);
  return own || solver.known(solver.nodes().at(post.from), solver.nodes().at(removal.at));
}

inline bool apply_removal(StaticSolver& solver) {
  bool grows = false;
  const Universe& universe = solver.universe();
  for (const view::Removal& removal : solver.view().removals) {
    StaticRule rule = removal.unregisters ? StaticRule::CallbackUnreg : StaticRule::MsgRemove;
    bool here = universe.has(removal.of) && universe.has(solver.view().points[removal.at].action) &&
                universe.is_one(removal.scope);
    if (!here || !solver.rules().has(rule) || !universe.has_all_causes(removal.of)) continue;
    const auto& posts = universe.posts_of(removal.of);
    if (!std::all_of(posts.begin(), posts.end(), [&](view::PostId id) { return removal_finds(solver, removal, id); }))
      continue;
    StaticNodeId begin = solver.nodes().begin(removal.of), at = solver.nodes().at(removal.at);
    if (!solver.known(begin, at)) grows |= solver.add_edge(begin, at, rule);
  }
  return grows;
}

}  // namespace antecede::order

#pragma once

// MsgBegin2: an action that is always posted to the front of a looper's queue while another one waits in it ends before
// that one begins.
//
//   handler.post(a); handler.postAtFrontOfQueue(b);    // both inside one event of the looper: b before a
//
// Needs the post of the waiting one before each post of the front one, and these before the begin of the waiting one
// (which PosterEnds gives, inside one event of the looper). The condition is that of `rules/msg_begin2.h`.
//
// Assumes: as queue_rule.h. Idle handlers do not wait in the queue.

#include <algorithm>

#include "order/rules/msg_begin2.h"
#include "order/static/queue_rule.h"

namespace antecede::order {

inline bool front_overtakes(const StaticSolver& solver, view::ActionId front, view::PostId waiting) {
  const view::AppView& view = solver.view();
  const view::Post& post = view.posts[waiting];
  const auto& fronts = solver.universe().posts_of(front);
  return is_queued(post) && std::all_of(fronts.begin(), fronts.end(), [&](view::PostId id) {
           const view::Post& it = view.posts[id];
           StaticNodeId from = solver.nodes().at(it.from);
           return is_queued(it) && overtakes(it.how, post.how) == Answer::Always &&
                  solver.known(solver.nodes().at(post.from), from) && solver.known_by(from, waiting);
         });
}

/// Only these get to the front.
inline bool may_be_front(const StaticSolver& solver, view::ActionId action) {
  const auto& posts = solver.universe().posts_of(action);
  return std::all_of(posts.begin(), posts.end(), [&](view::PostId id) {
    const Post& how = solver.view().posts[id].how;
    return !how.any_type && (how.type == trace::MessageType::Front || how.type == trace::MessageType::AtTime);
  });
}

inline bool apply_front(StaticSolver& solver) {
  bool grows = false;
  const view::AppView& view = solver.view();
  if (!solver.rules().has(StaticRule::MsgBegin2)) return false;
  for (view::ActionId front : solver.universe().members()) {
    view::QueueId queue = view.actions[front].queue;
    bool looper = view.queues[queue].kind == view::Queue::Kind::Looper && solver.is_atomic(queue);
    if (!looper || !solver.universe().has_all_causes(front) || !may_be_front(solver, front)) continue;
    for (size_t i = 0; i < view.posts.size(); ++i) {
      view::ActionId to = view.posts[view::PostId(i)].to;
      bool waits = to != front && solver.universe().has(to) && view.actions[to].queue == queue;
      if (waits && solver.universe().has_all_causes(to) && front_overtakes(solver, front, view::PostId(i)))
        grows |= solver.add_post_edge(solver.nodes().end(front), view::PostId(i), StaticRule::MsgBegin2);
    }
  }
  return grows;
}

}  // namespace antecede::order

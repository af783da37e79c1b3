#pragma once

// ThreadJoin: a wait for the end of something is over after that end.
//
//   worker.start(); …; worker.join(); x = worker.result;      // the body of worker before x = …
//
// Needs each start before the wait: waiting for a thread that has not been started ends at once.
//
// Assumes: one instance of what is waited for, all its starts are known, the wait has no time limit and was not
// interrupted (`view::Join`).

#include <algorithm>

#include "order/static/static_solver.h"

namespace antecede::order {

inline bool apply_join(StaticSolver& solver) {
  bool grows = false;
  const view::AppView& view = solver.view();
  const Universe& universe = solver.universe();
  if (!solver.rules().has(StaticRule::ThreadJoin)) return false;
  for (const view::Join& join : view.joins) {
    bool here = universe.has(join.of) && universe.has(view.points[join.at].action) && universe.is_one(join.scope);
    if (!here || !universe.is_one(join.of) || !universe.has_all_causes(join.of)) continue;
    StaticNodeId at = solver.nodes().at(join.at), end = solver.nodes().end(join.of);
    const auto& posts = universe.posts_of(join.of);
    auto from = [&](view::PostId id) { return solver.nodes().at(view.posts[id].from); };
    auto starts = [&](view::PostId id) { return solver.known(from(id), at); };
    if (!std::all_of(posts.begin(), posts.end(), starts)) continue;
    if (!solver.known(end, at)) grows |= solver.add_edge(end, at, StaticRule::ThreadJoin);
    bool sure = posts.size() == 1 && solver.must(from(posts.front()), at);
    if (sure && !solver.must(end, at)) grows |= solver.add_prelude(end, at, StaticRule::ThreadJoin);
  }
  return grows;
}

}  // namespace antecede::order

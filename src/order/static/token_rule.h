#pragma once

// ReleaseAcquire: a wait that needs n releases of something comes after all of them, if there are no more than n; and
// in any case after what precedes each of them.
//
//   latch = new CountDownLatch(2);  a { …; latch.countDown(); }  b { …; latch.countDown(); }
//   c { latch.await(); … }                          // the countDowns before what follows the await
//
// Assumes: one such object, its releases are all known, each of them is passed at most once, and `needs` is exact. A
// wait with a time limit is no acquire.

#include <algorithm>

#include "order/static/static_solver.h"

namespace antecede::order {

inline void apply_token(StaticSolver& solver) {
  const Universe& universe = solver.universe();
  const view::AppView& view = solver.view();
  if (!solver.rules().has(StaticRule::ReleaseAcquire)) return;
  auto is_here = [&](view::PointId point) { return universe.has(view.points[point].action); };
  for (const view::Token& token : view.tokens) {
    bool one = token.count == view::Count::One && universe.is_one(token.scope) && !token.other_releases;
    if (!one || token.needs == 0 || !std::all_of(token.releases.begin(), token.releases.end(), is_here)) continue;
    std::vector<StaticNodeId> releases;
    for (view::PointId release : token.releases) releases.push_back(solver.nodes().at(release));
    bool all = releases.size() <= token.needs && std::all_of(token.releases.begin(), token.releases.end(),
                                                             [&](view::PointId it) { return universe.is_once(it); });
    for (view::PointId acquire : token.acquires) {
      if (!is_here(acquire)) continue;
      StaticNodeId at = solver.nodes().at(acquire);
      if (all) {
        for (StaticNodeId release : releases) solver.add_prelude(release, at, StaticRule::ReleaseAcquire);
      } else {
        solver.add_alternatives(releases, at, StaticRule::ReleaseAcquire);
      }
    }
  }
}

}  // namespace antecede::order

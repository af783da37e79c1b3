#pragma once

// Native: what the user does comes one after the other, and so does what the system says to one receiver. Which comes
// first is not the app's choice: *serial*.
//
//   onClick and onKey of one looper; two clicks on one button
//
// Assumes: what `view::Sequence` says, and that input of one looper comes through one channel. The trace side takes
// the recorded order of such events for given (`rules/native.h`); both must agree, or a race that a run shows would not
// be among those that the static side lists.

#include "order/static/static_solver.h"

namespace antecede::order {

inline void apply_sequence(StaticSolver& solver) {
  const Universe& universe = solver.universe();
  const view::AppView& view = solver.view();
  if (!solver.rules().has(StaticRule::Native)) return;
  auto add_all = [&](const std::vector<view::ActionId>& actions) {
    for (view::ActionId a : actions)
      for (view::ActionId b : actions)
        if (universe.has(a) && universe.has(b)) solver.add_serial(a, b, StaticRule::Native);
  };
  for (const view::Sequence& sequence : view.sequences)
    if (universe.is_one(sequence.scope)) add_all(sequence.actions);
  for (size_t queue = 0; queue < view.queues.size(); ++queue) {
    std::vector<view::ActionId> inputs;
    for (view::ActionId id : universe.members())
      if (view.actions[id].kind == view::Action::Kind::Input && view.actions[id].queue == view::QueueId(queue))
        inputs.push_back(id);
    bool looper = view.queues[view::QueueId(queue)].kind == view::Queue::Kind::Looper;
    if (looper && solver.is_atomic(view::QueueId(queue))) add_all(inputs);
  }
}

}  // namespace antecede::order

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "action/actions.h"
#include "pointer/solver.h"
#include "scan/thread_tests.h"

namespace antecede::scan {

/// Which nodes each action runs, and who calls whom within one event.
///
/// Initialisers of classes are left out: what they do comes before all use of the class, so nobody can race with it, and
/// what they call besides is called again by whoever shares it. So are calls that are made on other threads only
/// (`ThreadTests`). O(actions x edges) at most; in practice what each action
/// reaches.
class Reach {
 public:
  /// Calls that `values` rule out are not followed.
  Reach(const pointer::Solver& solver, const action::Actions& actions, action::Constants& values, ThreadTests tests);

  /// In the order of their numbers.
  std::span<const action::ActionId> actions_of(pointer::NodeId node) const { return actions_of_[node]; }
  bool runs(action::ActionId action, pointer::NodeId node) const;
  /// The actions that begin at this node.
  std::span<const action::ActionId> begun_at(pointer::NodeId node) const { return begun_at_[node]; }

  struct Caller {
    pointer::NodeId node;
    uint32_t instruction = 0;
  };
  std::span<const Caller> callers(pointer::NodeId node) const { return callers_[node]; }

  /// A shortest way of calls, within the action, from one node to another: the places of the calls, the outermost first.
  /// Empty if they are one, or there is none.
  std::vector<Caller> way(action::ActionId action, pointer::NodeId from, pointer::NodeId to) const;

 private:
  void mark(action::ActionId id, const action::Action& action);

  const pointer::Solver& solver_;
  action::Constants& values_;
  ThreadTests tests_;
  base::IdVector<pointer::NodeId, std::vector<action::ActionId>> actions_of_, begun_at_;
  base::IdVector<pointer::NodeId, std::vector<Caller>> callers_;
};

}  // namespace antecede::scan

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
/// (`ThreadTests`). What is called from where is found once for all actions on whose threads the same calls are made.
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
  /// A call that is made on some threads only.
  struct TestedCall {
    pointer::NodeId node;
    uint32_t site = 0;
    size_t edge = 0;
  };
  /// Calls within one event, as a graph of nodes.
  struct Graph {
    std::vector<size_t> first;
    std::vector<uint32_t> to;
    std::vector<TestedCall> tested;
  };
  static Graph without(const Graph& graph, const std::vector<bool>& made);
  Graph find_calls(const pointer::Solver& solver, action::Constants& values, ThreadTests& tests);
  void mark(const Graph& graph, const action::Actions& actions, ThreadTests& tests);

  base::IdVector<pointer::NodeId, std::vector<action::ActionId>> actions_of_, begun_at_;
  base::IdVector<pointer::NodeId, std::vector<Caller>> callers_;
};

}  // namespace antecede::scan

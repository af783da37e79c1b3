#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "action/app_harness.h"
#include "action/constants.h"
#include "action/node_reach.h"
#include "base/id.h"
#include "pointer/solver.h"

namespace antecede::action {

using ActionId = base::Id<struct ActionTag>;

/// A place in own code: who posts, starts or registers something.
struct CodePlace {
  ir::MethodId method;  ///< None: the system, or code of the framework that own code did not call.
  uint32_t instruction = 0;
  bool operator==(const CodePlace&) const = default;
};

/// One way in which an action comes about.
struct Cause {
  ActionId from;    ///< The action that asks for it.
  CodePlace place;  ///< Where in own code; the call that led to it.
  pointer::EdgeKind kind = pointer::EdgeKind::Task;
  bool operator==(const Cause&) const = default;
};

/// What may run as one event, or as the life of a thread: the static counterpart of all events that come about in the
/// same way.
struct Action {
  enum class Kind : uint8_t { Start, Lifecycle, Callback, Task, Thread };

  Kind kind = Kind::Task;
  pointer::NodeId root;             ///< All that it runs is called from here.
  pointer::EdgeKind spawned_by = pointer::EdgeKind::Call;  ///< Of tasks and threads: Task, Fork or Callback.
  pointer::ObjectId receiver;       ///< Of a component or listener; else none.
  const SystemEvent* event = nullptr;  ///< What the system makes happen; null for tasks and threads.
  std::vector<ir::MethodId> entries;   ///< The methods of own code that it enters, in the order of their nodes.
  std::vector<Cause> causes;           ///< Of a lifecycle event none: the system decides.
  pointer::ObjectSet threads;          ///< Which it may run on.

  /// Nothing of the app runs in it.
  bool is_internal() const { return entries.empty(); }
};

/// All actions of an app: those of the system first, then tasks and threads by the place that makes them.
class Actions {
 public:
  /// Calls that `values` rule out are left out, with all that comes about by them alone.
  static Actions find(const pointer::Solver& solver, const AppHarness& harness, Constants& values);

  const base::IdVector<ActionId, Action>& list() const { return actions_; }
  const Action& operator[](ActionId id) const { return actions_[id]; }
  /// All that the action runs, in the order of their numbers; the root is one of them.
  NodeBits nodes(ActionId id) const { return NodeBits(nodes_[id]); }

 private:
  base::IdVector<ActionId, Action> actions_;
  base::IdVector<ActionId, std::vector<uint64_t>> nodes_;
};

/// What nodes lead to within one event.
NodeReach reach_within_event(const pointer::Solver& solver, Constants& values);

/// Where in own code a node was called from: the call of its context, or the node itself if it is own code.
CodePlace own_place(const pointer::Solver& solver, pointer::NodeId node, uint32_t call);

}  // namespace antecede::action

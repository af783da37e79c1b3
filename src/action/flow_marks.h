#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "action/actions.h"
#include "action/app_sites.h"
#include "action/flow_calls.h"

namespace antecede::action {

/// How much of an action's code its control flow is made of. Where less is looked at, less is claimed.
enum class FlowDepth : uint8_t {
  All,       ///< All that leads to a mark.
  Calls,     ///< Nothing is claimed of marks inside of the framework's shared code; what leads to others is looked at.
  OwnCode,   ///< Nothing of the framework's shared code that leads to a mark; nor is anything claimed of what it leads to.
};

/// The largest of these sizes such that all of that size or less are together within the bound; 0: none is.
size_t largest_within(std::vector<size_t> sizes, size_t bound);

/// The marks of all actions of an app (posts, waits, removals, makers of objects that matter), which nodes lead to them, and how
/// deeply each action can be looked at.
///
/// There is a bound for the nodes of all actions together, not for one of them: actions with little code come first, each in full.
/// So it takes time by the size of the app, and what a large app loses is what is largest in it.
class FlowMarks {
 public:
  /// `marks`: each once.
  FlowMarks(const FlowCalls& calls, const Actions& actions, const std::vector<NodePlace>& marks);

  /// Instructions of the node that are marks, sorted.
  std::span<const uint32_t> in(pointer::NodeId node) const;
  FlowDepth depth(ActionId action) const { return depths_[action.value()]; }
  /// Actions that are not looked at in full.
  size_t shallow() const;
  /// What leads to a mark that is looked for at this depth; of `OwnCode` as if it were `Calls`.
  NodeBits leading(FlowDepth depth) const { return NodeBits(depth == FlowDepth::All ? to_all_ : to_own_); }

 private:
  std::vector<uint64_t> leading_to_marks(const FlowCalls& calls, bool of_framework) const;
  void choose_depths(const Actions& actions);

  absl::flat_hash_map<pointer::NodeId, std::vector<uint32_t>> marks_;
  std::vector<uint64_t> to_all_, to_own_;  // Rows of nodes.
  std::vector<FlowDepth> depths_;          // By action.
};

}  // namespace antecede::action

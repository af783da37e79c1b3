#pragma once

#include <vector>

#include "base/diagnostics.h"
#include "detect/access_store.h"
#include "detect/lock_sets.h"
#include "detect/stop_check.h"
#include "order/order_graph_builder.h"
#include "trace/trace_input.h"

namespace antecede::detect {

/// An operation that orders, and its position in the trace.
struct Step {
  trace::Operation operation;
  uint32_t position = 0;
};

/// The end of an event or a thread by an exception that nobody caught.
struct Failure {
  trace::Operation operation;
  order::NodeId node;
};

/// Whether an access to the location with these locks may tell another thread what has happened (hand_overs.h).
inline bool may_hand_over(const trace::TraceTables& tables, trace::LocationId location, bool is_locked) {
  return is_locked || (tables.locations.contains(location) && tables.locations[location].atomic);
}

/// What is kept of a trace that is read once, from front to back: the graph of its order, its accesses, its locks.
class Recording {
 public:
  /// `keeps_steps`: the operations that order are kept, too, so that the order can be made again with more of them.
  Recording(const trace::TraceTables& tables, order::RuleSet rules, bool keeps_steps)
      : tables_(tables), builder_(tables, rules), keeps_steps_(keeps_steps) {}

  /// Reads all of the input, mended where it contradicts itself; or, if `is_over` says so, what comes before.
  void read(trace::TraceInput& input, base::Diagnostics& diagnostics, StopCheck is_over);
  /// One operation of a well-formed trace.
  void add(const trace::Operation& operation);

  order::OrderGraph take_graph() { return builder_.take(); }
  const AccessStore& accesses() const { return accesses_; }
  const LockSets& locks() const { return locks_; }
  /// In the order of the trace.
  const std::vector<Step>& steps() const { return steps_; }
  /// Nobody will make the order again: gives their memory back.
  void forget_steps() { steps_ = std::vector<Step>(); }
  const std::vector<Failure>& failures() const { return failures_; }
  /// Operations by kind.
  const std::vector<uint64_t>& counts() const { return counts_; }
  /// Accesses whose value was recorded.
  uint64_t values() const { return values_; }

 private:
  void add_access(const trace::Operation& operation, order::NodeId segment);
  bool is_full() const { return position_ >= UINT32_MAX - 1024; }

  const trace::TraceTables& tables_;
  order::OrderGraphBuilder builder_;
  bool keeps_steps_;
  AccessStore accesses_;
  LockSets locks_;
  std::vector<Step> steps_;
  std::vector<Failure> failures_;
  /// By thread: how many accesses it has made that may hand something over (hand_overs.h). What stands before one and
  /// what stands behind it are not the same.
  base::IdVector<trace::ThreadId, uint32_t> handed_over_;
  std::vector<uint64_t> counts_ = std::vector<uint64_t>(trace::k_operation_kinds);
  uint64_t values_ = 0;
  uint32_t position_ = 0;
};

}  // namespace antecede::detect

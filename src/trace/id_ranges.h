#pragma once

#include <array>

#include "trace/trace.h"

namespace antecede::trace {

/// Which ids an operation of each kind may carry, given the tables as they are now. One look per operation.
class IdRanges {
 public:
  explicit IdRanges(const TraceTables& tables);

  /// Whether kind, thread, subject, object and stack exist, or are none where they may be. The thread must exist.
  bool contains(const Operation& operation) const {
    const auto kind = static_cast<size_t>(operation.kind);
    if (kind >= k_operation_kinds || operation.thread.value() >= threads_) return false;
    const auto inside = [](uint32_t id, uint32_t limit) { return id < limit || id == Operation::k_none; };
    return inside(operation.subject, subjects_[kind]) && inside(operation.object, objects_[kind]) &&
           inside(operation.stack.value(), stacks_);
  }

 private:
  uint32_t threads_;
  uint32_t stacks_;
  std::array<uint32_t, k_operation_kinds> subjects_{};
  std::array<uint32_t, k_operation_kinds> objects_{};
};

}  // namespace antecede::trace

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "trace/operation_names.h"
#include "trace/trace.h"

namespace antecede::trace {

/// What is in a trace, counted operation by operation. Takes no memory to speak of, so traces of any length will do.
class TraceStatistics {
 public:
  void add(const Operation& operation, const TraceTables& tables);

  uint64_t operations() const { return operations_; }
  uint64_t of_kind(OperationKind kind) const { return kinds_[static_cast<size_t>(kind)]; }
  uint64_t accesses() const { return of_kind(OperationKind::Read) + of_kind(OperationKind::Write); }
  /// Operations that can order others: neither accesses nor locks.
  uint64_t ordering() const;
  /// Accesses that have a stack.
  uint64_t with_stack() const { return with_stack_; }
  /// Events (begins) by the type of their message, and by the kind of their queue.
  uint64_t events() const { return of_kind(OperationKind::Begin); }
  uint64_t events_of(MessageType type) const { return types_[static_cast<size_t>(type)]; }
  uint64_t events_on(Queue::Kind kind) const { return queues_[static_cast<size_t>(kind)]; }
  /// Threads that do anything.
  uint64_t active_threads() const;

 private:
  uint64_t operations_ = 0;
  uint64_t with_stack_ = 0;
  std::array<uint64_t, k_operation_kinds> kinds_{};
  std::array<uint64_t, k_message_types> types_{};
  std::array<uint64_t, k_queue_kinds> queues_{};
  std::vector<bool> active_;
};

}  // namespace antecede::trace

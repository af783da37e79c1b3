#include "trace/trace_statistics.h"

#include <algorithm>

namespace antecede::trace {

void TraceStatistics::add(const Operation& operation, const TraceTables& tables) {
  ++operations_;
  ++kinds_[static_cast<size_t>(operation.kind)];
  with_stack_ += operation.is_access() && operation.stack.valid();
  if (active_.size() <= operation.thread.value()) active_.resize(tables.threads.size());
  active_[operation.thread.value()] = true;
  if (operation.kind != OperationKind::Begin || !operation.message().valid()) return;
  const Message& message = tables.messages[operation.message()];
  ++types_[static_cast<size_t>(message.type)];
  if (message.queue.valid()) ++queues_[static_cast<size_t>(tables.queues[message.queue].kind)];
}

uint64_t TraceStatistics::ordering() const {
  return operations_ - accesses() - of_kind(OperationKind::Lock) - of_kind(OperationKind::Unlock);
}

uint64_t TraceStatistics::active_threads() const {
  return static_cast<uint64_t>(std::ranges::count(active_, true));
}

}  // namespace antecede::trace

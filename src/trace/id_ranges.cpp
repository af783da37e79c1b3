#include "trace/id_ranges.h"

namespace antecede::trace {

namespace {

/// How many subjects an operation of this kind can have. Notifications are numbers without a table.
size_t subject_count(OperationKind kind, const TraceTables& tables) {
  switch (kind) {
    case OperationKind::ThreadInit:
    case OperationKind::ThreadExit:
    case OperationKind::Fork:
    case OperationKind::Join: return tables.threads.size();
    case OperationKind::Enqueue:
    case OperationKind::EnqueueEnd:
    case OperationKind::Remove:
    case OperationKind::Begin:
    case OperationKind::End: return tables.messages.size();
    case OperationKind::PostBarrier:
    case OperationKind::RemoveBarrier: return tables.barriers.size();
    case OperationKind::Notify:
    case OperationKind::Wait: return Operation::k_none;
    case OperationKind::Release:
    case OperationKind::Acquire: return tables.tokens.size();
    case OperationKind::Register:
    case OperationKind::Unregister:
    case OperationKind::Invoke: return tables.callbacks.size();
    case OperationKind::Lock:
    case OperationKind::Unlock: return tables.locks.size();
    case OperationKind::Read:
    case OperationKind::Write: return tables.locations.size();
  }
  return 0;
}

/// The same for objects; kinds that have none carry none.
size_t object_count(OperationKind kind, const TraceTables& tables) {
  switch (kind) {
    case OperationKind::Enqueue:
    case OperationKind::PostBarrier:
    case OperationKind::RemoveBarrier: return tables.queues.size();
    case OperationKind::Remove: return tables.removals.size();
    case OperationKind::ThreadExit:
    case OperationKind::End: return tables.names.size();
    default: return 0;
  }
}

}  // namespace

IdRanges::IdRanges(const TraceTables& tables)
    : threads_(static_cast<uint32_t>(tables.threads.size())), stacks_(static_cast<uint32_t>(tables.stacks.size())) {
  for (size_t i = 0; i < k_operation_kinds; ++i) {
    const auto kind = static_cast<OperationKind>(i);
    subjects_[i] = static_cast<uint32_t>(subject_count(kind, tables));
    objects_[i] = static_cast<uint32_t>(object_count(kind, tables));
  }
}

}  // namespace antecede::trace

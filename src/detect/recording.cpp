#include "detect/recording.h"

#include "trace/trace_sanitizer.h"

namespace antecede::detect {

using trace::Operation;
using trace::OperationKind;

void Recording::read(trace::TraceInput& input, base::Diagnostics& diagnostics, StopCheck is_over) {
  trace::TraceSanitizer sanitizer(input.tables(), diagnostics);
  std::vector<Operation> batch, clean;
  while (!is_full() && !is_over() && input.next(batch)) {
    sanitizer.tables_grew();
    clean.clear();
    for (const Operation& operation : batch) sanitizer.feed(operation, clean);
    for (const Operation& operation : clean) add(operation);
  }
  if (is_full()) {
    diagnostics.add("trace.too-long", base::Severity::Error,
                    "the trace has more than 2^32 operations; the rest is left out");
  }
  clean.clear();
  sanitizer.finish(clean);
  for (const Operation& operation : clean) add(operation);
}

void Recording::add(const Operation& operation) {
  ++counts_[static_cast<size_t>(operation.kind)];
  const size_t nodes = builder_.graph().nodes().size();
  const order::NodeId segment = builder_.add(operation, position_);
  if (keeps_steps_ && builder_.graph().nodes().size() > nodes) steps_.push_back({operation, position_});
  if (operation.has(Operation::k_failed) && !operation.is_access()) failures_.push_back({operation, segment});
  if (operation.is_access()) {
    add_access(operation, segment);
  } else if (operation.kind == OperationKind::Lock) {
    locks_.lock(operation.thread, trace::LockId(operation.subject), hold_of(operation));
  } else if (operation.kind == OperationKind::Unlock) {
    locks_.unlock(operation.thread, trace::LockId(operation.subject), hold_of(operation));
  } else if (operation.kind == OperationKind::End) {
    locks_.end_moves(operation.thread);
  }
  ++position_;
}

void Recording::add_access(const Operation& operation, order::NodeId segment) {
  if (!handed_over_.contains(operation.thread)) handed_over_.resize(operation.thread.value() + size_t{1});
  const LockSetId locks = locks_.held(operation.thread);
  uint32_t& handed_over = handed_over_[operation.thread];
  accesses_.add(operation, segment, handed_over, locks, position_);
  values_ += operation.has(Operation::k_has_value) || operation.has(Operation::k_null);
  if (keeps_steps_ && may_hand_over(tables_, operation.location(), locks_.is_locked(locks))) ++handed_over;
}

}  // namespace antecede::detect

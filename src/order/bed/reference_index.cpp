#include "order/bed/reference_index.h"

#include <map>

namespace antecede::order {
namespace {

using trace::OperationKind;

void set_first(uint32_t& place, uint32_t at) {
  if (place == ReferenceIndex::k_none) place = at;
}

}  // namespace

ReferenceIndex::ReferenceIndex(const trace::Trace& trace)
    : trace_(&trace), messages_(trace.tables.messages.size()), barriers_(trace.tables.barriers.size()) {
  std::map<uint32_t, OpenEvents> open;
  for (uint32_t at = 0; at < size(); ++at) visit(at, open[operation(at).thread.value()]);
}

bool ReferenceIndex::begins(uint32_t at) const {
  const trace::Operation& operation = this->operation(at);
  return operation.kind == OperationKind::Begin && messages_.contains(operation.message()) &&
         messages_[operation.message()].begin == k_none;
}

void ReferenceIndex::visit(uint32_t at, OpenEvents& open) {
  const trace::Operation& op = operation(at);
  if (begins(at)) {
    messages_[op.message()].begin = at;
    open.push_back(op.message());
  }
  events_.push_back(open.empty() ? trace::MessageId() : open.back());
  if (!open.empty()) messages_[open.back()].last = at;
  if (op.kind == OperationKind::End && !open.empty() && open.back() == op.message()) {
    messages_[op.message()].end = at;
    open.pop_back();
  }
  if (op.kind == OperationKind::Enqueue && messages_.contains(op.message())) {
    set_first(messages_[op.message()].enqueue, at);
  }
  bool takes = op.kind == OperationKind::Remove && op.has(trace::Operation::k_synchronous);
  if (takes && messages_.contains(op.message()) && messages_[op.message()].enqueue != k_none) {
    set_first(messages_[op.message()].instead, at);
  }
  if (trace::BarrierId barrier(op.subject); barriers_.contains(barrier)) {
    if (op.kind == OperationKind::PostBarrier) set_first(barriers_[barrier].post, at);
    if (op.kind == OperationKind::RemoveBarrier) set_first(barriers_[barrier].remove, at);
  }
}

bool ReferenceIndex::is_on(trace::MessageId id, trace::Queue::Kind kind) const {
  return has_queue(id) && trace_->tables.queues[message(id).queue].kind == kind;
}

}  // namespace antecede::order

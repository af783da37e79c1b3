#include "order/order_graph_builder.h"

#include "order/rules/event_op.h"
#include "order/rules/thread_op.h"

namespace antecede::order {

using trace::MessageId;
using trace::Operation;
using trace::OperationKind;

namespace {

Node node_of(const Operation& operation, uint32_t position) {
  Node node;
  node.kind = operation.kind;
  node.flags = operation.flags;
  node.stack = operation.stack;
  node.subject = operation.subject;
  node.object = operation.object;
  node.position = position;
  return node;
}

bool orders(OperationKind kind) {
  return kind < OperationKind::Lock;
}

}  // namespace

NodeId OrderGraphBuilder::add(const Operation& operation, uint32_t position) {
  ThreadStrands& thread = grown(threads_, operation.thread);
  bool in_event = thread.open.valid() || operation.kind == OperationKind::Begin;
  StrandId strand = in_event ? thread.open : thread.plain;
  bool single = is_single(in_event);
  if (!in_event) thread.last_plain = position;
  if (!orders(operation.kind) && !single && strand.valid()) return graph().strands()[strand].last;
  rules_.prepare(operation, {thread.plain, thread.last_plain}, draft_);
  NodeId node = add_node(operation, position);
  if (single || operation.kind == OperationKind::End) rules_.end_strand(operation.thread, node);
  if (single && !in_event) rules_.note_single(operation.thread, node);
  rules_.apply(operation, node, draft_);
  return node;
}

// Without EventOp or ThreadOp every operation is a strand by itself.
bool OrderGraphBuilder::is_single(bool in_event) const {
  return in_event ? !events_are_strands(draft_.rules()) : !threads_are_strands(draft_.rules());
}

NodeId OrderGraphBuilder::add_node(const Operation& operation, uint32_t position) {
  ThreadStrands& thread = threads_[operation.thread];
  if (operation.kind == OperationKind::Begin) {
    NodeId begin = open_strand(operation, position, operation.message());
    thread.open = graph().node(begin).strand;
    return begin;
  }
  bool in_event = thread.open.valid();
  StrandId& strand = in_event ? thread.open : thread.plain;
  NodeId node;
  if (!strand.valid() || is_single(in_event)) {
    MessageId event = in_event ? graph().strands()[strand].event : MessageId();
    node = open_strand(operation, position, event);
    strand = graph().node(node).strand;
  } else {
    node = draft_.append(strand, node_of(operation, position));
  }
  if (operation.kind == OperationKind::End) thread.open = StrandId();
  return node;
}

NodeId OrderGraphBuilder::open_strand(const Operation& operation, uint32_t position, MessageId event) {
  StrandId strand = draft_.add_strand(operation.thread, event);
  Node first = node_of(operation, position);
  // An access that comes first stands for the beginning of its strand.
  if (!orders(operation.kind)) first.kind = OperationKind::ThreadInit;
  NodeId node = draft_.append(strand, first);
  rules_.begin_strand(operation.thread, node, draft_);
  return node;
}

OrderGraph build_order_graph(const trace::Trace& trace, RuleSet rules, std::vector<NodeId>* segments) {
  OrderGraphBuilder builder(trace.tables, rules);
  for (uint32_t at = 0; at < trace.operations.size(); ++at) {
    NodeId node = builder.add(trace.operations[trace::OperationId(at)], at);
    if (segments) segments->push_back(node);
  }
  return builder.take();
}

}  // namespace antecede::order

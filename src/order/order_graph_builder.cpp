#include "order/order_graph_builder.h"

#include "order/rules/atomic.h"

namespace antecede::order {

using trace::MessageId;
using trace::Operation;
using trace::OperationKind;

void OrderGraph::connect(NodeId from, NodeId to, Rule rule) {
  ANTECEDE_ASSERT(from < to);
  EdgeId id = edges_.push_back({from, to, nodes_[to].first_in, nodes_[from].first_out, rule});
  nodes_[to].first_in = id;
  nodes_[from].first_out = id;
}

bool OrderGraph::is_source(NodeId id) const {
  const Node& node = nodes_[id];
  return node.may_precede || node.first_out.valid();
}

void OrderGraph::find_last_sources() {
  for (Strand& strand : strands_) {
    NodeId node = strand.last;
    while (node != strand.first && !is_source(node)) node = nodes_[node].previous;
    strand.last_source = node;
  }
}

OrderGraph OrderGraphBuilder::take() {
  graph_.find_last_sources();
  return std::move(graph_);
}

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

OrderGraphBuilder::OrderGraphBuilder(const trace::TraceTables& tables, RuleSet rules)
    : tables_(tables), rules_(rules) {}

NodeId OrderGraphBuilder::add(const Operation& operation, uint32_t position) {
  ThreadState& thread = grown(threads_, operation.thread);
  bool in_event = thread.open.valid() || operation.kind == OperationKind::Begin;
  StrandId strand = in_event ? thread.open : thread.plain;
  bool single = !is_on(in_event ? Rule::EventOp : Rule::ThreadOp);
  if (!in_event) thread.last_plain = position;
  if (!orders(operation.kind) && !single && strand.valid()) return graph_.strands_[strand].last;
  gather_before(operation);
  NodeId node = add_node(operation, position);
  if (single || operation.kind == OperationKind::End) thread.ends.push_back(node);
  if (single && !in_event && !thread.loops) thread.prologue.fresh.push_back(node);
  connect_special(operation, node);
  return node;
}

// Without EventOp or ThreadOp every operation is a strand by itself.
NodeId OrderGraphBuilder::add_node(const Operation& operation, uint32_t position) {
  ThreadState& thread = threads_[operation.thread];
  if (operation.kind == OperationKind::Begin) {
    NodeId begin = open_strand(operation, position, operation.message());
    thread.open = graph_.nodes_[begin].strand;
    return begin;
  }
  bool in_event = thread.open.valid();
  StrandId& strand = in_event ? thread.open : thread.plain;
  NodeId node;
  if (!strand.valid() || !is_on(in_event ? Rule::EventOp : Rule::ThreadOp)) {
    MessageId event = in_event ? graph_.strands_[strand].event : MessageId();
    node = open_strand(operation, position, event);
    strand = graph_.nodes_[node].strand;
  } else {
    node = append(strand, node_of(operation, position));
  }
  if (operation.kind == OperationKind::End) thread.open = StrandId();
  return node;
}

NodeId OrderGraphBuilder::open_strand(const Operation& operation, uint32_t position, MessageId event) {
  StrandId strand = graph_.strands_.push_back({operation.thread, event, {}, {}, {}});
  ThreadState& thread = threads_[operation.thread];
  NodeId node = append(strand, node_of(operation, position));
  // An access that comes first stands for the beginning of its strand.
  if (!orders(operation.kind)) graph_.nodes_[node].kind = OperationKind::ThreadInit;
  if (thread.init.valid()) connect(thread.init, node, Rule::ThreadInit);
  return node;
}

NodeId OrderGraphBuilder::append(StrandId id, const Node& node) {
  Strand& strand = graph_.strands_[id];
  NodeId added = graph_.nodes_.push_back(node);
  graph_.nodes_[added].strand = id;
  graph_.nodes_[added].previous = strand.last;
  if (strand.last.valid()) graph_.nodes_[strand.last].next = added;
  if (!strand.first.valid()) strand.first = added;
  strand.last = added;
  return added;
}

void OrderGraphBuilder::connect(NodeId from, NodeId to, Rule rule) {
  if (!is_on(rule) || !from.valid() || !to.valid() || from >= to) return;
  graph_.connect(from, to, rule);
  connect_events(from, to);
}

// An operation of one event precedes one of another event of the same queue: LooperAtomic follows at once.
void OrderGraphBuilder::connect_events(NodeId from, NodeId to) {
  MessageId first = graph_.event_of(from), second = graph_.event_of(to);
  if (!first.valid() || !second.valid() || first == second) return;
  if (!is_on(Rule::LooperAtomic) || !is_on(Rule::EventOp)) return;
  trace::QueueId queue = tables_.messages[first].queue;
  if (queue != tables_.messages[second].queue || !runs_one_event_at_a_time(tables_.queues[queue].kind)) return;
  NodeId end = graph_.messages_[first].end, begin = graph_.messages_[second].begin;
  if (!end.valid() || !begin.valid() || end >= begin || (from == end && to == begin)) return;
  graph_.connect(end, begin, Rule::LooperAtomic);
}

void OrderGraphBuilder::connect_special(const Operation& operation, NodeId node) {
  ThreadState& thread = threads_[operation.thread];
  switch (operation.kind) {
    case OperationKind::ThreadInit:
      thread.init = node;
      connect(thread.fork, node, Rule::ThreadFork);
      break;
    case OperationKind::ThreadExit: add_exit(thread, node); break;
    case OperationKind::Fork: grown(threads_, operation.child()).fork = node; break;
    case OperationKind::Join: connect(grown(threads_, operation.child()).exit, node, Rule::ThreadJoin); break;
    case OperationKind::Enqueue: add_enqueue(operation, node); break;
    case OperationKind::EnqueueEnd:
      connect(grown(graph_.messages_, operation.message()).end, node, Rule::MsgBlocking);
      break;
    case OperationKind::Remove: add_removal(operation, node); break;
    case OperationKind::Begin: add_begin(operation.message(), node); break;
    case OperationKind::End: add_end(operation.message(), node); break;
    case OperationKind::PostBarrier: grown(graph_.barriers_, trace::BarrierId(operation.subject)).post = node; break;
    case OperationKind::RemoveBarrier:
      grown(graph_.barriers_, trace::BarrierId(operation.subject)).removal = node;
      graph_.nodes_[node].may_precede = true;
      break;
    case OperationKind::Notify: notifications_[operation.subject] = node; break;
    case OperationKind::Wait:
      if (auto found = notifications_.find(operation.subject); found != notifications_.end()) {
        connect(found->second, node, Rule::NotifyWait);
      }
      break;
    case OperationKind::Release: grown(tokens_, trace::TokenId(operation.subject)).fresh.push_back(node); break;
    case OperationKind::Acquire:
      connect(grown(tokens_, trace::TokenId(operation.subject)).known, node, Rule::ReleaseAcquire);
      break;
    case OperationKind::Register:
    case OperationKind::Unregister:
    case OperationKind::Invoke: add_callback(operation, node); break;
    default: break;
  }
}

}  // namespace antecede::order

#include "order/order_graph_builder.h"
#include "order/rules/at_time.h"
#include "order/rules/atomic.h"
#include "order/rules/callback_order.h"
#include "order/rules/ipc_order.h"
#include "order/rules/native_order.h"

// The rules that connect single operations without asking what is ordered already.
namespace antecede::order {

using trace::MessageId;
using trace::MessageType;
using trace::Operation;
using trace::OperationKind;

namespace {

constexpr NodeId k_any(0);  ///< Where it does not matter when a message was sent.

bool is_native(MessageType type) {
  return type == MessageType::Input || type == MessageType::Display;
}

}  // namespace

uint32_t OrderGraphBuilder::process_of(MessageId message) const {
  return tables_.threads[graph_.messages_[message].sender].process;
}

// LooperAtomic and the rules of queues may order the end of the message's event before others.
bool OrderGraphBuilder::queue_orders(MessageId message) const {
  const trace::Message& posted = tables_.messages[message];
  return posted.type == MessageType::Ipc || runs_one_event_at_a_time(tables_.queues[posted.queue].kind);
}

void OrderGraphBuilder::add_enqueue(const Operation& operation, NodeId node) {
  MessageId id = operation.message();
  MessageNodes& message = grown(graph_.messages_, id);
  message.enqueue = node;
  message.sender = operation.thread;
  message.waits = operation.has(Operation::k_synchronous);
  MessageId poster = graph_.event_of(node);
  const trace::Message& posted = tables_.messages[id];
  bool to_own_looper = poster.valid() && tables_.messages[poster].queue == posted.queue &&
                       tables_.queues[posted.queue].kind == trace::Queue::Kind::Looper;
  if (to_own_looper && posted.type == MessageType::AtTime && is_on(Rule::MsgAtTime)) timed_[poster].push_back(id);
}

void OrderGraphBuilder::add_begin(MessageId id, NodeId node) {
  MessageNodes& message = grown(graph_.messages_, id);
  message.begin = node;
  message.instead = NodeId();              // Its own event did the work, whatever was recorded before.
  graph_.nodes_[node].may_precede = true;  // MsgRemove.
  const trace::Message& posted = tables_.messages[id];
  connect(message.enqueue, node, Rule::MsgEnqueue);
  bool looper = tables_.queues[posted.queue].kind == trace::Queue::Kind::Looper;
  const Strand& strand = graph_.strands_[graph_.nodes_[node].strand];
  if (looper) connect(threads_[strand.thread].prologue.known, node, Rule::ThreadLoop);
  connect_by_time(id, node);
  QueueState& queue = grown(queues_, posted.queue);
  bool all = !is_on(Rule::EventOp);
  if (is_native(posted.type)) {
    auto& history = posted.type == MessageType::Input ? queue.inputs : queue.displays;
    history.for_each_before(k_any, all, [&](NodeId end) { connect(end, node, Rule::Native); });
  }
  if (posted.type != MessageType::Ipc || !message.enqueue.valid()) return;
  auto follow = [&](const ObservedHistory& history) {
    history.for_each_before(message.enqueue, all, [&](NodeId end) { connect(end, node, Rule::IpcHandle); });
  };
  follow(queue.waiting[process_of(id)]);
  if (!message.waits) follow(queue.one_way[process_of(id)]);
}

void OrderGraphBuilder::add_end(MessageId id, NodeId node) {
  MessageNodes& message = graph_.messages_[id];
  message.end = node;
  graph_.nodes_[node].may_precede = queue_orders(id);
  const trace::Message& posted = tables_.messages[id];
  QueueState& queue = queues_[posted.queue];
  if (posted.type == MessageType::Input) queue.inputs.add(message.begin, node, k_any);
  if (posted.type == MessageType::Display) queue.displays.add(message.begin, node, k_any);
  if (posted.type == MessageType::Ipc && message.enqueue.valid()) {
    (message.waits ? queue.waiting : queue.one_way)[process_of(id)].add(message.begin, node, message.enqueue);
  }
}

void OrderGraphBuilder::add_removal(const Operation& operation, NodeId node) {
  MessageId id = operation.message();
  if (!id.valid() || !operation.has(Operation::k_synchronous) || !is_on(Rule::MsgInstead)) return;
  MessageNodes& message = grown(graph_.messages_, id);
  if (!message.enqueue.valid() || message.begin.valid() || message.instead.valid()) return;
  message.instead = node;
  graph_.nodes_[node].may_precede = true;
}

// MsgAtTime: the others that the same event of the looper posted for points of time.
void OrderGraphBuilder::connect_by_time(MessageId id, NodeId begin) {
  NodeId enqueue = graph_.messages_[id].enqueue;
  if (!enqueue.valid()) return;
  auto siblings = timed_.find(graph_.event_of(enqueue));
  if (siblings == timed_.end() || tables_.messages[id].type != MessageType::AtTime) return;
  for (MessageId other : siblings->second) {
    if (other == id || tables_.messages[other].queue != tables_.messages[id].queue) continue;
    bool posted_first = graph_.messages_[other].enqueue < enqueue;
    if (at_time_order(tables_.messages[other], tables_.messages[id], posted_first)) {
      connect(graph_.messages_[other].end, begin, Rule::MsgAtTime);
    }
  }
}

void OrderGraphBuilder::add_exit(ThreadState& thread, NodeId node) {
  thread.exit = node;
  for (NodeId end : thread.ends) connect(end, node, Rule::ThreadExit);
  thread.ends = {};
}

void OrderGraphBuilder::add_callback(const Operation& operation, NodeId node) {
  Callback& callback = grown(callbacks_, trace::CallbackId(operation.subject));
  if (operation.kind == OperationKind::Register) return callback.registered.fresh.push_back(node);
  if (operation.kind == OperationKind::Unregister) {
    connect(callback.registered.known, node, Rule::CallbackReg2);
    return connect(callback.invoked.known, node, Rule::CallbackUnreg);
  }
  connect(callback.registered.known, node, Rule::CallbackReg1);
  callback.invoked.fresh.push_back(node);
  if (!operation.has(Operation::k_synchronous)) return;
  connect(callback.last_synchronous, node, Rule::CallbackInv);
  callback.last_synchronous = node;
}

// Leaves one node in `known` that comes after all of the crowd and after nothing else.
void OrderGraphBuilder::gather(Crowd& crowd, Rule rule) {
  if (!is_on(rule) || crowd.fresh.empty()) return;
  if (!crowd.known.valid() && crowd.fresh.size() == 1) {
    crowd.known = crowd.fresh.front();
  } else {
    Node node;
    node.kind = Node::k_gathering;
    node.position = graph_.nodes_[crowd.fresh.back()].position;
    NodeId gathering = graph_.nodes_.push_back(node);
    if (crowd.known.valid()) graph_.connect(crowd.known, gathering, rule);
    for (NodeId one : crowd.fresh) graph_.connect(one, gathering, rule);
    crowd.known = gathering;
  }
  crowd.fresh.clear();
}

// The first looper event of a thread is about to begin: what the thread did until now comes before it and all that
// follow.
void OrderGraphBuilder::enter_loop(const Operation& begin) {
  ThreadState& thread = threads_[begin.thread];
  bool looper = tables_.queues[tables_.messages[begin.message()].queue].kind == trace::Queue::Kind::Looper;
  if (thread.loops || !looper || !is_on(Rule::ThreadLoop)) return;
  thread.loops = true;
  if (thread.plain.valid() && is_on(Rule::ThreadOp)) {
    Node entry;  // Behind the accesses since the last node.
    entry.kind = OperationKind::ThreadInit;
    entry.position = thread.last_plain;
    thread.prologue.fresh.push_back(append(thread.plain, entry));
  }
  gather(thread.prologue, Rule::ThreadLoop);
}

// Before an operation gets its node: what it comes after is gathered, so that edges lead forward.
void OrderGraphBuilder::gather_before(const Operation& operation) {
  if (operation.kind == OperationKind::Begin) {
    enter_loop(operation);
  } else if (operation.kind == OperationKind::Acquire) {
    gather(grown(tokens_, trace::TokenId(operation.subject)), Rule::ReleaseAcquire);
  } else if (operation.kind == OperationKind::Invoke || operation.kind == OperationKind::Unregister) {
    Callback& callback = grown(callbacks_, trace::CallbackId(operation.subject));
    bool invokes = operation.kind == OperationKind::Invoke;
    gather(callback.registered, invokes ? Rule::CallbackReg1 : Rule::CallbackReg2);
    if (!invokes) gather(callback.invoked, Rule::CallbackUnreg);
  }
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

#include "bench/detect_baseline.h"
#include "order/message_facts.h"
#include "order/rules/msg_at_time.h"

// The rules that do not ask what is ordered already: looked up (6.1).
namespace antecede::bench {

using trace::MessageId;
using trace::MessageType;
using trace::Operation;
using trace::OperationKind;

namespace {

constexpr NodeId k_any(0);  ///< Where it does not matter when a message was sent.

}  // namespace

// EventOp, ThreadOp, ThreadInit.
void DetectBaseline::match_program_order(NodeId id) {
  const Node& node = nodes_[id];
  ThreadState& thread = threads_[node.thread];
  const bool begins = node.kind == OperationKind::Begin;
  NodeId& last = node.event.valid() ? thread.last : thread.plain;
  if (last.valid() && !begins) {
    connect(last, id, node.event.valid() ? Rule::EventOp : Rule::ThreadOp);
  } else if (thread.init.valid()) {
    connect(thread.init, id, Rule::ThreadInit);
  }
  last = id;
}

void DetectBaseline::match_direct(const Operation& operation, NodeId node) {
  ThreadState& thread = threads_[operation.thread];
  switch (operation.kind) {
    case OperationKind::ThreadInit:
      thread.init = node;
      connect(thread.fork, node, Rule::ThreadFork);
      break;
    case OperationKind::ThreadExit: match_exit(node); break;
    case OperationKind::Fork: threads_[operation.child()].fork = node; break;
    case OperationKind::Join: connect(threads_[operation.child()].exit, node, Rule::ThreadJoin); break;
    case OperationKind::Enqueue: note_enqueue(operation, node); break;
    case OperationKind::EnqueueEnd: connect(spans_[operation.message()].end, node, Rule::MsgBlocking); break;
    case OperationKind::Begin: match_begin(node); break;
    case OperationKind::End: note_end(node); break;
    case OperationKind::PostBarrier: barriers_[trace::BarrierId(operation.subject)][0] = node; break;
    case OperationKind::RemoveBarrier: barriers_[trace::BarrierId(operation.subject)][1] = node; break;
    case OperationKind::Notify: notifications_[operation.subject] = node; break;
    case OperationKind::Wait:
      if (auto found = notifications_.find(operation.subject); found != notifications_.end())
        connect(found->second, node, Rule::NotifyWait);
      break;
    case OperationKind::Release: releases_[trace::TokenId(operation.subject)].push_back(node); break;
    case OperationKind::Acquire: {
      const std::vector<NodeId>& releases = releases_[trace::TokenId(operation.subject)];
      for (auto at = releases.rbegin(); at != releases.rend(); ++at) connect(*at, node, Rule::ReleaseAcquire);
      break;
    }
    case OperationKind::Register:
    case OperationKind::Unregister:
    case OperationKind::Invoke: match_callback(operation, node); break;
    default: break;
  }
}

void DetectBaseline::match_callback(const Operation& operation, NodeId node) {
  Callback& callback = callbacks_[trace::CallbackId(operation.subject)];
  const auto follow = [&](const std::vector<NodeId>& earlier, Rule rule) {
    for (auto at = earlier.rbegin(); at != earlier.rend(); ++at) connect(*at, node, rule);
  };
  if (operation.kind == OperationKind::Register) return callback.registered.push_back(node);
  if (operation.kind == OperationKind::Unregister) {
    follow(callback.registered, Rule::CallbackReg2);
    return follow(callback.invoked, Rule::CallbackUnreg);
  }
  follow(callback.registered, Rule::CallbackReg1);
  callback.invoked.push_back(node);
  if (!operation.has(Operation::k_synchronous)) return;
  connect(callback.last_synchronous, node, Rule::CallbackInv);
  callback.last_synchronous = node;
}

void DetectBaseline::match_exit(NodeId node) {
  ThreadState& thread = threads_[nodes_[node].thread];
  thread.exit = node;
  for (auto at = thread.ends.rbegin(); at != thread.ends.rend(); ++at) connect(*at, node, Rule::ThreadExit);
}

void DetectBaseline::note_enqueue(const Operation& operation, NodeId node) {
  const MessageId id = operation.message();
  spans_[id].enqueue = node;
  spans_[id].sender = operation.thread;
  spans_[id].waits = operation.has(Operation::k_synchronous);
  const trace::Message& message = tables_.messages[id];
  const bool looper = tables_.queues[message.queue].kind == trace::Queue::Kind::Looper;
  if (order::is_front(message)) queues_[message.queue].fronts.push_back(node);
  const bool to_own_looper = looper && nodes_[node].looper == message.queue;
  if (to_own_looper && message.type == MessageType::AtTime) timed_[nodes_[node].event].push_back(id);
}

void DetectBaseline::note_end(NodeId node) {
  const MessageId id = nodes_[node].message();
  Span& span = spans_[id];
  span.end = node;
  threads_[nodes_[node].thread].ends.push_back(node);
  const trace::Message& message = tables_.messages[id];
  QueueState& queue = queues_[message.queue];
  if (message.type == MessageType::Input) queue.inputs.add(span.begin, node, k_any);
  if (message.type == MessageType::Display) queue.displays.add(span.begin, node, k_any);
  if (message.type == MessageType::Ipc && span.enqueue.valid())
    (span.waits ? queue.waiting : queue.one_way)[process_of(id)].add(span.begin, node, span.enqueue);
}

void DetectBaseline::match_begin(NodeId node) {
  const MessageId id = nodes_[node].message();
  const trace::Message& message = tables_.messages[id];
  QueueState& queue = queues_[message.queue];
  queue.begins.push_back(node);
  queue.begun.push_back(id);
  queue.by_target[message.keys.target].push_back(id);
  if (auto early = early_.find(id); early != early_.end())
    for (const MessageId before : early->second) connect_events(before, id);
  connect(spans_[id].enqueue, node, Rule::MsgEnqueue);
  match_observed(node);
  match_at_time(node);
}

// Native, IpcHandle: the latest events that imply all others.
void DetectBaseline::match_observed(NodeId node) {
  const MessageId id = nodes_[node].message();
  const trace::Message& message = tables_.messages[id];
  QueueState& queue = queues_[message.queue];
  const auto follow = [&](const order::ObservedHistory& history, NodeId sent, Rule rule) {
    history.for_each_before(sent, false, [&](NodeId end) { connect(end, node, rule); });
  };
  if (message.type == MessageType::Input) follow(queue.inputs, k_any, Rule::Native);
  if (message.type == MessageType::Display) follow(queue.displays, k_any, Rule::Native);
  const Span& span = spans_[id];
  if (message.type != MessageType::Ipc || !span.enqueue.valid()) return;
  follow(queue.waiting[process_of(id)], span.enqueue, Rule::IpcHandle);
  if (!span.waits) follow(queue.one_way[process_of(id)], span.enqueue, Rule::IpcHandle);
}

void DetectBaseline::match_at_time(NodeId node) {
  const MessageId id = nodes_[node].message();
  const NodeId enqueue = spans_[id].enqueue;
  if (!enqueue.valid() || tables_.messages[id].type != MessageType::AtTime) return;
  const auto siblings = timed_.find(nodes_[enqueue].event);
  if (siblings == timed_.end()) return;
  for (const MessageId other : siblings->second) {
    if (other == id || tables_.messages[other].queue != tables_.messages[id].queue) continue;
    const bool posted_first = spans_[other].enqueue < enqueue;
    if (order::at_time_order(tables_.messages[other], tables_.messages[id], posted_first))
      connect(spans_[other].end, node, Rule::MsgAtTime);
  }
}

}  // namespace antecede::bench

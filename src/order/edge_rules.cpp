#include "order/edge_rules.h"

#include "order/ipc_call.h"
#include "order/rules/barrier.h"
#include "order/rules/callback_inv.h"
#include "order/rules/callback_reg1.h"
#include "order/rules/callback_reg2.h"
#include "order/rules/callback_unreg.h"
#include "order/rules/looper_atomic.h"
#include "order/rules/msg_blocking.h"
#include "order/rules/msg_enqueue.h"
#include "order/rules/msg_instead.h"

namespace antecede::order {

using trace::MessageId;
using trace::MessageType;
using trace::Operation;
using trace::OperationKind;

namespace {

// LooperAtomic and the rules of queues may order the end of the message's event before others.
bool queue_orders(MessageId id, const trace::TraceTables& tables) {
  const trace::Message& message = tables.messages[id];
  return message.type == MessageType::Ipc || runs_one_event_at_a_time(tables.queues[message.queue].kind);
}

IpcCall ipc_call_of(const trace::Message& message, const MessageNodes& nodes, const trace::TraceTables& tables) {
  return {message.queue, nodes.sender, tables.threads[nodes.sender].process, nodes.waits};
}

}  // namespace

void EdgeRules::prepare(const Operation& operation, PlainPart plain, GraphDraft& draft) {
  trace::CallbackId callback(operation.subject);
  switch (operation.kind) {
    case OperationKind::Begin: return thread_loop_.enter(operation, plain.strand, plain.last, draft);
    case OperationKind::Acquire: return gather_releases(operation, draft);
    case OperationKind::Invoke: return gather_registrations(grown(callbacks_, callback), draft);
    case OperationKind::Unregister:
      gather_registrations_to_end(grown(callbacks_, callback), draft);
      return gather_invocations(grown(callbacks_, callback), draft);
    default: return;
  }
}

void EdgeRules::apply(const Operation& operation, NodeId node, GraphDraft& draft) {
  switch (operation.kind) {
    case OperationKind::ThreadInit:
    case OperationKind::ThreadExit:
    case OperationKind::Fork:
    case OperationKind::Join: return apply_to_thread(operation, node, draft);
    case OperationKind::Enqueue:
    case OperationKind::EnqueueEnd:
    case OperationKind::Remove:
    case OperationKind::Begin:
    case OperationKind::End:
    case OperationKind::PostBarrier:
    case OperationKind::RemoveBarrier: return apply_to_queue(operation, node, draft);
    case OperationKind::Notify: return notify_wait_.note_notification(operation.subject, node);
    case OperationKind::Wait: return notify_wait_.connect(operation.subject, node, draft);
    case OperationKind::Release: return note_release(operation, node);
    case OperationKind::Acquire: return connect_acquire(operation, node, draft);
    case OperationKind::Register:
    case OperationKind::Unregister:
    case OperationKind::Invoke: return apply_to_callback(operation, node, draft);
    default: return;
  }
}

void EdgeRules::apply_to_thread(const Operation& operation, NodeId node, GraphDraft& draft) {
  switch (operation.kind) {
    case OperationKind::ThreadInit:
      thread_init_.note_start(operation.thread, node);
      return thread_fork_.connect(operation.thread, node, draft);
    case OperationKind::ThreadExit:
      thread_join_.note_exit(operation.thread, node);
      return thread_exit_.connect(operation.thread, node, draft);
    case OperationKind::Fork: return thread_fork_.note_fork(operation.child(), node);
    case OperationKind::Join: return thread_join_.connect(operation.child(), node, draft);
    default: return;
  }
}

void EdgeRules::apply_to_queue(const Operation& operation, NodeId node, GraphDraft& draft) {
  switch (operation.kind) {
    case OperationKind::Enqueue: return enqueue(operation, node, draft);
    case OperationKind::EnqueueEnd: return connect_return(draft.message(operation.message()), node, draft);
    case OperationKind::Remove: return note_instead(operation, node, draft);
    case OperationKind::Begin: return begin(operation, node, draft);
    case OperationKind::End: return end(operation.message(), node, draft);
    case OperationKind::PostBarrier: return note_barrier_post(trace::BarrierId(operation.subject), node, draft);
    case OperationKind::RemoveBarrier: return note_barrier_removal(trace::BarrierId(operation.subject), node, draft);
    default: return;
  }
}

void EdgeRules::apply_to_callback(const Operation& operation, NodeId node, GraphDraft& draft) {
  CallbackHistory& callback = grown(callbacks_, trace::CallbackId(operation.subject));
  if (operation.kind == OperationKind::Register) return callback.registered.fresh.push_back(node);
  if (operation.kind == OperationKind::Unregister) {
    connect_registration_to_end(callback, node, draft);
    return connect_invocations(callback, node, draft);
  }
  connect_registration(callback, node, draft);
  callback.invoked.fresh.push_back(node);
  connect_invocation(callback, operation, node, draft);
}

// Of the sorts that a token can have, each is the business of a rule of its own.

void EdgeRules::gather_releases(const Operation& acquire, GraphDraft& draft) {
  const trace::TokenId token(acquire.subject);
  switch (acquire.token_sort()) {
    case 0: return release_acquire_.gather(token, draft);
    case Operation::k_handover: return handover_.gather(token, draft);
    case Operation::k_class_ready: return class_init_.gather(token, draft);
    default: return;
  }
}

void EdgeRules::note_release(const Operation& operation, NodeId node) {
  const trace::TokenId token(operation.subject);
  switch (operation.token_sort()) {
    case 0: return release_acquire_.note_release(token, node);
    case Operation::k_handover: return handover_.note_store(token, node);
    case Operation::k_class_ready: return class_init_.note_end(token, node);
    default: return;
  }
}

void EdgeRules::connect_acquire(const Operation& operation, NodeId node, GraphDraft& draft) {
  const trace::TokenId token(operation.subject);
  switch (operation.token_sort()) {
    case 0: return release_acquire_.connect(token, node, draft);
    case Operation::k_handover: return handover_.connect(token, node, draft);
    case Operation::k_class_ready: return class_init_.connect(token, node, draft);
    default: return;
  }
}

void EdgeRules::enqueue(const Operation& operation, NodeId node, GraphDraft& draft) {
  MessageNodes& message = draft.message(operation.message());
  message.enqueue = node;
  message.sender = operation.thread;
  message.waits = operation.has(Operation::k_synchronous);
  msg_at_time_.note_post(operation.message(), node, draft);
}

void EdgeRules::begin(const Operation& operation, NodeId node, GraphDraft& draft) {
  MessageId id = operation.message();
  draft.message(id).begin = node;
  draft.message(id).instead = NodeId();  // Its own event did the work, whatever was recorded before.
  draft.set_may_precede(node, true);     // MsgRemove.
  const MessageNodes nodes = draft.message(id);
  const trace::Message& message = draft.tables().messages[id];
  connect_post(nodes, draft);
  thread_loop_.connect(operation, node, draft);
  msg_at_time_.connect(id, draft);
  native_.connect(message, node, draft);
  if (message.type != MessageType::Ipc || !nodes.enqueue.valid()) return;
  ipc_handle_.connect(ipc_call_of(message, nodes, draft.tables()), nodes, draft);
}

void EdgeRules::end(MessageId id, NodeId node, GraphDraft& draft) {
  MessageNodes& nodes = draft.message(id);
  nodes.end = node;
  draft.set_may_precede(node, queue_orders(id, draft.tables()));
  const trace::Message& message = draft.tables().messages[id];
  native_.note_end(message, nodes);
  if (message.type != MessageType::Ipc || !nodes.enqueue.valid()) return;
  ipc_handle_.note_end(ipc_call_of(message, nodes, draft.tables()), nodes);
}

}  // namespace antecede::order

#include "trace/trace_sanitizer.h"

#include <utility>

namespace antecede::trace {

TraceSanitizer::TraceSanitizer(const TraceTables& tables, base::Diagnostics& diagnostics)
    : tables_(tables), diagnostics_(diagnostics), ranges_(tables) {
  tables_grew();
}

void TraceSanitizer::tables_grew() {
  ranges_ = IdRanges(tables_);
  threads_.resize(tables_.threads.size());
  messages_.resize(tables_.messages.size());
  barriers_.resize(tables_.barriers.size());
  const size_t known = queues_.size();
  queues_.resize(tables_.queues.size());
  for (size_t i = known; i < queues_.size(); ++i) queues_[QueueId(i)].thread = tables_.queues[QueueId(i)].thread;
}

void TraceSanitizer::drop(Code code) {
  struct Text {
    std::string_view code, message;
    base::Severity severity = base::Severity::Warning;
  };
  static constexpr Text k_texts[] = {
      {"trace.unknown-id", "an operation names something that does not exist"},
      {"trace.no-subject", "an operation does not say what it is about"},
      {"trace.init-twice", "a thread begins although it has run before"},
      {"trace.after-exit", "a thread does something after its end"},
      {"trace.bad-fork", "a thread is started that ran before, or starts itself"},
      {"trace.bad-join", "a thread is joined that has not ended"},
      {"trace.no-queue", "a message belongs to no queue"},
      {"trace.enqueue-twice", "a message is enqueued twice"},
      {"trace.enqueue-late", "a message is enqueued after its event began"},
      {"trace.begin-twice", "an event begins twice"},
      {"trace.begin-after-remove", "an event begins although its message was removed", base::Severity::Info},
      {"trace.missing-end", "an event does not end before the next one begins"},
      {"trace.other-thread", "an event of a looper runs on another thread"},
      {"trace.overlap", "two events of a serial queue overlap"},
      {"trace.end-without-begin", "an event ends that is not running"},
      {"trace.open-event", "an event is still running at the end", base::Severity::Info},
      {"trace.bad-enqueue-end", "a blocking enqueue ends that does not exist or whose message still runs"},
      {"trace.bad-barrier", "a barrier is posted twice or removed without being there"},
      {"trace.notify-twice", "a notification is given twice"},
      {"trace.wait-for-nobody", "a wait ends by a notification that nobody gave"},
      {"trace.unlock-without-lock", "a lock is released that is not held"},
      {"trace.other-queue", "an operation names another queue than its message or barrier"},
  };
  const Text& text = k_texts[static_cast<size_t>(code)];
  diagnostics_.add(text.code, text.severity, std::string(text.message));
}

void TraceSanitizer::feed_rare(Operation operation, std::vector<Operation>& out) {
  const OperationKind kind = operation.kind;
  const bool may_be_none = kind == OperationKind::ThreadInit || kind == OperationKind::ThreadExit ||
                           kind == OperationKind::Remove || kind == OperationKind::Wait;
  if (operation.subject == Operation::k_none && !may_be_none) return drop(Code::NoSubject);
  if (threads_[operation.thread].exited) return drop(Code::AfterExit);
  if (operation.can_fail() && !operation.has(Operation::k_failed)) {
    operation.object = Operation::k_none;
    operation.flags &= static_cast<uint8_t>(~Operation::k_has_value);
    operation.value = 0;
  }
  const bool accepted = accept(operation, out);
  if (kind != OperationKind::ThreadInit || accepted) threads_[operation.thread].seen = true;
  if (accepted) out.push_back(operation);
}

bool TraceSanitizer::accept(Operation& operation, std::vector<Operation>& out) {
  switch (operation.kind) {
    case OperationKind::ThreadInit: return accept_init(operation);
    case OperationKind::ThreadExit: return accept_exit(operation, out);
    case OperationKind::Fork: return accept_fork(operation);
    case OperationKind::Join: return accept_join(operation);
    case OperationKind::Enqueue: return accept_enqueue(operation);
    case OperationKind::EnqueueEnd: return accept_enqueue_end(operation);
    case OperationKind::Remove:
      if (operation.subject != Operation::k_none) messages_[operation.message()].removed = true;
      return true;
    case OperationKind::Begin: return accept_begin(operation, out);
    case OperationKind::End: return accept_end(operation);
    case OperationKind::PostBarrier:
    case OperationKind::RemoveBarrier: return accept_barrier(operation);
    case OperationKind::Notify: return accept_notify(operation);
    case OperationKind::Wait: return accept_wait(operation);
    case OperationKind::Lock: return accept_lock(operation);
    case OperationKind::Unlock: return accept_unlock(operation);
    case OperationKind::Release:
    case OperationKind::Acquire:
    case OperationKind::Register:
    case OperationKind::Unregister:
    case OperationKind::Invoke:
    case OperationKind::Read:
    case OperationKind::Write: return true;
  }
  return false;
}

bool TraceSanitizer::accept_init(const Operation& operation) {
  return !threads_[operation.thread].seen || refuse(Code::InitTwice);
}

bool TraceSanitizer::accept_exit(const Operation& operation, std::vector<Operation>& out) {
  if (threads_[operation.thread].open.valid()) {
    drop(Code::MissingEnd);
    end_open_event(operation.thread, out);
  }
  threads_[operation.thread].exited = true;
  return true;
}

bool TraceSanitizer::accept_fork(const Operation& operation) {
  ThreadState& child = threads_[operation.child()];
  if (operation.child() == operation.thread || child.forked || child.seen) return refuse(Code::BadFork);
  child.forked = true;
  return true;
}

bool TraceSanitizer::accept_join(const Operation& operation) {
  return threads_[operation.child()].exited || refuse(Code::BadJoin);
}

void TraceSanitizer::set_queue(Operation& operation, QueueId queue) {
  if (operation.queue() == queue) return;
  if (operation.queue().valid()) drop(Code::OtherQueue);
  operation.object = queue.value();
}

bool TraceSanitizer::accept_enqueue(Operation& operation) {
  MessageState& message = messages_[operation.message()];
  const QueueId queue = tables_.messages[operation.message()].queue;
  if (!tables_.queues.contains(queue)) return refuse(Code::NoQueue);
  if (message.enqueued) return refuse(Code::EnqueueTwice);
  if (message.begun) return refuse(Code::EnqueueLate);
  message.enqueued = true;
  message.sender = operation.thread;
  set_queue(operation, queue);
  return true;
}

bool TraceSanitizer::accept_enqueue_end(const Operation& operation) {
  MessageState& message = messages_[operation.message()];
  const bool runs = message.begun && !message.ended;
  if (!message.enqueued || message.returned || runs || message.sender != operation.thread)
    return refuse(Code::BadEnqueueEnd);
  message.returned = true;
  return true;
}

/// Whether the queue lets an event begin on this thread now.
bool TraceSanitizer::may_begin_here(const Operation& operation) {
  const QueueId id = tables_.messages[operation.message()].queue;
  QueueState& queue = queues_[id];
  if (tables_.queues[id].kind == Queue::Kind::Looper) {
    if (!queue.thread.valid()) queue.thread = operation.thread;
    return queue.thread == operation.thread || refuse(Code::OtherThread);
  }
  if (tables_.queues[id].kind == Queue::Kind::Serial && queue.running.valid()) return refuse(Code::Overlap);
  return true;
}

bool TraceSanitizer::accept_begin(const Operation& operation, std::vector<Operation>& out) {
  MessageState& message = messages_[operation.message()];
  const QueueId queue = tables_.messages[operation.message()].queue;
  if (!tables_.queues.contains(queue)) return refuse(Code::NoQueue);
  if (message.begun) return refuse(Code::BeginTwice);
  if (threads_[operation.thread].open.valid()) {
    drop(Code::MissingEnd);
    end_open_event(operation.thread, out);
  }
  if (!may_begin_here(operation)) return false;
  if (message.removed) drop(Code::BeginAfterRemove);
  message.begun = true;
  queues_[queue].running = operation.message();
  threads_[operation.thread].open = operation.message();
  return true;
}

bool TraceSanitizer::accept_end(const Operation& operation) {
  ThreadState& thread = threads_[operation.thread];
  if (thread.open != operation.message()) return refuse(Code::EndWithoutBegin);
  thread.open = MessageId();
  messages_[operation.message()].ended = true;
  QueueState& queue = queues_[tables_.messages[operation.message()].queue];
  if (queue.running == operation.message()) queue.running = MessageId();
  return true;
}

void TraceSanitizer::end_open_event(ThreadId thread, std::vector<Operation>& out) {
  Operation end;
  end.kind = OperationKind::End;
  end.thread = thread;
  end.subject = threads_[thread].open.value();
  accept_end(end);
  out.push_back(end);
}

bool TraceSanitizer::accept_barrier(Operation& operation) {
  const BarrierId id(operation.subject);
  const bool post = operation.kind == OperationKind::PostBarrier;
  const QueueId queue = tables_.barriers[id].queue;
  if (!tables_.queues.contains(queue)) return refuse(Code::NoQueue);
  if (barriers_[id] != (post ? BarrierState::Unknown : BarrierState::Posted)) return refuse(Code::BadBarrier);
  barriers_[id] = post ? BarrierState::Posted : BarrierState::Removed;
  set_queue(operation, queue);
  return true;
}

bool TraceSanitizer::accept_notify(const Operation& operation) {
  return notified_.insert(operation.subject).second || refuse(Code::NotifyTwice);
}

bool TraceSanitizer::accept_wait(Operation& operation) {
  if (operation.subject != Operation::k_none && !notified_.contains(operation.subject)) {
    drop(Code::WaitForNobody);
    operation.subject = Operation::k_none;
  }
  return true;
}

bool TraceSanitizer::accept_lock(const Operation& operation) {
  ++held_[{operation.thread, operation.subject}];
  return true;
}

bool TraceSanitizer::accept_unlock(const Operation& operation) {
  const auto held = held_.find({operation.thread, operation.subject});
  if (held == held_.end()) return refuse(Code::UnlockWithoutLock);
  if (--held->second == 0) held_.erase(held);
  return true;
}

void TraceSanitizer::finish(std::vector<Operation>& out) {
  for (size_t i = 0; i < threads_.size(); ++i) {
    if (!threads_[ThreadId(i)].open.valid()) continue;
    drop(Code::OpenEvent);
    end_open_event(ThreadId(i), out);
  }
}

Trace sanitize_trace(Trace trace, base::Diagnostics& diagnostics) {
  TraceSanitizer sanitizer(trace.tables, diagnostics);
  std::vector<Operation> operations;
  operations.reserve(trace.operations.size());
  for (const Operation& operation : trace.operations) sanitizer.feed(operation, operations);
  sanitizer.finish(operations);
  trace.operations = {};
  trace.operations.reserve(operations.size());
  for (const Operation& operation : operations) trace.operations.push_back(operation);
  return trace;
}

}  // namespace antecede::trace

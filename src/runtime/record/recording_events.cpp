// The half of TraceRecorder about queues, messages, events and callbacks.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/machine.h"
#include "runtime/record/event_label.h"
#include "runtime/record/recording.h"

namespace antecede::runtime {

using trace::MessageType;
using trace::OperationKind;

void TraceRecorder::queue_made(uint32_t queue, TaskQueue::Kind kind, const Thread* looper) {
  if (queue >= now_.queues.size()) now_.queues.resize(queue + 1);
  trace::Queue entry;
  entry.kind = static_cast<trace::Queue::Kind>(kind);
  if (looper) entry.thread = state_of(*looper).id;
  constexpr const char* k_words[] = {"looper", "serial", "pool", "binder"};
  const std::string name =
      looper ? "looper of " + thread_name(*looper) : fmt::format("{} {}", k_words[static_cast<size_t>(kind)], queue);
  entry.name = tables_.name(name);
  now_.queues[queue] = tables_.add_queue(entry);
}

namespace {

MessageType type_of(const QueuedTask& task) {
  using Origin = QueuedTask::Origin;
  constexpr MessageType k_types[] = {MessageType::Delayed, MessageType::AtTime, MessageType::Front,
                                     MessageType::Idle};
  switch (task.origin) {
    case Origin::Input: return MessageType::Input;
    case Origin::Display: return MessageType::Display;
    case Origin::Ipc:
    case Origin::IpcCall: return MessageType::Ipc;
    case Origin::Program:
    case Origin::Outside: break;
  }
  return k_types[static_cast<size_t>(task.kind)];
}

}  // namespace

trace::MessageId TraceRecorder::message(uint64_t number) const {
  return number < now_.messages.size() ? now_.messages[number] : trace::MessageId();
}

/// With the keys and the name of what runs.
trace::MessageId TraceRecorder::add_message(uint32_t queue, Ref task) {
  ObjectHeader* object = machine_->object(task);
  const KnownClasses& known = machine_->known();
  trace::Message entry;
  entry.queue = now_.queues[queue];
  const Ref callback = field_at<Ref>(object, known.task_callback);
  entry.keys.target = places_->object(field_at<Ref>(object, known.task_target));
  entry.keys.callback = places_->object(callback);
  entry.keys.token = places_->object(field_at<Ref>(object, known.task_token));
  entry.keys.what = field_at<int32_t>(object, known.task_what);
  entry.label = tables_.name(event_label_of(*machine_, task));
  return tables_.add_message(entry);
}

void TraceRecorder::enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) {
  const trace::MessageId id = add_message(queue, task.task);
  trace::Message entry = entries_.messages[id];
  entry.type = type_of(task);
  entry.asynchronous = task.asynchronous;
  entry.rerun = task.rerun;
  if (task.kind == QueuedTask::Kind::Delayed) entry.time = std::max<int64_t>(time, 0);
  if (task.kind == QueuedTask::Kind::AtTime) entry.time = time;
  tables_.set_message(id, entry);
  if (task.message >= now_.messages.size()) now_.messages.resize(task.message + 1);
  now_.messages[task.message] = id;
  if (task.is_from_outside()) return;
  OpenEvent* const event = innermost(state_of(thread));
  const bool is_looper = entries_.queues[entry.queue].kind == trace::Queue::Kind::Looper;
  if (event && !is_looper && task.origin == QueuedTask::Origin::Program) now_.posters[id] = event->first;
  if (task.rerun && event) {
    event->at_end.push_back(operation(thread, OperationKind::Enqueue, id.value(), entry.queue.value()));
    return;
  }
  const bool waits = task.origin == QueuedTask::Origin::IpcCall;
  add(thread, OperationKind::Enqueue, id.value(), entry.queue.value(), waits ? trace::Operation::k_synchronous : 0);
}

void TraceRecorder::returned(const Thread& thread, uint64_t number) {
  const trace::MessageId id = message(number);
  if (id.valid()) add(thread, OperationKind::EnqueueEnd, id.value());
}

void TraceRecorder::removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) {
  trace::Removal removal;
  removal.queue = now_.queues[queue];
  removal.matched_keys = static_cast<uint8_t>(keys.keys & TaskKeys::k_all);
  if (keys.keys & TaskKeys::k_target) removal.keys.target = places_->object(keys.target);
  if (keys.keys & TaskKeys::k_callback) removal.keys.callback = places_->object(keys.callback);
  if (keys.keys & TaskKeys::k_token) removal.keys.token = places_->object(keys.token);
  if (keys.keys & TaskKeys::k_what) removal.keys.what = keys.what;
  // A null token matches every one.
  if (!removal.keys.token.valid()) removal.matched_keys &= static_cast<uint8_t>(~trace::Removal::k_token);
  const trace::MessageId taken = task ? message(task->message) : trace::MessageId();
  const bool instead = keys.keys & TaskKeys::k_instead && taken.valid();
  add(thread, OperationKind::Remove, taken.value(), tables_.add_removal(removal).value(),
      instead ? trace::Operation::k_synchronous : 0);
}

/// A removal of no queue names nothing but its message.
void TraceRecorder::withdrawn(const Thread& thread, uint32_t, const QueuedTask& task) {
  const trace::MessageId taken = message(task.message);
  if (taken.valid()) add(thread, OperationKind::Remove, taken.value(), tables_.add_removal({}).value());
}

// Events ------------------------------------------------------------------------------------------------------------

/// The event that an operation of the thread is in; null: none.
TraceRecorder::OpenEvent* TraceRecorder::innermost(ThreadState& state) {
  for (auto event = state.events.rbegin(); event != state.events.rend(); ++event)
    if (event->message.valid()) return &*event;
  return nullptr;
}

/// Ends the event here. The rest of it is posted by its last operation, in a way that orders it with nothing else: as
/// an asynchronous message for the last point of time there is.
void TraceRecorder::interrupt_event(const Thread& thread, OpenEvent& event) {
  const trace::Message begun = entries_.messages[event.message];
  trace::Message rest;
  rest.queue = begun.queue;
  rest.type = MessageType::AtTime;
  rest.time = INT64_MAX;
  rest.asynchronous = true;
  rest.label = entries_.messages[event.first].label;
  const trace::MessageId id = tables_.add_message(rest);
  add(thread, OperationKind::Enqueue, id.value(), rest.queue.value());
  add(thread, OperationKind::End, event.message.value());
  event.message = id;
}

void TraceRecorder::event_began(const Thread& thread, uint32_t queue, uint64_t number, Ref task) {
  ThreadState& state = state_of(thread);
  OpenEvent* const outer = innermost(state);
  trace::MessageId id = message(number);
  if (outer && !id.valid()) {
    state.events.emplace_back();
    return;
  }
  if (!id.valid()) id = add_message(queue, task);
  if (outer) interrupt_event(thread, *outer);
  state.events.push_back({id, id, {}});
  add(thread, OperationKind::Begin, id.value());
}

void TraceRecorder::event_ended(const Thread& thread, uint32_t, uint64_t) {
  ThreadState& state = state_of(thread);
  if (state.events.empty()) return;
  const OpenEvent ended = std::move(state.events.back());
  state.events.pop_back();
  const std::optional<TracedThrows::Throw> failure = std::exchange(state.failure, {});
  if (!ended.message.valid()) return;
  for (const trace::Operation& last : ended.at_end) append(last);
  add_end(thread, OperationKind::End, ended.message.value(), failure);
  const OpenEvent* const outer = innermost(state);
  const auto poster = now_.posters.find(ended.first);
  const bool returns = outer && poster != now_.posters.end() && poster->second == outer->first;
  if (poster != now_.posters.end()) now_.posters.erase(poster);
  if (outer) add(thread, OperationKind::Begin, outer->message.value());
  // Who announced it has run it at once, and goes on after it.
  if (returns) add(thread, OperationKind::EnqueueEnd, ended.first.value());
}

void TraceRecorder::barrier_posted(const Thread& thread, uint32_t queue, int32_t token, int64_t time) {
  const trace::BarrierId id = tables_.add_barrier({now_.queues[queue], time});
  now_.barriers[token] = id;
  add(thread, OperationKind::PostBarrier, id.value(), now_.queues[queue].value());
}

void TraceRecorder::barrier_removed(const Thread& thread, uint32_t queue, int32_t token) {
  add(thread, OperationKind::RemoveBarrier, now_.barriers[token].value(), now_.queues[queue].value());
}

// Callbacks ---------------------------------------------------------------------------------------------------------

void TraceRecorder::registered(const Thread& thread, const CallbackRegistration& registration) {
  const std::string name = fmt::format("{} {}", registration.slot,
                                       machine_->names().class_name(machine_->class_of(registration.listener)));
  const trace::CallbackId id = tables_.add_callback(tables_.name(name));
  now_.callbacks[registration.id] = id;
  add(thread, OperationKind::Register, id.value());
}

void TraceRecorder::unregistered(const Thread& thread, const CallbackRegistration& registration) {
  const auto known = now_.callbacks.find(registration.id);
  if (known == now_.callbacks.end()) return;
  add(thread, OperationKind::Unregister, known->second.value());
  now_.callbacks.erase(known);
}

void TraceRecorder::invoked(const Thread& thread, const CallbackRegistration& registration, bool synchronous) {
  const auto known = now_.callbacks.find(registration.id);
  if (known != now_.callbacks.end())
    add(thread, OperationKind::Invoke, known->second.value(), trace::Operation::k_none,
        synchronous ? trace::Operation::k_synchronous : 0);
}

void TraceRecorder::renewed(const Thread&, Ref object) {
  places_->renew(object);
}

void TraceRecorder::process_ended() {
  places_->forget_statics();
}

}  // namespace antecede::runtime

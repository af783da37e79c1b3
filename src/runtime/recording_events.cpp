// The half of TraceRecorder about queues, messages, events and callbacks.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/machine.h"
#include "runtime/recording.h"

namespace antecede::runtime {

using trace::MessageType;
using trace::OperationKind;

void TraceRecorder::queue_made(uint32_t queue, TaskQueue::Kind kind, const Thread* looper) {
  if (queue >= queues_.size()) queues_.resize(queue + 1);
  trace::Queue entry;
  entry.kind = static_cast<trace::Queue::Kind>(kind);
  if (looper) entry.thread = state_of(*looper).id;
  constexpr const char* k_words[] = {"looper", "serial", "pool"};
  const std::string name =
      looper ? "looper of " + thread_name(*looper) : fmt::format("{} {}", k_words[static_cast<size_t>(kind)], queue);
  entry.name = tables_.name(name);
  queues_[queue] = tables_.add_queue(entry);
}

trace::MessageId TraceRecorder::message(uint64_t number) const {
  return number < messages_.size() ? messages_[number] : trace::MessageId();
}

/// With the keys and the name of what runs.
trace::MessageId TraceRecorder::add_message(uint32_t queue, Ref task) {
  ObjectHeader* object = machine_->object(task);
  const KnownClasses& known = machine_->known;
  trace::Message entry;
  entry.queue = queues_[queue];
  const Ref callback = field_at<Ref>(object, known.task_callback);
  entry.keys.target = places_->object(field_at<Ref>(object, known.task_target));
  entry.keys.callback = places_->object(callback);
  entry.keys.token = places_->object(field_at<Ref>(object, known.task_token));
  entry.keys.what = field_at<int32_t>(object, known.task_what);
  entry.label = tables_.name(machine_->class_of(callback ? callback : task).java_name() + ".run()");
  return tables_.add_message(entry);
}

void TraceRecorder::enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) {
  const trace::MessageId id = add_message(queue, task.task);
  trace::Message entry = entries_.messages[id];
  constexpr MessageType k_types[] = {MessageType::Delayed, MessageType::AtTime, MessageType::Front,
                                     MessageType::Idle};
  entry.type = k_types[static_cast<size_t>(task.kind)];
  entry.asynchronous = task.asynchronous;
  entry.rerun = task.rerun;
  if (task.kind == QueuedTask::Kind::Delayed) entry.time = std::max<int64_t>(time, 0);
  if (task.kind == QueuedTask::Kind::AtTime) entry.time = time;
  tables_.set_message(id, entry);
  if (task.message >= messages_.size()) messages_.resize(task.message + 1);
  messages_[task.message] = id;
  ThreadState& state = state_of(thread);
  if (!task.rerun || state.depth == 0) return add(thread, OperationKind::Enqueue, id.value(), entry.queue.value());
  state.at_end.push_back(operation(thread, OperationKind::Enqueue, id.value(), entry.queue.value()));
}

void TraceRecorder::removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) {
  trace::Removal removal;
  removal.queue = queues_[queue];
  removal.matched_keys = static_cast<uint8_t>(keys.keys);
  if (keys.keys & TaskKeys::k_target) removal.keys.target = places_->object(keys.target);
  if (keys.keys & TaskKeys::k_callback) removal.keys.callback = places_->object(keys.callback);
  if (keys.keys & TaskKeys::k_token) removal.keys.token = places_->object(keys.token);
  if (keys.keys & TaskKeys::k_what) removal.keys.what = keys.what;
  // A null token matches every one.
  if (!removal.keys.token.valid()) removal.matched_keys &= static_cast<uint8_t>(~trace::Removal::k_token);
  const trace::MessageId taken = task ? message(task->message) : trace::MessageId();
  add(thread, OperationKind::Remove, taken.value(), tables_.add_removal(removal).value());
}

void TraceRecorder::event_began(const Thread& thread, uint32_t queue, uint64_t number, Ref task) {
  ThreadState& state = state_of(thread);
  if (++state.depth > 1) return;
  state.message = message(number);
  if (!state.message.valid()) state.message = add_message(queue, task);
  add(thread, OperationKind::Begin, state.message.value());
}

void TraceRecorder::event_ended(const Thread& thread, uint32_t, uint64_t) {
  ThreadState& state = state_of(thread);
  if (state.depth == 0 || --state.depth > 0) return;
  for (const trace::Operation& last : state.at_end) append(last);
  state.at_end.clear();
  add(thread, OperationKind::End, state.message.value());
}

void TraceRecorder::barrier_posted(const Thread& thread, uint32_t queue, int32_t token, int64_t time) {
  const trace::BarrierId id = tables_.add_barrier({queues_[queue], time});
  barriers_[token] = id;
  add(thread, OperationKind::PostBarrier, id.value(), queues_[queue].value());
}

void TraceRecorder::barrier_removed(const Thread& thread, uint32_t queue, int32_t token) {
  add(thread, OperationKind::RemoveBarrier, barriers_[token].value(), queues_[queue].value());
}

// Callbacks ---------------------------------------------------------------------------------------------------------

trace::CallbackId TraceRecorder::callback(Ref source, std::string_view slot, Ref listener) {
  const CallbackKey key{places_->object(source), std::string(slot), places_->object(listener)};
  const auto [entry, is_new] = callbacks_.try_emplace(key);
  if (is_new) {
    const std::string listener_name = listener ? machine_->class_of(listener).java_name() : "none";
    entry->second = tables_.add_callback(tables_.name(fmt::format("{} {}", slot, listener_name)));
  }
  return entry->second;
}

void TraceRecorder::registered(const Thread& thread, Ref source, std::string_view slot, Ref listener) {
  add(thread, OperationKind::Register, callback(source, slot, listener).value());
}

void TraceRecorder::unregistered(const Thread& thread, Ref source, std::string_view slot, Ref listener) {
  if (listener) return add(thread, OperationKind::Unregister, callback(source, slot, listener).value());
  const trace::ObjectId wanted = places_->object(source);
  std::vector<trace::CallbackId> all;
  for (const auto& [key, id] : callbacks_)
    if (std::get<0>(key) == wanted && std::get<1>(key) == slot) all.push_back(id);
  std::ranges::sort(all);
  for (const trace::CallbackId id : all) add(thread, OperationKind::Unregister, id.value());
}

void TraceRecorder::invoked(const Thread& thread, Ref source, std::string_view slot, Ref listener) {
  add(thread, OperationKind::Invoke, callback(source, slot, listener).value(), trace::Operation::k_none,
      trace::Operation::k_synchronous);
}

}  // namespace antecede::runtime

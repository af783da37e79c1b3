// Intrinsics: listeners of the app, the environment that calls them, and what else that decides.
#include "runtime/natives/intrinsics_queues.h"
#include "runtime/natives/native_table.h"

namespace antecede::runtime {

namespace {

std::string slot_name(const NativeCall& call, size_t argument) {
  const Ref text = call.ref_at(argument);
  return text ? Strings(call.machine.heap(), call.machine.known()).utf8(text) : std::string();
}

/// Calls that wait in a looper are dropped: the system looks for the listener when it calls.
void drop_calls(Machine& machine, const CallbackRegistration& gone) {
  const auto is_call = [&](const QueuedTask& task) { return task.callback == gone.id; };
  for (uint32_t i = 0; i < machine.state().queues.size(); ++i) machine.state().queues[i].tasks.erase_if(is_call);
}

void unregister(NativeCall& call, Ref source, std::string_view slot, Ref listener) {
  Machine& machine = call.machine;
  for (const CallbackRegistration& gone : machine.state().callbacks.remove(source, slot, listener)) {
    if (machine.observer()) machine.observer()->unregistered(call.thread, gone);
    drop_calls(machine, gone);
  }
}

/// From the argument `first` on: source, slot, listener, whether it adds. A slot has one listener unless it adds.
NativeOutcome add_registration(NativeCall& call, size_t first, Ref queue) {
  Machine& machine = call.machine;
  CallbackRegistration made;
  made.source = call.ref_at(first);
  made.slot = slot_name(call, first + 1);
  made.listener = call.ref_at(first + 2);
  made.queue = queue;
  if (!call.int_at(first + 3)) unregister(call, made.source, made.slot, k_null);
  if (!made.listener) return call.done();
  constexpr size_t k_most = 1 << 20;  // More would need memory that no limit of the program counts.
  if (machine.state().callbacks.size() >= k_most)
    return machine.throw_new(call.thread, "java/lang/OutOfMemoryError", "too many listeners");
  const CallbackRegistration& added = machine.state().callbacks.add(std::move(made));
  if (machine.observer()) machine.observer()->registered(call.thread, added);
  return call.done();
}

/// The queue of the calls, or null.
TaskQueue* queue_for(Machine& machine, const CallbackRegistration& registration) {
  if (!registration.queue) return machine.state().queues.main_looper();
  const uint32_t id = machine.hidden_number(registration.queue) - 1;
  return id < machine.state().queues.size() ? &machine.state().queues[id] : nullptr;
}

}  // namespace

NativeOutcome callback_register(NativeCall& call) {
  return add_registration(call, 0, k_null);
}

NativeOutcome callback_register_on(NativeCall& call) {
  return add_registration(call, 1, call.ref_at(0));
}

NativeOutcome callback_unregister(NativeCall& call) {
  unregister(call, call.ref_at(0), slot_name(call, 1), call.ref_at(2));
  return call.done();
}

NativeOutcome callback_deliver(NativeCall& call) {
  Machine& machine = call.machine;
  const CallbackRegistration* found =
      machine.state().callbacks.find(call.ref_at(0), slot_name(call, 1), call.ref_at(2));
  const TaskQueue* queue = found ? queue_for(machine, *found) : nullptr;
  if (!queue) return call.give_ref(k_null);
  QueuedTask task;
  task.task = call.ref_at(3);
  task.origin = QueuedTask::Origin::Outside;
  task.callback = found->id;
  enqueue(machine, call.thread, machine.hidden_number(queue->object) - 1, task, 0);
  return call.give_ref(queue->object);
}

NativeOutcome callback_invoke(NativeCall& call) {
  Machine& machine = call.machine;
  const CallbackRegistration* found =
      machine.state().callbacks.find(call.ref_at(0), slot_name(call, 1), call.ref_at(2));
  if (found && machine.observer()) machine.observer()->invoked(call.thread, *found, true);
  return call.done();
}

NativeOutcome world_choose(NativeCall& call) {
  const int32_t count = call.int_at(1);
  if (count < 2) return call.give(int32_t(0));
  constexpr int32_t k_most = 1 << 20;
  if (count > k_most) return call.machine.throw_new(call.thread, "java/lang/IllegalArgumentException");
  const std::string what = Strings(call.machine.heap(), call.machine.known()).utf8(call.ref_at(0));
  Choice choice;
  choice.kind = ChoiceKind::World;
  choice.count = static_cast<uint32_t>(count);
  choice.what = what;
  const size_t chosen = call.machine.schedule().choose(choice);
  if (chosen < choice.count) return call.give(static_cast<int32_t>(chosen));
  call.machine.stop(Outcome::Kind::Misfit, 3, call.machine.schedule().failure());
  return NativeOutcome::Stop;
}

/// Asking takes time: who waits for a time by asking gets there.
constexpr int64_t k_question_nanos = 100;

NativeOutcome world_uptime(NativeCall& call) {
  call.machine.let_pass(k_question_nanos);
  return call.give(call.machine.state().now);
}

NativeOutcome world_time(NativeCall& call) {
  call.machine.let_pass(k_question_nanos);
  return call.give(call.machine.wall_clock_millis());
}

NativeOutcome world_print(NativeCall& call) {
  ArrayHeader* array = call.machine.array(call.ref_at(1));
  const int32_t offset = call.int_at(2), count = call.int_at(3);
  if (offset < 0 || count < 0 || int64_t(offset) + count > array->length)
    return call.machine.throw_new(call.thread, "java/lang/IndexOutOfBoundsException");
  call.machine.print(call.int_at(0), {elements_of<char>(array) + offset, static_cast<size_t>(count)});
  return call.done();
}

}  // namespace antecede::runtime

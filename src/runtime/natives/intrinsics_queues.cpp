// Intrinsics: queues of tasks and their events.
#include <algorithm>

#include "runtime/classes/stub_natives.h"
#include "runtime/natives/intrinsics_queues.h"
#include "runtime/natives/native_table.h"
#include "runtime/record/event_label.h"
#include "runtime/report/noting.h"

namespace antecede::runtime {

namespace {

/// More would need memory that no limit of the program counts.
constexpr size_t k_most_queues = 1 << 16, k_most_tasks = 1 << 22;

NativeOutcome too_many(NativeCall& call, const char* what) {
  return call.machine.throw_new(call.thread, "java/lang/OutOfMemoryError", what);
}

NativeOutcome make_queue(NativeCall& call, TaskQueue::Kind kind, const Thread* looper) {
  Machine& machine = call.machine;
  if (machine.state().queues.size() >= k_most_queues) return too_many(call, "too many queues");
  const Ref object = machine.heap().allocate(*machine.known().queue);
  if (!object) return machine.out_of_memory(call.thread);
  const uint32_t id = machine.state().queues.add(kind, looper ? looper->id : 0, object);
  machine.hidden_number(object) = id + 1;
  if (machine.observer()) machine.observer()->queue_made(id, kind, looper);
  return call.give_ref(object);
}

uint32_t queue_id(const NativeCall& call) {
  return call.machine.hidden_number(call.ref_at(0)) - 1;
}

/// An object that reflection made has no queue behind it.
bool has_queue(const NativeCall& call) {
  return queue_id(call) < call.machine.state().queues.size();
}

NativeOutcome no_queue(NativeCall& call) {
  note_misuse(call.machine, call.thread, "not a queue");
  return call.machine.throw_new(call.thread, "java/lang/IllegalStateException", "not a queue");
}

NativeOutcome no_task(NativeCall& call) {
  note_misuse(call.machine, call.thread, "no task");
  return call.machine.throw_new(call.thread, "java/lang/NullPointerException");
}

TaskQueue& queue_of(const NativeCall& call) {
  return call.machine.state().queues[queue_id(call)];
}

bool matches(const Machine& machine, const QueuedTask& task, const TaskKeys& keys) {
  if (task.kind == QueuedTask::Kind::Barrier) return false;
  ObjectHeader* object = machine.object(task.task);
  const KnownClasses& known = machine.known();
  if (keys.keys & TaskKeys::k_target && field_at<Ref>(object, known.task_target) != keys.target) return false;
  if (keys.keys & TaskKeys::k_callback && field_at<Ref>(object, known.task_callback) != keys.callback) return false;
  if (keys.keys & TaskKeys::k_what && field_at<int32_t>(object, known.task_what) != keys.what) return false;
  const bool token = keys.keys & TaskKeys::k_token && keys.token;
  return !token || field_at<Ref>(object, known.task_token) == keys.token;
}

TaskKeys keys_of(const NativeCall& call) {
  TaskKeys keys;
  keys.target = call.ref_at(1);
  keys.callback = call.ref_at(2);
  keys.what = call.int_at(3);
  keys.token = call.ref_at(4);
  keys.keys = call.int_at(5);
  return keys;
}

constexpr int64_t k_millisecond = 1'000'000;

/// Rounded down to milliseconds. Times far before the start are one, as those far behind it are.
int64_t whole(int64_t nanos) {
  nanos = std::clamp(nanos, -Machine::k_last_moment, Machine::k_last_moment);
  return nanos - ((nanos % k_millisecond) + k_millisecond) % k_millisecond;
}

/// A looper's thread that waits looks again.
void tell_looper(Machine& machine, uint32_t queue) {
  machine.retry_waiters(WaitKind::Task, k_null, queue);
  machine.offer_switch_later();
}

}  // namespace

NativeOutcome queue_looper(NativeCall& call) {
  const Thread* thread = call.ref_at(0) ? call.machine.thread_of(call.ref_at(0)) : nullptr;
  return make_queue(call, TaskQueue::Kind::Looper, thread ? thread : &call.thread);
}

NativeOutcome queue_serial(NativeCall& call) {
  return make_queue(call, TaskQueue::Kind::Serial, nullptr);
}

NativeOutcome queue_pool(NativeCall& call) {
  return make_queue(call, TaskQueue::Kind::Pool, nullptr);
}

NativeOutcome queue_binder(NativeCall& call) {
  return make_queue(call, TaskQueue::Kind::Binder, nullptr);
}

void enqueue(Machine& machine, Thread& thread, uint32_t id, QueuedTask task, int64_t time) {
  TaskQueue& queue = machine.state().queues[id];
  const bool is_looper = queue.kind == TaskQueue::Kind::Looper;
  if (task.kind == QueuedTask::Kind::Delayed) {
    task.when = machine.later(is_looper ? whole(machine.state().now) : machine.state().now, time);
    if (is_looper) task.when = whole(task.when);
  }
  if (task.kind == QueuedTask::Kind::AtTime) task.when = std::min(time, Machine::k_last_moment);
  task.message = machine.state().queues.new_message();
  task.poster = poster_here(thread);
  task.rerun = queue.is_rerun(task);
  if (machine.observer()) machine.observer()->enqueued(thread, id, task, time);
  if (task.origin == QueuedTask::Origin::IpcCall) queue.calls.push_back(task);
  if (!is_looper) {
    queue.running.push_back(task);
    return;
  }
  queue.insert(task);
  tell_looper(machine, id);
}

NativeOutcome queue_enqueue(NativeCall& call) {
  using Origin = QueuedTask::Origin;
  // The numbers of antecede.Queue from INPUT on.
  constexpr Origin k_origins[] = {Origin::Input, Origin::Display, Origin::Ipc, Origin::IpcCall};
  constexpr int32_t k_first_origin = 4;
  constexpr int32_t k_kinds = k_first_origin + static_cast<int32_t>(std::size(k_origins));
  Machine& machine = call.machine;
  if (!has_queue(call)) return no_queue(call);
  if (!call.ref_at(1)) return no_task(call);
  if (queue_of(call).size() >= k_most_tasks) return too_many(call, "too many tasks");
  const int32_t kind = call.int_at(2);
  if (kind < 0 || kind >= k_kinds) {
    note_misuse(machine, call.thread, "no such kind of task");
    return machine.throw_new(call.thread, "java/lang/IllegalArgumentException", "no such kind of task");
  }
  QueuedTask task;
  task.task = call.ref_at(1);
  if (kind < k_first_origin)
    task.kind = static_cast<QueuedTask::Kind>(kind);
  else
    task.origin = k_origins[kind - k_first_origin];
  task.asynchronous = call.int_at(4);
  enqueue(machine, call.thread, queue_id(call), task, call.long_at(3));
  return call.done();
}

NativeOutcome queue_returned(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  TaskQueue& queue = queue_of(call);
  const auto place = std::ranges::find(queue.calls, call.ref_at(1), &QueuedTask::task);
  if (place == queue.calls.end()) return call.done();
  if (call.machine.observer()) call.machine.observer()->returned(call.thread, place->message);
  queue.calls.erase(place);
  return call.done();
}

NativeOutcome queue_is_idle(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  return call.give(queue_of(call).is_idle(call.machine.state().now));
}

NativeOutcome queue_remove(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  Machine& machine = call.machine;
  TaskQueue& queue = queue_of(call);
  const TaskKeys keys = keys_of(call);
  bool found = false;
  const auto removes = [&](const QueuedTask& task) {
    if (task.taken || !matches(machine, task, keys)) return false;
    // What belongs to the pass that has begun runs nevertheless.
    const QueuedTask* taken = queue.is_in_pass(task.message) ? nullptr : &task;
    if (machine.observer()) machine.observer()->removed(call.thread, queue_id(call), taken, keys);
    return found = true;
  };
  queue.tasks.erase_if(removes);
  std::erase_if(queue.idle, removes);
  if (!found && machine.observer()) machine.observer()->removed(call.thread, queue_id(call), nullptr, keys);
  return call.give(found);
}

NativeOutcome queue_remove_one(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  Machine& machine = call.machine;
  TaskQueue& queue = queue_of(call);
  const TaskKeys keys = keys_of(call);
  Ref found = k_null;
  const auto removes = [&](const QueuedTask& task) {
    if (found || task.taken || !matches(machine, task, keys)) return false;
    if (machine.observer() && !queue.is_in_pass(task.message))
      machine.observer()->withdrawn(call.thread, queue_id(call), task);
    found = task.task;
    return true;
  };
  queue.tasks.erase_if(removes);
  if (!found) std::erase_if(queue.idle, removes);
  // Only that nothing is left says something of all that match.
  if (!found && machine.observer()) machine.observer()->removed(call.thread, queue_id(call), nullptr, keys);
  return call.give_ref(found);
}

NativeOutcome queue_contains(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  const TaskQueue& queue = queue_of(call);
  const TaskKeys keys = keys_of(call);
  bool found = false;
  const auto look = [&](const QueuedTask& task) { found |= !task.taken && matches(call.machine, task, keys); };
  queue.tasks.visit(look);
  std::ranges::for_each(queue.idle, look);
  return call.give(found);
}

NativeOutcome queue_withdraw(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  TaskQueue& queue = queue_of(call);
  const auto place = std::ranges::find(queue.running, call.ref_at(1), &QueuedTask::task);
  if (place == queue.running.end()) return call.done();
  if (call.machine.observer()) call.machine.observer()->withdrawn(call.thread, queue_id(call), *place);
  queue.running.erase(place);
  return call.done();
}

NativeOutcome queue_post_barrier(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  Machine& machine = call.machine;
  if (queue_of(call).size() >= k_most_tasks) return too_many(call, "too many tasks");
  QueuedTask barrier;
  barrier.kind = QueuedTask::Kind::Barrier;
  barrier.when = whole(call.long_at(1));
  barrier.token = machine.state().queues.new_token();
  queue_of(call).insert(barrier);
  if (machine.observer())
    machine.observer()->barrier_posted(call.thread, queue_id(call), barrier.token, barrier.when);
  return call.give(barrier.token);
}

NativeOutcome queue_remove_barrier(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  Machine& machine = call.machine;
  TaskQueue& queue = queue_of(call);
  const int32_t token = call.int_at(1);
  const auto is_it = [&](const QueuedTask& task) {
    return task.kind == QueuedTask::Kind::Barrier && task.token == token;
  };
  if (queue.tasks.erase_if(is_it) == 0)
    return machine.throw_new(call.thread, "java/lang/IllegalStateException",
                             "The specified message queue synchronization  barrier token has not been posted or has "
                             "already been removed.");
  if (machine.observer()) machine.observer()->barrier_removed(call.thread, queue_id(call), token);
  tell_looper(machine, queue_id(call));
  return call.done();
}

NativeOutcome queue_take(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  Machine& machine = call.machine;
  const uint32_t id = queue_id(call);
  TaskQueue& queue = machine.state().queues[id];
  call.thread.wait = {};
  if (const QueuedTask* due = queue.due(machine.state().now)) {
    queue.running.push_back(queue.take(*due));
    return call.give_ref(queue.running.back().task);
  }
  if (queue.has_quit) return call.give_ref(k_null);
  const int64_t next = queue.next_time();
  machine.wait_for(call.thread, WaitKind::Task, k_null, next == TaskQueue::k_never ? -1 : next - machine.state().now,
                   false);
  call.thread.wait.number = id;
  return NativeOutcome::Repeat;
}

NativeOutcome queue_perform(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  if (!call.ref_at(1)) return no_task(call);
  call.method = call.machine.stubs().perform();
  return NativeOutcome::TailCall;
}

namespace {

void begin_event(NativeCall& call, uint32_t queue, const QueuedTask& task) {
  Machine& machine = call.machine;
  RunningEvent event;
  event.message = event.number = task.message;
  // Numbers go with those of a trace, where each outermost event has one.
  if (!event.number && call.thread.events.empty()) event.number = machine.state().queues.new_message();
  event.queue = queue;
  event.steps = machine.state().steps;
  const Ref callback = field_at<Ref>(machine.object(call.ref_at(1)), machine.known().task_callback);
  event.what = &machine.class_of(callback ? callback : call.ref_at(1));
  if (event.what->framework) event.label = machine.state().notes.label(event_label_of(machine, call.ref_at(1)));
  event.poster = task.poster;
  call.thread.events.push_back(event);
  ++machine.state().notes.events;
}

}  // namespace

NativeOutcome native_event_begin(NativeCall& call) {
  TaskQueue& queue = queue_of(call);
  const auto place = std::ranges::find(queue.running, call.ref_at(1), &QueuedTask::task);
  QueuedTask task;
  if (place != queue.running.end()) {
    task = *place;
    queue.running.erase(place);
  }
  begin_event(call, queue_id(call), task);
  Observer* const observer = call.machine.observer();
  if (!observer) return call.done();
  observer->event_began(call.thread, queue_id(call), task.message, call.ref_at(1));
  const CallbackRegistration* callback = task.callback ? call.machine.state().callbacks.find(task.callback) : nullptr;
  if (callback) observer->invoked(call.thread, *callback, false);
  return call.done();
}

NativeOutcome native_event_end(NativeCall& call) {
  if (call.thread.events.empty()) return call.done();
  const uint64_t message = call.thread.events.back().message;
  call.thread.events.pop_back();
  queue_of(call).ended(message);
  if (call.machine.observer()) call.machine.observer()->event_ended(call.thread, queue_id(call), message);
  call.machine.offer_switch_later();
  return call.done();
}

NativeOutcome native_event_failed(NativeCall& call) {
  Thread& thread = call.thread;
  // One that leaves several events belongs to the innermost.
  if (!thread.events.empty() && thread.failed_exception != call.ref_at(2)) {
    thread.failed_exception = call.ref_at(2);
    thread.failed_event = thread.events.back();
  }
  if (call.machine.observer()) call.machine.observer()->event_failed(thread, call.ref_at(2));
  return native_event_end(call);
}

/// Safely: what is due stays, barriers too; what they hold back is lost when the looper finds nothing else.
NativeOutcome queue_quit(NativeCall& call) {
  if (!has_queue(call)) return no_queue(call);
  Machine& machine = call.machine;
  TaskQueue& queue = queue_of(call);
  const bool safely = call.int_at(1);
  queue.has_quit = true;
  bool dropped_any = false;
  queue.tasks.erase_if([&](const QueuedTask& task) {
    if (safely && task.when <= machine.state().now) return false;
    if (!machine.observer() || !task.task) return true;
    if (safely)
      machine.observer()->withdrawn(call.thread, queue_id(call), task);
    else
      machine.observer()->removed(call.thread, queue_id(call), &task, {});
    return dropped_any = true;
  });
  if (!safely && !dropped_any && machine.observer())
    machine.observer()->removed(call.thread, queue_id(call), nullptr, {});
  tell_looper(machine, queue_id(call));
  return call.done();
}

}  // namespace antecede::runtime

#include "runtime/explorer_stepper.h"

#include <algorithm>
#include <utility>

#include "runtime/collector.h"
#include "runtime/machine.h"

namespace antecede::runtime {

using StepKind = StepOperation::Kind;

uint64_t ExplorerStepper::place(Place kind, uint64_t object, uint64_t key) {
  const auto mix = [](uint64_t value) {
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
  };
  return mix(mix(mix(static_cast<uint64_t>(kind) + 1) ^ object) ^ key);
}

void ExplorerStepper::moving(const Collector& collector) {
  state_.objects.moving(collector, machine_->heap, machine_->classes.list());
  for (State::PerThread& thread : state_.threads)
    if (thread.lock) thread.lock = collector.moved(thread.lock);
}

void ExplorerStepper::begin_delay(int64_t nanos, int64_t unit) {
  found_delay(nanos, unit);
  state_.clock_rests = false;
  StepOperation operation;
  operation.kind = StepKind::Read;
  operation.place = place(Place::Clock, 0);
  if (own_only_) operation.when = machine_->later(machine_->state.now / unit * unit, nanos);
  add(operation);
}

ExplorerStepper::State::PerThread& ExplorerStepper::of(const Thread& thread) {
  if (thread.id >= state_.threads.size()) state_.threads.resize(thread.id + 1);
  return state_.threads[thread.id];
}

void ExplorerStepper::add(StepKind kind, uint64_t where) {
  StepOperation operation;
  operation.kind = kind;
  operation.place = where;
  add(operation);
}

void ExplorerStepper::add(const StepOperation& operation) {
  if (!state_.trace.is_running() || state_.crashed) return;
  const Process process = state_.trace.running().process;
  for (const uint32_t step : state_.trace.add(operation)) found_reversible(step, process);
}

// Steps -------------------------------------------------------------------------------------------------------------

void ExplorerStepper::begin_settling(const Thread& thread) {
  state_.settling = true;
  state_.objects.switch_to(process_of(thread.id), machine_->heap);
}

/// A thread that nobody forked is the first, or the one that ends the program.
void ExplorerStepper::begin_step(const Thread& thread, uint32_t node) {
  state_.objects.switch_to(process_of(thread.id), machine_->heap);
  State::PerThread& mine = of(thread);
  const bool is_new = !std::exchange(mine.has_run, true);
  state_.trace.begin(process_of(thread.id), node, is_new && !mine.was_forked);
  if (is_new && mine.was_forked) add(StepKind::Receive, place(Place::Start, thread.id));
  const bool resumes = !mine.at_operation && thread.wait.reason != WakeReason::None;
  if (resumes) add(StepKind::Receive, place(Place::Wake, thread.id));
}

void ExplorerStepper::begin_clock_step(uint32_t node) {
  state_.trace.begin(k_clock_process, node);
  if (!own_only_) add(StepKind::Write, place(Place::Clock, 0));
}

bool ExplorerStepper::is_free(const Thread& thread, Ref ref, LockKind kind) const {
  if (kind == LockKind::Monitor) return machine_->state.monitors.is_free(machine_->heap, ref, thread.id);
  return machine_->state.monitors.is_lock_free(machine_->heap, ref, thread.id, kind == LockKind::Shared);
}

bool ExplorerStepper::can_go(const Thread& thread) {
  const State::PerThread& mine = of(thread);
  if (mine.at_operation) {
    if (mine.lock) return is_free(thread, mine.lock, mine.lock_kind);
    if (!mine.waits_for_take) return true;
    const TaskQueue& queue = machine_->state.queues[mine.queue];
    return queue.has_quit || queue.has_due(machine_->state.now);
  }
  const WaitKind kind = thread.wait.kind;
  if (kind == WaitKind::Notification || kind == WaitKind::Reentry)
    return is_free(thread, thread.wait.place, LockKind::Monitor);
  return true;
}

uint64_t ExplorerStepper::would_take(const Thread& thread) {
  const State::PerThread& mine = of(thread);
  if (!mine.at_operation || !mine.waits_for_take) return 0;
  const QueuedTask* due = machine_->state.queues[mine.queue].next_due(machine_->state.now);
  return due && counts(*due) ? due->message : 0;
}

bool ExplorerStepper::tries_again(const Thread& thread) {
  const WaitKind kind = thread.wait.kind;
  if (of(thread).at_operation) return false;
  if (own_only_) return !can_be_done(thread);
  if (kind == WaitKind::Lock) return thread.wait.reason == WakeReason::Woken;
  return kind == WaitKind::Monitor || kind == WaitKind::Task;
}

/// False: it goes on. The operation itself is told of by whoever does it.
bool ExplorerStepper::stop(const Thread& thread, bool in_model, bool may_split_model) {
  State::PerThread& mine = of(thread);
  Thread& changed = machine_->state.threads[thread.id];
  if (std::exchange(changed.left_app, false) || !in_model) {
    mine.is_atomic = false;
    if (std::exchange(changed.left_own, false)) mark_own(thread);
  }
  if (mine.at_operation) {
    mine.at_operation = false;
    mine.is_atomic = in_model;
    return false;
  }
  if (in_model && mine.is_atomic && !may_split_model) return false;
  mine.at_operation = true;
  mine.lock = k_null;
  mine.waits_for_take = false;
  return true;
}

bool ExplorerStepper::stop_for_lock(const Thread& thread, Ref ref, LockKind kind) {
  if (!counts(thread)) return false;
  State::PerThread& mine = of(thread);
  if (!is_free(thread, ref, kind)) {
    mine.at_operation = false;
    return false;  // It waits.
  }
  const bool held = kind == LockKind::Monitor && machine_->state.monitors.is_held(machine_->heap, ref, thread.id);
  if (held || !stop(thread, true, true)) return false;
  mine.lock = ref;
  mine.lock_kind = kind;
  return true;
}

bool ExplorerStepper::stops_before_monitor(const Thread& thread, Ref ref) {
  return stop_for_lock(thread, ref, LockKind::Monitor);
}

bool ExplorerStepper::stop_before_take(const Thread& thread, uint32_t id) {
  State::PerThread& mine = of(thread);
  const TaskQueue& queue = machine_->state.queues[id];
  if (!queue.has_quit && !queue.has_due(machine_->state.now)) {
    mine.at_operation = false;
    return false;  // It waits.
  }
  const QueuedTask* due = queue.next_due(machine_->state.now);
  if (own_only_ && !(due && counts(*due))) {
    mine.at_operation = false;
    return false;
  }
  if (stop(thread, true, true)) {
    mine.waits_for_take = true;
    mine.queue = id;
    return true;
  }
  add_take(id);
  return false;
}

// What happens ------------------------------------------------------------------------------------------------------

void ExplorerStepper::forked(const Thread&, const Thread& child) {
  of(child).was_forked = true;
  add(StepKind::Give, place(Place::Start, child.id));
}

void ExplorerStepper::thread_ended(const Thread& thread) {
  add(StepKind::Give, place(Place::End, thread.id));
  add(StepKind::Write, place(Place::State, thread.id));
  add(StepKind::Write, place(Place::Expiry, thread.id));
}

void ExplorerStepper::joined(const Thread&, const Thread& ended) {
  add(StepKind::Receive, place(Place::End, ended.id));
}

/// Those who try again what they waited for are ordered by that. A wait can end in several ways, and the first
/// counts.
void ExplorerStepper::woken(const Thread& thread, WakeReason reason) {
  const WaitKind kind = thread.wait.kind;
  // Asking for the time takes time: that is not why.
  const bool by_chance = own_only_ && reason == WakeReason::TimeOver && state_.trace.is_running() &&
                         state_.trace.running().process != k_clock_process;
  if (by_chance) return;
  if (reason != WakeReason::Woken && counts(thread)) left_by_itself(thread);
  // The clock might have come before: it will have nothing to do here any more.
  const bool cancels = reason != WakeReason::TimeOver && kind != WaitKind::Task &&
                       thread.wait.deadline != Wait::k_forever && counts(thread);
  if (cancels && state_.trace.is_running())
    found_reversible(static_cast<uint32_t>(state_.trace.steps().size() - 1), k_clock_process);
  if (kind == WaitKind::Monitor || kind == WaitKind::Task || kind == WaitKind::Reentry) return;
  if (kind == WaitKind::Lock && reason == WakeReason::Woken) return;
  add(StepKind::Give, place(Place::Wake, thread.id));
  if (counts(thread)) add(StepKind::Write, place(Place::Alarm, thread.id));
}

/// By time, or by an interrupt: who would have woken it wakes somebody else, or nobody.
void ExplorerStepper::left_by_itself(const Thread& thread) {
  switch (thread.wait.kind) {
    case WaitKind::Notification:
    case WaitKind::Place: return add(StepKind::Write, place(Place::LineEnd, object(thread.wait.place)));
    case WaitKind::Lock: return add(StepKind::Try, lock_place(thread.wait.place, LockKind::Exclusive));
    case WaitKind::End: return add(StepKind::Write, place(Place::Expiry, thread.wait.number));
    default: return;
  }
}

uint64_t ExplorerStepper::lock_place(Ref ref, LockKind kind) {
  return place(kind == LockKind::Monitor ? Place::Monitor : Place::Lock, object(ref));
}

void ExplorerStepper::locked(const Thread& thread, Ref ref, LockKind kind) {
  if (counts(thread))
    add(kind == LockKind::Shared ? StepKind::AcquireShared : StepKind::Acquire, lock_place(ref, kind));
}

void ExplorerStepper::unlocked(const Thread& thread, Ref ref, LockKind kind) {
  if (counts(thread)) add(StepKind::Release, lock_place(ref, kind));
}

StepOperation ExplorerStepper::queue_operation(StepKind kind, uint32_t queue, const QueuedTask* task) {
  StepOperation operation;
  operation.kind = kind;
  operation.place = place(Place::Queue, queue);
  if (!task) return operation;
  operation.front =
      task->kind == QueuedTask::Kind::AtFront || (task->kind == QueuedTask::Kind::AtTime && task->when == 0);
  operation.idle = task->kind == QueuedTask::Kind::Idle;
  operation.when = task->when;
  operation.message = task->message;
  ObjectHeader* header = machine_->object(task->task);
  const KnownClasses& known = machine_->known;
  operation.target = object(field_at<Ref>(header, known.task_target));
  operation.callback = object(field_at<Ref>(header, known.task_callback));
  operation.token = object(field_at<Ref>(header, known.task_token));
  operation.what = field_at<int32_t>(header, known.task_what);
  return operation;
}

void ExplorerStepper::enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) {
  if (own_only_) {
    add(StepKind::Give, place(Place::Task, task.message));
    if (task.origin == QueuedTask::Origin::Display) state_.frames.insert(task.message);
    state_.posters[task.message] = thread.id;
  }
  if (machine_->state.queues[queue].kind != TaskQueue::Kind::Looper || !counts(task)) return;  // Only announces.
  mark_poster(thread);
  constexpr int64_t k_millisecond = 1'000'000;  // A looper's unit of time.
  if (task.kind == QueuedTask::Kind::Delayed) begin_delay(std::max<int64_t>(time, 0), k_millisecond);
  StepOperation operation = queue_operation(StepKind::Enqueue, queue, &task);
  operation.prompt = own_only_ && task.kind == QueuedTask::Kind::Delayed && time <= 0;
  add(operation);
  if (!state_.trace.is_running() || state_.crashed) return;
  // It might have been taken before what overtook it was there.
  for (const auto& [step, taker] : state_.trace.overtakers(operation)) found_reversible(step, taker);
}

void ExplorerStepper::removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) {
  if (machine_->state.queues[queue].kind != TaskQueue::Kind::Looper || !counts(thread)) return;  // Only announces.
  StepOperation operation = queue_operation(StepKind::Remove, queue, nullptr);
  operation.removed = task != nullptr;
  operation.keys = keys.keys;
  operation.target = object(keys.target);
  operation.callback = object(keys.callback);
  operation.token = object(keys.token);
  operation.what = keys.what;
  add(operation);
}

void ExplorerStepper::barrier_posted(const Thread&, uint32_t queue, int32_t, int64_t) {
  if (!own_only_) add(queue_operation(StepKind::Change, queue, nullptr));
}

void ExplorerStepper::barrier_removed(const Thread&, uint32_t queue, int32_t) {
  if (!own_only_) add(queue_operation(StepKind::Change, queue, nullptr));
}

/// A message with a delay is there because time has passed; an idle handler runs because it has not.
void ExplorerStepper::add_take(uint32_t id) {
  const TaskQueue& queue = machine_->state.queues[id];
  const QueuedTask* due = queue.next_due(machine_->state.now);
  if (own_only_ && !(due && counts(*due))) return;
  const bool is_idle = due && due->kind == QueuedTask::Kind::Idle;
  add(is_idle ? StepKind::Read : StepKind::Receive, place(Place::Clock, 0));
  StepOperation take = queue_operation(StepKind::Take, id, due);
  if (due) take.rivals = has_rivals(queue, *due);
  add(take);
}

/// Whether something waits that this one has overtaken: had it been posted later, the other might have come first.
/// (Where both have the same time, the order of the posts decides.)
bool ExplorerStepper::has_rivals(const TaskQueue& queue, const QueuedTask& due) {
  if (due.kind == QueuedTask::Kind::Idle) return false;
  const bool is_front = due.kind == QueuedTask::Kind::AtFront || due.when == 0;
  bool found = !queue.idle.empty() && !queue.had_idle_pass;
  queue.tasks.visit([&](const QueuedTask& other) {
    const bool waits = other.message != due.message && other.kind != QueuedTask::Kind::Barrier && counts(other);
    found |= waits && (is_front || other.when > due.when);
  });
  return found;
}

void ExplorerStepper::look_at_rest() {
  for (const uint32_t id : machine_->state.alive) {
    const Thread& thread = machine_->state.threads[id];
    const Process process = process_of(id);
    if (thread.state != Thread::State::Waiting) continue;
    StepOperation wanted;
    wanted.kind = StepKind::Acquire;
    switch (thread.wait.kind) {
      case WaitKind::Monitor:
      case WaitKind::Reentry: wanted.place = lock_place(thread.wait.place, LockKind::Monitor); break;
      case WaitKind::Lock: wanted.place = lock_place(thread.wait.place, LockKind::Exclusive); break;
      case WaitKind::Task: wanted = queue_operation(StepKind::Take, thread.wait.number, nullptr); break;
      default: continue;
    }
    for (const uint32_t step : state_.trace.races(process, wanted)) found_reversible(step, process);
  }
}

}  // namespace antecede::runtime

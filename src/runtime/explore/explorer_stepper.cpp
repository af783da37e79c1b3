#include "runtime/explore/explorer_stepper.h"

#include "runtime/machine.h"

namespace antecede::runtime {

using StepKind = StepOperation::Kind;

void ExplorerParts::set_state(const State& state) {
  places.set_state(state.places);
  own.set_state(state.own);
  steps.set_state(state.steps);
  stops.set_state(state.stops);
}

void ExplorerStepper::controls(Machine& machine) {
  machine_ = &machine;
  parts_.emplace(machine, keys_, findings_, own_only_);
}

void ExplorerStepper::moving(const Collector& collector) {
  parts_->places.moving(collector);
  parts_->stops.moving(collector);
}

void ExplorerStepper::renewed(const Thread&, Ref object) {
  if (own_only_) parts_->places.renew(object);
}

// Where threads may stop --------------------------------------------------------------------------------------------

bool ExplorerStepper::stops_before_access(const Thread& thread, const Access& access) {
  return parts_->accesses.before_access(thread, access);
}

bool ExplorerStepper::stops_before_monitor(const Thread& thread, Ref object) {
  return parts_->stops.before_lock(thread, object, LockKind::Monitor);
}

bool ExplorerStepper::stops_before_native(const Thread& thread, const Method& native, const Slot* arguments) {
  return parts_->natives.before(thread, native, arguments);
}

// Threads and locks -------------------------------------------------------------------------------------------------

void ExplorerStepper::forked(const Thread&, const Thread& child) {
  parts_->steps.forked(child);
}

void ExplorerStepper::thread_ended(const Thread& thread) {
  parts_->steps.add(StepKind::Give, place_number(Place::End, thread.id));
  parts_->steps.add(StepKind::Write, place_number(Place::State, thread.id));
  parts_->steps.add(StepKind::Write, place_number(Place::Expiry, thread.id));
}

void ExplorerStepper::joined(const Thread&, const Thread& ended) {
  parts_->steps.add(StepKind::Receive, place_number(Place::End, ended.id));
}

/// Those who try again what they waited for are ordered by that. A wait can end in several ways, and the first
/// counts.
void ExplorerStepper::woken(const Thread& thread, WakeReason reason) {
  ExplorerSteps& steps = parts_->steps;
  const WaitKind kind = thread.wait.kind;
  // Asking for the time takes time: that is not why.
  const bool by_chance = own_only_ && reason == WakeReason::TimeOver && steps.is_running() &&
                         steps.trace().running().process != k_clock_process;
  if (by_chance) return;
  const bool counts = parts_->own.counts(thread);
  if (reason != WakeReason::Woken && counts) left_by_itself(thread);
  // The clock might have come before: it will have nothing to do here any more.
  const bool cancels =
      reason != WakeReason::TimeOver && kind != WaitKind::Task && thread.wait.deadline != Wait::k_forever;
  if (cancels && counts) steps.forestalls_clock();
  if (kind == WaitKind::Monitor || kind == WaitKind::Task || kind == WaitKind::Reentry) return;
  if (kind == WaitKind::Lock && reason == WakeReason::Woken) return;
  steps.add(StepKind::Give, place_number(Place::Wake, thread.id));
  if (counts) steps.add(StepKind::Write, place_number(Place::Alarm, thread.id));
}

/// By time, or by an interrupt: who would have woken it wakes somebody else, or nobody.
void ExplorerStepper::left_by_itself(const Thread& thread) {
  const ExplorerPlaces& places = parts_->places;
  ExplorerSteps& steps = parts_->steps;
  switch (thread.wait.kind) {
    case WaitKind::Notification:
    case WaitKind::Place:
      return steps.add(StepKind::Write, place_number(Place::LineEnd, places.object(thread.wait.place)));
    case WaitKind::Lock: return steps.add(StepKind::Try, places.lock(thread.wait.place, LockKind::Exclusive));
    case WaitKind::End: return steps.add(StepKind::Write, place_number(Place::Expiry, thread.wait.number));
    default: return;
  }
}

void ExplorerStepper::locked(const Thread& thread, Ref ref, LockKind kind) {
  const StepKind how = kind == LockKind::Shared ? StepKind::AcquireShared : StepKind::Acquire;
  if (parts_->own.counts(thread)) parts_->steps.add(how, parts_->places.lock(ref, kind));
}

void ExplorerStepper::unlocked(const Thread& thread, Ref ref, LockKind kind) {
  if (parts_->own.counts(thread)) parts_->steps.add(StepKind::Release, parts_->places.lock(ref, kind));
}

// Queues and events -------------------------------------------------------------------------------------------------

void ExplorerStepper::enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) {
  if (own_only_) parts_->steps.add(StepKind::Give, place_number(Place::Task, task.message));
  parts_->own.enqueued(thread, task);
  const bool is_looper = machine_->state().queues[queue].kind == TaskQueue::Kind::Looper;  // Others only announce.
  if (!is_looper || !parts_->own.counts(task.task)) return;
  parts_->own.posted_what_counts(thread);
  parts_->steps.add_enqueue(queue, task, time);
}

void ExplorerStepper::removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) {
  const bool is_looper = machine_->state().queues[queue].kind == TaskQueue::Kind::Looper;  // Others only announce.
  if (!is_looper || !parts_->own.counts(thread)) return;
  StepOperation operation = parts_->places.removal(queue, keys);
  operation.removed = task != nullptr;
  parts_->steps.add(operation);
}

/// Own only: barriers are those of frames.
void ExplorerStepper::changed_queue(uint32_t queue) {
  if (!own_only_) parts_->steps.add(parts_->places.queue_operation(StepKind::Change, queue, nullptr));
}

void ExplorerStepper::barrier_posted(const Thread&, uint32_t queue, int32_t, int64_t) {
  changed_queue(queue);
}

void ExplorerStepper::barrier_removed(const Thread&, uint32_t queue, int32_t) {
  changed_queue(queue);
}

void ExplorerStepper::event_began(const Thread& thread, uint32_t, uint64_t message, Ref task) {
  if (own_only_) parts_->steps.add(StepKind::Receive, place_number(Place::Task, message));
  parts_->own.event_began(thread, message, task);
}

void ExplorerStepper::event_ended(const Thread& thread, uint32_t, uint64_t) {
  parts_->own.event_ended(thread);
}

void ExplorerStepper::released(const Thread& thread, Ref token) {
  if (!own_only_) return;
  const uint64_t name = parts_->places.object(token);
  parts_->steps.add(StepKind::Give, place_number(Place::Token, name));
  parts_->own.released(thread, name);
}

/// Own code that takes something up from a class of java.util.concurrent is ordered by what that class accesses: it
/// might not have been given by all who have given it by now.
void ExplorerStepper::acquired(const Thread& thread, Ref token) {
  if (!own_only_ || parts_->own.counts(thread)) return;
  const uint64_t name = parts_->places.object(token);
  parts_->steps.add(StepKind::Receive, place_number(Place::Token, name));
  parts_->own.acquired(thread, name);
}

}  // namespace antecede::runtime

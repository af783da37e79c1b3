#include "runtime/explore/explorer_stops.h"

#include <utility>

#include "runtime/heap/collector.h"
#include "runtime/machine.h"

namespace antecede::runtime {

ExplorerStops::State::PerThread& ExplorerStops::of(const Thread& thread) {
  if (thread.id >= state_.threads.size()) state_.threads.resize(thread.id + 1);
  return state_.threads[thread.id];
}

void ExplorerStops::moving(const Collector& collector) {
  for (State::PerThread& thread : state_.threads)
    if (thread.lock) thread.lock = collector.moved(thread.lock);
}

// Who can go on -----------------------------------------------------------------------------------------------------

bool ExplorerStops::is_free(const Thread& thread, Ref ref, LockKind kind) const {
  const Monitors& monitors = machine_.state().monitors;
  if (kind == LockKind::Monitor) return monitors.is_free(machine_.heap(), ref, thread.id);
  return monitors.is_lock_free(machine_.heap(), ref, thread.id, kind == LockKind::Shared);
}

bool ExplorerStops::can_take(uint32_t id) const {
  const TaskQueue& queue = machine_.state().queues[id];
  return queue.has_quit || queue.has_due(machine_.state().now);
}

bool ExplorerStops::can_go(const Thread& thread) {
  const State::PerThread& mine = of(thread);
  if (mine.at_operation) {
    if (mine.lock) return is_free(thread, mine.lock, mine.lock_kind);
    return !mine.waits_for_take || can_take(mine.queue);
  }
  const WaitKind kind = thread.wait.kind;
  if (kind == WaitKind::Notification || kind == WaitKind::Reentry)
    return is_free(thread, thread.wait.place, LockKind::Monitor);
  return true;
}

uint64_t ExplorerStops::would_take(const Thread& thread) {
  const State::PerThread& mine = of(thread);
  if (!mine.at_operation || !mine.waits_for_take) return 0;
  const QueuedTask* due = machine_.state().queues[mine.queue].next_due(machine_.state().now);
  return due && own_.counts(due->task) ? due->message : 0;
}

bool ExplorerStops::tries_again(const Thread& thread) {
  if (of(thread).at_operation) return false;
  if (own_.own_only()) return !can_be_done(thread);
  const WaitKind kind = thread.wait.kind;
  if (kind == WaitKind::Lock) return thread.wait.reason == WakeReason::Woken;
  return kind == WaitKind::Monitor || kind == WaitKind::Task;
}

/// Whether a thread that is ready gets what it waited for, or waits again.
bool ExplorerStops::can_be_done(const Thread& thread) const {
  switch (thread.wait.kind) {
    case WaitKind::Monitor: return is_free(thread, thread.wait.place, LockKind::Monitor);
    case WaitKind::Lock:
      return thread.wait.reason != WakeReason::Woken || is_free(thread, thread.wait.place, LockKind::Exclusive);
    case WaitKind::Task: return can_take(thread.wait.number);
    default: return true;
  }
}

// Where threads stop ------------------------------------------------------------------------------------------------

bool ExplorerStops::before(const Thread& thread, bool in_model, bool may_split_model) {
  State::PerThread& mine = of(thread);
  Thread& changed = machine_.state().threads[thread.id];
  if (std::exchange(changed.left_app, false) || !in_model) {
    mine.is_atomic = false;
    if (std::exchange(changed.left_own, false)) own_.runs(thread);
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

bool ExplorerStops::before_lock(const Thread& thread, Ref ref, LockKind kind) {
  if (!own_.counts(thread)) return false;
  State::PerThread& mine = of(thread);
  if (!is_free(thread, ref, kind)) {
    mine.at_operation = false;
    return false;  // It waits.
  }
  const bool held = kind == LockKind::Monitor && machine_.state().monitors.is_held(machine_.heap(), ref, thread.id);
  if (held || !before(thread, true, true)) return false;
  mine.lock = ref;
  mine.lock_kind = kind;
  return true;
}

bool ExplorerStops::before_take(const Thread& thread, uint32_t id) {
  State::PerThread& mine = of(thread);
  if (!can_take(id)) {
    mine.at_operation = false;
    return false;  // It waits.
  }
  const QueuedTask* due = machine_.state().queues[id].next_due(machine_.state().now);
  if (own_.own_only() && !(due && own_.counts(due->task))) {
    mine.at_operation = false;
    return false;
  }
  if (before(thread, true, true)) {
    mine.waits_for_take = true;
    mine.queue = id;
    return true;
  }
  steps_.add_take(id);
  return false;
}

}  // namespace antecede::runtime

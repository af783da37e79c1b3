// Intrinsics: threads, waiting, locks, monitors.
#include <algorithm>

#include "runtime/machine.h"
#include "runtime/natives/native_table.h"
#include "runtime/report/noting.h"

namespace antecede::runtime {

namespace {

NativeOutcome throw_interrupted(NativeCall& call) {
  call.thread.interrupted = false;
  return call.machine.throw_new(call.thread, "java/lang/InterruptedException");
}

/// Whether the thread comes back from a wait of that kind; the reason is taken.
bool comes_back(Thread& thread, WaitKind kind, WakeReason& reason) {
  if (thread.wait.kind != kind || thread.wait.reason == WakeReason::None) return false;
  reason = thread.wait.reason;
  return true;
}

}  // namespace

NativeOutcome thread_current(NativeCall& call) {
  return call.give_ref(call.thread.object);
}

namespace {

NativeOutcome start_thread(NativeCall& call, void (Observer::*tell)(const Thread&, const Thread&)) {
  Machine& machine = call.machine;
  const Ref object = call.ref_at(0);
  const Slot body = call.arguments[1];
  Thread* child = machine.new_thread(*machine.stubs().thread_entry(), &body);
  if (!child)
    return machine.throw_new(call.thread, "java/lang/OutOfMemoryError", "unable to create new native thread");
  child->object = object;
  child->starter = poster_here(call.thread);
  child->is_daemon = field_at<uint8_t>(machine.object(object), machine.known().thread_daemon);
  machine.hidden_number(object) = child->id + 1;
  if (machine.observer()) {
    (machine.observer()->*tell)(call.thread, *child);
    machine.observer()->thread_started(*child);
  }
  machine.offer_switch();
  return call.done();
}

}  // namespace

NativeOutcome thread_fork(NativeCall& call) {
  return start_thread(call, &Observer::forked);
}

NativeOutcome thread_spawn(NativeCall& call) {
  return start_thread(call, &Observer::spawned);
}

NativeOutcome thread_join(NativeCall& call) {
  Machine& machine = call.machine;
  WakeReason reason = WakeReason::None;
  const bool waited = comes_back(call.thread, WaitKind::End, reason);
  call.thread.wait = {};
  const Thread* other = machine.thread_of(call.ref_at(0));
  const bool ended = !other || other->state == Thread::State::Ended;
  const bool interrupted = reason == WakeReason::Interrupted || (!waited && call.thread.interrupted);
  if (interrupted && !ended) return throw_interrupted(call);
  if (ended) {
    if (other && machine.observer()) machine.observer()->joined(call.thread, *other);
    return call.give(true);
  }
  if (reason == WakeReason::TimeOver || call.long_at(1) == 0) return call.give(false);
  machine.wait_for(call.thread, WaitKind::End, k_null, call.long_at(1), true);
  call.thread.wait.number = other->id;
  return NativeOutcome::Repeat;
}

NativeOutcome thread_sleep(NativeCall& call) {
  WakeReason reason = WakeReason::None;
  const bool waited = comes_back(call.thread, WaitKind::Sleep, reason);
  call.thread.wait = {};
  if (reason == WakeReason::Interrupted || (!waited && call.thread.interrupted)) return throw_interrupted(call);
  if (waited) return call.done();
  call.machine.wait_for(call.thread, WaitKind::Sleep, k_null, std::max<int64_t>(call.long_at(0), 0), true);
  return NativeOutcome::Repeat;
}

NativeOutcome thread_yield(NativeCall& call) {
  call.machine.offer_switch();
  return call.done();
}

NativeOutcome thread_interrupt(NativeCall& call) {
  if (Thread* thread = call.machine.thread_of(call.ref_at(0))) call.machine.interrupt(*thread);
  call.machine.offer_switch();
  return call.done();
}

NativeOutcome thread_is_interrupted(NativeCall& call) {
  Thread* thread = call.machine.thread_of(call.ref_at(0));
  const bool interrupted = thread && thread->interrupted;
  if (interrupted && call.int_at(1)) thread->interrupted = false;
  return call.give(interrupted);
}

NativeOutcome thread_state(NativeCall& call) {
  enum { New, Runnable, Blocked, Waiting, TimedWaiting, Terminated };
  const Thread* thread = call.machine.thread_of(call.ref_at(0));
  if (!thread) return call.give(int32_t(New));
  if (thread->state == Thread::State::Ended) return call.give(int32_t(Terminated));
  if (thread->state == Thread::State::Runnable) return call.give(int32_t(Runnable));
  const WaitKind kind = thread->wait.kind;
  if (kind == WaitKind::Monitor || kind == WaitKind::Reentry) return call.give(int32_t(Blocked));
  return call.give(int32_t(thread->wait.deadline == Wait::k_forever ? Waiting : TimedWaiting));
}

NativeOutcome thread_holds_monitor(NativeCall& call) {
  return call.give(call.machine.state().monitors.is_held(call.machine.heap(), call.ref_at(0), call.thread.id));
}

NativeOutcome thread_all(NativeCall& call) {
  Machine& machine = call.machine;
  std::vector<Ref> found;
  for (const Thread& thread : machine.state().threads)
    if (thread.state != Thread::State::Ended && thread.object) found.push_back(thread.object);
  const Ref array = machine.heap().allocate_array(*machine.classes().array_of(machine.known().thread),
                                                  static_cast<int32_t>(found.size()));
  if (!array) return machine.out_of_memory(call.thread);
  std::ranges::copy(found, elements_of<Ref>(machine.array(array)));
  return call.give_ref(array);
}

NativeOutcome thread_park(NativeCall& call) {
  Machine& machine = call.machine;
  WakeReason reason = WakeReason::None;
  const bool waited = comes_back(call.thread, WaitKind::Permit, reason);
  call.thread.wait = {};
  if (call.thread.has_permit) {
    call.thread.has_permit = false;
    if (machine.observer()) machine.observer()->acquired(call.thread, call.thread.object);
    return call.done();
  }
  if (waited || call.thread.interrupted || call.long_at(1) == 0) return call.done();
  machine.wait_for(call.thread, WaitKind::Permit, k_null, call.long_at(1), true);
  return NativeOutcome::Repeat;
}

NativeOutcome thread_unpark(NativeCall& call) {
  Machine& machine = call.machine;
  Thread* thread = call.ref_at(0) ? machine.thread_of(call.ref_at(0)) : nullptr;
  if (!thread || thread->state == Thread::State::Ended) return call.done();
  if (machine.observer()) machine.observer()->released(call.thread, thread->object);
  thread->has_permit = true;
  if (thread->state == Thread::State::Waiting && thread->wait.kind == WaitKind::Permit)
    machine.wake(*thread, WakeReason::Woken);
  machine.offer_switch();
  return call.done();
}

// Order and waiting -------------------------------------------------------------------------------------------------

NativeOutcome sync_release(NativeCall& call) {
  if (call.machine.observer()) call.machine.observer()->released(call.thread, call.ref_at(0));
  return call.done();
}

NativeOutcome sync_acquire(NativeCall& call) {
  if (call.machine.observer()) call.machine.observer()->acquired(call.thread, call.ref_at(0));
  return call.done();
}

namespace {

NativeOutcome block(NativeCall& call, bool interruptible) {
  WakeReason reason = WakeReason::None;
  const bool waited = comes_back(call.thread, WaitKind::Place, reason);
  call.thread.wait = {};
  if (waited && reason == WakeReason::Interrupted) return throw_interrupted(call);
  if (waited) return call.give(reason == WakeReason::Woken);
  if (interruptible && call.thread.interrupted) return throw_interrupted(call);
  if (call.long_at(1) == 0) return call.give(false);
  call.machine.wait_for(call.thread, WaitKind::Place, call.ref_at(0), call.long_at(1), interruptible);
  return NativeOutcome::Repeat;
}

/// The thread that waits longest for something at the place; null: nobody.
Thread* first_waiter(Machine& machine, WaitKind kind, Ref place) {
  Thread* first = nullptr;
  for (const uint32_t id : machine.state().alive) {
    Thread& thread = machine.state().threads[id];
    if (thread.state != Thread::State::Waiting || thread.wait.kind != kind || thread.wait.place != place) continue;
    if (!first || thread.wait.turn < first->wait.turn) first = &thread;
  }
  return first;
}

}  // namespace

NativeOutcome sync_block(NativeCall& call) {
  return block(call, true);
}

NativeOutcome sync_block_uninterruptibly(NativeCall& call) {
  return block(call, false);
}

NativeOutcome sync_wake(NativeCall& call) {
  while (Thread* thread = first_waiter(call.machine, WaitKind::Place, call.ref_at(0))) {
    call.machine.wake(*thread, WakeReason::Woken);
    if (!call.int_at(1)) break;
  }
  call.machine.offer_switch_later();
  return call.done();
}

namespace {

LockKind lock_kind(bool shared) {
  return shared ? LockKind::Shared : LockKind::Exclusive;
}

/// Takes the lock of `Sync.lock`, if it is free for the thread.
bool try_lock(Monitor& monitor, uint32_t thread, bool shared) {
  const uint32_t me = thread + 1;
  if (!shared) {
    const bool free = monitor.lock_owner == me || (monitor.lock_owner == 0 && monitor.sharers.empty());
    if (!free) return false;
    monitor.lock_owner = me;
    ++monitor.lock_entries;
    return true;
  }
  if (monitor.lock_owner != 0 && monitor.lock_owner != me) return false;
  for (auto& [who, entries] : monitor.sharers)
    if (who == me) return ++entries, true;
  monitor.sharers.emplace_back(me, 1);
  return true;
}

NativeOutcome lock(NativeCall& call, bool interruptible) {
  Machine& machine = call.machine;
  const Ref object = call.ref_at(0);
  const bool shared = call.int_at(1);
  WakeReason reason = WakeReason::None;
  const bool waited = comes_back(call.thread, WaitKind::Lock, reason);
  const int64_t deadline = call.thread.wait.deadline;
  call.thread.wait = {};
  if (reason == WakeReason::Interrupted || (!waited && interruptible && call.thread.interrupted))
    return throw_interrupted(call);
  if (try_lock(machine.state().monitors.of(machine.heap(), object), call.thread.id, shared)) {
    if (machine.observer()) machine.observer()->locked(call.thread, object, lock_kind(shared));
    machine.offer_switch();
    return call.give(true);
  }
  if (reason == WakeReason::TimeOver || call.long_at(2) == 0) return call.give(false);
  machine.wait_for(call.thread, WaitKind::Lock, object, call.long_at(2), interruptible);
  if (waited) call.thread.wait.deadline = deadline;
  return NativeOutcome::Repeat;
}

}  // namespace

NativeOutcome sync_lock(NativeCall& call) {
  return lock(call, true);
}

NativeOutcome sync_lock_uninterruptibly(NativeCall& call) {
  return lock(call, false);
}

NativeOutcome sync_unlock(NativeCall& call) {
  Machine& machine = call.machine;
  const Ref object = call.ref_at(0);
  const bool shared = call.int_at(1);
  Monitor& monitor = machine.state().monitors.of(machine.heap(), object);
  const uint32_t me = call.thread.id + 1;
  if (shared) {
    const auto mine = std::ranges::find(monitor.sharers, me, &std::pair<uint32_t, uint32_t>::first);
    if (mine == monitor.sharers.end())
      return machine.throw_new(call.thread, "java/lang/IllegalMonitorStateException",
                               "attempt to unlock read lock, not locked by current thread");
    if (--mine->second == 0) monitor.sharers.erase(mine);
  } else {
    if (monitor.lock_owner != me) return machine.throw_new(call.thread, "java/lang/IllegalMonitorStateException");
    if (--monitor.lock_entries == 0) monitor.lock_owner = 0;
  }
  if (machine.observer()) machine.observer()->unlocked(call.thread, object, lock_kind(shared));
  machine.retry_waiters(WaitKind::Lock, object);
  machine.offer_switch_later();
  return call.done();
}

// Monitors ----------------------------------------------------------------------------------------------------------

namespace {

NativeOutcome not_owner(NativeCall& call) {
  return call.machine.throw_new(call.thread, "java/lang/IllegalMonitorStateException", "current thread is not owner");
}

/// The wait is over: takes the monitor again, waiting for it if need be.
NativeOutcome reenter(NativeCall& call) {
  Machine& machine = call.machine;
  Wait& wait = call.thread.wait;
  Monitor& monitor = machine.state().monitors.of(machine.heap(), call.ref_at(0));
  if (wait.kind == WaitKind::Notification) {
    wait.kind = WaitKind::Reentry;
    wait.number = static_cast<uint32_t>(wait.reason);  // `reason` will be that of the second wait.
    wait.deadline = Wait::k_forever;
    wait.interruptible = false;
  }
  if (monitor.owner != 0) {
    wait.reason = WakeReason::None;
    call.thread.state = Thread::State::Waiting;
    return NativeOutcome::Repeat;
  }
  monitor.owner = call.thread.id + 1;
  monitor.entries = wait.entries;
  const Wait done = wait;
  wait = {};
  if (machine.observer()) {
    for (uint32_t i = 0; i < done.entries; ++i)
      machine.observer()->locked(call.thread, call.ref_at(0), LockKind::Monitor);
    machine.observer()->waited(call.thread, done.notification);
  }
  if (static_cast<WakeReason>(done.number) == WakeReason::Interrupted) return throw_interrupted(call);
  return call.done();
}

}  // namespace

NativeOutcome object_wait(NativeCall& call) {
  Machine& machine = call.machine;
  const Ref object = call.ref_at(0);
  const WaitKind kind = call.thread.wait.kind;
  if (kind == WaitKind::Notification || kind == WaitKind::Reentry) return reenter(call);
  if (!machine.state().monitors.is_held(machine.heap(), object, call.thread.id)) return not_owner(call);
  if (call.thread.interrupted) return throw_interrupted(call);
  Monitor& monitor = machine.state().monitors.of(machine.heap(), object);
  machine.wait_for(call.thread, WaitKind::Notification, object, call.long_at(1), true);
  call.thread.wait.entries = monitor.entries;
  if (machine.observer())
    for (uint32_t i = 0; i < monitor.entries; ++i)
      machine.observer()->unlocked(call.thread, object, LockKind::Monitor);
  monitor.owner = 0;
  monitor.entries = 0;
  machine.retry_waiters(WaitKind::Monitor, object);
  machine.retry_reentries(object);
  return NativeOutcome::Repeat;
}

namespace {

NativeOutcome notify(NativeCall& call, bool all) {
  Machine& machine = call.machine;
  const Ref object = call.ref_at(0);
  if (!machine.state().monitors.is_held(machine.heap(), object, call.thread.id)) return not_owner(call);
  const uint64_t notification = ++machine.state().notifications;
  if (machine.observer()) machine.observer()->notified(call.thread, notification);
  while (Thread* thread = first_waiter(machine, WaitKind::Notification, object)) {
    thread->wait.notification = notification;
    machine.wake(*thread, WakeReason::Woken);
    if (!all) break;
  }
  machine.offer_switch_later();
  return call.done();
}

}  // namespace

NativeOutcome object_notify(NativeCall& call) {
  return notify(call, false);
}

NativeOutcome object_notify_all(NativeCall& call) {
  return notify(call, true);
}

}  // namespace antecede::runtime

#include "runtime/explore/explorer_natives.h"

#include "runtime/machine.h"

namespace antecede::runtime {

using StepKind = StepOperation::Kind;

bool ExplorerNatives::before(const Thread& thread, const Method& native, const Slot* arguments) {
  if (!native.intrinsic) return false;
  const Slot* caller = arguments[k_frame_caller].frame;
  const bool in_model = caller && caller[k_frame_method].method->framework;
  return before_intrinsic(*native.intrinsic, {thread, arguments, in_model});
}

bool ExplorerNatives::before_intrinsic(model::Intrinsic intrinsic, const Site& site) {
  using model::Intrinsic;
  switch (intrinsic) {
    case Intrinsic::QueueTake: return before_take(site);
    case Intrinsic::QueueEnqueue: return before_enqueue(site);
    case Intrinsic::CallbackDeliver: return before_delivery(site);
    case Intrinsic::QueueRemove:
    case Intrinsic::QueueRemoveOne: return before_removal(site);
    case Intrinsic::QueuePostBarrier:
    case Intrinsic::QueueRemoveBarrier: return before_barrier(site);
    case Intrinsic::QueueContains: return before_search(site);
    case Intrinsic::QueueIsIdle: return before_change(site, true);
    case Intrinsic::QueueQuit: return before_change(site, false);
    case Intrinsic::SyncLock:
    case Intrinsic::SyncLockUninterruptibly: return before_lock(site);
    case Intrinsic::ThreadSleep: return before_wait(site, site.arguments[0].j);
    case Intrinsic::ThreadJoin:
    case Intrinsic::ObjectWait: return before_wait(site, site.arguments[1].j);
    case Intrinsic::SyncBlock:
    case Intrinsic::SyncBlockUninterruptibly: return before_block(site);
    case Intrinsic::SyncWake: return before_wake(site, true);
    case Intrinsic::ObjectNotify:
    case Intrinsic::ObjectNotifyAll: return before_wake(site, false);
    case Intrinsic::ThreadPark: return before_park(site);
    case Intrinsic::ThreadUnpark: return before_unpark(site);
    case Intrinsic::ThreadInterrupt: return before_interrupt(site, false);
    case Intrinsic::ThreadIsInterrupted: return before_interrupt(site, true);
    case Intrinsic::ThreadState: return before_state(site);
    case Intrinsic::ContentsRead:
    case Intrinsic::ContentsReadAt:
    case Intrinsic::ContentsReadKey:
    case Intrinsic::ContentsSize: return accesses_.before_contents(site.thread, site.arguments[0].ref, false);
    case Intrinsic::ContentsWrite:
    case Intrinsic::ContentsWriteAt:
    case Intrinsic::ContentsInsert:
    case Intrinsic::ContentsInsertAt:
    case Intrinsic::ContentsRemove:
    case Intrinsic::ContentsRemoveAt:
    case Intrinsic::ContentsRearrange: return accesses_.before_contents(site.thread, site.arguments[0].ref, true);
    case Intrinsic::WorldUptime:
    case Intrinsic::WorldTime: return before_time(site);
    case Intrinsic::WorldPrint: return before_print(site);
    // The observer is told where they happen, and no thread need stop before that.
    case Intrinsic::QueueWithdraw:
    case Intrinsic::ThreadFork:
    case Intrinsic::ThreadSpawn:
    case Intrinsic::SyncRelease:
    case Intrinsic::SyncAcquire:
    case Intrinsic::SyncUnlock:
    case Intrinsic::EngineRenew:
    // A queue that nobody knows yet; a task that was taken already.
    case Intrinsic::QueueLooper:
    case Intrinsic::QueueSerial:
    case Intrinsic::QueuePool:
    case Intrinsic::QueueBinder:
    case Intrinsic::QueuePerform:
    case Intrinsic::QueueReturned:
    // What others do makes no difference to these, and these none to others.
    case Intrinsic::ThreadCurrent:
    case Intrinsic::ThreadYield:
    case Intrinsic::ThreadHoldsMonitor:
    case Intrinsic::ContentsMatch:
    case Intrinsic::ContentsOrder:
    case Intrinsic::CallbackInvoke:
    case Intrinsic::AnnounceStart:
    case Intrinsic::AnnounceStop:
    case Intrinsic::AnnounceBind:
    case Intrinsic::AnnounceUnbind:
    case Intrinsic::AnnounceFinish:
    case Intrinsic::AnnounceRecreate:
    case Intrinsic::AnnounceResult:
    case Intrinsic::ComponentObject:
    case Intrinsic::ComponentTarget:
    case Intrinsic::ComponentRequest:
    case Intrinsic::ComponentListen:
    case Intrinsic::ComponentResult:
    case Intrinsic::WorldMayRun:
    case Intrinsic::WorldPassOn:
    case Intrinsic::WorldTakeBack:
    case Intrinsic::LayoutInflate:
    case Intrinsic::LayoutParse:
    case Intrinsic::LayoutFind:
    case Intrinsic::LayoutFindKey:
    case Intrinsic::LayoutName:
    case Intrinsic::LifecycleFire:
    case Intrinsic::LifecycleTo:
    case Intrinsic::LifecycleSet:
    case Intrinsic::LifecycleGet:
    case Intrinsic::LifecycleIs:
    case Intrinsic::LifecycleIsAtLeast:
    case Intrinsic::LifecycleCan:
    case Intrinsic::EngineIsAbstract:
    // Here it could make one, but is not looked at: an order that shows in nothing else is not tried.
    case Intrinsic::ThreadAll:
    case Intrinsic::CallbackRegister:
    case Intrinsic::CallbackRegisterFired:
    case Intrinsic::CallbackObserve:
    case Intrinsic::CallbackUnregister:
    case Intrinsic::CallbackRegisterAway:
    case Intrinsic::CallbackRegisterOn:
    // The schedule is asked when it is called.
    case Intrinsic::WorldChoose: return false;
  }
  return false;
}

// Queues ------------------------------------------------------------------------------------------------------------

std::optional<uint32_t> ExplorerNatives::queue_of(const Site& site) const {
  const uint32_t queue = machine_.hidden_number(site.arguments[0].ref) - 1;
  if (queue >= machine_.state().queues.size()) return std::nullopt;
  return queue;
}

bool ExplorerNatives::is_looper(uint32_t queue) const {
  return machine_.state().queues[queue].kind == TaskQueue::Kind::Looper;
}

bool ExplorerNatives::before_take(const Site& site) {
  const std::optional<uint32_t> queue = queue_of(site);
  return queue && stops_.before_take(site.thread, *queue);
}

/// Also by the system: what matters is what the task will do.
bool ExplorerNatives::before_enqueue(const Site& site) {
  const std::optional<uint32_t> queue = queue_of(site);
  const Ref task = site.arguments[1].ref;
  const bool matters = !own_.own_only() || (task && own_.counts(task));
  return queue && is_looper(*queue) && matters && stops(site);
}

bool ExplorerNatives::before_delivery(const Site& site) {
  const Ref task = site.arguments[3].ref;
  const bool matters = !own_.own_only() || (task && own_.counts(task));
  return matters && stops(site);
}

bool ExplorerNatives::before_removal(const Site& site) {
  const std::optional<uint32_t> queue = queue_of(site);
  return queue && own_.counts(site.thread) && is_looper(*queue) && stops(site);
}

/// Own only: barriers are those of frames.
bool ExplorerNatives::before_barrier(const Site& site) {
  const std::optional<uint32_t> queue = queue_of(site);
  return queue && !own_.own_only() && is_looper(*queue) && stops(site);
}

bool ExplorerNatives::before_search(const Site& site) {
  const std::optional<uint32_t> queue = queue_of(site);
  if (!queue || !own_.counts(site.thread)) return false;
  if (stops(site)) return true;
  TaskKeys keys;
  keys.target = site.arguments[1].ref;
  keys.callback = site.arguments[2].ref;
  keys.what = site.arguments[3].i;
  keys.token = site.arguments[4].ref;
  keys.keys = site.arguments[5].i;
  steps_.add(places_.removal(*queue, keys));
  return false;
}

/// Something that depends on, or changes, all that waits in the queue.
bool ExplorerNatives::before_change(const Site& site, bool asks_for_time) {
  const std::optional<uint32_t> queue = queue_of(site);
  if (!queue || !own_.counts(site.thread)) return false;
  if (stops(site)) return true;
  if (asks_for_time) steps_.add(StepKind::Read, place_number(Place::Clock, 0));
  steps_.add(places_.queue_operation(StepKind::Change, *queue, nullptr));
  return false;
}

// Locks and waits ---------------------------------------------------------------------------------------------------

bool ExplorerNatives::before_lock(const Site& site) {
  const Ref ref = site.arguments[0].ref;
  const int64_t nanos = site.arguments[2].j;
  if (!ref || !own_.counts(site.thread)) return false;
  const LockKind kind = site.arguments[1].i ? LockKind::Shared : LockKind::Exclusive;
  if (nanos < 0) return stops_.before_lock(site.thread, ref, kind);
  if (stops_.before(site.thread, site.in_model, true)) return true;
  steps_.add(StepKind::Try, places_.lock(ref, kind));
  return before_wait(site, nanos);
}

/// A wait begins or has ended; where it can end by time, time matters.
bool ExplorerNatives::before_wait(const Site& site, int64_t nanos) {
  // It has ended, or nobody cares.
  if (site.thread.wait.kind != WaitKind::None || !own_.counts(site.thread)) return false;
  steps_.add(StepKind::Read, place_number(Place::Interrupt, site.thread.id));
  if (nanos > 0) steps_.begin_delay(nanos);
  return false;
}

bool ExplorerNatives::before_block(const Site& site) {
  if (!own_.counts(site.thread)) return false;
  const uint64_t object = places_.object(site.arguments[0].ref);
  if (site.thread.wait.kind == WaitKind::None) steps_.add(StepKind::Write, place_number(Place::Line, object));
  return before_wait(site, site.arguments[1].j);
}

/// `leaves_line`: those who wait stand in line, and who comes later is woken later.
bool ExplorerNatives::before_wake(const Site& site, bool leaves_line) {
  if (!own_.counts(site.thread)) return false;
  const uint64_t object = places_.object(site.arguments[0].ref);
  if (leaves_line) steps_.add(StepKind::Write, place_number(Place::Line, object));
  steps_.add(StepKind::Write, place_number(Place::LineEnd, object));
  return false;
}

bool ExplorerNatives::before_park(const Site& site) {
  if (!own_.counts(site.thread)) return false;
  steps_.add(StepKind::Write, place_number(Place::Permit, site.thread.id));
  return before_wait(site, site.arguments[1].j);
}

// Threads -----------------------------------------------------------------------------------------------------------

uint64_t ExplorerNatives::thread_number(Ref thread_object) const {
  constexpr uint64_t k_not_started = 0x3fffffff;
  const Thread* thread = thread_object ? machine_.thread_of(thread_object) : nullptr;
  return thread ? thread->id : k_not_started;
}

bool ExplorerNatives::before_unpark(const Site& site) {
  if (!own_.counts(site.thread)) return false;
  const uint64_t thread = thread_number(site.arguments[0].ref);
  steps_.add(StepKind::Write, place_number(Place::Permit, thread));
  steps_.add(StepKind::Write, place_number(Place::Alarm, thread));
  return false;
}

/// `asks`: for the flag, which that may clear; else it is set, and a wait may end.
bool ExplorerNatives::before_interrupt(const Site& site, bool asks) {
  if (!own_.counts(site.thread)) return false;
  if (stops(site)) return true;
  const uint64_t thread = thread_number(site.arguments[0].ref);
  const bool changes = !asks || site.arguments[1].i;
  steps_.add(changes ? StepKind::Write : StepKind::Read, place_number(Place::Interrupt, thread));
  if (!asks) steps_.add(StepKind::Write, place_number(Place::Alarm, thread));
  return false;
}

bool ExplorerNatives::before_state(const Site& site) {
  if (!own_.counts(site.thread)) return false;
  if (stops(site)) return true;
  steps_.add(StepKind::Read, place_number(Place::State, thread_number(site.arguments[0].ref)));
  return false;
}

// The world ---------------------------------------------------------------------------------------------------------

/// Asking takes time, so that who asks changes what others are told. Of apps that little does not count.
bool ExplorerNatives::before_time(const Site& site) {
  const bool own_only = own_.own_only();
  if (own_only && !(own_.counts(site.thread) && own_.asks_for_itself(site.thread))) return false;
  if (stops(site)) return true;
  steps_.set_clock_rests(false);
  steps_.add(own_only ? StepKind::Read : StepKind::Write, place_number(Place::Clock, 0));
  return false;
}

bool ExplorerNatives::before_print(const Site& site) {
  if (!own_.counts(site.thread)) return false;
  if (stops(site)) return true;
  steps_.add(StepKind::Write, place_number(Place::Output, static_cast<uint32_t>(site.arguments[0].i)));
  return false;
}

}  // namespace antecede::runtime

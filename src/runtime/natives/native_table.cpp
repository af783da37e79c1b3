#include "runtime/natives/native_table.h"

#include <string>

#include <absl/container/flat_hash_map.h>

namespace antecede::runtime {

namespace {

NativeOutcome nothing(NativeCall& call) {
  return call.done();
}

/// What the Java in front of the intrinsic found out.
template <size_t k_place>
NativeOutcome operand(NativeCall& call) {
  return call.give(call.arguments[k_place]);
}

using Table = absl::flat_hash_map<std::string, Native>;

std::string key_of(std::string_view owner, std::string_view name, std::string_view descriptor) {
  std::string key(owner);
  key += '.';
  key += name;
  return key += descriptor;
}

void add(Table& table, std::span<const NativeEntry> entries) {
  for (const NativeEntry& entry : entries)
    table[key_of(entry.owner, entry.name, entry.descriptor)] = {entry.function, entry.required};
}

Native look_up(const Table& table, std::string_view owner, std::string_view name, std::string_view descriptor) {
  const auto found = table.find(key_of(owner, name, descriptor));
  return found == table.end() ? Native() : found->second;
}

}  // namespace

Native find_native(std::string_view owner, std::string_view name, std::string_view descriptor) {
  static const Table k_table = [] {
    Table table;
    add(table, language_natives());
    add(table, reflection_natives());
    add(table, lifecycle_natives());
    add(table, apk_natives());
    add(table, sqlite_natives());
    add(table, report_natives());
    return table;
  }();
  return look_up(k_table, owner, name, descriptor);
}

Native find_shortcut(std::string_view owner, std::string_view name, std::string_view descriptor) {
  static const Table k_table = [] {
    Table table;
    add(table, text_shortcuts());
    add(table, thread_shortcuts());
    return table;
  }();
  return look_up(k_table, owner, name, descriptor);
}

Native native_of(model::Intrinsic id) {
  using model::Intrinsic;
  switch (id) {
    case Intrinsic::QueueLooper: return {queue_looper};
    case Intrinsic::QueueSerial: return {queue_serial};
    case Intrinsic::QueuePool: return {queue_pool};
    case Intrinsic::QueueBinder: return {queue_binder};
    case Intrinsic::QueueEnqueue: return {queue_enqueue};
    case Intrinsic::QueueRemove: return {queue_remove};
    case Intrinsic::QueueRemoveOne: return {queue_remove_one};
    case Intrinsic::QueueContains: return {queue_contains};
    case Intrinsic::QueueWithdraw: return {queue_withdraw};
    case Intrinsic::QueueReturned: return {queue_returned};
    case Intrinsic::QueueIsIdle: return {queue_is_idle};
    case Intrinsic::QueuePostBarrier: return {queue_post_barrier};
    case Intrinsic::QueueRemoveBarrier: return {queue_remove_barrier};
    case Intrinsic::QueueTake: return {queue_take};
    case Intrinsic::QueuePerform: return {queue_perform};
    case Intrinsic::QueueQuit: return {queue_quit};
    case Intrinsic::ThreadCurrent: return {thread_current};
    case Intrinsic::ThreadFork: return {thread_fork, needs(0, 1)};
    case Intrinsic::ThreadSpawn: return {thread_spawn, needs(0, 1)};
    case Intrinsic::ThreadJoin: return {thread_join, needs(0)};
    case Intrinsic::ThreadSleep: return {thread_sleep};
    case Intrinsic::ThreadYield: return {thread_yield};
    case Intrinsic::ThreadInterrupt: return {thread_interrupt, needs(0)};
    case Intrinsic::ThreadIsInterrupted: return {thread_is_interrupted, needs(0)};
    case Intrinsic::ThreadState: return {thread_state, needs(0)};
    case Intrinsic::ThreadHoldsMonitor: return {thread_holds_monitor, needs(0)};
    case Intrinsic::ThreadAll: return {thread_all};
    case Intrinsic::ThreadPark: return {thread_park};
    case Intrinsic::ThreadUnpark: return {thread_unpark};
    case Intrinsic::SyncRelease: return {sync_release};
    case Intrinsic::SyncAcquire: return {sync_acquire};
    case Intrinsic::SyncBlock: return {sync_block, needs(0)};
    case Intrinsic::SyncBlockUninterruptibly: return {sync_block_uninterruptibly, needs(0)};
    case Intrinsic::SyncWake: return {sync_wake};
    case Intrinsic::SyncLock: return {sync_lock, needs(0)};
    case Intrinsic::SyncLockUninterruptibly: return {sync_lock_uninterruptibly, needs(0)};
    case Intrinsic::SyncUnlock: return {sync_unlock, needs(0)};
    case Intrinsic::ObjectWait: return {object_wait};
    case Intrinsic::ObjectNotify: return {object_notify};
    case Intrinsic::ObjectNotifyAll: return {object_notify_all};
    case Intrinsic::ContentsRead: return {contents_read};
    case Intrinsic::ContentsReadAt: return {contents_read_at};
    case Intrinsic::ContentsReadKey: return {contents_read_key};
    case Intrinsic::ContentsSize: return {contents_size};
    case Intrinsic::ContentsWrite: return {contents_write};
    case Intrinsic::ContentsWriteAt: return {contents_write_at};
    case Intrinsic::ContentsInsert: return {contents_insert};
    case Intrinsic::ContentsInsertAt: return {contents_insert_at};
    case Intrinsic::ContentsRemove: return {contents_remove};
    case Intrinsic::ContentsRemoveAt: return {contents_remove_at};
    case Intrinsic::ContentsRearrange: return {contents_rearrange};
    case Intrinsic::ContentsMatch:
    case Intrinsic::ContentsOrder: return {nothing};
    case Intrinsic::CallbackRegister:
    case Intrinsic::CallbackRegisterFired:
    case Intrinsic::CallbackObserve: return {callback_register};
    case Intrinsic::CallbackUnregister: return {callback_unregister};
    case Intrinsic::CallbackRegisterAway:
    case Intrinsic::CallbackRegisterOn: return {callback_register_on};
    case Intrinsic::CallbackDeliver: return {callback_deliver, needs(3)};
    case Intrinsic::CallbackInvoke: return {callback_invoke};
    // They only tell an analysis what the Java behind them does.
    case Intrinsic::AnnounceStart:
    case Intrinsic::AnnounceStop:
    case Intrinsic::AnnounceBind:
    case Intrinsic::AnnounceUnbind:
    case Intrinsic::AnnounceFinish:
    case Intrinsic::AnnounceRecreate:
    case Intrinsic::AnnounceResult:
    case Intrinsic::ComponentListen:
    case Intrinsic::WorldMayRun:
    case Intrinsic::WorldPassOn:
    case Intrinsic::WorldTakeBack:
    case Intrinsic::LayoutName:
    case Intrinsic::LifecycleFire:
    case Intrinsic::LifecycleTo:
    case Intrinsic::LifecycleSet: return {nothing};
    case Intrinsic::LayoutParse:
    case Intrinsic::ComponentObject:
    case Intrinsic::ComponentResult: return {operand<1>};
    case Intrinsic::ComponentTarget:
    case Intrinsic::ComponentRequest:
    case Intrinsic::LayoutFind:
    case Intrinsic::LayoutFindKey: return {operand<2>};
    case Intrinsic::LayoutInflate: return {operand<5>};
    case Intrinsic::LifecycleGet:
    case Intrinsic::LifecycleIs:
    case Intrinsic::LifecycleIsAtLeast:
    case Intrinsic::LifecycleCan: return {operand<3>};
    case Intrinsic::WorldChoose: return {world_choose, needs(0)};
    case Intrinsic::WorldUptime: return {world_uptime};
    case Intrinsic::WorldTime: return {world_time};
    case Intrinsic::WorldPrint: return {world_print, needs(1)};
    case Intrinsic::EngineIsAbstract: return {nothing};
    case Intrinsic::EngineRenew: return {engine_renew};
  }
  return {};
}

}  // namespace antecede::runtime

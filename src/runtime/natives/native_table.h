#pragma once

#include <span>
#include <string_view>

#include "model/intrinsics.h"
#include "runtime/natives/native.h"

namespace antecede::runtime {

/// One native method and its function.
struct NativeEntry {
  std::string_view owner;
  std::string_view name;
  std::string_view descriptor;
  NativeFunction function;
  uint16_t required = 0;  ///< See Native.
};

// The tables, one per file.
std::span<const NativeEntry> language_natives();    ///< java.lang, antecede.World
std::span<const NativeEntry> reflection_natives();  ///< antecede.Reflection
std::span<const NativeEntry> lifecycle_natives();   ///< antecede.Lifecycle
std::span<const NativeEntry> apk_natives();         ///< antecede.Apk
std::span<const NativeEntry> sqlite_natives();      ///< antecede.Sqlite
std::span<const NativeEntry> report_natives();      ///< antecede.system.Report, antecede.Named
std::span<const NativeEntry> text_shortcuts();      ///< Bodies of the model that are faster in C++.
std::span<const NativeEntry> thread_shortcuts();    ///< Those that tell the machine something, and then run.

/// What an intrinsic does.
Native native_of(model::Intrinsic id);

// Intrinsics by group, for `native_of`.
NativeOutcome queue_looper(NativeCall& call);
NativeOutcome queue_serial(NativeCall& call);
NativeOutcome queue_pool(NativeCall& call);
NativeOutcome queue_binder(NativeCall& call);
NativeOutcome queue_enqueue(NativeCall& call);
NativeOutcome queue_remove(NativeCall& call);
NativeOutcome queue_remove_one(NativeCall& call);
NativeOutcome queue_contains(NativeCall& call);
NativeOutcome queue_withdraw(NativeCall& call);
NativeOutcome queue_returned(NativeCall& call);
NativeOutcome queue_is_idle(NativeCall& call);
NativeOutcome queue_post_barrier(NativeCall& call);
NativeOutcome queue_remove_barrier(NativeCall& call);
NativeOutcome queue_take(NativeCall& call);
NativeOutcome queue_perform(NativeCall& call);
NativeOutcome queue_quit(NativeCall& call);

NativeOutcome thread_current(NativeCall& call);
NativeOutcome thread_fork(NativeCall& call);
NativeOutcome thread_spawn(NativeCall& call);
NativeOutcome thread_join(NativeCall& call);
NativeOutcome thread_sleep(NativeCall& call);
NativeOutcome thread_yield(NativeCall& call);
NativeOutcome thread_interrupt(NativeCall& call);
NativeOutcome thread_is_interrupted(NativeCall& call);
NativeOutcome thread_state(NativeCall& call);
NativeOutcome thread_holds_monitor(NativeCall& call);
NativeOutcome thread_all(NativeCall& call);
NativeOutcome thread_park(NativeCall& call);
NativeOutcome thread_unpark(NativeCall& call);

NativeOutcome sync_release(NativeCall& call);
NativeOutcome sync_acquire(NativeCall& call);
NativeOutcome sync_block(NativeCall& call);
NativeOutcome sync_block_uninterruptibly(NativeCall& call);
NativeOutcome sync_wake(NativeCall& call);
NativeOutcome sync_lock(NativeCall& call);
NativeOutcome sync_lock_uninterruptibly(NativeCall& call);
NativeOutcome sync_unlock(NativeCall& call);
NativeOutcome object_wait(NativeCall& call);
NativeOutcome object_notify(NativeCall& call);
NativeOutcome object_notify_all(NativeCall& call);

NativeOutcome contents_read(NativeCall& call);
NativeOutcome contents_read_at(NativeCall& call);
NativeOutcome contents_read_key(NativeCall& call);
NativeOutcome contents_size(NativeCall& call);
NativeOutcome contents_write(NativeCall& call);
NativeOutcome contents_write_at(NativeCall& call);
NativeOutcome contents_insert(NativeCall& call);
NativeOutcome contents_insert_at(NativeCall& call);
NativeOutcome contents_remove(NativeCall& call);
NativeOutcome contents_remove_at(NativeCall& call);
NativeOutcome contents_rearrange(NativeCall& call);

NativeOutcome callback_register(NativeCall& call);
NativeOutcome callback_register_on(NativeCall& call);
NativeOutcome callback_unregister(NativeCall& call);
NativeOutcome callback_deliver(NativeCall& call);
NativeOutcome callback_invoke(NativeCall& call);

NativeOutcome world_choose(NativeCall& call);
NativeOutcome world_uptime(NativeCall& call);
NativeOutcome world_time(NativeCall& call);
NativeOutcome world_print(NativeCall& call);
NativeOutcome engine_renew(NativeCall& call);

}  // namespace antecede::runtime

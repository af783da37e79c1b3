#pragma once

#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "base/diagnostics.h"
#include "trace/id_ranges.h"
#include "trace/trace.h"

namespace antecede::trace {

/// Makes a trace that later stages can trust of one that anybody may have written, operation by operation.
///
/// An operation that contradicts what came before is left out or repaired, and counted in the diagnostics; the rest
/// of the trace is analysed. What comes out is *well-formed*:
///
/// - All ids exist; a subject is none only for init, exit, remove and wait; objects are none but for enqueue and
///   barriers (the queue that the table says), remove, and ends and exits because of an exception.
/// - A thread does nothing before its init and nothing after its exit; each happens at most once, and may be missing.
///   It is forked at most once, before it does anything, not by itself. A join follows the exit of its thread.
/// - A message is enqueued, begun and ended at most once, in this order; the enqueue may be missing (it came from
///   outside). Messages that are enqueued, begin or end have a queue.
/// - Begin and end pair up per thread and do not nest. Every event ends: what is open at the thread's exit or at the
/// end
///   of the trace is ended there. The events of a looper all run on its thread, those of a serial queue do not
///   overlap.
/// - A blocking enqueue ends at most once, on the thread that enqueued, and not while its message runs.
/// - A barrier is posted once, then removed at most once. A notification is given once; a wait names one that was
/// given
///   before, or none. A thread unlocks only what it holds.
///
/// A message may begin though it was removed (the recorder was late): both stay. Callbacks may be invoked without a
/// registration (it was before the recording).
class TraceSanitizer {
 public:
  /// The tables may grow between calls; `tables_grew` tells.
  TraceSanitizer(const TraceTables& tables, base::Diagnostics& diagnostics);
  void tables_grew();

  /// Appends to `out` what becomes of the operation: nothing, itself, or a few.
  void feed(Operation operation, std::vector<Operation>& out) {
    if (!ranges_.contains(operation)) return drop(Code::UnknownId);
    if (operation.is_access() && operation.subject != Operation::k_none) {
      if (!alive(operation)) return;
      operation.object = Operation::k_none;
      out.push_back(operation);
    } else {
      feed_rare(operation, out);
    }
  }
  /// Ends what is still open.
  void finish(std::vector<Operation>& out);

 private:
  enum class Code : uint8_t {
    UnknownId,
    NoSubject,
    InitTwice,
    AfterExit,
    BadFork,
    BadJoin,
    NoQueue,
    EnqueueTwice,
    EnqueueLate,
    BeginTwice,
    BeginAfterRemove,
    MissingEnd,
    OtherThread,
    Overlap,
    EndWithoutBegin,
    OpenEvent,
    BadEnqueueEnd,
    BadBarrier,
    NotifyTwice,
    WaitForNobody,
    UnlockWithoutLock,
    OtherQueue,
  };
  struct ThreadState {
    bool seen = false, forked = false, exited = false;
    MessageId open;
  };
  struct MessageState {
    bool enqueued = false, begun = false, ended = false, returned = false, removed = false;
    ThreadId sender;
  };
  struct QueueState {
    ThreadId thread;
    MessageId running;
  };
  enum class BarrierState : uint8_t { Unknown, Posted, Removed };

  bool alive(const Operation& operation) {
    ThreadState& thread = threads_[operation.thread];
    if (thread.exited) {
      drop(Code::AfterExit);
      return false;
    }
    thread.seen = true;
    return true;
  }
  void feed_rare(Operation operation, std::vector<Operation>& out);
  bool accept(Operation& operation, std::vector<Operation>& out);
  bool accept_init(const Operation& operation);
  bool accept_exit(const Operation& operation, std::vector<Operation>& out);
  bool accept_fork(const Operation& operation);
  bool accept_join(const Operation& operation);
  bool accept_enqueue(Operation& operation);
  bool accept_enqueue_end(const Operation& operation);
  bool accept_begin(const Operation& operation, std::vector<Operation>& out);
  bool may_begin_here(const Operation& operation);
  bool accept_end(const Operation& operation);
  bool accept_barrier(Operation& operation);
  bool accept_notify(const Operation& operation);
  bool accept_wait(Operation& operation);
  bool accept_lock(const Operation& operation);
  bool accept_unlock(const Operation& operation);
  void end_open_event(ThreadId thread, std::vector<Operation>& out);
  void set_queue(Operation& operation, QueueId queue);
  void drop(Code code);
  bool refuse(Code code) {
    drop(code);
    return false;
  }

  const TraceTables& tables_;
  base::Diagnostics& diagnostics_;
  IdRanges ranges_;
  base::IdVector<ThreadId, ThreadState> threads_;
  base::IdVector<MessageId, MessageState> messages_;
  base::IdVector<QueueId, QueueState> queues_;
  base::IdVector<BarrierId, BarrierState> barriers_;
  absl::flat_hash_set<uint32_t> notified_;
  absl::flat_hash_map<std::pair<ThreadId, uint32_t>, uint32_t> held_;
};

/// The well-formed trace that is in `trace`.
Trace sanitize_trace(Trace trace, base::Diagnostics& diagnostics);

}  // namespace antecede::trace

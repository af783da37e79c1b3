#pragma once

#include <cstdint>

#include "order/callback_history.h"
#include "order/graph_draft.h"
#include "order/rules/class_init.h"
#include "order/rules/handover.h"
#include "order/rules/ipc_handle.h"
#include "order/rules/msg_at_time.h"
#include "order/rules/native.h"
#include "order/rules/notify_wait.h"
#include "order/rules/release_acquire.h"
#include "order/rules/thread_exit.h"
#include "order/rules/thread_fork.h"
#include "order/rules/thread_init.h"
#include "order/rules/thread_join.h"
#include "order/rules/thread_loop.h"

namespace antecede::order {

/// The rules that order two operations without asking what is ordered already: their edges are in the graph from the
/// beginning. Tells each rule of the operations it speaks of, in recorded order, for `OrderGraphBuilder`.
///
/// Assumes a well-formed trace. Time and space are linear in the number of operations that order, except for
/// MsgAtTime (msg_at_time.h).
class EdgeRules {
 public:
  /// Where the thread of an operation stands outside of events.
  struct PlainPart {
    StrandId strand;
    uint32_t last = 0;  ///< The position of its last operation there.
  };
  /// Before an operation gets its node: what it comes after is gathered, so that edges lead forward.
  void prepare(const trace::Operation& operation, PlainPart plain, GraphDraft& draft);
  /// A strand begins; before `apply` for its first operation.
  void begin_strand(trace::ThreadId thread, NodeId first, GraphDraft& draft) {
    thread_init_.connect(thread, first, draft);
  }
  /// The last node of a strand; before `apply`.
  void end_strand(trace::ThreadId thread, NodeId last) { thread_exit_.note_last_of_strand(thread, last); }
  /// An operation outside of events that is a strand by itself; before `apply`.
  void note_single(trace::ThreadId thread, NodeId node) { thread_loop_.note_single(thread, node); }
  /// What the operation comes after, and what later ones have to know of it.
  void apply(const trace::Operation& operation, NodeId node, GraphDraft& draft);

 private:
  void apply_to_thread(const trace::Operation& operation, NodeId node, GraphDraft& draft);
  void apply_to_queue(const trace::Operation& operation, NodeId node, GraphDraft& draft);
  void apply_to_callback(const trace::Operation& operation, NodeId node, GraphDraft& draft);
  void gather_releases(const trace::Operation& acquire, GraphDraft& draft);
  void note_release(const trace::Operation& operation, NodeId node);
  void connect_acquire(const trace::Operation& operation, NodeId node, GraphDraft& draft);
  void enqueue(const trace::Operation& operation, NodeId node, GraphDraft& draft);
  void begin(const trace::Operation& operation, NodeId node, GraphDraft& draft);
  void end(trace::MessageId message, NodeId node, GraphDraft& draft);

  ThreadInitRule thread_init_;
  ThreadExitRule thread_exit_;
  ThreadForkRule thread_fork_;
  ThreadJoinRule thread_join_;
  ThreadLoopRule thread_loop_;
  MsgAtTimeRule msg_at_time_;
  NativeRule native_;
  IpcHandleRule ipc_handle_;
  NotifyWaitRule notify_wait_;
  ReleaseAcquireRule release_acquire_;
  HandoverRule handover_;
  ClassInitRule class_init_;
  base::IdVector<trace::CallbackId, CallbackHistory> callbacks_;
};

}  // namespace antecede::order

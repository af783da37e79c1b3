#pragma once

// ThreadLoop: what a thread does outside of events before its first looper event precedes all looper events of it.
//
//   worker: write x; Looper.loop()   main: post(a)    // write x before the begin of a on worker
//
// Android: `Looper.loop` is an ordinary call: a thread dispatches nothing before it gets there. What it does after
// the loop is another matter, and so is a task of a pool, which does not run inside of a loop. Not in EventRacer
// Android.

#include "order/graph_draft.h"

namespace antecede::order {

/// ThreadLoop's edges: from what a thread did before it entered its loop, gathered in one node, to the begin of each
/// looper event of the thread.
class ThreadLoopRule {
 public:
  /// A thread's operation outside of events that is a strand by itself (without ThreadOp).
  void note_single(trace::ThreadId id, NodeId node) {
    Thread& thread = grown(threads_, id);
    if (!thread.loops) thread.prologue.fresh.push_back(node);
  }

  /// An event is about to begin. If it is the first looper event of its thread, what the thread did until now comes
  /// before it and all that follow: `plain`, its strand outside of events, up to the operation at `last_plain`.
  void enter(const trace::Operation& begin, StrandId plain, uint32_t last_plain, GraphDraft& draft) {
    Thread& thread = grown(threads_, begin.thread);
    if (thread.loops || !draft.is_on_looper(begin.message()) || !draft.is_on(Rule::ThreadLoop)) return;
    thread.loops = true;
    if (plain.valid() && draft.is_on(Rule::ThreadOp)) {
      Node entry;  // Behind the accesses since the last node.
      entry.kind = trace::OperationKind::ThreadInit;
      entry.position = last_plain;
      thread.prologue.fresh.push_back(draft.append(plain, entry));
    }
    draft.gather(thread.prologue, Rule::ThreadLoop);
  }

  void connect(const trace::Operation& begin, NodeId node, GraphDraft& draft) {
    if (!draft.is_on_looper(begin.message())) return;
    draft.connect(grown(threads_, begin.thread).prologue.known, node, Rule::ThreadLoop);
  }

 private:
  struct Thread {
    Crowd prologue;  ///< What it did before its first looper event.
    bool loops = false;
  };
  base::IdVector<trace::ThreadId, Thread> threads_;
};

}  // namespace antecede::order

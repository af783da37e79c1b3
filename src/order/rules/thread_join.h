#pragma once

// ThreadJoin: the last operation of a thread precedes the return of a join with it.
//
//   Thread-4: write x; exit   main: join(Thread-4)    // the exit before the join
//
// Java: `Thread.join` returns after the thread's end. A join that timed out is not recorded.

#include "order/graph_draft.h"

namespace antecede::order {

/// ThreadJoin's edge: from a thread's last operation to a join.
class ThreadJoinRule {
 public:
  void note_exit(trace::ThreadId thread, NodeId node) { grown(exits_, thread) = node; }
  void connect(trace::ThreadId child, NodeId join, GraphDraft& draft) {
    draft.connect(grown(exits_, child), join, Rule::ThreadJoin);
  }

 private:
  base::IdVector<trace::ThreadId, NodeId> exits_;
};

}  // namespace antecede::order

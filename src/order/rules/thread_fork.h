#pragma once

// ThreadFork: the start of a thread, as another asks for it, precedes the thread's first operation.
//
//   main: fork(Thread-4)   Thread-4: init             // the fork before init
//
// Java: `Thread.start` happens before everything that the started thread does.

#include "order/graph_draft.h"

namespace antecede::order {

/// ThreadFork's edge: from the last fork of a thread to its first operation.
class ThreadForkRule {
 public:
  void note_fork(trace::ThreadId child, NodeId node) { grown(forks_, child) = node; }
  void connect(trace::ThreadId thread, NodeId start, GraphDraft& draft) {
    draft.connect(grown(forks_, thread), start, Rule::ThreadFork);
  }

 private:
  base::IdVector<trace::ThreadId, NodeId> forks_;
};

}  // namespace antecede::order

#pragma once

// ThreadInit: the first operation of a thread precedes all others of it, those inside of its events, too.
//
//   Thread-4: init   Thread-4: event a { write x }    // init before write x
//
// Java: a thread does nothing before it starts, on whatever queue it later serves.

#include "order/graph_draft.h"

namespace antecede::order {

/// ThreadInit's edges: from a thread's first operation to the first one of each strand of the thread.
class ThreadInitRule {
 public:
  void note_start(trace::ThreadId thread, NodeId node) { grown(starts_, thread) = node; }
  void connect(trace::ThreadId thread, NodeId first_of_strand, GraphDraft& draft) {
    draft.connect(grown(starts_, thread), first_of_strand, Rule::ThreadInit);
  }

 private:
  base::IdVector<trace::ThreadId, NodeId> starts_;
};

}  // namespace antecede::order

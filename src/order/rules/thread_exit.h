#pragma once

// ThreadExit: all operations of a thread, those inside of its events, too, precede its last one.
//
//   worker: event a { write x }   worker: exit        // write x before the exit
//
// Java: a thread does nothing after its end, on whatever queue it served before.

#include <vector>

#include "order/graph_draft.h"

namespace antecede::order {

/// ThreadExit's edges: from the last operation of each strand of a thread to the thread's last one. What a thread
/// does outside of events needs none, because its exit stands there, too.
class ThreadExitRule {
 public:
  void note_last_of_strand(trace::ThreadId thread, NodeId node) { grown(ends_, thread).push_back(node); }
  void connect(trace::ThreadId thread, NodeId exit, GraphDraft& draft) {
    std::vector<NodeId>& ends = grown(ends_, thread);
    for (NodeId end : ends) draft.connect(end, exit, Rule::ThreadExit);
    ends = {};
  }

 private:
  base::IdVector<trace::ThreadId, std::vector<NodeId>> ends_;
};

}  // namespace antecede::order

#pragma once

// ReleaseAcquire: every release of a token precedes an acquire of it that was recorded later.
//
//   Thread-4: latch.countDown()   main: latch.await() returns   // countDown before the return
//
// Java: the classes of `java.util.concurrent` promise it (`CountDownLatch`, `Semaphore`, `Future.get`, a queue's
// `take`). Which releases came before the acquire is taken from the recording: another run may need fewer. Locks are
// no tokens: they never order. Not in EventRacer Android.

#include "order/graph_draft.h"
#include "trace/trace.h"

namespace antecede::order {

/// ReleaseAcquire's edges: from the releases of a token, gathered in one node, to each acquire.
class ReleaseAcquireRule {
 public:
  void note_release(trace::TokenId token, NodeId node) { grown(releases_, token).fresh.push_back(node); }
  /// Before an acquire gets its node.
  void gather(trace::TokenId token, GraphDraft& draft) {
    draft.gather(grown(releases_, token), Rule::ReleaseAcquire);
  }
  void connect(trace::TokenId token, NodeId acquire, GraphDraft& draft) {
    draft.connect(grown(releases_, token).known, acquire, Rule::ReleaseAcquire);
  }

 private:
  base::IdVector<trace::TokenId, Crowd> releases_;
};

}  // namespace antecede::order

#pragma once

// ClassInit: the end of a class's static initialiser precedes every later use that needs the class initialised.
//
//   main: Cache.get()  // runs <clinit>   Thread-4: Cache.get()   // the end of <clinit> before the use
//
// Java: an instance creation, a static call or an access of a static field waits until the class is initialised, and
// sees all that the initialiser did (JLS 12.4.2). Who comes first initialises: in a run in which Thread-4 does, the
// order is the other way round, and what main had done before is then not ordered at all. Not in EventRacer Android.

#include "order/graph_draft.h"
#include "trace/trace.h"

namespace antecede::order {

/// ClassInit's edges: from the end of the initialiser to each use.
class ClassInitRule {
 public:
  void note_end(trace::TokenId token, NodeId node) { grown(ends_, token).fresh.push_back(node); }
  /// Before a use gets its node.
  void gather(trace::TokenId token, GraphDraft& draft) { draft.gather(grown(ends_, token), Rule::ClassInit); }
  void connect(trace::TokenId token, NodeId use, GraphDraft& draft) {
    draft.connect(grown(ends_, token).known, use, Rule::ClassInit);
  }

 private:
  base::IdVector<trace::TokenId, Crowd> ends_;
};

}  // namespace antecede::order

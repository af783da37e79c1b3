#pragma once

// Handover: the store of a reference precedes the read that obtains it, where libraries hand references from thread to
// thread.
//
//   Thread-4: mPendingData = news   main: value = mPendingData; onChanged(value)   // the store before the read
//
// Java: a read of a volatile field, of an atomic, or of a container under its lock that sees a store comes after it,
// with all that was done before (JLS 17.4.4, 17.4.5). The recording says which store it was: the token is that one
// store. Only references count that carry something of the app's, never flags and counters, and only in code of
// libraries: they are there to hand over. In the app's own code such a field may be what races. Another run may hand
// over another reference, or none; then the order is another one. Not in EventRacer Android.

#include "order/graph_draft.h"
#include "trace/trace.h"

namespace antecede::order {

/// Handover's edges: from the store to each read that obtained it.
class HandoverRule {
 public:
  void note_store(trace::TokenId token, NodeId node) { grown(stores_, token).fresh.push_back(node); }
  /// Before a read gets its node.
  void gather(trace::TokenId token, GraphDraft& draft) { draft.gather(grown(stores_, token), Rule::Handover); }
  void connect(trace::TokenId token, NodeId read, GraphDraft& draft) {
    draft.connect(grown(stores_, token).known, read, Rule::Handover);
  }

 private:
  base::IdVector<trace::TokenId, Crowd> stores_;
};

}  // namespace antecede::order

#pragma once

// MsgBlocking: the end of a message's event precedes the return of the call that waits for it.
//
//   Thread-4: call(a)   main: event a { write x }   Thread-4: return(a)      // write x before the return
//
// Android: `Handler.runWithScissors`, `Instrumentation.runOnMainSync` and a Binder call that is not one-way come back
// when the other side is done. The rule is garbled in the printed figure of EventRacer Android.

#include "order/graph_draft.h"

namespace antecede::order {

/// MsgBlocking's edge, for a blocking call that returns.
inline void connect_return(const MessageNodes& message, NodeId returns, GraphDraft& draft) {
  draft.connect(message.end, returns, Rule::MsgBlocking);
}

}  // namespace antecede::order

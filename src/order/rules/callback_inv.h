#pragma once

// CallbackInv: synchronous invocations of one callback follow each other as recorded.
//
//   Thread-4: invoke(listener)   main: invoke(listener)         // in this order
//
// A callback id names one registration: registering the same listener again gives another id.
//
// Android: who invokes synchronously waits for the callback's return. Which invocation comes first is taken from the
// recording: another run may have another order. So it is in the paper's set of rules (`base`) only: two events that call
// one listener (a text watcher: the user types, a result is shown) come in no fixed order because of that.

#include "order/callback_history.h"
#include "order/graph_draft.h"
#include "trace/operation.h"

namespace antecede::order {

/// CallbackInv's condition on two invocations of one callback, the first recorded first.
inline bool invocations_follow(const trace::Operation& first, const trace::Operation& second) {
  using trace::Operation;
  return first.has(Operation::k_synchronous) && second.has(Operation::k_synchronous);
}

/// CallbackInv's edge: from the last synchronous invocation, which implies those before.
inline void connect_invocation(CallbackHistory& callback, const trace::Operation& invocation, NodeId node,
                               GraphDraft& draft) {
  if (!invocation.has(trace::Operation::k_synchronous)) return;
  draft.connect(callback.last_synchronous, node, Rule::CallbackInv);
  callback.last_synchronous = node;
}

}  // namespace antecede::order

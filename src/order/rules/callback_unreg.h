#pragma once

// CallbackUnreg: the invocations of a callback precede the end of its registration.
//
//   Thread-4: invoke(listener)   main: unregister(listener)     // in this order
//
// A callback id names one registration. Without that, the rule is wrong where a listener is registered twice.
//
// Android: holds for callbacks that the framework looks up when it delivers; a delivery that is already under way to
// another thread is a message of its own and must not be recorded as an invocation.

#include "order/callback_history.h"
#include "order/graph_draft.h"

namespace antecede::order {

/// Before the end of a registration gets its node: makes one node of the invocations.
inline void gather_invocations(CallbackHistory& callback, GraphDraft& draft) {
  draft.gather(callback.invoked, Rule::CallbackUnreg);
}

/// CallbackUnreg's edge.
inline void connect_invocations(const CallbackHistory& callback, NodeId unregister, GraphDraft& draft) {
  draft.connect(callback.invoked.known, unregister, Rule::CallbackUnreg);
}

}  // namespace antecede::order

#pragma once

// CallbackReg1: the registration of a callback precedes its invocations.
//
//   main: register(listener)   Thread-4: invoke(listener)       // the registration before the invocation
//
// A callback id names one registration: registering the same listener again gives another id.
//
// Android: the framework can only call what it was given.

#include "order/callback_history.h"
#include "order/graph_draft.h"

namespace antecede::order {

/// Before an invocation gets its node: makes one node of the registrations.
inline void gather_registrations(CallbackHistory& callback, GraphDraft& draft) {
  draft.gather(callback.registered, Rule::CallbackReg1);
}

/// CallbackReg1's edge.
inline void connect_registration(const CallbackHistory& callback, NodeId invocation, GraphDraft& draft) {
  draft.connect(callback.registered.known, invocation, Rule::CallbackReg1);
}

}  // namespace antecede::order

#pragma once

// CallbackReg2: the registration of a callback precedes the end of this registration.
//
//   main: register(listener)   main: unregister(listener)       // in this order
//
// A callback id names one registration: registering the same listener again gives another id.
//
// Android: what was never registered cannot be unregistered; the call that tries it is not recorded with this id.

#include "order/callback_history.h"
#include "order/graph_draft.h"

namespace antecede::order {

/// Before the end of a registration gets its node: makes one node of the registrations.
inline void gather_registrations_to_end(CallbackHistory& callback, GraphDraft& draft) {
  draft.gather(callback.registered, Rule::CallbackReg2);
}

/// CallbackReg2's edge.
inline void connect_registration_to_end(const CallbackHistory& callback, NodeId unregister, GraphDraft& draft) {
  draft.connect(callback.registered.known, unregister, Rule::CallbackReg2);
}

}  // namespace antecede::order

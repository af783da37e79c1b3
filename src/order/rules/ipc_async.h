#pragma once

// IpcAsync (speculative): one-way calls that one thread sends to one receiver, one after the other, are handled so.
//
//   system: send locationChanged(1); send locationChanged(2)      // handled one after the other
//
// Needs the sending of the first before the sending of the second.
//
// Android: the Binder driver queues one-way calls to one object and hands out the next when the last is done.

#include "order/ipc_call.h"

namespace antecede::order {

/// IpcAsync's condition, the first sent before the second.
inline bool ipc_async_order(const IpcCall& first, const IpcCall& second) {
  return first.receiver == second.receiver && first.sender == second.sender && !first.waits && !second.waits;
}

}  // namespace antecede::order

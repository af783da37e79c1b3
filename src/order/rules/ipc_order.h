#pragma once

#include "trace/trace.h"

// IpcHandle (speculative): calls that one process sends to one receiver are handled in the recorded order, unless the
// first is one-way and the second waits.
//
//   system: send locationChanged(1)   system: send locationChanged(2)      // handled one after the other
//
// IpcAsync (speculative): one-way calls that one thread sends to one receiver, one after the other, are handled so.
//
// Android: the Binder driver queues one-way calls to one object and hands out the next when the last is done; calls
// that wait go to any free thread of the pool. IpcHandle assumes that the sending process synchronises its threads.
namespace antecede::order {

/// An IPC message as both rules see it.
struct IpcCall {
  trace::QueueId receiver;
  trace::ThreadId sender;
  uint32_t process = 0;  ///< Of the sender.
  bool waits = false;    ///< Not one-way.
};

/// IpcHandle's condition, the first sent and handled before the second in the recording.
inline bool ipc_handle_order(const IpcCall& first, const IpcCall& second) {
  return first.receiver == second.receiver && first.process == second.process && (first.waits || !second.waits);
}

/// IpcAsync's condition, the first sent before the second.
inline bool ipc_async_order(const IpcCall& first, const IpcCall& second) {
  return first.receiver == second.receiver && first.sender == second.sender && !first.waits && !second.waits;
}

}  // namespace antecede::order

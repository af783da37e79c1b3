#pragma once

#include <cstdint>

#include "trace/trace.h"

namespace antecede::order {

/// A message to another process as IpcHandle and IpcAsync see it.
struct IpcCall {
  trace::QueueId receiver;
  trace::ThreadId sender;
  uint32_t process = 0;  ///< Of the sender.
  bool waits = false;    ///< Not one-way.
};

}  // namespace antecede::order

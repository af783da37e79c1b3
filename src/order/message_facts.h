#pragma once

#include <algorithm>
#include <cstdint>

#include "trace/trace.h"

// What several rules ask of a message: where in its queue it stands.
namespace antecede::order {

/// Posted to the head of the queue. `sendMessageAtTime` with 0 is what `sendMessageAtFrontOfQueue` does.
inline bool is_front(const trace::Message& message) {
  return message.type == trace::MessageType::Front ||
         (message.type == trace::MessageType::AtTime && message.time == 0);
}

/// The delay that counts: `sendMessageDelayed` takes a negative one for none.
inline int64_t delay_of(const trace::Message& message) {
  return std::max<int64_t>(message.time, 0);
}

/// No barrier can stop `first` and let `second` pass.
inline bool same_side_of_barriers(const trace::Message& first, const trace::Message& second) {
  return first.asynchronous || !second.asynchronous;
}

/// Stands in the queue until it is dispatched, where a removal finds it.
inline bool waits_in_queue(const trace::Message& message) {
  using enum trace::MessageType;
  return message.type == Delayed || message.type == AtTime || message.type == Front;
}

}  // namespace antecede::order

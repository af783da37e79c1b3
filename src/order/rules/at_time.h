#pragma once

#include "order/rules/looper_order.h"

// MsgAtTime (speculative): of two messages that one event of the looper posts to its own queue for points of time,
// the one for the earlier point is dispatched first, whichever was posted first.
//
//   handler.postAtTime(a, x + 100);
//   handler.postAtTime(b, x);        // in an event of the handler's looper: b ends before a begins
//
// Android: the queue sorts by time, and both stand in it before the looper takes the next message. From another
// thread the looper may have taken `a` already: no order. The recorded times may come from two readings of the clock
// (`uptimeMillis() + 2`, then `uptimeMillis() + 1`), whose order depends on the time in between: if the one posted
// later is the earlier one, a frame must lie between the two. Speculative, because an event may take longer than
// that.
namespace antecede::order {

/// So much may pass between two readings of the clock in one event: a frame of the display.
inline constexpr int64_t k_between_readings = 16'000'000;

/// MsgAtTime's condition on two messages posted by one event of their looper; `first_posted_first` tells their order.
inline bool at_time_order(const trace::Message& first, const trace::Message& second, bool first_posted_first) {
  if (first.type != trace::MessageType::AtTime || second.type != trace::MessageType::AtTime) return false;
  if (first.time <= 0 || second.time <= 0 || !same_side_of_barriers(first, second)) return false;
  return first_posted_first ? first.time <= second.time : second.time - first.time >= k_between_readings;
}

}  // namespace antecede::order

#pragma once

// MsgRemove: a message that was posted before a removal that names it, and that has begun, had begun before it.
//
//   main: post r  ...  main: run r  ...  main: removeCallbacks(r)      // begin of r before the removal
//
// Needs the post before the removal. The recording has a removal even if no message matched; its keys tell which
// messages it means. The begin of an event is the moment its message leaves the queue.
//
// A removal without keys means every message of the queue: `Looper.quit`. `quitSafely` lets due messages run and must
// not be recorded as a removal.
//
// Android: `removeMessages` and `removeCallbacks` take every matching message out of the queue under the queue's
// lock. Idle handlers are different: `removeIdleHandler` does not stop a handler whose pass has begun
// (docs/order.md).

#include "order/message_facts.h"
#include "trace/trace.h"

namespace antecede::order {

/// The keys of a removal mean this message.
inline bool removal_names(const trace::Removal& removal, const trace::Message& message) {
  using trace::Removal;
  auto asks = [&](Removal::Key key) { return (removal.matched_keys & key) != 0; };
  if (removal.queue != message.queue) return false;
  if (asks(Removal::k_target) && removal.keys.target != message.keys.target) return false;
  if (asks(Removal::k_callback) && removal.keys.callback != message.keys.callback) return false;
  if (asks(Removal::k_what) && removal.keys.what != message.keys.what) return false;
  return !asks(Removal::k_token) || removal.keys.token == message.keys.token;
}

/// MsgRemove's condition on a message alone: idle handlers, and what comes from outside, a removal does not stop.
inline Answer can_be_removed(const Post& post) {
  return waits_in_queue(post);
}
inline bool can_be_removed(const trace::Message& message) {
  return can_be_removed(Post::exactly(message)) == Answer::Always;
}

/// MsgRemove's condition: after this removal the message cannot begin, if it was posted before.
inline bool removal_stops(const trace::Removal& removal, const trace::Message& message) {
  return can_be_removed(message) && removal_names(removal, message);
}

}  // namespace antecede::order

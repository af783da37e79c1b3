#pragma once

// MsgBegin2: a message posted to the front of a queue is dispatched before those that wait in it at that moment.
//
//   handler.post(a);
//   handler.postAtFrontOfQueue(b);   // both inside one event of the handler's looper: b ends before a begins
//
// The rule needs the post of `a` before the post of `b`, and the post of `b` before the begin of `a`: then `a` waits.
//
// Android: a message to the front becomes the head of the queue, before any barrier. Idle handlers do not wait in the
// queue: once their pass has begun, all of them run before the next message. EventRacer Android has them in this
// rule; a run of the test bed reverses it (docs/order.md).

#include "order/message_facts.h"
#include "trace/trace.h"

namespace antecede::order {

/// MsgBegin2's condition: `front` was posted to the front while `waiting` stood in the same looper's queue.
inline Answer overtakes(const Post& front, const Post& waiting) {
  return is_front(front) & waits_in_queue(waiting);
}
inline bool overtakes(const trace::Message& front, const trace::Message& waiting) {
  return overtakes(Post::exactly(front), Post::exactly(waiting)) == Answer::Always;
}

}  // namespace antecede::order

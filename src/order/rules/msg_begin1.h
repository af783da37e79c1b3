#pragma once

// MsgBegin1: of two messages posted to one looper one after the other, the first is dispatched first if its place in
// the queue is before the second's in every run.
//
//   handler.post(a);                 // Delayed 0
//   handler.postDelayed(b, 10);      // Delayed 10: a ends before b begins
//   handler.postDelayed(c, 5);       // nothing about b and c: it depends on how long the posts took
//
// Android: `MessageQueue.enqueueMessage` sorts by the due time, equal times in order of arrival. A message to the
// front has time 0, before everything else that waits. `MessageQueue.next` takes the head; with a barrier at the head
// it takes the first asynchronous message. Idle handlers run in order of registration when nothing is due.
//
// Differences to table 2 of EventRacer Android, each shown by a run of the test bed (docs/order.md):
// - the flag it calls "barrier" is the asynchronous flag: only synchronous-then-asynchronous loses its order;
// - a message to the front stands before every barrier, too, so its row needs no flag;
// - `postAtTime(r, 0)` is a post to the front, and an earlier time goes even before that;
// - an idle handler that stays keeps its old place, before handlers registered in the meantime;
// - a negative delay is none.

#include "order/message_facts.h"
#include "trace/trace.h"

namespace antecede::order {

/// Row Front: nothing but another post to the front, or to a time before 0, overtakes it.
inline Answer front_before(const Post& second) {
  using enum trace::MessageType;
  if (second.type == AtTime) return !(second.time <= Range::exactly(0));
  return answer(second.type == Delayed || second.type == Idle);
}

/// Row Delayed.
inline Answer delayed_before(const Post& first, const Post& second) {
  using enum trace::MessageType;
  if (second.type == Idle) return delay_of(first) <= Range::exactly(0);
  if (second.type != Delayed) return Answer::Never;
  return no_longer_delay(first, second) & same_side_of_barriers(first, second);
}

/// MsgBegin1's condition on two messages of one looper, the first posted before the second.
inline Answer looper_order(const Post& first, const Post& second) {
  using enum trace::MessageType;
  if (first.any_type || second.any_type) return Answer::Unknown;
  switch (first.type) {
    case Delayed: return delayed_before(first, second);
    case Idle: return second.type == Idle ? first.rerun | !second.rerun : Answer::Never;
    case Front: return front_before(second);
    case AtTime: return is_front(first) & front_before(second);
    default: return Answer::Never;
  }
}
inline bool looper_order(const trace::Message& first, const trace::Message& second) {
  return looper_order(Post::exactly(first), Post::exactly(second)) == Answer::Always;
}

}  // namespace antecede::order

#pragma once

// Serial: of two tasks submitted one after the other to an executor that runs one at a time, the first ends before
// the second begins.
//
//   executor.execute(a);  executor.execute(b);      // newSingleThreadExecutor, AsyncTask.SERIAL_EXECUTOR
//
// Needs the submissions in order; with delays (a scheduled executor of one thread) the first's must not be longer.
//
// Android: `AsyncTask.SERIAL_EXECUTOR` starts the next task when the last has ended, on any thread of its pool; a
// `ScheduledThreadPoolExecutor` sorts by due time, equal times by sequence number. Not in EventRacer Android.

#include "order/message_facts.h"
#include "trace/trace.h"

namespace antecede::order {

/// Serial's condition on two tasks of one serial queue, the first submitted before the second.
inline Answer serial_order(const Post& first, const Post& second) {
  using enum trace::MessageType;
  if (first.any_type || second.any_type) return Answer::Unknown;
  return answer(first.type == Delayed && second.type == Delayed) & no_longer_delay(first, second);
}
inline bool serial_order(const trace::Message& first, const trace::Message& second) {
  return serial_order(Post::exactly(first), Post::exactly(second)) == Answer::Always;
}

}  // namespace antecede::order

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
inline bool serial_order(const trace::Message& first, const trace::Message& second) {
  using enum trace::MessageType;
  return first.type == Delayed && second.type == Delayed && delay_of(first) <= delay_of(second);
}

}  // namespace antecede::order

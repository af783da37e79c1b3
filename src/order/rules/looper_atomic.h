#pragma once

// LooperAtomic: if anything in one event of a queue that runs one event at a time precedes anything in another, the
// whole first event precedes the whole second.
//
//   main: event a { register(listener); write x }
//   main: event b { write y; invoke(listener) }       // write x before write y: a ends before b begins
//
// It suffices to ask whether the first's begin precedes the second's end.
//
// Android: `Looper.loop` dispatches a message to its end before it asks for the next; a serial executor likewise.
// Assumes that no event runs a loop of its own inside.

#include "trace/trace.h"

namespace antecede::order {

/// LooperAtomic's condition on a queue.
inline bool runs_one_event_at_a_time(trace::Queue::Kind kind) {
  return kind == trace::Queue::Kind::Looper || kind == trace::Queue::Kind::Serial;
}

/// LooperAtomic's condition on two events: different ones of one such queue. Either may be missing.
inline bool follow_each_other(const trace::TraceTables& tables, trace::MessageId first, trace::MessageId second) {
  if (!first.valid() || !second.valid() || first == second) return false;
  trace::QueueId queue = tables.messages[first].queue;
  return queue == tables.messages[second].queue && runs_one_event_at_a_time(tables.queues[queue].kind);
}

}  // namespace antecede::order

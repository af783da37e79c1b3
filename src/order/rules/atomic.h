#pragma once

#include "trace/trace.h"

// LooperAtomic: if anything in one event of a queue that runs one event at a time precedes anything in another, the
// whole first event precedes the whole second.
//
//   main: event a { register(listener) }   main: event b { post(c); invoke(listener) }     // end of a before begin
//   of b
//
// It suffices to ask whether the first's begin precedes the second's end.
//
// Android: `Looper.loop` dispatches a message to its end before it asks for the next; a serial executor likewise.
// Assumes that no event runs a loop of its own inside.
namespace antecede::order {

/// LooperAtomic's condition on a queue.
inline bool runs_one_event_at_a_time(trace::Queue::Kind kind) {
  return kind == trace::Queue::Kind::Looper || kind == trace::Queue::Kind::Serial;
}

}  // namespace antecede::order

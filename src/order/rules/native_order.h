#pragma once

#include "trace/trace.h"

// Native (speculative): input events of one queue follow each other as recorded, and so do display events.
//
//   main: input click1   main: input click2        // click1 ends before click2 begins
//
// Android: the input dispatcher and the display send through one channel each, in order. Which input comes first is
// the user's choice: another run may have the other order ("serial" in the static engine).
namespace antecede::order {

/// Native's condition on two messages of one queue, the first's event recorded before the second's.
inline bool native_order(const trace::Message& first, const trace::Message& second) {
  using enum trace::MessageType;
  return first.type == second.type && (first.type == Input || first.type == Display);
}

}  // namespace antecede::order

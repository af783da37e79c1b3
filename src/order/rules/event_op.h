#pragma once

// EventOp: the operations of one event come in the order in which they were recorded.
//
//   main: event a { write x; post(b); write y }       // write x before the post before write y
//
// Android: `Looper.loop` calls the handler on its own thread, and a pool runs a task on one thread; the code of a
// thread runs from top to bottom.

#include "order/rule.h"

namespace antecede::order {

/// EventOp's part in the graph: the operations of an event are one strand. Without the rule each is one by itself.
inline bool events_are_strands(RuleSet rules) {
  return rules.has(Rule::EventOp);
}

}  // namespace antecede::order

#pragma once

// ThreadOp: what a thread does outside of events comes in the order in which it was recorded.
//
//   Thread-4: write x; notify(lock); write y          // write x before the notification before write y
//
// Java: a thread runs its program in order. EventRacer Android calls this rule speculative; nothing in it is.

#include "order/rule.h"

namespace antecede::order {

/// ThreadOp's part in the graph: what a thread does outside of events is one strand. Without the rule each operation
/// is one by itself.
inline bool threads_are_strands(RuleSet rules) {
  return rules.has(Rule::ThreadOp);
}

}  // namespace antecede::order

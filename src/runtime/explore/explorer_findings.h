#pragma once

#include <cstdint>

#include "runtime/explore/explorer_trace.h"

namespace antecede::runtime {

/// Who is told what an execution shows of other orders: Explorer, by the parts that look on.
class ExplorerFindings {
 public:
  /// The operation of a process could have come before the step.
  virtual void found_reversible(uint32_t step, Process process) = 0;
  /// A key was added: this execution is of no use. Own only: it goes on to its end, to find more of them.
  virtual void found_race() = 0;
  /// A delay begins: the clock might have stopped elsewhere on its last move, so that it ended after something else.
  virtual void found_delay(int64_t nanos, int64_t unit) = 0;

 protected:
  ~ExplorerFindings() = default;
};

}  // namespace antecede::runtime

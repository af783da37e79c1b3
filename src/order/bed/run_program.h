#pragma once

#include "order/bed/program.h"
#include "order/bed/run.h"

namespace antecede::order::bed {

/// What bounds a run.
struct RunLimits {
  uint32_t messages = 16;  ///< Further posts are dropped.
  uint32_t ticks = 3;      ///< How often time passes although something else could happen.
  uint32_t steps = 400;
};

/// Runs a program once in a simulation and records its trace.
///
/// Which message a looper gets is no choice: the queue decides, given the order of posts and the time. Choices are
/// which thread takes its next step, which event comes from outside, which worker starts which waiting task, and
/// whether time passes. Time is a number that starts at 10 and passes in steps of one. Reads and writes happen
/// together with the step before them.
Run run_program(const Program& program, const RunLimits& limits, StableNames& names, Chooser& chooser);

}  // namespace antecede::order::bed

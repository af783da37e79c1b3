#pragma once

#include "runtime/machine.h"

namespace antecede::runtime {

/// Puts the task into the queue: `time` is its delay or its point of time. Records it.
void enqueue(Machine& machine, Thread& thread, uint32_t queue, QueuedTask task, int64_t time);

}  // namespace antecede::runtime

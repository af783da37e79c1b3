#pragma once

#include "runtime/interpreter/code.h"
#include "runtime/threads/thread.h"

namespace antecede::runtime {

class Machine;

/// The address of the code that executes an operation.
const void* handler_of(Operation operation);
/// A cell that a method without code begins with.
const Cell* entry_cell(Operation operation);

/// Why a thread stopped running.
enum class Pause : uint8_t {
  Switch,   ///< Another may run now.
  Waiting,  ///< It waits.
  Ended,
  Stop,  ///< The machine stops: see Machine::outcome.
};

/// Runs a thread until it waits, ends, or its turn is over. All of its state is in its frames afterwards.
Pause interpret(Machine& machine, Thread& thread);

}  // namespace antecede::runtime

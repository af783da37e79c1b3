#pragma once

#include <vector>

#include "runtime/machine.h"

namespace antecede::runtime {

/// The exception, its cause, the cause of that, and so on; never empty. Read from the objects, without running code
/// of the program: the message is what the exception was made with.
std::vector<NotedException> noted_chain(Machine& machine, Ref thrown);
/// The same as objects. `Machine::hidden_number` of an exception is 1 if the machine raised it, 0 if code made it.
std::vector<Ref> exception_chain(const Machine& machine, Ref thrown);

}  // namespace antecede::runtime

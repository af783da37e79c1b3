#pragma once

#include <string>

#include "runtime/machine.h"

namespace antecede::runtime {

/// What people read of a task in reports: the label that the model gave it (antecede.Task, antecede.Named), else
/// `com.x.Main$1.run()` of its Runnable, `com.x.Main$2.handleMessage(what 3)` of a message to a handler.
std::string event_label_of(const Machine& machine, Ref task);

}  // namespace antecede::runtime

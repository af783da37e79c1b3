#pragma once

#include "runtime/report/run_report.h"
#include "runtime/session/subject.h"

namespace antecede::runtime {

/// Callbacks of the app's own code: methods with code that override, or implement, one that a class of Android
/// declares (not of Java: no `toString`, no `compare`). Reached are those that the machine has executed. Without
/// names nobody knows which code is own: none.
CallbackCount count_callbacks(const Subject& subject, const Machine& machine);

}  // namespace antecede::runtime

#pragma once

#include "cli/app_options.h"
#include "ir/hierarchy.h"
#include "model/code_names.h"
#include "runtime/machine.h"
#include "runtime/run_report.h"

namespace antecede::cli {

/// Callbacks of the app's own code: methods with code that override, or implement, one that a class of Android
/// declares (not of Java: no `toString`, no `compare`). Reached are those that the machine has executed.
runtime::CallbackCount count_callbacks(const OpenApp& app, const model::CodeNames& names,
                                       const ir::Hierarchy& hierarchy, runtime::Machine& machine);

}  // namespace antecede::cli

#pragma once

#include "apk/app_input.h"
#include "base/diagnostics.h"
#include "base/error.h"

namespace antecede::mutation {

/// Reads all code of an app as far as any analysis would: the IR of every method with its graph and its text, the
/// class hierarchy, annotations, constants, debug information. A broken method is a diagnostic, a broken file an
/// error.
base::Status probe_code(const apk::AppInput& app, base::Diagnostics& diagnostics);

}  // namespace antecede::mutation

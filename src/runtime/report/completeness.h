#pragma once

#include <string>
#include <vector>

#include "runtime/report/run_report.h"
#include "runtime/world/app.h"

namespace antecede::runtime {

/// Why a run of an app does not tell what the app does, in one sentence that names the likely cause; empty: it does.
///
/// The app was not executed at all (its logic is no bytecode), no screen was shown though it has activities, its process ended and began
/// again and again without showing anything new, or a limit was reached.
std::string why_incomplete(const RunReport& report, const App& app, uint32_t fruitless);

/// What an app is written in, if not in bytecode: `Flutter (Dart)`; empty: nothing of the kind is known. `files` are the paths in its package.
std::string foreign_runtime(const std::vector<std::string>& files);

}  // namespace antecede::runtime

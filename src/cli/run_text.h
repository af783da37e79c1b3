#pragma once

#include <string>

#include "runtime/report/run_report.h"

namespace antecede::cli {

/// What a run has to say besides the program's own output, a line each: crashes, what was missing, failures of our
/// own, how it ended if not by itself. Empty if there is nothing. `verbose`: all missing methods.
std::string run_summary(const runtime::RunReport& report, bool verbose);
/// Of an app: which screens it showed, and how much of it was reached.
std::string app_figures(const runtime::RunReport& report);
/// How much happened; for --summary.
std::string run_figures(const runtime::RunReport& report);

}  // namespace antecede::cli

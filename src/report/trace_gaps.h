#pragma once

#include <vector>

#include "report/trace_report.h"

namespace antecede::report {

/// What the analysis of this trace cannot know: what is missing in the trace, what was switched off, and what no
/// trace can tell.
std::vector<Gap> trace_gaps(const detect::Detection& detection, const detect::DetectOptions& options,
                            const TraceSource& source);

}  // namespace antecede::report

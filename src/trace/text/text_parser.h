#pragma once

#include <string_view>

#include "base/error.h"
#include "trace/trace.h"

namespace antecede::trace {

/// Reads the text form of a trace (docs/trace-format.md). An error names the line.
///
///     main: enqueue m1 q=main delayed 100
///     main: begin m1
///     main: write com.x.A.f@o1 = 5 at com.x.Main.run:31 < com.x.Main.go:12
///     main: end m1
///
/// The trace is what the text says, sense or not: trace_sanitizer.h looks at that.
base::Result<Trace> parse_trace_text(std::string_view text);

}  // namespace antecede::trace

#pragma once

#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "trace/binary/table_codec.h"
#include "trace/trace_input.h"
#include "trace/trace_statistics.h"

namespace antecede::cli {

/// What `antecede trace stats` shows.
struct TraceSummary {
  std::string file, format, process;
  uint64_t file_size = 0;
  trace::TraceStatistics statistics;
  trace::TableSizes sizes;
  trace::TraceDamage damage;
  std::vector<base::Diagnostic> diagnostics;

  /// Takes the rest from an input that was read to its end.
  void describe(const trace::TraceInput& input, const base::Diagnostics& found);
};

std::string write_trace_text(const TraceSummary& summary);
/// `antecede/trace-stats@1`
std::string write_trace_json(const TraceSummary& summary);

}  // namespace antecede::cli

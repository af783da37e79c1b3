// DroidRacer's traces: whatever is read is printed, cleaned and exported, and its print is read as the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "targets.h"
#include "trace/droidracer/droidracer_import.h"
#include "trace/perfetto/perfetto_writer.h"
#include "trace/text/text_parser.h"
#include "trace/text/text_printer.h"
#include "trace/trace_sanitizer.h"

int fuzz_droidracer(const uint8_t* data, size_t size) {
  using namespace antecede;
  base::Diagnostics diagnostics;
  trace::DroidRacerOptions options;
  options.databases = size % 2;
  const auto read = trace::read_droidracer(base::Bytes(data, size), diagnostics, options);
  if (!read) return 0;
  const std::string text = trace::print_trace(read->trace);
  const auto back = trace::parse_trace_text(text);
  if (!back || trace::print_trace(*back) != text) std::abort();
  base::Diagnostics odd;
  trace::sanitize_trace(read->trace, odd);
  // The importer itself sees to it that events are whole.
  for (const char* code : {"trace.unknown-id", "trace.missing-end", "trace.open-event", "trace.end-without-begin",
                           "trace.begin-twice", "trace.enqueue-twice", "trace.enqueue-late", "trace.no-queue"})
    if (odd.count(code)) std::abort();
  size_t written = 0;
  const auto sink = [&](base::Bytes bytes) -> base::Status {
    written += bytes.size();
    return {};
  };
  const std::vector<trace::PerfettoInstant> races = {{trace::OperationId(size), "race"},
                                                     {trace::OperationId(0), "race"}};
  if (!trace::export_perfetto(read->trace, races, sink)) std::abort();
  if ((written == 0) != read->trace.operations.empty()) std::abort();
  return 0;
}

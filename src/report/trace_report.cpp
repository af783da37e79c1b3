#include "report/trace_report.h"

#include <algorithm>
#include <utility>

#include "base/file.h"
#include "report/trace_gaps.h"

namespace antecede::report {
namespace {

TraceFile trace_file(const detect::Detection& detection, const detect::DetectOptions& options,
                     const TraceSource& source) {
  TraceFile trace;
  trace.file = source.file;
  trace.format = detection.input->format();
  trace.bytes = source.bytes.size();
  trace.sha256 = base::sha256_hex(source.bytes);
  trace.operations = detection.statistics.operations;
  trace.rules = rule_set_text(options.rules);
  trace.rules_by_format = source.rules_by_format;
  return trace;
}

}  // namespace

std::string rule_set_text(order::RuleSet rules) {
  if (rules == order::RuleSet::all()) return "all";
  if (rules == order::RuleSet::base()) return "base";
  if (rules == order::RuleSet::strict()) return "strict";
  return rules.names();
}

namespace {

/// Why nothing can be concluded from a trace in which no race was found; empty: something can.
std::string why_nothing(const detect::TraceStatistics& numbers) {
  if (numbers.operations == 0) return "the trace has no operations: it says nothing about races";
  if (numbers.accesses > 0 && numbers.ordering_operations == 0)
    return "the trace has accesses, but nothing that orders them (threads, events, posts): it says nothing about races";
  return "";
}

std::optional<Libraries> libraries_of(const trace::TraceTables& tables) {
  if (tables.libraries.empty()) return std::nullopt;
  Libraries result;
  for (size_t i = 0; i < tables.libraries.size(); ++i) {
    const trace::Library& library = tables.libraries[trace::LibraryId(i)];
    if (library.name.valid()) (library.is_model ? result.model : result.app).push_back(tables.names[library.name]);
  }
  std::ranges::sort(result.app);
  std::ranges::sort(result.model);
  return result;
}

/// All but the races.
Report report_around(const detect::Detection& detection, const detect::DetectOptions& options,
                     const TraceSource& source, const base::Diagnostics& diagnostics) {
  const trace::TraceInput& input = *detection.input;
  Report report;
  report.complete =
      input.damage().reason.empty() && !diagnostics.count("trace.too-long") && !diagnostics.count("detect.stopped");
  if (input.tables().names.contains(input.process())) report.app.package = input.tables().names[input.process()];
  report.traces.push_back(trace_file(detection, options, source));
  report.libraries = libraries_of(input.tables());
  report.trace_stats = detection.statistics;
  report.groups = detection.groups;
  report.crashes = detection.crashes;
  report.diagnostics = diagnostics.list();
  const bool was_read = !diagnostics.count("detect.stopped");
  if (std::string reason = why_nothing(detection.statistics); was_read && !reason.empty()) {
    report.complete = false;
    report.diagnostics.push_back({"trace.says-nothing", base::Severity::Warning, 1, std::move(reason)});
  }
  report.gaps = trace_gaps(detection, options, source);
  return report;
}

}  // namespace

Report make_trace_report(const detect::Detection& detection, const detect::DetectOptions& options,
                         const TraceSource& source, const base::Diagnostics& diagnostics) {
  Report report = report_around(detection, options, source, diagnostics);
  report.races = detection.races();
  return report;
}

Report make_trace_report(detect::Detection&& detection, const detect::DetectOptions& options,
                         const TraceSource& source, const base::Diagnostics& diagnostics) {
  Report report = report_around(detection, options, source, diagnostics);
  report.races = std::move(detection.findings.races);
  return report;
}

}  // namespace antecede::report

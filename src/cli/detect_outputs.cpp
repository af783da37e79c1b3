#include "cli/detect_outputs.h"

#include <algorithm>
#include <cstdio>
#include <optional>

#include <fmt/format.h>

#include "base/printable.h"
#include "cli/usage.h"
#include "picture/svg_timeline.h"
#include "picture/timeline.h"
#include "trace/binary/trace_reader.h"
#include "trace/perfetto/perfetto_writer.h"
#include "trace/trace_sanitizer.h"

namespace antecede::cli {

namespace {

/// None if there is no race at all.
base::Result<std::optional<size_t>> choose_race(const std::vector<race::Race>& races, const std::string& id) {
  std::optional<size_t> chosen;
  for (size_t i = 0; i < races.size(); ++i) {
    if (id.empty() ? !races[i].is_reported() : !races[i].id.starts_with(id)) continue;
    if (id.empty() || races[i].id == id) return std::optional(i);
    if (chosen) return usage(fmt::format("--race {}: several races begin so", id));
    chosen = i;
  }
  if (!id.empty() && !chosen) return usage(fmt::format("--race {}: the trace has no such race", id));
  return id.empty() && !races.empty() ? std::optional<size_t>(0) : chosen;
}

std::vector<trace::PerfettoInstant> race_instants(const detect::Findings& findings) {
  std::vector<trace::PerfettoInstant> instants;
  for (size_t i = 0; i < findings.races.size(); ++i) {
    const race::Race& race = findings.races[i];
    if (!race.is_reported()) continue;
    for (size_t side = 0; side < race.sides.size(); ++side)
      instants.push_back({findings.examples[i].sides[side].at,
                          fmt::format("{} {} ({})", race.id, race.sides[side].write ? "write" : "read",
                                      race::priority_name(race.priority))});
  }
  return instants;
}

}  // namespace

std::string_view fitting_rules(base::Bytes bytes) {
  if (trace::TraceReader::is_trace(bytes)) return "all";
  for (const trace::TraceFormat& format : trace::trace_formats())
    if (format.recognises(bytes)) return format.rules;
  return "all";
}

base::Status write_timeline(const std::vector<race::Race>& races, const DetectionOf& detection_of,
                            const std::string& id, const TimelineFile& to) {
  ANTECEDE_TRY(const std::optional<size_t> chosen, choose_race(races, id));
  if (!chosen) {
    std::fprintf(stderr, "antecede: there is no race to draw; %s was not written\n",
                 base::printable(to.file).c_str());
    return {};
  }
  const detect::Detection& detection = detection_of(races[*chosen].run);
  const auto found = std::ranges::find(detection.races(), races[*chosen].id, &race::Race::id);
  const auto place = static_cast<size_t>(found - detection.races().begin());
  return to.outputs.write(to.file, picture::svg_timeline(picture::make_timeline(detection, place)));
}

base::Status write_perfetto(base::Bytes bytes, const detect::Detection& detection, const std::string& file,
                            Outputs& outputs) {
  base::Diagnostics told_before;
  ANTECEDE_TRY(const auto input, trace::TraceInput::open(bytes, told_before));
  ANTECEDE_TRY(base::OutputFile output, outputs.open(file));
  trace::TraceSanitizer sanitizer(input->tables(), told_before);
  trace::PerfettoWriter writer(input->tables(), race_instants(detection.findings),
                               [&](base::Bytes part) { return output.write(part); });
  std::vector<trace::Operation> operations, clean;
  while (input->next(operations)) {
    writer.set_process(input->process());
    sanitizer.tables_grew();
    clean.clear();
    for (const trace::Operation& operation : operations) sanitizer.feed(operation, clean);
    for (const trace::Operation& operation : clean) writer.append(operation);
  }
  clean.clear();
  sanitizer.finish(clean);
  for (const trace::Operation& operation : clean) writer.append(operation);
  ANTECEDE_CHECK(writer.finish());
  return output.finish();
}

}  // namespace antecede::cli

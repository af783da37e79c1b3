#include "cli/detect_outputs.h"

#include <algorithm>
#include <cstdio>

#include <fmt/format.h>

#include "base/printable.h"
#include "cli/usage.h"
#include "picture/svg_timeline.h"
#include "picture/timeline.h"
#include "trace/perfetto_writer.h"
#include "trace/trace_reader.h"
#include "trace/trace_sanitizer.h"

namespace antecede::cli {

namespace {

/// None if there is no race at all.
base::Result<race::RaceId> choose_race(const race::RaceList& list, const std::string& id) {
  race::RaceId chosen;
  for (uint32_t i = 0; i < list.races.size(); ++i) {
    const race::Race& race = list.races[race::RaceId(i)];
    if (id.empty() ? !race.is_reported() : !race.id.starts_with(id)) continue;
    if (id.empty() || race.id == id) return race::RaceId(i);
    if (chosen.valid()) return usage(fmt::format("--race {}: several races begin so", id));
    chosen = race::RaceId(i);
  }
  if (!id.empty() && !chosen.valid()) return usage(fmt::format("--race {}: the trace has no such race", id));
  return id.empty() && !list.races.empty() ? race::RaceId(0) : chosen;
}

std::vector<trace::PerfettoInstant> race_instants(const race::RaceList& list) {
  std::vector<trace::PerfettoInstant> instants;
  for (const race::Race& race : list.races) {
    if (!race.is_reported()) continue;
    for (const race::RaceSide& side : race.sides)
      instants.push_back({side.at, fmt::format("{} {} ({})", race.id, side.write ? "write" : "read",
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

base::Status write_timeline(const race::Detection& detection, const std::vector<std::string>& own,
                            const std::string& id, const std::string& file, Outputs& outputs) {
  ANTECEDE_TRY(const race::RaceId race, choose_race(detection.races, id));
  if (race.valid()) return outputs.write(file, picture::svg_timeline(picture::make_timeline(detection, race, own)));
  std::fprintf(stderr, "antecede: there is no race to draw; %s was not written\n", base::printable(file).c_str());
  return {};
}

base::Status write_perfetto(base::Bytes bytes, const race::Detection& detection, const std::string& file,
                            Outputs& outputs) {
  base::Diagnostics told_before;
  ANTECEDE_TRY(const auto input, trace::TraceInput::open(bytes, told_before));
  ANTECEDE_TRY(base::OutputFile output, outputs.open(file));
  trace::TraceSanitizer sanitizer(input->tables(), told_before);
  trace::PerfettoWriter writer(input->tables(), race_instants(detection.races),
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

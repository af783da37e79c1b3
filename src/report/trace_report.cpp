#include "report/trace_report.h"

#include <memory>
#include <numeric>

#include <fmt/format.h>

#include "base/file.h"
#include "report/trace_gaps.h"
#include "report/trace_words.h"

namespace antecede::report {

namespace {

Access access_of(const race::RaceSide& side, const TraceWords& words) {
  Access access;
  access.write = side.write;
  access.null = side.null;
  access.structure = side.structure;
  for (const trace::LockId lock : side.locks) access.locks.push_back(words.lock(lock));
  access.event = words.event(side.event, side.thread);
  access.event.source = race::source_name(side.source);
  access.place = words.charged(side.stack);
  access.stack = words.stack(side.stack);
  return access;
}

Race race_of(const race::Race& found, const race::RaceList& list, const TraceWords& words) {
  Race race;
  race.id = found.id;
  race.kind = found.kind;
  race.pattern = found.pattern;
  race.priority = found.priority;
  race.score = found.score;
  race.same_looper = found.same_looper;
  race.lock_protected = found.lock_protected;
  race.locations = found.locations;
  race.location = words.location(found.location);
  race.filters = found.filters;
  race.covered = found.covered;
  if (list.races.contains(found.covered_by)) race.covered_by = list.races[found.covered_by].id;
  if (found.group.valid()) race.group = fmt::format("g{}", found.group.value() + 1);
  race.why = found.why;
  return race;
}

Header header_of(const race::Detection& detection, const race::DetectOptions& options, const TraceSource& source) {
  const trace::TraceInput& input = *detection.input;
  Header header;
  if (input.tables().names.contains(input.process())) header.package = input.tables().names[input.process()];
  header.file = source.file;
  header.format = input.format();
  header.bytes = source.bytes.size();
  header.sha256 = base::sha256_hex(source.bytes);
  header.rules = rule_set_text(options.rules);
  header.rules_by_format = source.rules_by_format;
  return header;
}

}  // namespace

std::string rule_set_text(order::RuleSet rules) {
  if (rules == order::RuleSet::all()) return "all";
  if (rules == order::RuleSet::base()) return "base";
  if (rules == order::RuleSet::strict()) return "strict";
  return rules.names();
}

Report make_trace_report(const race::Detection& detection, const race::DetectOptions& options,
                         const TraceSource& source, const base::Diagnostics& diagnostics) {
  const auto words = std::make_shared<const TraceWords>(detection.tables(), detection.order->graph(), options.own);
  const auto& counts = detection.operation_counts;
  Report report;
  report.complete = detection.input->damage().reason.empty() && !diagnostics.count("trace.too-long");
  report.header = header_of(detection, options, source);
  report.operations = std::accumulate(counts.begin(), counts.end(), uint64_t(0));
  report.statistics = detection.races.statistics;
  report.groups = detection.races.groups;
  report.races.reserve(detection.races.races.size());
  for (const race::Race& race : detection.races.races) report.races.push_back(race_of(race, detection.races, *words));
  report.accesses = [&races = detection.races.races, words](size_t race) -> std::array<Access, 2> {
    const auto& sides = races[race::RaceId(race)].sides;
    return {access_of(sides[0], *words), access_of(sides[1], *words)};
  };
  report.diagnostics = diagnostics.list();
  report.gaps = trace_gaps(detection, options, source);
  return report;
}

}  // namespace antecede::report

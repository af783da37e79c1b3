#include "report/trace_report.h"

#include <map>
#include <numeric>
#include <tuple>

#include <fmt/format.h>

#include "base/file.h"
#include "report/trace_gaps.h"
#include "report/trace_words.h"

namespace antecede::report {

namespace {

/// Puts races into words. What many of them have in common, such as a call stack, is put into words once.
class RaceWords {
 public:
  RaceWords(const race::RaceList& list, const TraceWords& words) : list_(list), words_(words) {}

  Race race_of(const race::Race& found);

 private:
  Access access_of(const race::RaceSide& side);
  base::Shared<Event> event_of(const race::RaceSide& side);
  base::Shared<std::vector<Place>> stack_of(trace::StackId id);

  const race::RaceList& list_;
  const TraceWords& words_;
  std::map<std::tuple<trace::MessageId, trace::ThreadId, race::Source>, base::Shared<Event>> events_;
  std::map<trace::StackId, base::Shared<std::vector<Place>>> stacks_;
};

base::Shared<Event> RaceWords::event_of(const race::RaceSide& side) {
  const auto [found, is_new] = events_.try_emplace({side.event, side.thread, side.source});
  if (!is_new) return found->second;
  Event event = words_.event(side.event, side.thread);
  event.source = race::source_name(side.source);
  return found->second = base::Shared(std::move(event));
}

base::Shared<std::vector<Place>> RaceWords::stack_of(trace::StackId id) {
  const auto [found, is_new] = stacks_.try_emplace(id);
  if (is_new) found->second = base::Shared(words_.stack(id));
  return found->second;
}

Access RaceWords::access_of(const race::RaceSide& side) {
  Access access;
  access.write = side.write;
  access.null = side.null;
  access.structure = side.structure;
  for (const trace::LockId lock : side.locks) access.locks.push_back(words_.lock(lock));
  access.event = event_of(side);
  access.place = words_.charged(side.stack);
  access.stack = stack_of(side.stack);
  return access;
}

Race RaceWords::race_of(const race::Race& found) {
  Race race;
  race.id = found.id;
  race.kind = found.kind;
  race.pattern = found.pattern;
  race.priority = found.priority;
  race.score = found.score;
  race.same_looper = found.same_looper;
  race.lock_protected = found.lock_protected;
  race.locations = found.locations;
  race.location = words_.location(found.location);
  race.filters = found.filters;
  race.covered = found.covered;
  if (list_.races.contains(found.covered_by)) race.covered_by = list_.races[found.covered_by].id;
  if (found.group.valid()) race.group = fmt::format("g{}", found.group.value() + 1);
  race.accesses = {access_of(found.sides[0]), access_of(found.sides[1])};
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
  const TraceWords words(detection.tables(), detection.order->graph(), options.own);
  const auto& counts = detection.operation_counts;
  Report report;
  report.complete = detection.input->damage().reason.empty() && !diagnostics.count("trace.too-long");
  report.header = header_of(detection, options, source);
  report.operations = std::accumulate(counts.begin(), counts.end(), uint64_t(0));
  report.statistics = detection.races.statistics;
  report.groups = detection.races.groups;
  report.races.reserve(detection.races.races.size());
  RaceWords race_words(detection.races, words);
  for (const race::Race& race : detection.races.races) report.races.push_back(race_words.race_of(race));
  report.diagnostics = diagnostics.list();
  report.gaps = trace_gaps(detection, options, source);
  return report;
}

}  // namespace antecede::report

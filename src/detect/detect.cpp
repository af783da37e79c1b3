#include "detect/detect.h"

#include <functional>

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include "base/guard.h"
#include "detect/coverage.h"
#include "detect/crash_reasons.h"
#include "detect/crashes.h"
#include "detect/finding_builder.h"
#include "detect/hand_overs.h"
#include "detect/recording.h"
#include "detect/trace_words.h"
#include "race/groups.h"
#include "race/race_lists.h"

namespace antecede::detect {
namespace {

/// Elements of collections, and how many there are, that both sides of a race reach without the framework in between:
/// such a collection is the app's as its fields are.
absl::flat_hash_set<trace::LocationId> own_elements(const trace::TraceTables& tables, const AccessStore& accesses,
                                                    const StackFacts& stacks, const std::vector<SitePair>& pairs) {
  absl::flat_hash_set<trace::LocationId> result;
  for (const SitePair& pair : pairs) {
    bool element = tables.locations[pair.location].kind == trace::Location::Kind::Element;
    bool direct = stacks.is_direct(accesses[pair.first].stack) && stacks.is_direct(accesses[pair.second].stack);
    if (element && direct) result.insert(pair.location);
  }
  return result;
}

std::vector<trace::LocationId> all_locations(const AccessStore& accesses) {
  std::vector<trace::LocationId> locations;
  for (uint32_t i = 0; i < accesses.location_count(); ++i) locations.push_back(trace::LocationId(i));
  return locations;
}

void tell_contradictions(const order::EventOrder& order, base::Diagnostics& diagnostics) {
  const uint64_t count = order.statistics().contradictions;
  if (count == 0) return;
  diagnostics.add(
      "trace.against-queue", base::Severity::Warning,
      fmt::format("{} times a message began before another that its queue would have dispatched first", count));
}

/// What is known of a trace when its races have been found.
struct Compared {
  const order::EventOrder& order;
  const Recording& recording;
  const Contexts& contexts;
  const StackFacts& stacks;
};

void mark_covered(const Compared& compared, const DetectOptions& options, trace::QueueId only,
                  std::vector<SitePair>& pairs) {
  const auto& [order, recording, contexts, stacks] = compared;
  const trace::TraceTables& tables = order.tables();
  const auto elements = own_elements(tables, recording.accesses(), stacks, pairs);
  const std::function<bool(trace::LocationId)> may_cover = [&](trace::LocationId id) {
    const trace::Location& location = tables.locations[id];
    auto name = [&](trace::NameId name_id) {
      return name_id.valid() ? std::string_view(tables.names[name_id]) : std::string_view();
    };
    return !location.framework || elements.contains(id) ||
           race::RaceLists::built_in().covers(name(location.owner), name(location.name));
  };
  // Without the order inside of events there are no events whose looks could count.
  if (options.rules.has(order::Rule::EventOp)) Coverage(order, recording.accesses(), contexts, may_cover).mark(pairs);
  if (!options.rules.has(order::Rule::ReleaseAcquire)) return;
  HandOvers({order, recording, contexts, options.rules, only}, may_cover, pairs).mark(pairs, options.jobs);
}

/// The order of what was read.
std::unique_ptr<order::EventOrder> order_of(Recording& recording, const trace::TraceTables& tables,
                                            order::RuleSet rules, base::Diagnostics& diagnostics) {
  auto order = std::make_unique<order::EventOrder>(recording.take_graph(), tables, rules);
  tell_contradictions(*order, diagnostics);
  return order;
}

/// Marks what was cut short. What was done by then is right; what was not done is missing.
void tell_stop(StopCheck is_over, base::Diagnostics& diagnostics) {
  if (!is_over()) return;
  diagnostics.add("detect.stopped", base::Severity::Error, base::stop_sentence() + ": only a part of the trace was looked at");
}

/// Findings of all pairs, with filters and priorities.
Findings findings_of(const Compared& compared, const TraceWords& words, const DetectOptions& options,
                     const std::vector<SitePair>& pairs) {
  return FindingBuilder({compared.order, compared.recording.accesses(), compared.recording.locks(), compared.contexts,
                         compared.stacks, words, race::RaceLists::built_in(), options.filters})
      .build(pairs);
}

}  // namespace

base::Result<Detection> detect_races(base::Bytes bytes, const DetectOptions& options, base::StageRunner& stages,
                                     base::Diagnostics& diagnostics) {
  Detection found;
  const StopCheck is_over = options.heeds_stop ? base::stop_asked : never_stop;
  ANTECEDE_TRY(found.input, trace::TraceInput::open(bytes, diagnostics));
  const trace::TraceTables& tables = found.tables();
  Recording recording(tables, options.rules, options.coverage && options.rules.has(order::Rule::ReleaseAcquire));
  stages.run("read", [&] { return recording.read(*found.input, diagnostics, is_over), 0; });
  found.order = stages.run("order", [&] { return order_of(recording, tables, options.rules, diagnostics); });
  const Contexts contexts(found.order->graph(), tables);
  found.stacks = std::make_unique<StackFacts>(tables, race::RaceLists::built_in(), options.own);
  const Compared compared{*found.order, recording, contexts, *found.stacks};
  const trace::QueueId only = options.main_only ? contexts.main_queue() : trace::QueueId();
  std::vector<SitePair> pairs = stages.run("compare", [&] {
    return find_pairs({*found.order, recording.accesses(), contexts, recording.locks(), only},
                      all_locations(recording.accesses()), options.jobs, diagnostics, is_over);
  });
  const std::vector<CrashCause> causes =
      CrashReasons({*found.order, recording, contexts, *found.stacks, race::RaceLists::built_in()}).find(pairs);
  if (options.coverage && !is_over()) stages.run("cover", [&] { return mark_covered(compared, options, only, pairs), 0; });
  for (SitePair& pair : pairs) pair.uncovered |= pair.threw;
  recording.forget_steps();
  const TraceWords words(tables, found.order->graph(), *found.stacks);
  found.findings = stages.run("filter", [&] { return findings_of(compared, words, options, pairs); });
  found.crashes = Crashes({recording, *found.order, words, causes}).find(found.findings);
  found.groups = stages.run("group", [&] { return race::group_races(found.findings.races); });
  const Counted counted{*found.order, recording, contexts};
  found.statistics = count_trace(counted);
  count_races(counted, pairs, found.races(), found.statistics);
  found.operation_counts = recording.counts();
  found.values = recording.values();
  tell_stop(is_over, diagnostics);
  return found;
}

}  // namespace antecede::detect

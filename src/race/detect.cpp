#include "race/detect.h"

#include <functional>

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include "race/coverage.h"
#include "race/hand_overs.h"
#include "race/race_builder.h"
#include "race/recording.h"

namespace antecede::race {
namespace {

using trace::OperationKind;

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
           RaceLists::built_in().covers(name(location.owner), name(location.name));
  };
  Coverage(order, recording.accesses(), contexts, may_cover).mark(pairs);
  if (!options.rules.has(order::Rule::ReleaseAcquire)) return;
  HandOvers({order, recording, contexts, options.rules, only}, may_cover, pairs).mark(pairs, options.jobs);
}

void count_trace(const Detection& detection, const Recording& recording, const Contexts& contexts,
                 RaceStatistics& numbers) {
  const order::OrderGraph& graph = detection.order->graph();
  const trace::TraceTables& tables = detection.tables();
  for (size_t kind = 0; kind < static_cast<size_t>(OperationKind::Lock); ++kind) {
    numbers.ordering_operations += recording.counts()[kind];
  }
  numbers.accesses = recording.counts()[static_cast<size_t>(OperationKind::Read)] +
                     recording.counts()[static_cast<size_t>(OperationKind::Write)];
  numbers.locations = tables.locations.size();
  numbers.stacks = tables.stacks.size();
  numbers.threads = tables.threads.size();
  numbers.nodes = graph.nodes().size();
  numbers.edges = graph.edge_count();
  numbers.chains = detection.order->chain_count();
  trace::QueueId main = contexts.main_queue();
  for (const order::Strand& strand : graph.strands()) {
    bool begins = strand.event.valid() && graph.node(strand.first).kind == OperationKind::Begin;
    numbers.events += begins;
    numbers.main_events += begins && main.valid() && tables.messages[strand.event].queue == main;
  }
}

}  // namespace

base::Result<Detection> detect_races(base::Bytes bytes, const DetectOptions& options,
                                     base::Diagnostics& diagnostics) {
  Detection detection;
  ANTECEDE_TRY(detection.input, trace::TraceInput::open(bytes, diagnostics));
  const trace::TraceTables& tables = detection.tables();
  // Read.
  Recording recording(tables, options.rules, options.coverage && options.rules.has(order::Rule::ReleaseAcquire));
  recording.read(*detection.input, diagnostics);
  // Order.
  detection.order = std::make_unique<order::EventOrder>(recording.take_graph(), tables, options.rules);
  const order::EventOrder& order = *detection.order;
  tell_contradictions(order, diagnostics);
  const Contexts contexts(order.graph(), tables);
  const StackFacts stacks(tables, RaceLists::built_in(), options.own);
  // Compare.
  const trace::QueueId only = options.main_only ? contexts.main_queue() : trace::QueueId();
  std::vector<SitePair> pairs = find_pairs({order, recording.accesses(), contexts, only},
                                           all_locations(recording.accesses()), options.jobs, diagnostics);
  // Cover.
  if (options.coverage) mark_covered({order, recording, contexts, stacks}, options, only, pairs);
  // Filter and group.
  RaceBuilder builder(
      {order, recording.accesses(), recording.locks(), contexts, stacks, RaceLists::built_in(), options.filters});
  detection.races = builder.build(pairs);
  detection.operation_counts = recording.counts();
  detection.values = recording.values();
  count_trace(detection, recording, contexts, detection.races.statistics);
  return detection;
}

}  // namespace antecede::race

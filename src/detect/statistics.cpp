#include "detect/statistics.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>

#include <absl/container/flat_hash_set.h>

namespace antecede::detect {
namespace {

using trace::OperationKind;

/// Every number of the statistics, so that none is forgotten.
constexpr uint64_t TraceStatistics::* k_numbers[] = {
    &TraceStatistics::operations,
    &TraceStatistics::ordering_operations,
    &TraceStatistics::accesses,
    &TraceStatistics::locations,
    &TraceStatistics::stacks,
    &TraceStatistics::events,
    &TraceStatistics::main_events,
    &TraceStatistics::threads,
    &TraceStatistics::nodes,
    &TraceStatistics::edges,
    &TraceStatistics::chains,
    &TraceStatistics::looper_races,
    &TraceStatistics::uncovered_looper_races,
    &TraceStatistics::looper_groups_own,
    &TraceStatistics::looper_groups_framework,
    &TraceStatistics::thread_races,
    &TraceStatistics::thread_groups_own,
    &TraceStatistics::thread_groups_framework,
    &TraceStatistics::thread_groups_own_locked,
    &TraceStatistics::thread_groups_framework_locked,
    &TraceStatistics::racy_locations,
    &TraceStatistics::single_looper_locations,
    &TraceStatistics::multi_threaded_locations,
    &TraceStatistics::lock_protected_locations,
};
static_assert(sizeof(TraceStatistics) == std::size(k_numbers) * sizeof(uint64_t));

void count_locations(const Counted& counted, const std::vector<SitePair>& pairs, TraceStatistics& numbers) {
  struct Racy {
    bool single = false, multi = false, open = false;
  };
  const AccessStore& accesses = counted.recording.accesses();
  std::map<trace::LocationId, Racy> racy;
  for (const SitePair& pair : pairs) {
    const Access &first = accesses[pair.first], &second = accesses[pair.second];
    const bool looper =
        Contexts::same_looper(counted.contexts.of(first.segment), counted.contexts.of(second.segment));
    const bool locked = counted.recording.locks().exclude(first.lock_set(), second.lock_set());
    (looper ? numbers.looper_races : numbers.thread_races) += 1;
    numbers.uncovered_looper_races += looper && pair.uncovered;
    Racy& location = racy[pair.location];
    (looper ? location.single : location.multi) = true;
    location.open |= !looper && !locked;
  }
  numbers.racy_locations = racy.size();
  for (const auto& [id, location] : racy) {
    numbers.single_looper_locations += !location.multi;
    numbers.multi_threaded_locations += location.multi && location.open;
    numbers.lock_protected_locations += location.multi && !location.open;
  }
}

}  // namespace

TraceStatistics& TraceStatistics::operator+=(const TraceStatistics& other) {
  for (const auto number : k_numbers) this->*number += other.*number;
  return *this;
}

TraceStatistics count_trace(const Counted& counted) {
  const order::OrderGraph& graph = counted.order.graph();
  const trace::TraceTables& tables = counted.order.tables();
  const std::vector<uint64_t>& counts = counted.recording.counts();
  TraceStatistics numbers;
  numbers.operations = std::accumulate(counts.begin(), counts.end(), uint64_t(0));
  for (size_t kind = 0; kind < static_cast<size_t>(OperationKind::Lock); ++kind)
    numbers.ordering_operations += counts[kind];
  numbers.accesses =
      counts[static_cast<size_t>(OperationKind::Read)] + counts[static_cast<size_t>(OperationKind::Write)];
  numbers.locations = tables.locations.size();
  numbers.stacks = tables.stacks.size();
  numbers.threads = tables.threads.size();
  numbers.nodes = graph.nodes().size();
  numbers.edges = graph.edge_count();
  numbers.chains = counted.order.chain_count();
  trace::QueueId main = counted.contexts.main_queue();
  for (const order::Strand& strand : graph.strands()) {
    bool begins = strand.event.valid() && graph.node(strand.first).kind == OperationKind::Begin;
    numbers.events += begins;
    numbers.main_events += begins && main.valid() && tables.messages[strand.event].queue == main;
  }
  return numbers;
}

void count_races(const Counted& counted, const std::vector<SitePair>& pairs, const std::vector<race::Race>& races,
                 TraceStatistics& numbers) {
  count_locations(counted, pairs, numbers);
  absl::flat_hash_set<std::pair<std::string_view, int>> seen;
  for (const race::Race& race : races) {
    if (!race.is_reported()) continue;
    bool own = race.sides[0].direct && race.sides[1].direct;
    int column = race.same_looper ? (own ? 0 : 1) : 2 + (own ? 0 : 1) + (race.lock_protected ? 2 : 0);
    if (!seen.insert({race.group, column}).second) continue;
    uint64_t* columns[] = {&numbers.looper_groups_own,        &numbers.looper_groups_framework,
                           &numbers.thread_groups_own,        &numbers.thread_groups_framework,
                           &numbers.thread_groups_own_locked, &numbers.thread_groups_framework_locked};
    ++*columns[column];
  }
}

}  // namespace antecede::detect

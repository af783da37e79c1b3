#include "race/detect.h"

#include <functional>
#include <tuple>

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include "base/parallel.h"
#include "order/order_graph_builder.h"
#include "race/coverage.h"
#include "race/race_builder.h"
#include "trace/trace_sanitizer.h"

namespace antecede::race {
namespace {

using trace::Operation;
using trace::OperationKind;

/// Locations by which threads tell each other what has happened; see `mark_handed_over`.
struct HandOvers {
  std::vector<bool> locations;
  uint32_t first_token = 0;  ///< Behind all that the trace has.

  bool has(trace::LocationId id) const { return id.value() < locations.size() && locations[id.value()]; }
};

/// A trace while it is read: the graph of its order, its accesses, its locks. Of `hand_overs`, what is written is
/// released and what is read acquired.
class Recording {
 public:
  Recording(const trace::TraceTables& tables, order::RuleSet rules, HandOvers hand_overs = {})
      : builder_(tables, rules), hand_overs_(std::move(hand_overs)) {}

  void add(const Operation& operation) {
    ++counts_[static_cast<size_t>(operation.kind)];
    order::NodeId segment = builder_.add(operation, position_);
    if (operation.is_access()) {
      accesses_.add(operation, segment, locks_.held(operation.thread), position_);
      values_ += operation.has(Operation::k_has_value) || operation.has(Operation::k_null);
      if (hand_overs_.has(trace::LocationId(operation.subject))) hand_over(operation);
    } else if (operation.kind == OperationKind::Lock) {
      locks_.lock(operation.thread, trace::LockId(operation.subject), operation.has(Operation::k_shared));
    } else if (operation.kind == OperationKind::Unlock) {
      locks_.unlock(operation.thread, trace::LockId(operation.subject), operation.has(Operation::k_shared));
    }
    ++position_;
  }
  bool is_full() const { return position_ >= UINT32_MAX - 1024; }
  order::OrderGraph take_graph() { return builder_.take(); }
  const AccessStore& accesses() const { return accesses_; }
  const LockSets& locks() const { return locks_; }
  const std::vector<uint64_t>& counts() const { return counts_; }
  uint64_t values() const { return values_; }

 private:
  void hand_over(Operation access) {
    access.kind = access.kind == OperationKind::Write ? OperationKind::Release : OperationKind::Acquire;
    access.subject += hand_overs_.first_token;
    access.flags = 0;
    builder_.add(access, position_);
  }

  order::OrderGraphBuilder builder_;
  HandOvers hand_overs_;
  AccessStore accesses_;
  LockSets locks_;
  std::vector<uint64_t> counts_ = std::vector<uint64_t>(trace::k_operation_kinds);
  uint64_t values_ = 0;
  uint32_t position_ = 0;
};

void read(trace::TraceInput& input, Recording& recording, base::Diagnostics& diagnostics) {
  trace::TraceSanitizer sanitizer(input.tables(), diagnostics);
  std::vector<Operation> batch, clean;
  while (!recording.is_full() && input.next(batch)) {
    sanitizer.tables_grew();
    clean.clear();
    for (const Operation& operation : batch) sanitizer.feed(operation, clean);
    for (const Operation& operation : clean) recording.add(operation);
  }
  if (recording.is_full()) {
    diagnostics.add("trace.too-long", base::Severity::Error,
                    "the trace has more than 2^32 operations; the rest is left out");
  }
  clean.clear();
  sanitizer.finish(clean);
  for (const Operation& operation : clean) recording.add(operation);
}

std::vector<SitePair> find_pairs(const LocationRaces::Shared& shared, size_t jobs, base::Diagnostics& diagnostics) {
  constexpr size_t k_slice = 4096;
  size_t locations = shared.accesses.location_count();
  std::vector<std::vector<SitePair>> slices((locations + k_slice - 1) / k_slice);
  base::parallel_for(slices.size(), jobs, [&](size_t slice) {
    LocationRaces races(shared);
    for (size_t i = slice * k_slice; i < std::min(locations, (slice + 1) * k_slice); ++i) {
      if (races.find(trace::LocationId(i), slices[slice])) continue;
      diagnostics.add("race.many-sites", base::Severity::Warning,
                      "a location is accessed from so many places that not all are told apart");
    }
  });
  std::vector<SitePair> pairs;
  for (const auto& slice : slices) pairs.insert(pairs.end(), slice.begin(), slice.end());
  return pairs;
}

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

/// The parts of a detection that coverage looks at.
struct Found {
  const order::EventOrder& order;
  const AccessStore& accesses;
  const LockSets& locks;
  const Contexts& contexts;
};

bool is_between_threads(const Found& found, const SitePair& pair) {
  return !Contexts::same_looper(found.contexts.of(found.accesses[pair.first].segment),
                                found.contexts.of(found.accesses[pair.second].segment));
}

/// Of the locations that may cover, those on which threads race though a lock, or the location itself, keeps them
/// apart.
HandOvers hand_overs(const Found& found, const std::vector<SitePair>& pairs,
                     const std::function<bool(trace::LocationId)>& may_cover) {
  const auto& locations = found.order.tables().locations;
  HandOvers result{{}, static_cast<uint32_t>(found.order.tables().tokens.size())};
  for (const SitePair& pair : pairs) {
    const Access &first = found.accesses[pair.first], &second = found.accesses[pair.second];
    bool apart = locations[pair.location].atomic || found.locks.exclude(first.lock_set(), second.lock_set());
    if (!apart || !may_cover(pair.location) || !is_between_threads(found, pair)) continue;
    result.locations.resize(std::max<size_t>(result.locations.size(), pair.location.value() + 1));
    result.locations[pair.location.value()] = true;
  }
  return result;
}

using PairOfSites = std::tuple<trace::LocationId, Site, Site>;

PairOfSites sites_of(const Found& found, const SitePair& pair) {
  auto site = [&](uint32_t index) {
    const Access& access = found.accesses[index];
    return Site{access.stack, access.lock_set(), found.contexts.of(access.segment), access.write()};
  };
  return {pair.location, site(pair.first), site(pair.second)};
}

/// Between threads, a race is covered if it is none once every read of such a location comes after the writes before
/// it:
///
///   one: title = "News"; synchronized (lock) { ready = true; }     other: synchronized (lock) { go = ready; }
///   show(title)
void mark_handed_over(base::Bytes bytes, const DetectOptions& options, const Found& found,
                      const HandOvers& hand_overs, trace::QueueId only, std::vector<SitePair>& pairs) {
  base::Diagnostics heard_before;
  auto input = trace::TraceInput::open(bytes, heard_before);
  if (!input) return;
  Recording recording((*input)->tables(), options.rules, hand_overs);
  read(**input, recording, heard_before);
  const order::EventOrder order(recording.take_graph(), (*input)->tables(), options.rules);
  const Contexts contexts(order.graph(), (*input)->tables());
  const Found again{order, recording.accesses(), recording.locks(), contexts};
  absl::flat_hash_set<PairOfSites> open;
  for (const SitePair& pair : find_pairs({order, again.accesses, contexts, only}, options.jobs, heard_before)) {
    auto [location, one, other] = sites_of(again, pair);
    open.insert({location, one, other});
    open.insert({location, other, one});
  }
  for (SitePair& pair : pairs)
    if (is_between_threads(found, pair) && !hand_overs.has(pair.location) && !open.contains(sites_of(found, pair)))
      pair.uncovered = false;
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
  Recording recording(tables, options.rules);
  read(*detection.input, recording, diagnostics);
  detection.order = std::make_unique<order::EventOrder>(recording.take_graph(), tables, options.rules);

  const order::EventOrder& order = *detection.order;
  if (uint64_t count = order.statistics().contradictions) {
    diagnostics.add(
        "trace.against-queue", base::Severity::Warning,
        fmt::format("{} times a message began before another that its queue would have dispatched first", count));
  }
  const RaceLists& lists = RaceLists::built_in();
  Contexts contexts(order.graph(), tables);
  StackFacts stacks(tables, lists, options.own);
  trace::QueueId only = options.main_only ? contexts.main_queue() : trace::QueueId();
  std::vector<SitePair> pairs = find_pairs({order, recording.accesses(), contexts, only}, options.jobs, diagnostics);
  auto may_cover = [&, elements = own_elements(tables, recording.accesses(), stacks, pairs)](trace::LocationId id) {
    const trace::Location& location = tables.locations[id];
    auto name = [&](trace::NameId name_id) {
      return name_id.valid() ? std::string_view(tables.names[name_id]) : std::string_view();
    };
    return !location.framework || elements.contains(id) || lists.covers(name(location.owner), name(location.name));
  };
  if (options.coverage) {
    Coverage(order, recording.accesses(), contexts, may_cover).mark(pairs);
    const Found found{order, recording.accesses(), recording.locks(), contexts};
    const HandOvers between = hand_overs(found, pairs, may_cover);
    if (!between.locations.empty() && options.rules.has(order::Rule::ReleaseAcquire))
      mark_handed_over(bytes, options, found, between, only, pairs);
  }
  RaceBuilder builder({order, recording.accesses(), recording.locks(), contexts, stacks, lists, options.filters});
  detection.races = builder.build(pairs);
  detection.operation_counts = recording.counts();
  detection.values = recording.values();
  count_trace(detection, recording, contexts, detection.races.statistics);
  return detection;
}

}  // namespace antecede::race

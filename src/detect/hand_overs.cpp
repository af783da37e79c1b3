#include "detect/hand_overs.h"

#include <algorithm>
#include <tuple>

#include <absl/container/flat_hash_set.h>

namespace antecede::detect {

using trace::LocationId;
using trace::Operation;
using trace::OperationKind;

namespace {

using PairOfSites = std::tuple<LocationId, Site, Site>;

PairOfSites sites_of(const AccessStore& accesses, const Contexts& contexts, const SitePair& pair) {
  auto site = [&](uint32_t index) { return Site::of(accesses[index], contexts); };
  return {pair.location, site(pair.first), site(pair.second)};
}

}  // namespace

/// The order with the hand-overs in it, and the accesses that are compared by it.
struct HandOvers::SecondOrder {
  order::OrderGraph graph;
  AccessStore accesses;
};

HandOvers::HandOvers(const Shared& shared, const std::function<bool(LocationId)>& may_cover,
                     const std::vector<SitePair>& pairs)
    : shared_(shared), locations_(shared.order.tables().locations.size()) {
  const AccessStore& accesses = shared.recording.accesses();
  for (const SitePair& pair : pairs) {
    bool apart = shared.order.tables().locations[pair.location].atomic ||
                 shared.recording.locks().exclude(accesses[pair.first].lock_set(), accesses[pair.second].lock_set());
    if (!apart || !may_cover(pair.location) || !is_between_threads(pair)) continue;
    locations_[pair.location.value()] = any_ = true;
  }
}

bool HandOvers::is_between_threads(const SitePair& pair) const {
  const AccessStore& accesses = shared_.recording.accesses();
  return !Contexts::same_looper(shared_.contexts.of(accesses[pair.first].segment),
                                shared_.contexts.of(accesses[pair.second].segment));
}

/// Only what the lock or the location keeps apart from others: an access beside the lock hands nothing over.
bool HandOvers::hands_over(const Visit& visit) const {
  return hands_over(visit.location) &&
         may_hand_over(shared_.order.tables(), visit.location,
                       shared_.recording.locks().is_locked(shared_.recording.accesses()[visit.access].lock_set()));
}

bool HandOvers::is_asked_about(const SitePair& pair) const {
  return pair.uncovered && !hands_over(pair.location) && is_between_threads(pair);
}

void HandOvers::mark(std::vector<SitePair>& pairs, size_t jobs) const {
  const std::vector<LocationId> locations = asked_about(pairs);
  if (!any_ || locations.empty()) return;
  SecondOrder second;
  order_again(visits(locations), second);
  const trace::TraceTables& tables = shared_.order.tables();
  const order::EventOrder order(std::move(second.graph), tables, shared_.rules);
  const Contexts contexts(order.graph(), tables);
  absl::flat_hash_set<PairOfSites> open;
  base::Diagnostics told_before;
  for (const SitePair& pair :
       find_pairs({order, second.accesses, contexts, shared_.recording.locks(), shared_.only}, locations, jobs,
                  told_before)) {
    auto [location, one, other] = sites_of(second.accesses, contexts, pair);
    open.insert({location, one, other});
    open.insert({location, other, one});
  }
  for (SitePair& pair : pairs)
    if (is_asked_about(pair) && !open.contains(sites_of(shared_.recording.accesses(), shared_.contexts, pair)))
      pair.uncovered = false;
}

/// The locations of the pairs that may turn out to be covered, each once, in their order.
std::vector<LocationId> HandOvers::asked_about(const std::vector<SitePair>& pairs) const {
  std::vector<LocationId> locations;
  for (const SitePair& pair : pairs)
    if (is_asked_about(pair)) locations.push_back(pair.location);
  std::sort(locations.begin(), locations.end());
  locations.erase(std::unique(locations.begin(), locations.end()), locations.end());
  return locations;
}

/// All accesses of these locations and of those that hand over, in the order of the trace.
std::vector<HandOvers::Visit> HandOvers::visits(const std::vector<LocationId>& asked) const {
  std::vector<LocationId> locations = asked;
  for (uint32_t i = 0; i < locations_.size(); ++i)
    if (locations_[i]) locations.push_back(LocationId(i));
  const AccessStore& accesses = shared_.recording.accesses();
  std::vector<Visit> visits;
  for (LocationId location : locations)
    for (uint32_t at = accesses.last(location); at != Access::k_none; at = accesses[at].before)
      visits.push_back({accesses[at].at, at, location});
  std::sort(visits.begin(), visits.end(), [](const Visit& a, const Visit& b) { return a.position < b.position; });
  return visits;
}

/// As much of the recorded operation as the order depends on.
Operation HandOvers::operation_of(const Visit& visit) const {
  const Access& access = shared_.recording.accesses()[visit.access];
  const order::OrderGraph& graph = shared_.order.graph();
  Operation operation;
  operation.kind = access.write() ? OperationKind::Write : OperationKind::Read;
  operation.thread = graph.strands()[graph.node(access.segment).strand].thread;
  operation.subject = visit.location.value();
  operation.stack = access.stack;
  return operation;
}

/// Each location that hands over has a token of its own, behind those of the trace.
Operation HandOvers::token_of(Operation access) const {
  access.kind = access.kind == OperationKind::Write ? OperationKind::Release : OperationKind::Acquire;
  access.subject += static_cast<uint32_t>(shared_.order.tables().tokens.size());
  return access;
}

void HandOvers::order_again(const std::vector<Visit>& visits, SecondOrder& second) const {
  order::OrderGraphBuilder builder(shared_.order.tables(), shared_.rules);
  auto step = shared_.recording.steps().begin();
  const auto end = shared_.recording.steps().end();
  for (const Visit& visit : visits) {
    while (step != end && step->position < visit.position) {
      builder.add(step->operation, step->position);
      ++step;
    }
    // An access that begins a strand is a step by itself.
    const Operation operation = operation_of(visit);
    Access access = shared_.recording.accesses()[visit.access];
    access.segment = builder.add(operation, visit.position);
    if (step != end && step->position == visit.position) ++step;
    if (hands_over(visit)) builder.add(token_of(operation), visit.position);
    if (!hands_over(visit.location)) second.accesses.add(visit.location, access);
  }
  for (; step != end; ++step) builder.add(step->operation, step->position);
  second.graph = builder.take();
}

}  // namespace antecede::detect

#include "order/chain_clocks.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "base/assert.h"
#include "order/rules/looper_atomic.h"

namespace antecede::order {

ChainClocks::ChainClocks(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules)
    : graph_(graph), tables_(tables), rules_(rules), clock_(graph.nodes().size()), recent_(tables.queues.size()) {
  for (const Strand& strand : graph.strands()) strands_.push_back({ChainId(), strand.last_source});
  strand_of_.reserve(graph.nodes().size());
  for (const Node& node : graph.nodes()) strand_of_.push_back(node.strand);
}

bool ChainClocks::segment_ordered(NodeId first, NodeId second) const {
  if (strand_of_[first] == strand_of_[second]) return first <= second;
  const StrandState& strand = strands_[strand_of_[first]];
  if (first >= strand.last_source) return false;
  // The strands of a chain follow each other; but the end of an earlier one, which precedes nothing, may come late.
  if (strand_of_[first] < strand_of_[second] && strand.chain == chain_of(second)) return true;
  return trees_.get(clock_[second], strand.chain.value()) > first.value() + 1;
}

// The queue whose events a chain may be made of; none for strands that are no events of such a queue.
trace::QueueId ChainClocks::group_of(StrandId id) const {
  const Strand& strand = graph_.strands()[id];
  if (!strand.event.valid() || graph_.node(strand.first).kind != trace::OperationKind::Begin) return {};
  trace::QueueId queue = tables_.messages[strand.event].queue;
  return runs_one_event_at_a_time(tables_.queues[queue].kind) ? queue : trace::QueueId();
}

void ChainClocks::assign_chain(NodeId first, Clock clock) {
  constexpr size_t k_recent = 128;
  StrandId strand = strand_of_[first];
  trace::QueueId group = group_of(strand);
  std::vector<ChainId>& recent = group.valid() ? recent_[group] : recent_others_;
  if (extend_known_chain(first, clock) || extend_recent_chain(recent, strand, clock)) return;
  strands_[strand].chain = chains_.push_back({group, {strand}});
  if (recent.size() == k_recent) recent.erase(recent.begin());
  recent.push_back(strands_[strand].chain);
}

// The chain of a strand that an edge comes from.
bool ChainClocks::extend_known_chain(NodeId first, Clock clock) {
  bool found = false;
  graph_.for_each_in(first, [&](const Edge& edge) {
    StrandId source = strand_of_[edge.from];
    if (!found && source.valid()) found = extend_chain(strands_[source].chain, strand_of_[first], clock);
  });
  return found;
}

// The chain that was used last comes last.
bool ChainClocks::extend_recent_chain(std::vector<ChainId>& recent, StrandId strand, Clock clock) {
  for (auto at = recent.rbegin(); at != recent.rend(); ++at) {
    if (!extend_chain(*at, strand, clock)) continue;
    std::rotate(std::prev(at.base()), at.base(), recent.end());
    return true;
  }
  return false;
}

bool ChainClocks::extend_chain(ChainId id, StrandId strand, Clock clock) {
  Chain& chain = chains_[id];
  const Strand& tail = graph_.strands()[chain.strands.back()];
  trace::QueueId group = group_of(strand);
  if (chain.queue != group || (group.valid() && !rules_.has(Rule::EventOp))) return false;
  if (trees_.get(clock, id.value()) <= tail.last_source.value()) return false;
  chain.strands.push_back(strand);
  strands_[strand].chain = id;
  return true;
}

// The last event of a chain that the clock has a part of.
trace::MessageId ChainClocks::last_event(ChainId id, uint32_t word) const {
  const std::vector<StrandId>& strands = chains_[id].strands;
  auto begins_later = [&](uint32_t known, StrandId strand) {
    return known <= graph_.strands()[strand].first.value();
  };
  auto after = std::upper_bound(strands.begin(), strands.end(), word, begins_later);
  ANTECEDE_ASSERT(after != strands.begin());
  return graph_.strands()[*std::prev(after)].event;
}

}  // namespace antecede::order

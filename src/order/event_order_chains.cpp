#include <algorithm>

#include "order/event_order.h"
#include "order/rules/atomic.h"

// Which strands make up a chain.
namespace antecede::order {

using trace::MessageId;
using trace::OperationKind;

// The queue whose events a chain may be made of; none for strands that are no events of such a queue.
trace::QueueId EventOrder::group_of(StrandId id) const {
  const Strand& strand = graph_.strands()[id];
  if (!strand.event.valid() || graph_.node(strand.first).kind != OperationKind::Begin) return {};
  trace::QueueId queue = tables_->messages[strand.event].queue;
  return runs_one_event_at_a_time(tables_->queues[queue].kind) ? queue : trace::QueueId();
}

// Continues a chain that the strand comes after, else begins one.
void EventOrder::assign_chain(const Evaluation& now) {
  constexpr size_t k_recent = 128;
  StrandId strand = graph_.node(now.node).strand;
  trace::QueueId group = group_of(strand);
  bool found = false;
  graph_.for_each_in(now.node, [&](const Edge& edge) {
    StrandId source = graph_.node(edge.from).strand;
    if (!found && source.valid()) found = extend_chain(strands_[source].chain, strand, now.clock);
  });
  auto& recent = group.valid() ? open_chains_[group] : open_other_chains_;
  for (size_t i = recent.size(); !found && i-- > 0;) {
    found = extend_chain(recent[i], strand, now.clock);
    if (found)
      std::rotate(recent.begin() + static_cast<ptrdiff_t>(i), recent.begin() + static_cast<ptrdiff_t>(i) + 1,
                  recent.end());
  }
  if (found) return;
  strands_[strand].chain = chains_.push_back({group, {strand}});
  if (recent.size() == k_recent) recent.erase(recent.begin());
  recent.push_back(strands_[strand].chain);
}

bool EventOrder::extend_chain(ChainId id, StrandId strand, Clock clock) {
  Chain& chain = chains_[id];
  const Strand& tail = graph_.strands()[chain.strands.back()];
  trace::QueueId group = group_of(strand);
  if (chain.queue != group || (group.valid() && !rules_.has(Rule::EventOp))) return false;
  if (clocks_.get(clock, id.value()) <= tail.last_source.value()) return false;
  chain.strands.push_back(strand);
  strands_[strand].chain = id;
  return true;
}

// The last event of a chain that the clock has a part of.
MessageId EventOrder::last_event(ChainId id, uint32_t word) const {
  const std::vector<StrandId>& strands = chains_[id].strands;
  auto begins_later = [&](uint32_t known, StrandId strand) {
    return known <= graph_.strands()[strand].first.value();
  };
  auto after = std::upper_bound(strands.begin(), strands.end(), word, begins_later);
  ANTECEDE_ASSERT(after != strands.begin());
  return graph_.strands()[*std::prev(after)].event;
}

}  // namespace antecede::order

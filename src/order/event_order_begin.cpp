#include <algorithm>

#include "order/event_order.h"
#include "order/rules/atomic.h"
#include "order/rules/front_order.h"

// What precedes the begin of an event.
//
// A clock is *whole* for a queue if it has all of every event of that queue that it has any part of. The clock of an
// event's begin is whole for the event's own queue, and so is that of its end; merging whole clocks gives a whole
// clock. So only what comes from elsewhere must be looked through.
namespace antecede::order {

using trace::MessageId;
using trace::OperationKind;

void EventOrder::evaluate_begin(Evaluation& now) {
  MessageId message = graph_.node(now.node).message();
  trace::QueueId queue = tables_->messages[message].queue;
  if (begins_[queue].empty() || begins_[queue].back() < now.node) begins_[queue].push_back(now.node);
  std::vector<Wait> waits = waits_of(message);
  auto is_event = [](Wait wait) { return wait.rule != Rule::Barrier && wait.rule != Rule::MsgInstead; };
  auto removals = std::partition(waits.begin(), waits.end(), is_event);
  absorb_waits(now, {waits.begin(), removals});
  absorb_edges_of_begin(now, queue);
  absorb_removals(now, queue, {removals, waits.end()});
  while (absorb_overtaking(now, message)) {
  }
}

// The latest first: it often implies the others.
void EventOrder::absorb_waits(Evaluation& now, std::span<const Wait> waits) {
  std::vector<Wait> sorted(waits.begin(), waits.end());
  std::sort(sorted.begin(), sorted.end(), [](Wait a, Wait b) { return a.done > b.done; });
  for (Wait wait : sorted) absorb(now, wait.done, wait.rule);
}

void EventOrder::absorb_edges_of_begin(Evaluation& now, trace::QueueId queue) {
  auto is_whole = [&](NodeId from) {
    const Node& node = graph_.node(from);
    return node.kind == OperationKind::End && tables_->messages[node.message()].queue == queue;
  };
  graph_.for_each_in(now.node, [&](const Edge& edge) {
    if (is_whole(edge.from)) include(now, edge.from);
  });
  Clock before = now.clock;
  clocks_.keep();
  graph_.for_each_in(now.node, [&](const Edge& edge) {
    if (!is_whole(edge.from)) include(now, edge.from);
  });
  absorb_whole_events(now, before, queue);
}

// LooperAtomic for all that was learnt since `before`, which was whole.
void EventOrder::absorb_whole_events(Evaluation& now, Clock before, trace::QueueId queue) {
  if (!rules_.has(Rule::LooperAtomic) || !rules_.has(Rule::EventOp)) return;
  if (!runs_one_event_at_a_time(tables_->queues[queue].kind)) return;
  MessageId event = graph_.event_of(now.node);
  std::vector<NodeId> ends;
  clocks_.for_each_change(before, now.clock, [&](uint32_t chain, uint32_t word) {
    if (chains_[ChainId(chain)].queue != queue) return;
    MessageId other = last_event(ChainId(chain), word);
    NodeId end = other == event ? NodeId() : graph_.messages()[other].end;
    if (end.valid() && end < now.node) ends.push_back(end);
  });
  std::sort(ends.begin(), ends.end(), std::greater<>());
  for (NodeId end : ends) absorb(now, end, Rule::LooperAtomic);
}

// Of barriers, and of messages whose work others did.
void EventOrder::absorb_removals(Evaluation& now, trace::QueueId queue, std::span<const Wait> removals) {
  for (Wait removal : removals) {
    Clock before = now.clock;
    clocks_.keep();
    if (absorb(now, removal.done, removal.rule)) absorb_whole_events(now, before, queue);
  }
}

// MsgBegin2: posts to the front while the message waited. True if something new was learnt.
bool EventOrder::absorb_overtaking(Evaluation& now, MessageId message) {
  const trace::Message& waiting = tables_->messages[message];
  NodeId enqueue = graph_.messages()[message].enqueue;
  bool looper = tables_->queues[waiting.queue].kind == trace::Queue::Kind::Looper;
  if (!rules_.has(Rule::MsgBegin2) || !enqueue.valid() || !looper) return false;
  const std::vector<NodeId>& fronts = fronts_[waiting.queue];
  bool learnt = false;
  for (auto at = fronts.rbegin(); at != fronts.rend() && *at > enqueue; ++at) {
    MessageId front = graph_.node(*at).message();
    NodeId end = graph_.messages()[front].end;
    if (*at > now.node || front == message || end >= now.node || !overtakes(tables_->messages[front], waiting))
      continue;
    if (knows(now.clock, *at) && node_ordered(enqueue, *at)) learnt |= absorb(now, end, Rule::MsgBegin2);
  }
  return learnt;
}

// A post to the front is known to come after more than before: so it may have overtaken more.
void EventOrder::recheck_overtaken(NodeId front) {
  const std::vector<NodeId>& begins = begins_[tables_->messages[graph_.node(front).message()].queue];
  for (auto at = std::upper_bound(begins.begin(), begins.end(), front); at != begins.end(); ++at) {
    NodeId enqueue = graph_.messages()[graph_.node(*at).message()].enqueue;
    if (enqueue.valid() && enqueue < front) mark_dirty(*at);
  }
}

}  // namespace antecede::order

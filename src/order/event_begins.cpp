#include "order/event_begins.h"

#include <functional>

#include "order/message_facts.h"
#include "order/rules/looper_atomic.h"
#include "order/rules/msg_begin2.h"

namespace antecede::order {

using trace::MessageId;
using trace::OperationKind;

EventBegins::EventBegins(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules,
                         const ChainClocks& clocks, QueueWaits& waits)
    : graph_(graph),
      tables_(tables),
      rules_(rules),
      clocks_(clocks),
      waits_(waits),
      fronts_(tables.queues.size()),
      begins_(tables.queues.size()) {}

void EventBegins::note_post(NodeId node) {
  const trace::Message& posted = tables_.messages[graph_.node(node).message()];
  std::vector<NodeId>& fronts = fronts_[posted.queue];
  if (is_front(posted) && (fronts.empty() || fronts.back() < node)) fronts.push_back(node);
}

void EventBegins::evaluate(Evaluation& now) {
  MessageId message = graph_.node(now.node()).message();
  trace::QueueId queue = tables_.messages[message].queue;
  if (begins_[queue].empty() || begins_[queue].back() < now.node()) begins_[queue].push_back(now.node());
  std::vector<Wait> waits = waits_.waits_of(message);
  auto is_event = [](Wait wait) { return wait.rule != Rule::Barrier && wait.rule != Rule::MsgInstead; };
  auto removals = std::partition(waits.begin(), waits.end(), is_event);
  conclude_waits(now, {waits.begin(), removals});
  include_edges(now, queue);
  conclude_removals(now, queue, {removals, waits.end()});
  while (conclude_overtaking(now, message)) {
  }
}

// The latest first: it often implies the others.
void EventBegins::conclude_waits(Evaluation& now, std::span<Wait> waits) const {
  std::sort(waits.begin(), waits.end(), [](Wait a, Wait b) { return a.done > b.done; });
  for (Wait wait : waits) now.conclude(wait.done, wait.rule);
}

void EventBegins::include_edges(Evaluation& now, trace::QueueId queue) const {
  auto is_whole = [&](NodeId from) {
    const Node& node = graph_.node(from);
    return node.kind == OperationKind::End && tables_.messages[node.message()].queue == queue;
  };
  graph_.for_each_in(now.node(), [&](const Edge& edge) {
    if (is_whole(edge.from)) now.include(edge.from);
  });
  Clock before = now.keep();
  graph_.for_each_in(now.node(), [&](const Edge& edge) {
    if (!is_whole(edge.from)) now.include(edge.from);
  });
  conclude_whole_events(now, before, queue);
}

// LooperAtomic for all that was learnt since `before`, which was whole.
void EventBegins::conclude_whole_events(Evaluation& now, Clock before, trace::QueueId queue) const {
  if (!rules_.has(Rule::LooperAtomic) || !rules_.has(Rule::EventOp)) return;
  if (!runs_one_event_at_a_time(tables_.queues[queue].kind)) return;
  MessageId event = graph_.event_of(now.node());
  std::vector<NodeId> ends;
  clocks_.for_each_learnt_event(before, now.clock(), queue, [&](MessageId other) {
    NodeId end = other == event ? NodeId() : graph_.messages()[other].end;
    if (end.valid() && end < now.node()) ends.push_back(end);
  });
  std::sort(ends.begin(), ends.end(), std::greater<>());
  for (NodeId end : ends) now.conclude(end, Rule::LooperAtomic);
}

// Of barriers, and of messages whose work others did.
void EventBegins::conclude_removals(Evaluation& now, trace::QueueId queue, std::span<const Wait> removals) const {
  for (Wait removal : removals) {
    Clock before = now.keep();
    if (now.conclude(removal.done, removal.rule)) conclude_whole_events(now, before, queue);
  }
}

// MsgBegin2: posts to the front while the message waited. True if something new was learnt.
bool EventBegins::conclude_overtaking(Evaluation& now, MessageId message) const {
  const trace::Message& waiting = tables_.messages[message];
  NodeId enqueue = graph_.messages()[message].enqueue;
  bool looper = tables_.queues[waiting.queue].kind == trace::Queue::Kind::Looper;
  if (!rules_.has(Rule::MsgBegin2) || !enqueue.valid() || !looper) return false;
  const std::vector<NodeId>& fronts = fronts_[waiting.queue];
  bool learnt = false;
  for (auto at = fronts.rbegin(); at != fronts.rend() && *at > enqueue; ++at) {
    MessageId front = graph_.node(*at).message();
    NodeId end = graph_.messages()[front].end;
    if (*at > now.node() || front == message || end >= now.node() || !overtakes(tables_.messages[front], waiting))
      continue;
    if (now.knows(*at) && clocks_.node_ordered(enqueue, *at)) learnt |= now.conclude(end, Rule::MsgBegin2);
  }
  return learnt;
}

}  // namespace antecede::order

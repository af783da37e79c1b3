#include <algorithm>

#include "order/event_order.h"
#include "order/rules/atomic.h"
#include "order/rules/barrier.h"
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
  absorb_pending(now, message);
  absorb_edges_of_begin(now, queue);
  do {
    absorb_barriers(now, message);
  } while (absorb_overtaking(now, message));
  // What the post knew was looked through there; only now and then all of it is.
  NodeId enqueue = graph_.messages()[message].enqueue;
  bool thorough = !enqueue.valid() || now.node.value() % k_thorough_every == 0;
  forget_ended(now, thorough ? BitSet() : posts_[enqueue]);
}

// The nodes of a queue's events that a clock has, without those that precede others of them.
std::vector<NodeId> EventOrder::last_known(Clock clock, trace::QueueId queue) {
  std::vector<std::pair<uint32_t, ChainId>> words;
  for (ChainId chain : chains_of_queue_[queue])
    if (uint32_t word = clocks_.get(clock, chain.value())) words.push_back({word, chain});
  std::sort(words.rbegin(), words.rend());
  std::vector<NodeId> nodes;
  for (auto [word, chain] : words) {
    auto covers = [&, known = word, its = chain](NodeId later) {
      return clocks_.get(clock_[later], its.value()) >= known;
    };
    if (std::ranges::none_of(nodes, covers)) nodes.push_back(NodeId(word - 1));
  }
  return nodes;
}

// The posts to a message's queue that were known when it was posted, and whose ends were not.
template <class Visit>
void EventOrder::for_each_pending(MessageId message, Visit visit) {
  trace::QueueId queue = tables_->messages[message].queue;
  NodeId enqueue = graph_.messages()[message].enqueue;
  const Node& node = graph_.node(enqueue);
  if (strands_[node.strand].queue == queue) {
    for_each_post(inner_[node.previous], queue, visit);
  } else if (runs_one_event_at_a_time(tables_->queues[queue].kind)) {
    for (NodeId known : last_known(clock_[enqueue], queue)) for_each_post(inner_[known], queue, visit);
  }
  if (node.previous.valid()) for_each_post(posts_[node.previous], queue, visit);
  graph_.for_each_in(enqueue, [&](const Edge& edge) { for_each_post(posts_[edge.from], queue, visit); });
}

// MsgBegin1, Serial, IpcAsync. The latest first: it often implies the others.
void EventOrder::absorb_pending(Evaluation& now, MessageId message) {
  if (!graph_.messages()[message].enqueue.valid()) return;
  for_each_pending(message, [&](uint32_t slot) {
    if (slots_[slot].message.valid()) consider(now, message, slots_[slot].message);
  });
}

void EventOrder::consider(Evaluation& now, MessageId message, MessageId pending) {
  std::vector<MessageId> rest{pending};
  while (!rest.empty()) {
    pending = rest.back();
    rest.pop_back();
    Rule rule;
    if (pending == message || !queue_rules_.orders(pending, message, rule)) continue;
    if (NodeId end = graph_.messages()[pending].end; end < now.node) {
      absorb(now, end, rule);
      continue;
    }
    statistics_.contradictions += now.node == frontier_;
    if (auto hidden = hidden_.find(pending); hidden != hidden_.end()) {
      rest.insert(rest.end(), hidden->second.begin(), hidden->second.end());  // It cannot stand for them here.
    }
  }
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

void EventOrder::absorb_barriers(Evaluation& now, MessageId message) {
  const trace::Message& posted = tables_->messages[message];
  NodeId enqueue = graph_.messages()[message].enqueue;
  bool looper = tables_->queues[posted.queue].kind == trace::Queue::Kind::Looper;
  if (!enqueue.valid() || !looper || !barrier_stops(posted)) return;
  for_each_pending(message, [&](uint32_t slot) {
    if (!slots_[slot].barrier.valid()) return;
    NodeId removal = graph_.barriers()[slots_[slot].barrier].removal;
    if (removal >= now.node) return;
    Clock before = now.clock;
    clocks_.keep();
    if (absorb(now, removal, Rule::Barrier)) absorb_whole_events(now, before, posted.queue);
  });
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

#include <algorithm>
#include <utility>

#include "bench/detect_baseline.h"
#include "order/message_facts.h"
#include "order/rules/barrier.h"
#include "order/rules/ipc_async.h"
#include "order/rules/looper_atomic.h"
#include "order/rules/msg_begin1.h"
#include "order/rules/msg_begin2.h"
#include "order/rules/msg_remove.h"
#include "order/rules/serial.h"

// The rules that ask what is ordered already, and LooperAtomic: searches through the graph (6.1).
namespace antecede::bench {

using trace::MessageId;
using trace::MessageType;
using trace::OperationKind;
using trace::Queue;

NodeId DetectBaseline::Search::next() {
  while (!stack_.empty()) {
    const NodeId node = stack_.back();
    stack_.pop_back();
    if (stamps_[node.value()] == stamp_) continue;
    stamps_[node.value()] = stamp_;
    ++visited_;
    return node;
  }
  return {};
}

// After all other rules (6.2).
void DetectBaseline::match_conditional(NodeId node) {
  if (nodes_[node].kind == OperationKind::Remove) match_removal(node);
  if (nodes_[node].kind != OperationKind::Begin) return;
  match_posts(node);
  match_fronts(node);
}

// MsgBegin1, Serial, IpcAsync, Barrier: all posts ordered before the post of the event that begins.
void DetectBaseline::match_posts(NodeId begin) {
  const MessageId message = nodes_[begin].message();
  const NodeId enqueue = spans_[message].enqueue;
  const trace::Message& posted = tables_.messages[message];
  const Queue::Kind kind = tables_.queues[posted.queue].kind;
  const bool one_way = posted.type == MessageType::Ipc && !spans_[message].waits;
  if (!enqueue.valid() || (!order::runs_one_event_at_a_time(kind) && !one_way)) return;
  if (posted.type == MessageType::AtTime) return match_fronts_before(begin);
  Search& search = posts_search_;
  search.start();
  push_sources(search, enqueue);
  while (true) {
    const NodeId node = search.next();
    if (!node.valid()) break;
    if (!match_post(begin, node)) {
      push_sources(search, node);
    } else if (const MessageId poster = nodes_[node].event; poster.valid()) {
      search.skip(spans_[poster].begin);
    }
  }
}

// One node that precedes the post. True if whatever precedes it need not be looked at.
bool DetectBaseline::match_post(NodeId begin, NodeId found) {
  const Node& node = nodes_[found];
  const MessageId message = nodes_[begin].message();
  const trace::Message& posted = tables_.messages[message];
  if (node.kind == OperationKind::PostBarrier && trace::QueueId(node.object) == posted.queue) {
    const bool looper = tables_.queues[posted.queue].kind == Queue::Kind::Looper;
    const NodeId removal = barriers_[trace::BarrierId(node.subject)][1];
    if (looper && order::barrier_stops(posted)) connect(removal, begin, Rule::Barrier);
    return false;
  }
  if (node.kind != OperationKind::Enqueue || tables_.messages[node.message()].queue != posted.queue) return false;
  const MessageId other = node.message();
  const NodeId end = spans_[other].end;
  const std::optional<Rule> rule = queue_orders(other, message);
  if (!end.valid() || end > begin || !rule) return false;
  connect(end, begin, *rule);
  return may_prune(other, message);
}

std::optional<Rule> DetectBaseline::queue_orders(MessageId first, MessageId second) const {
  const trace::Message &a = tables_.messages[first], &b = tables_.messages[second];
  const Queue::Kind kind = tables_.queues[b.queue].kind;
  if (kind == Queue::Kind::Looper && order::looper_order(a, b)) return Rule::MsgBegin1;
  if (kind == Queue::Kind::Serial && order::serial_order(a, b)) return Rule::Serial;
  if (a.type != MessageType::Ipc || b.type != MessageType::Ipc) return std::nullopt;
  const Span &p = spans_[first], &q = spans_[second];
  if (!order::ipc_async_order({a.queue, p.sender, 0, p.waits}, {b.queue, q.sender, 0, q.waits})) return std::nullopt;
  return Rule::IpcAsync;
}

// Messages alike in all that the queue looks at: what precedes the first by these rules precedes the second, too.
bool DetectBaseline::may_prune(MessageId first, MessageId second) const {
  const trace::Message &a = tables_.messages[first], &b = tables_.messages[second];
  return a.type == b.type && a.type != MessageType::Front && a.asynchronous == b.asynchronous && a.rerun == b.rerun &&
         order::delay_of(a) == order::delay_of(b);
}

// MsgBegin1 for a point of time: only posts to the front count.
void DetectBaseline::match_fronts_before(NodeId begin) {
  const MessageId message = nodes_[begin].message();
  const trace::Message& posted = tables_.messages[message];
  const NodeId enqueue = spans_[message].enqueue;
  const std::vector<NodeId>& fronts = queues_[posted.queue].fronts;
  for (auto at = std::lower_bound(fronts.begin(), fronts.end(), enqueue); at-- != fronts.begin();) {
    const MessageId front = nodes_[*at].message();
    const std::optional<Rule> rule = queue_orders(front, message);
    if (rule && ordered(*at, enqueue)) connect(spans_[front].end, begin, *rule);
  }
}

// MsgBegin2: posts to the front while the message waited.
void DetectBaseline::match_fronts(NodeId begin) {
  const MessageId message = nodes_[begin].message();
  const trace::Message& waiting = tables_.messages[message];
  const NodeId enqueue = spans_[message].enqueue;
  if (!enqueue.valid() || tables_.queues[waiting.queue].kind != Queue::Kind::Looper) return;
  const std::vector<NodeId>& fronts = queues_[waiting.queue].fronts;
  const auto first = std::upper_bound(fronts.begin(), fronts.end(), enqueue);
  bool learnt = true;
  while (std::exchange(learnt, false)) {
    for (auto at = first; at != fronts.end() && *at < begin; ++at) {
      const MessageId front = nodes_[*at].message();
      const NodeId end = spans_[front].end;
      if (front == message || !end.valid() || !order::overtakes(tables_.messages[front], waiting)) continue;
      if (ordered(enqueue, *at) && ordered(*at, begin)) learnt |= connect(end, begin, Rule::MsgBegin2);
    }
  }
}

// MsgRemove: begun messages with the keys of the removal.
void DetectBaseline::match_removal(NodeId id) {
  const Node& node = nodes_[id];
  const MessageId subject = node.message();
  const bool named = spans_.contains(subject) && order::waits_in_queue(tables_.messages[subject]);
  const trace::RemovalId removal(node.object);
  bool learnt = true;
  while (std::exchange(learnt, false)) {
    if (named) learnt |= match_removed(id, subject);
    if (!tables_.removals.contains(removal)) continue;
    const trace::Removal& removed = tables_.removals[removal];
    QueueState& queue = queues_[removed.queue];
    const bool by_target = (removed.matched_keys & trace::Removal::k_target) != 0;
    for (const MessageId message : by_target ? queue.by_target[removed.keys.target] : queue.begun)
      if (order::removal_stops(removed, tables_.messages[message])) learnt |= match_removed(id, message);
  }
}

bool DetectBaseline::match_removed(NodeId removal, MessageId message) {
  const Span& span = spans_[message];
  return span.enqueue.valid() && ordered(span.enqueue, removal) && connect(span.begin, removal, Rule::MsgRemove);
}

// LooperAtomic for a new edge: the events of the queue of `to` that have a part before `from`.
void DetectBaseline::match_atomic(NodeId from, NodeId to) {
  const trace::QueueId looper = nodes_[to].looper;
  const MessageId event = nodes_[to].event;
  if (!looper.valid() || nodes_[from].event == event) return;
  Search& search = atomic_search_;
  search.start();
  search.push(from);
  while (true) {
    const NodeId node = search.next();
    if (!node.valid()) break;
    if (nodes_[node].looper == looper) {
      if (nodes_[node].event != event) connect_events(nodes_[node].event, event);
    } else if (!is_known_to_event(node, to)) {
      push_sources(search, node);
    }
  }
}

// Whatever events of the queue precede the node: they are known to precede the event.
bool DetectBaseline::is_known_to_event(NodeId node, NodeId to) const {
  const NodeId begin = spans_[nodes_[to].event].begin;
  if (to != begin) return ordered(node, begin);
  for (EdgeId id = nodes_[begin].first_in; id.valid(); id = edges_[id].next_in) {
    const NodeId end = edges_[id].from;
    if (nodes_[end].kind == OperationKind::End && nodes_[end].looper == nodes_[begin].looper && ordered(node, end))
      return true;
  }
  return false;
}

}  // namespace antecede::bench

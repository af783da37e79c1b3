#include "order/event_order.h"

#include <algorithm>

#include "order/rules/atomic.h"
#include "order/rules/looper_order.h"

namespace antecede::order {

using trace::MessageId;
using trace::OperationKind;

EventOrder::EventOrder(OrderGraph graph, const trace::TraceTables& tables, RuleSet rules)
    : graph_(std::move(graph)),
      tables_(&tables),
      rules_(rules),
      queue_rules_(graph_, tables, rules),
      posts_(graph_, tables),
      removals_(graph_, tables),
      clock_(graph_.nodes().size()),
      open_chains_(tables.queues.size()),
      fronts_(tables.queues.size()),
      impatient_(graph_.messages().size()),
      begins_(tables.queues.size()),
      is_dirty_(graph_.nodes().size()) {
  for (uint32_t i = 0; i < graph_.strands().size(); ++i) {
    strands_.push_back({ChainId(), graph_.strands()[StrandId(i)].last_source, group_of(StrandId(i))});
  }
  strand_of_.reserve(graph_.nodes().size());
  for (const Node& node : graph_.nodes()) strand_of_.push_back(node.strand);
  compute();
}

void EventOrder::compute() {
  for (uint32_t i = 0; i < graph_.nodes().size(); ++i) {
    frontier_ = NodeId(i);
    evaluate(frontier_);
    while (!dirty_.empty()) {
      NodeId node = dirty_.top();
      dirty_.pop();
      is_dirty_[node.value()] = false;
      evaluate(node);
    }
  }
}

void EventOrder::evaluate(NodeId id) {
  ++statistics_.evaluations;
  const Node node = graph_.node(id);
  Evaluation now{id, clock_[id], id == frontier_ && clock_[id].empty()};
  clocks_.begin_changes();
  if (node.kind == OperationKind::Begin) {
    evaluate_begin(now);
  } else {
    absorb_known(now);
    if (node.kind == OperationKind::Remove) evaluate_removal(now);
  }
  if (node.strand.valid() && !strands_[node.strand].chain.valid()) assign_chain(now);
  bool changed = now.clock != clock_[id];
  clock_[id] = now.clock;
  if (id == frontier_ && node.kind == OperationKind::Enqueue) note_post(id);
  if (id == frontier_ && node.kind == OperationKind::PostBarrier) note_barrier(id);
  if (!changed) return clocks_.undo_changes();
  if (!now.first_time) announce_change(id);
  if (node.kind != OperationKind::Begin) find_late_events(now);
}

void EventOrder::absorb_known(Evaluation& now) {
  if (NodeId previous = graph_.node(now.node).previous; previous.valid()) {
    now.clock = clocks_.merge(now.clock, clock_[previous]);
  }
  graph_.for_each_in(now.node, [&](const Edge& edge) { include(now, edge.from); });
}

// What is known at `from`, and `from` itself, precedes the node.
void EventOrder::include(Evaluation& now, NodeId from) {
  bool gathers = graph_.node(from).gathers();
  if (now.first_time && !gathers && knows(now.clock, from)) return;  // With what is known there.
  now.clock = clocks_.merge(now.clock, clock_[from]);
  if (gathers || knows(now.clock, from)) return;
  now.clock = clocks_.with(now.clock, chain_of(from).value(), from.value() + 1);
}

bool EventOrder::absorb(Evaluation& now, NodeId from, Rule rule) {
  if (knows(now.clock, from)) return false;
  graph_.connect(from, now.node, rule);
  include(now, from);
  return true;
}

bool EventOrder::knows(Clock clock, NodeId node) const {
  const StrandState& strand = strands_[strand_of_[node]];
  return node <= strand.last_source && clocks_.get(clock, strand.chain.value()) > node.value();
}

bool EventOrder::knows_here(const Evaluation& now, NodeId node) const {
  if (strand_of_[node] == strand_of_[now.node]) return node < now.node;
  return knows(now.clock, node);
}

void EventOrder::announce_change(NodeId id) {
  const Node& node = graph_.node(id);
  if (node.next.valid()) mark_dirty(node.next);
  graph_.for_each_out(id, [&](const Edge& edge) { mark_dirty(edge.to); });
  if (node.kind != OperationKind::Enqueue) return;
  if (NodeId begin = graph_.messages()[node.message()].begin; begin.valid()) mark_dirty(begin);
  if (is_front(tables_->messages[node.message()])) recheck_overtaken(id);
}

void EventOrder::mark_dirty(NodeId id) {
  if (id > frontier_ || is_dirty_[id.value()]) return;
  is_dirty_[id.value()] = true;
  dirty_.push(id);
}

// LooperAtomic, found in the middle of an event: another event of its queue is known here, so it ended before this
// one began.
void EventOrder::find_late_events(const Evaluation& now) {
  const Node& node = graph_.node(now.node);
  MessageId event = graph_.event_of(now.node);
  if (!event.valid() || !rules_.has(Rule::LooperAtomic)) return;
  trace::QueueId queue = tables_->messages[event].queue;
  if (!runs_one_event_at_a_time(tables_->queues[queue].kind)) return;
  bool whole = rules_.has(Rule::EventOp);
  if (!whole && node.kind != OperationKind::End) return;  // Then only the end tells.
  NodeId begin = graph_.messages()[event].begin;
  Clock before = whole ? clock_[node.previous] : Clock();
  clocks_.for_each_change(before, now.clock, [&](uint32_t chain, uint32_t word) {
    if (chains_[ChainId(chain)].queue != queue) return;
    MessageId other = last_event(ChainId(chain), word);
    NodeId end = other == event ? NodeId() : graph_.messages()[other].end;
    if (!end.valid() || end >= begin || knows(clock_[begin], end)) return;
    graph_.connect(end, begin, Rule::LooperAtomic);
    mark_dirty(begin);
    ++statistics_.late_edges;
  });
}

bool EventOrder::node_ordered(NodeId first, NodeId second) const {
  if (first >= second) return false;
  return strand_of_[first] == strand_of_[second] || knows(clock_[second], first);
}

bool EventOrder::segment_ordered(NodeId first, NodeId second) const {
  if (strand_of_[first] == strand_of_[second]) return first <= second;
  const StrandState& strand = strands_[strand_of_[first]];
  if (first >= strand.last_source) return false;
  // The strands of a chain follow each other; but the end of an earlier one, which precedes nothing, may come late.
  if (strand_of_[first] < strand_of_[second] && strand.chain == chain_of(second)) return true;
  return clocks_.get(clock_[second], strand.chain.value()) > first.value() + 1;
}

EventOrder::Statistics EventOrder::statistics() const {
  Statistics result = statistics_;
  result.clock_bytes = clocks_.bytes();
  return result;
}

}  // namespace antecede::order

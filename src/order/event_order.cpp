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
      slots_(graph_, tables, rules),
      queue_rules_(graph_, tables, rules),
      removals_(graph_, tables),
      clock_(graph_.nodes().size()),
      posts_(graph_.nodes().size()),
      inner_(graph_.nodes().size()),
      open_chains_(tables.queues.size()),
      chains_of_queue_(tables.queues.size()),
      fronts_(tables.queues.size()),
      begins_(tables.queues.size()),
      is_dirty_(graph_.nodes().size()) {
  for (uint32_t i = 0; i < graph_.strands().size(); ++i) {
    strands_.push_back({ChainId(), graph_.strands()[StrandId(i)].last_source, group_of(StrandId(i))});
  }
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
  Evaluation now{id, clock_[id], posts_[id], inner_[id]};
  clocks_.begin_changes();
  sets_.begin_changes();
  bool first_time = id == frontier_ && now.clock.empty() && now.posts.empty();
  if (node.kind == OperationKind::Begin) {
    evaluate_begin(now);
  } else {
    absorb_known(now);
    if (node.kind == OperationKind::Remove) evaluate_removal(now);
    if (node.kind == OperationKind::Enqueue) note_post(now);
    if (node.kind == OperationKind::PostBarrier) note_barrier(now);
  }
  if (node.strand.valid() && !strands_[node.strand].chain.valid()) assign_chain(now);
  bool changed = now.clock != clock_[id] || now.posts != posts_[id] || now.inner != inner_[id];
  if (!changed) {
    clocks_.undo_changes();
    sets_.undo_changes();
    return;
  }
  clock_[id] = now.clock;
  posts_[id] = now.posts;
  inner_[id] = now.inner;
  if (!first_time) announce_change(id);
  if (node.kind != OperationKind::Begin) find_late_events(now);
}

void EventOrder::absorb_known(Evaluation& now) {
  BitSet before;
  if (NodeId previous = graph_.node(now.node).previous; previous.valid()) {
    now.clock = clocks_.merge(now.clock, clock_[previous]);
    now.posts = sets_.merge(now.posts, posts_[previous]);
    now.inner = sets_.merge(now.inner, inner_[previous]);
    before = posts_[previous];
  }
  if (!graph_.node(now.node).first_in.valid()) return;
  graph_.for_each_in(now.node, [&](const Edge& edge) { include(now, edge.from); });
  forget_ended(now, before);
}

// What is known at `from`, and `from` itself, precedes the node.
void EventOrder::include(Evaluation& now, NodeId from) {
  now.clock = clocks_.merge(now.clock, clock_[from]);
  now.posts = sets_.merge(now.posts, posts_[from]);
  if (graph_.node(from).gathers()) return;
  trace::QueueId queue = strands_[graph_.node(from).strand].queue;
  StrandId strand = graph_.node(now.node).strand;
  if (queue.valid() && strand.valid() && strands_[strand].queue == queue)
    now.inner = sets_.merge(now.inner, inner_[from]);
  if (knows(now.clock, from)) return;
  now.clock = clocks_.with(now.clock, chain_of(from).value(), from.value() + 1);
}

bool EventOrder::absorb(Evaluation& now, NodeId from, Rule rule) {
  if (knows(now.clock, from)) return false;
  graph_.connect(from, now.node, rule);
  include(now, from);
  return true;
}

bool EventOrder::knows(Clock clock, NodeId node) const {
  const StrandState& strand = strands_[graph_.node(node).strand];
  return node <= strand.last_source && clocks_.get(clock, strand.chain.value()) > node.value();
}

bool EventOrder::knows_here(const Evaluation& now, NodeId node) const {
  if (graph_.node(node).strand == graph_.node(now.node).strand) return node < now.node;
  return knows(now.clock, node);
}

void EventOrder::announce_change(NodeId id) {
  const Node& node = graph_.node(id);
  if (node.next.valid()) mark_dirty(node.next);
  graph_.for_each_out(id, [&](const Edge& edge) { mark_dirty(edge.to); });
  if (node.kind == OperationKind::Enqueue && is_front(tables_->messages[node.message()])) recheck_overtaken(id);
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
  StrandId strand = graph_.node(first).strand;
  return strand == graph_.node(second).strand || knows(clock_[second], first);
}

bool EventOrder::segment_ordered(NodeId first, NodeId second) const {
  if (graph_.node(first).strand == graph_.node(second).strand) return first <= second;
  const StrandState& strand = strands_[graph_.node(first).strand];
  return first < strand.last_source && clocks_.get(clock_[second], strand.chain.value()) > first.value() + 1;
}

EventOrder::Statistics EventOrder::statistics() const {
  Statistics result = statistics_;
  result.clock_bytes = clocks_.bytes();
  result.set_bytes = sets_.bytes();
  return result;
}

}  // namespace antecede::order

#include "order/event_order.h"

#include <utility>

#include "order/evaluation.h"
#include "order/message_facts.h"
#include "order/rules/looper_atomic.h"

namespace antecede::order {

using trace::MessageId;
using trace::OperationKind;

EventOrder::EventOrder(OrderGraph graph, const trace::TraceTables& tables, RuleSet rules)
    : graph_(std::move(graph)),
      tables_(tables),
      rules_(rules),
      clocks_(graph_, tables, rules),
      waits_(graph_, tables, rules, clocks_),
      begins_(graph_, tables, rules, clocks_, waits_),
      removals_(graph_, tables, rules),
      worklist_(graph_.nodes().size()) {
  compute();
}

void EventOrder::compute() {
  for (uint32_t i = 0; i < graph_.nodes().size(); ++i) {
    worklist_.advance_to(NodeId(i));
    evaluate(NodeId(i));
    while (!worklist_.empty()) evaluate(worklist_.take());
  }
}

void EventOrder::evaluate(NodeId id) {
  ++evaluations_;
  const Node node = graph_.node(id);
  bool is_new = id == worklist_.frontier();
  Evaluation now(id, is_new && clocks_.of(id).empty(), graph_, clocks_);
  clocks_.trees().begin_changes();
  collect(now, node);
  if (node.strand.valid() && !clocks_.has_chain(node.strand)) clocks_.assign_chain(id, now.clock());
  bool changed = now.clock() != clocks_.of(id);
  clocks_.set(id, now.clock());
  if (is_new) note(id, node.kind);
  if (!changed) return clocks_.trees().undo_changes();
  if (!now.first_time()) announce_change(id);
  if (node.kind != OperationKind::Begin) find_late_events(now);
}

// All that precedes the node.
void EventOrder::collect(Evaluation& now, const Node& node) {
  if (node.kind == OperationKind::Begin) return begins_.evaluate(now);
  now.include_known();
  if (node.kind == OperationKind::Remove) removals_.evaluate(now);
}

// What later nodes have to know of one that was reached.
void EventOrder::note(NodeId node, OperationKind kind) {
  if (kind == OperationKind::Enqueue) {
    begins_.note_post(node);
    waits_.note_post(node);
  }
  if (kind == OperationKind::PostBarrier) waits_.note_barrier(node);
}

void EventOrder::announce_change(NodeId id) {
  const Node& node = graph_.node(id);
  if (node.next.valid()) worklist_.add(node.next);
  graph_.for_each_out(id, [&](const Edge& edge) { worklist_.add(edge.to); });
  if (node.kind != OperationKind::Enqueue) return;
  if (NodeId begin = graph_.messages()[node.message()].begin; begin.valid()) worklist_.add(begin);
  if (!is_front(tables_.messages[node.message()])) return;
  begins_.for_each_overtaken(id, [&](NodeId begin) { worklist_.add(begin); });
}

// LooperAtomic, found in the middle of an event: another event of its queue is known here, so it ended before this
// one began.
void EventOrder::find_late_events(const Evaluation& now) {
  const Node& node = graph_.node(now.node());
  MessageId event = graph_.event_of(now.node());
  if (!event.valid() || !rules_.has(Rule::LooperAtomic)) return;
  trace::QueueId queue = tables_.messages[event].queue;
  if (!runs_one_event_at_a_time(tables_.queues[queue].kind)) return;
  bool whole = rules_.has(Rule::EventOp);
  if (!whole && node.kind != OperationKind::End) return;  // Then only the end tells.
  NodeId begin = graph_.messages()[event].begin;
  Clock before = whole ? clocks_.of(node.previous) : Clock();
  clocks_.for_each_learnt_event(before, now.clock(), queue, [&](MessageId other) {
    NodeId end = other == event ? NodeId() : graph_.messages()[other].end;
    if (!end.valid() || end >= begin || clocks_.knows(clocks_.of(begin), end)) return;
    graph_.connect(end, begin, Rule::LooperAtomic);
    worklist_.add(begin);
    ++late_edges_;
  });
}

EventOrder::Statistics EventOrder::statistics() const {
  return {evaluations_, late_edges_, waits_.contradictions(), clocks_.trees().bytes()};
}

}  // namespace antecede::order

#include "order/graph_draft.h"

#include "order/rules/looper_atomic.h"

namespace antecede::order {

using trace::MessageId;

StrandId GraphDraft::add_strand(trace::ThreadId thread, MessageId event) {
  return graph_.strands_.push_back({thread, event, {}, {}, {}});
}

NodeId GraphDraft::append(StrandId id, const Node& node) {
  Strand& strand = graph_.strands_[id];
  NodeId added = graph_.nodes_.push_back(node);
  graph_.nodes_[added].strand = id;
  graph_.nodes_[added].previous = strand.last;
  if (strand.last.valid()) graph_.nodes_[strand.last].next = added;
  if (!strand.first.valid()) strand.first = added;
  strand.last = added;
  return added;
}

void GraphDraft::connect(NodeId from, NodeId to, Rule rule) {
  if (!is_on(rule) || !from.valid() || !to.valid() || from >= to) return;
  graph_.connect(from, to, rule);
  connect_events(from, to);
}

// An operation of one event precedes one of another event of the same queue: LooperAtomic follows at once.
void GraphDraft::connect_events(NodeId from, NodeId to) {
  MessageId first = graph_.event_of(from), second = graph_.event_of(to);
  if (!is_on(Rule::LooperAtomic) || !is_on(Rule::EventOp) || !follow_each_other(*tables_, first, second)) return;
  NodeId end = message(first).end, begin = message(second).begin;
  if (!end.valid() || !begin.valid() || end >= begin || (from == end && to == begin)) return;
  graph_.connect(end, begin, Rule::LooperAtomic);
}

void GraphDraft::gather(Crowd& crowd, Rule rule) {
  if (!is_on(rule) || crowd.fresh.empty()) return;
  if (!crowd.known.valid() && crowd.fresh.size() == 1) {
    crowd.known = crowd.fresh.front();
  } else {
    Node node;
    node.kind = Node::k_gathering;
    node.position = graph_.nodes_[crowd.fresh.back()].position;
    NodeId gathering = graph_.nodes_.push_back(node);
    if (crowd.known.valid()) graph_.connect(crowd.known, gathering, rule);
    for (NodeId one : crowd.fresh) graph_.connect(one, gathering, rule);
    crowd.known = gathering;
  }
  crowd.fresh.clear();
}

OrderGraph GraphDraft::take() {
  graph_.find_last_sources();
  return std::move(graph_);
}

}  // namespace antecede::order

#include "order/order_explainer.h"

#include <algorithm>

#include "base/assert.h"

namespace antecede::order {

// One step back from a node towards another that precedes it: along an edge if one leads there, else along the
// strand.
OrderStep OrderExplainer::step_back(NodeId from, NodeId to) const {
  const Node& node = graph_.node(to);
  auto reaches = [&](NodeId via) { return via == from || clocks_.node_ordered(from, via); };
  Rule inside = graph_.event_of(to).valid() ? Rule::EventOp : Rule::ThreadOp;
  if (node.strand.valid() && node.strand == graph_.node(from).strand) return {from, to, inside};
  OrderStep step{node.previous, to, inside};
  bool found = false;
  graph_.for_each_in(to, [&](const Edge& edge) {
    if (found || !reaches(edge.from)) return;
    step = {edge.from, to, edge.rule};
    found = true;
  });
  return step;
}

// The two are one for the reader: both go along one strand, or a gathering node stands between them.
bool OrderExplainer::joins(const OrderStep& step, const OrderStep& next) const {
  bool inside = step.rule == Rule::EventOp || step.rule == Rule::ThreadOp;
  bool along_strand = graph_.node(step.from).next == step.to && inside && next.rule == step.rule;
  return along_strand || graph_.node(next.from).gathers();
}

std::vector<OrderStep> OrderExplainer::explain(NodeId from, NodeId to) const {
  ANTECEDE_ASSERT(clocks_.node_ordered(from, to));
  std::vector<OrderStep> steps;
  while (to != from) {
    OrderStep step = step_back(from, to);
    to = step.from;
    if (!steps.empty() && joins(step, steps.back())) {
      steps.back().from = step.from;
    } else {
      steps.push_back(step);
    }
  }
  std::reverse(steps.begin(), steps.end());
  return steps;
}

}  // namespace antecede::order

#include <algorithm>

#include "order/event_order.h"

namespace antecede::order {

// One step back from a node towards another that precedes it: along an edge if one leads there, else along the
// strand.
EventOrder::Step EventOrder::step_back(NodeId from, NodeId to) const {
  const Node& node = graph_.node(to);
  auto reaches = [&](NodeId via) { return via == from || node_ordered(from, via); };
  Rule inside = graph_.event_of(to).valid() ? Rule::EventOp : Rule::ThreadOp;
  if (node.strand.valid() && node.strand == graph_.node(from).strand) return {from, to, inside};
  Step step{node.previous, to, inside};
  bool found = false;
  graph_.for_each_in(to, [&](const Edge& edge) {
    if (found || !reaches(edge.from)) return;
    step = {edge.from, to, edge.rule};
    found = true;
  });
  return step;
}

std::vector<EventOrder::Step> EventOrder::explain(NodeId from, NodeId to) const {
  ANTECEDE_ASSERT(node_ordered(from, to));
  std::vector<Step> steps;
  while (to != from) {
    Step step = step_back(from, to);
    to = step.from;
    bool inside = step.rule == Rule::EventOp || step.rule == Rule::ThreadOp;
    bool joins = !steps.empty() && (graph_.node(to).next == step.to && inside && steps.back().rule == step.rule);
    bool gathered = !steps.empty() && graph_.node(steps.back().from).gathers();
    if (joins || gathered) {
      steps.back().from = step.from;
    } else {
      steps.push_back(step);
    }
  }
  std::reverse(steps.begin(), steps.end());
  return steps;
}

}  // namespace antecede::order

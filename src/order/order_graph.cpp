#include "order/order_graph.h"

#include "base/assert.h"

namespace antecede::order {

void OrderGraph::connect(NodeId from, NodeId to, Rule rule) {
  ANTECEDE_ASSERT(from < to);
  EdgeId id = edges_.push_back({from, to, nodes_[to].first_in, nodes_[from].first_out, rule});
  nodes_[to].first_in = id;
  nodes_[from].first_out = id;
}

bool OrderGraph::is_source(NodeId id) const {
  const Node& node = nodes_[id];
  return node.may_precede || node.first_out.valid();
}

void OrderGraph::find_last_sources() {
  for (Strand& strand : strands_) {
    NodeId node = strand.last;
    while (node != strand.first && !is_source(node)) node = nodes_[node].previous;
    strand.last_source = node;
  }
}

}  // namespace antecede::order

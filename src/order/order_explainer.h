#pragma once

#include <vector>

#include "order/chain_clocks.h"
#include "order/order_graph.h"

namespace antecede::order {

/// One step from a node to another that comes after it, by a rule.
struct OrderStep {
  NodeId from, to;
  Rule rule{};
};

/// Tells why one node precedes another: walks back along edges that know the first one. Assumes that `EventOrder` has
/// filled in clocks and edges. Costs the edges into the nodes on the way.
class OrderExplainer {
 public:
  /// Both must outlive it.
  OrderExplainer(const OrderGraph& graph, const ChainClocks& clocks) : graph_(graph), clocks_(clocks) {}

  /// The steps that lead from one node to another ordered after it; EventOp and ThreadOp where a strand goes on.
  std::vector<OrderStep> explain(NodeId from, NodeId to) const;

 private:
  OrderStep step_back(NodeId from, NodeId to) const;
  bool joins(const OrderStep& step, const OrderStep& next) const;

  const OrderGraph& graph_;
  const ChainClocks& clocks_;
};

}  // namespace antecede::order

#pragma once

#include <functional>
#include <queue>
#include <vector>

#include "order/order_graph.h"

namespace antecede::order {

/// The nodes that have to be evaluated again, in recorded order, each once. Nodes behind the frontier, the last node
/// that was reached, are not among them: their turn comes anyway. Adding and taking cost the logarithm of their
/// number.
class NodeWorklist {
 public:
  explicit NodeWorklist(size_t nodes) : waits_(nodes) {}

  NodeId frontier() const { return frontier_; }
  void advance_to(NodeId node) { frontier_ = node; }

  void add(NodeId node) {
    if (node > frontier_ || waits_[node.value()]) return;
    waits_[node.value()] = true;
    nodes_.push(node);
  }
  bool empty() const { return nodes_.empty(); }
  NodeId take() {
    NodeId node = nodes_.top();
    nodes_.pop();
    waits_[node.value()] = false;
    return node;
  }

 private:
  NodeId frontier_;
  std::priority_queue<NodeId, std::vector<NodeId>, std::greater<>> nodes_;
  std::vector<bool> waits_;
};

}  // namespace antecede::order

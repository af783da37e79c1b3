#pragma once

#include "order/chain_clocks.h"
#include "order/order_graph.h"

namespace antecede::order {

/// One node while `EventOrder` evaluates it: collects what precedes the node in a clock, and draws an edge for every
/// rule that says something new.
///
/// Assumes that nodes before it in the recording have their clocks. Each step costs a merge of two trees at most.
class Evaluation {
 public:
  /// `first_time`: the node was never evaluated, so what it knows has come whole from others.
  Evaluation(NodeId node, bool first_time, OrderGraph& graph, ChainClocks& clocks)
      : node_(node), clock_(clocks.of(node)), first_time_(first_time), graph_(graph), clocks_(clocks) {}

  NodeId node() const { return node_; }
  bool first_time() const { return first_time_; }
  Clock clock() const { return clock_; }
  /// The clock as it is now, for later comparison.
  Clock keep() {
    clocks_.trees().keep();
    return clock_;
  }

  /// What precedes the node by its strand and by the edges that the graph has.
  void include_known() {
    if (NodeId previous = graph_.node(node_).previous; previous.valid()) {
      clock_ = clocks_.trees().merge(clock_, clocks_.of(previous));
    }
    graph_.for_each_in(node_, [&](const Edge& edge) { include(edge.from); });
  }

  /// What is known at `from`, and `from` itself, precedes the node.
  void include(NodeId from) {
    bool gathers = graph_.node(from).gathers();
    if (first_time_ && !gathers && clocks_.knows(clock_, from)) return;  // With what is known there.
    clock_ = clocks_.trees().merge(clock_, clocks_.of(from));
    if (gathers || clocks_.knows(clock_, from)) return;
    clock_ = clocks_.trees().with(clock_, clocks_.chain_of(from).value(), from.value() + 1);
  }

  /// The same by a rule, with an edge; false if it was known.
  bool conclude(NodeId from, Rule rule) {
    if (clocks_.knows(clock_, from)) return false;
    graph_.connect(from, node_, rule);
    include(from);
    return true;
  }

  /// Another strand's node precedes this one.
  bool knows(NodeId node) const { return clocks_.knows(clock_, node); }
  /// Any node precedes this one.
  bool comes_after(NodeId node) const {
    if (clocks_.strand_of(node) == clocks_.strand_of(node_)) return node < node_;
    return knows(node);
  }

 private:
  NodeId node_;
  Clock clock_;
  bool first_time_;
  OrderGraph& graph_;
  ChainClocks& clocks_;
};

}  // namespace antecede::order

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "order/chain_clocks.h"
#include "order/event_begins.h"
#include "order/message_removals.h"
#include "order/node_worklist.h"
#include "order/order_explainer.h"
#include "order/order_graph.h"
#include "order/queue_waits.h"

namespace antecede::order {

/// Happens-before of a trace of any length: the least relation that all rules allow, exactly as `ReferenceOrder`
/// (order/bed) has it.
///
/// Every node has a vector clock over chains (`ChainClocks`). Clocks are persistent trees that share what they have
/// in common, so a clock per node costs what changed since the node's sources. Which posts a node knows is in its
/// clock, too: a prefix of each chain. So the begin of an event (`EventBegins`) need only compare what its post knew
/// with what the post of an earlier message of the same kind knew (`QueueWaits`); removals have an index of their own
/// (`MessageRemovals`).
///
/// Nodes are evaluated in recorded order. What an event learns in its middle about other events of its queue is true
/// from its beginning (LooperAtomic); then the nodes from the begin on are evaluated again, and what they reach,
/// until nothing changes. docs/order.md has the invariants and the cost.
class EventOrder {
 public:
  EventOrder(OrderGraph graph, const trace::TraceTables& tables, RuleSet rules);
  EventOrder(const EventOrder&) = delete;
  EventOrder& operator=(const EventOrder&) = delete;

  const OrderGraph& graph() const { return graph_; }
  const trace::TraceTables& tables() const { return tables_; }

  /// Node `first` precedes node `second`.
  bool node_ordered(NodeId first, NodeId second) const { return clocks_.node_ordered(first, second); }
  /// An access behind node `first` (before the next one of its strand) precedes one behind node `second`.
  bool segment_ordered(NodeId first, NodeId second) const { return clocks_.segment_ordered(first, second); }

  /// The chain of a node's strand.
  ChainId chain_of(NodeId node) const { return clocks_.chain_of(node); }
  size_t chain_count() const { return clocks_.chain_count(); }

  /// Why one node precedes another.
  std::vector<OrderStep> explain(NodeId from, NodeId to) const {
    return OrderExplainer(graph_, clocks_).explain(from, to);
  }

  struct Statistics {
    uint64_t evaluations = 0;     ///< Of nodes; those above their number are repetitions.
    uint64_t late_edges = 0;      ///< LooperAtomic found in the middle of an event.
    uint64_t contradictions = 0;  ///< A message began before another that its queue should have had begin first.
    size_t clock_bytes = 0;
  };
  Statistics statistics() const;

 private:
  void compute();
  void evaluate(NodeId node);
  void collect(Evaluation& now, const Node& node);
  void note(NodeId node, trace::OperationKind kind);
  void announce_change(NodeId node);
  void find_late_events(const Evaluation& now);

  OrderGraph graph_;
  const trace::TraceTables& tables_;
  RuleSet rules_;
  ChainClocks clocks_;
  QueueWaits waits_;
  EventBegins begins_;
  MessageRemovals removals_;
  NodeWorklist worklist_;
  uint64_t evaluations_ = 0, late_edges_ = 0;
};

}  // namespace antecede::order

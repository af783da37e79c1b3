#pragma once

#include <cstdint>
#include <vector>

#include "order/edge_rules.h"
#include "order/graph_draft.h"
#include "order/order_graph.h"

namespace antecede::order {

/// Makes the graph of a well-formed trace (trace_sanitizer.h), operation by operation: nodes and strands here, edges
/// by `EdgeRules`.
///
/// Time and space are linear in the number of operations that order. Where a rule relates all of many operations with
/// all of many others (releases and acquires of one token), gathering nodes stand between them.
class OrderGraphBuilder {
 public:
  /// The tables may grow between calls of `add`.
  OrderGraphBuilder(const trace::TraceTables& tables, RuleSet rules) : draft_(tables, rules) {}

  /// The node that orders this operation: its own, or for accesses and locks the last one of its strand before.
  NodeId add(const trace::Operation& operation, uint32_t position);
  /// The graph, when all operations were added.
  OrderGraph take() { return draft_.take(); }
  const OrderGraph& graph() const { return draft_.graph(); }

 private:
  struct ThreadStrands {
    StrandId plain, open;     ///< Outside of events; the event that has begun.
    uint32_t last_plain = 0;  ///< Position of its last operation outside of events.
  };

  bool is_single(bool in_event) const;
  NodeId add_node(const trace::Operation& operation, uint32_t position);
  NodeId open_strand(const trace::Operation& operation, uint32_t position, trace::MessageId event);

  GraphDraft draft_;
  EdgeRules rules_;
  base::IdVector<trace::ThreadId, ThreadStrands> threads_;
};

/// The graph of a whole trace; `segments`, if wanted, gets what `add` returned for each operation.
OrderGraph build_order_graph(const trace::Trace& trace, RuleSet rules, std::vector<NodeId>* segments = nullptr);

}  // namespace antecede::order

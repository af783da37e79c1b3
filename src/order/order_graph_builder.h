#pragma once

#include <absl/container/flat_hash_map.h>

#include "order/observed_history.h"
#include "order/order_graph.h"

namespace antecede::order {

/// Makes the graph of a well-formed trace (trace_sanitizer.h), operation by operation.
///
/// Time and space are linear in the number of operations that order. Where a rule relates all of many operations with
/// all of many others (releases and acquires of one token), gathering nodes stand between them.
class OrderGraphBuilder {
 public:
  /// The tables may grow between calls of `add`.
  OrderGraphBuilder(const trace::TraceTables& tables, RuleSet rules);

  /// The node that orders this operation: its own, or for accesses and locks the last one of its strand before.
  NodeId add(const trace::Operation& operation, uint32_t position);
  /// The graph, when all operations were added.
  OrderGraph take();
  const OrderGraph& graph() const { return graph_; }

 private:
  /// Many nodes that precede whatever comes next; `known` stands for those before.
  struct Crowd {
    NodeId known;
    std::vector<NodeId> fresh;
  };
  struct ThreadState {
    StrandId plain, open;  ///< Outside of events; the event that has begun.
    NodeId fork, init, exit;
    std::vector<NodeId> ends;  ///< Last nodes of its strands, for ThreadExit.
    Crowd prologue;            ///< What it did before its first looper event, for ThreadLoop.
    bool loops = false;
    uint32_t last_plain = 0;  ///< Position of its last operation outside of events.
  };
  struct Callback {
    Crowd registered, invoked;
    NodeId last_synchronous;
  };
  struct QueueState {
    ObservedHistory inputs, displays;
    absl::flat_hash_map<uint32_t, ObservedHistory> waiting, one_way;  ///< IPC, by the sender's process.
  };

  // An entry of a table that grows with the trace.
  template <class I, class T>
  static T& grown(base::IdVector<I, T>& items, I id) {
    if (!items.contains(id)) items.resize(id.value() + size_t{1});
    return items[id];
  }
  bool is_on(Rule rule) const { return rules_.has(rule); }
  NodeId add_node(const trace::Operation& operation, uint32_t position);
  NodeId open_strand(const trace::Operation& operation, uint32_t position, trace::MessageId event);
  NodeId append(StrandId strand, const Node& node);
  void connect(NodeId from, NodeId to, Rule rule);
  void connect_events(NodeId from, NodeId to);
  void connect_special(const trace::Operation& operation, NodeId node);

  void add_begin(trace::MessageId message, NodeId node);
  void add_end(trace::MessageId message, NodeId node);
  void add_removal(const trace::Operation& operation, NodeId node);
  void add_enqueue(const trace::Operation& operation, NodeId node);
  void add_exit(ThreadState& thread, NodeId node);
  void add_callback(const trace::Operation& operation, NodeId node);
  void connect_by_time(trace::MessageId message, NodeId begin);
  void gather_before(const trace::Operation& operation);
  void gather(Crowd& crowd, Rule rule);
  void enter_loop(const trace::Operation& begin);
  bool queue_orders(trace::MessageId message) const;
  uint32_t process_of(trace::MessageId message) const;

  const trace::TraceTables& tables_;
  RuleSet rules_;
  OrderGraph graph_;
  base::IdVector<trace::ThreadId, ThreadState> threads_;
  base::IdVector<trace::QueueId, QueueState> queues_;
  base::IdVector<trace::CallbackId, Callback> callbacks_;
  base::IdVector<trace::TokenId, Crowd> tokens_;
  absl::flat_hash_map<uint32_t, NodeId> notifications_;
  absl::flat_hash_map<trace::MessageId, std::vector<trace::MessageId>> timed_;  ///< For points of time, by poster.
};

/// The graph of a whole trace; `segments`, if wanted, gets what `add` returned for each operation.
OrderGraph build_order_graph(const trace::Trace& trace, RuleSet rules, std::vector<NodeId>* segments = nullptr);

}  // namespace antecede::order

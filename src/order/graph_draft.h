#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "order/order_graph.h"

namespace antecede::order {

/// Many nodes that precede whatever comes next; `known` stands for those before.
struct Crowd {
  NodeId known;
  std::vector<NodeId> fresh;
};

/// An entry of a table that grows with the trace. Ids are those of a well-formed trace, so tables stay as small as
/// the trace's own.
template <class I, class T>
T& grown(base::IdVector<I, T>& items, I id) {
  if (!items.contains(id)) items.resize(id.value() + size_t{1});
  return items[id];
}

/// The graph of a trace while `OrderGraphBuilder` makes it. The rules in order/rules that ask for no order draw their
/// edges into it.
///
/// Assumes that nodes are added in recorded order. Everything costs constant time; gathering a crowd costs its size.
class GraphDraft {
 public:
  /// The tables may grow while the draft does.
  GraphDraft(const trace::TraceTables& tables, RuleSet rules) : tables_(&tables), rules_(rules) {}

  const trace::TraceTables& tables() const { return *tables_; }
  const OrderGraph& graph() const { return graph_; }
  RuleSet rules() const { return rules_; }
  bool is_on(Rule rule) const { return rules_.has(rule); }
  bool is_on_looper(trace::MessageId message) const {
    return tables_->queues[tables_->messages[message].queue].kind == trace::Queue::Kind::Looper;
  }

  StrandId add_strand(trace::ThreadId thread, trace::MessageId event);
  NodeId append(StrandId strand, const Node& node);
  /// The node may precede something outside of its strand by a rule that comes later than the edges.
  void set_may_precede(NodeId node, bool may) { graph_.nodes_[node].may_precede = may; }
  MessageNodes& message(trace::MessageId id) { return grown(graph_.messages_, id); }
  BarrierNodes& barrier(trace::BarrierId id) { return grown(graph_.barriers_, id); }

  /// An edge, unless the rule is off, a node is missing, or it would lead back. LooperAtomic's edge with it, if the
  /// two nodes are parts of events that follow each other.
  void connect(NodeId from, NodeId to, Rule rule);
  /// Leaves one node in `known` that comes after all of the crowd and after nothing else.
  void gather(Crowd& crowd, Rule rule);

  /// The graph, when all is drawn.
  OrderGraph take();

 private:
  void connect_events(NodeId from, NodeId to);

  const trace::TraceTables* tables_;
  RuleSet rules_;
  OrderGraph graph_;
};

}  // namespace antecede::order

#pragma once

#include <span>
#include <vector>

#include "order/rule.h"
#include "trace/trace.h"

namespace antecede::order {

using NodeId = base::Id<struct NodeTag>;      ///< In the order of the recording.
using StrandId = base::Id<struct StrandTag>;  ///< In the order of their first operations.
using EdgeId = base::Id<struct EdgeTag>;

/// What orders: every operation of a trace but accesses and locks, and a few that stand for many (gathering nodes).
/// The accesses between two nodes of a strand are ordered as one; they are known by the first of the two.
struct Node {
  static constexpr trace::OperationKind k_gathering = trace::OperationKind::Read;  ///< No other node has this kind.

  trace::OperationKind kind{};
  uint8_t flags = 0;  ///< Of the operation.
  bool may_precede =
      false;  ///< Something outside of its strand, by rules that come later than the edges of the graph.
  trace::StackId stack;
  StrandId strand;  ///< None for gathering nodes.
  uint32_t subject = trace::Operation::k_none;
  uint32_t object = trace::Operation::k_none;
  uint32_t position = 0;  ///< In the trace.
  NodeId previous, next;  ///< In the strand.
  EdgeId first_in, first_out;

  trace::MessageId message() const { return trace::MessageId(subject); }
  bool gathers() const { return kind == k_gathering; }
};

/// A sequence of operations in program order: an event, or what a thread does outside of events.
struct Strand {
  trace::ThreadId thread;
  trace::MessageId event;  ///< None outside of events.
  NodeId first, last;
  NodeId last_source;  ///< The last node that can precede anything outside of the strand.
};

/// One application of one rule: `from` precedes `to`.
struct Edge {
  NodeId from, to;
  EdgeId next_in, next_out;
  Rule rule{};
};

/// Where the operations of a message are; none where missing.
struct MessageNodes {
  NodeId enqueue, begin, end;
  trace::ThreadId sender;  ///< Who enqueued it.
  bool waits = false;      ///< And waits for the end.
  NodeId instead;          ///< Of one that never began: who did its work (MsgInstead).
};

struct BarrierNodes {
  NodeId post, removal;
};

/// A trace as a graph for `EventOrder`: nodes in recorded order, and the edges of all rules that do not ask what is
/// ordered already. Edges lead forward, so the numbers of the nodes are a topological order.
class OrderGraph {
 public:
  const base::IdVector<NodeId, Node>& nodes() const { return nodes_; }
  const base::IdVector<StrandId, Strand>& strands() const { return strands_; }
  const base::IdVector<trace::MessageId, MessageNodes>& messages() const { return messages_; }
  const base::IdVector<trace::BarrierId, BarrierNodes>& barriers() const { return barriers_; }
  const Node& node(NodeId id) const { return nodes_[id]; }
  const Edge& edge(EdgeId id) const { return edges_[id]; }
  size_t edge_count() const { return edges_.size(); }
  /// The event a node belongs to; none outside of events.
  trace::MessageId event_of(NodeId id) const {
    StrandId strand = nodes_[id].strand;
    return strand.valid() ? strands_[strand].event : trace::MessageId();
  }

  /// The node can precede something outside of its strand. If not, it and what comes behind it is of no concern to
  /// others.
  bool is_source(NodeId id) const;

  /// Adds an edge that leads forward.
  void connect(NodeId from, NodeId to, Rule rule);

  template <class Visit>
  void for_each_in(NodeId to, Visit visit) const {
    for (EdgeId id = nodes_[to].first_in; id.valid(); id = edges_[id].next_in) visit(edges_[id]);
  }
  template <class Visit>
  void for_each_out(NodeId from, Visit visit) const {
    for (EdgeId id = nodes_[from].first_out; id.valid(); id = edges_[id].next_out) visit(edges_[id]);
  }

 private:
  friend class GraphDraft;
  void find_last_sources();

  base::IdVector<NodeId, Node> nodes_;
  base::IdVector<EdgeId, Edge> edges_;
  base::IdVector<StrandId, Strand> strands_;
  base::IdVector<trace::MessageId, MessageNodes> messages_;
  base::IdVector<trace::BarrierId, BarrierNodes> barriers_;
};

}  // namespace antecede::order

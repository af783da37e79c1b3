#pragma once

#include <cstddef>
#include <vector>

#include "order/clocks.h"
#include "order/order_graph.h"

namespace antecede::order {

using ChainId = base::Id<struct ChainTag>;

/// The clocks of all nodes of a graph, over *chains*: sequences of strands each of which is wholly known where the
/// next begins. A clock says how much of each chain precedes a node: the number of the last node plus 1.
///
/// The state of `EventOrder`, which fills it in; afterwards it answers what precedes what. A chain has events of one
/// queue that runs one event at a time, or strands that are no such events. "Wholly" leaves out what can precede
/// nothing else (`Strand::last_source`), so that a strand whose end nobody can know does not block its chain.
///
/// Assumes that strands get their chains in recorded order, and that clocks only grow. A question costs the depth of
/// the clock's tree; a new strand a look at its edges and at the chains used last.
class ChainClocks {
 public:
  /// All of these must outlive it.
  ChainClocks(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules);

  /// Node `first` precedes node `second`.
  bool node_ordered(NodeId first, NodeId second) const {
    if (first >= second) return false;
    return strand_of_[first] == strand_of_[second] || knows(clock_[second], first);
  }
  /// Something behind node `first`, before the next node of its strand, precedes the same behind node `second`.
  bool segment_ordered(NodeId first, NodeId second) const;
  /// The node precedes whatever has this clock.
  bool knows(Clock clock, NodeId node) const {
    const StrandState& strand = strands_[strand_of_[node]];
    return node <= strand.last_source && trees_.get(clock, strand.chain.value()) > node.value();
  }

  Clock of(NodeId node) const { return clock_[node]; }
  void set(NodeId node, Clock clock) { clock_[node] = clock; }
  /// What the clocks are made of.
  Clocks& trees() { return trees_; }
  const Clocks& trees() const { return trees_; }

  StrandId strand_of(NodeId node) const { return strand_of_[node]; }
  ChainId chain_of(NodeId node) const { return strands_[strand_of_[node]].chain; }
  size_t chain_count() const { return chains_.size(); }
  bool has_chain(StrandId strand) const { return strands_[strand].chain.valid(); }
  /// Continues a chain that the strand of its first node comes after, else begins one.
  void assign_chain(NodeId first, Clock clock);

  /// Calls `visit(event)` for each chain of the queue of which `after` has more than `before`: with the last event of
  /// it that `after` has a part of.
  template <class Visit>
  void for_each_learnt_event(Clock before, Clock after, trace::QueueId queue, Visit visit) const {
    trees_.for_each_change(before, after, [&](uint32_t chain, uint32_t word) {
      if (chains_[ChainId(chain)].queue == queue) visit(last_event(ChainId(chain), word));
    });
  }

 private:
  struct Chain {
    trace::QueueId queue;  ///< Whose events it has; none for all that does not run on a queue of one event at a time.
    std::vector<StrandId> strands;
  };
  struct StrandState {
    ChainId chain;
    NodeId last_source;
  };

  bool extend_chain(ChainId chain, StrandId strand, Clock clock);
  bool extend_known_chain(NodeId first, Clock clock);
  bool extend_recent_chain(std::vector<ChainId>& recent, StrandId strand, Clock clock);
  trace::QueueId group_of(StrandId strand) const;
  trace::MessageId last_event(ChainId chain, uint32_t word) const;

  const OrderGraph& graph_;
  const trace::TraceTables& tables_;
  RuleSet rules_;
  Clocks trees_;
  base::IdVector<NodeId, Clock> clock_;
  base::IdVector<NodeId, StrandId> strand_of_;  ///< As in the graph, closer together: it is asked for all the time.
  base::IdVector<StrandId, StrandState> strands_;
  base::IdVector<ChainId, Chain> chains_;
  base::IdVector<trace::QueueId, std::vector<ChainId>> recent_;  ///< Used last, by queue.
  std::vector<ChainId> recent_others_;
};

}  // namespace antecede::order

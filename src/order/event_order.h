#pragma once

#include <bit>
#include <queue>
#include <string>

#include <absl/container/flat_hash_map.h>

#include "order/order_graph.h"
#include "order/pending_posts.h"
#include "order/removal_index.h"
#include "order/sparse_arrays.h"

namespace antecede::order {

using ChainId = base::Id<struct ChainTag>;

/// Happens-before of a trace of any length: the least relation that all rules allow, exactly as `ReferenceOrder` has
/// it.
///
/// Every node has a vector clock over *chains*: sequences of strands each of which ends before the next begins.
/// Clocks are persistent trees that share what they have in common, so a clock per node costs what changed since the
/// node's sources. Beside its clock a node has the set of *pending posts*: messages known to be posted whose end is
/// not known. A begin looks at those of its post, and at nothing else, to apply the queue's rules.
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
  const trace::TraceTables& tables() const { return *tables_; }

  /// Node `first` precedes node `second`.
  bool node_ordered(NodeId first, NodeId second) const;
  /// An access behind node `first` (before the next one of its strand) precedes one behind node `second`.
  bool segment_ordered(NodeId first, NodeId second) const;

  /// The chain of a strand; the clock of a node says how much of each chain precedes it: the number of the last node
  /// plus 1.
  ChainId chain_of(NodeId node) const { return strands_[graph_.node(node).strand].chain; }
  Clock clock(NodeId node) const { return clock_[node]; }
  const Clocks& clocks() const { return clocks_; }
  size_t chain_count() const { return chains_.size(); }

  /// The steps that lead from one node to another ordered after it; EventOp and ThreadOp where a strand goes on.
  struct Step {
    NodeId from, to;
    Rule rule{};
  };
  std::vector<Step> explain(NodeId from, NodeId to) const;

  struct Statistics {
    uint64_t evaluations = 0;     ///< Of nodes; those above their number are repetitions.
    uint64_t late_edges = 0;      ///< LooperAtomic found in the middle of an event.
    uint64_t contradictions = 0;  ///< A message began before another that its queue should have had begin first.
    size_t clock_bytes = 0, set_bytes = 0;  ///< Clocks, and pending posts.
  };
  Statistics statistics() const;

 private:
  struct Chain {
    trace::QueueId queue;  ///< Whose events it has; none for all that does not run on a queue of one event at a time.
    std::vector<StrandId> strands;
  };
  struct StrandState {
    ChainId chain;
    NodeId last_source;
    trace::QueueId queue;  ///< Whose event it is, if the queue runs one event at a time.
  };
  /// One node while it is evaluated.
  struct Evaluation {
    NodeId node;
    Clock clock;
    BitSet posts, inner;
  };

  static constexpr uint32_t k_thorough_every = 8;

  void compute();
  void evaluate(NodeId node);
  void absorb_known(Evaluation& now);
  void include(Evaluation& now, NodeId from);
  bool absorb(Evaluation& now, NodeId from, Rule rule);
  bool knows(Clock clock, NodeId node) const;
  bool knows_here(const Evaluation& now, NodeId node) const;
  void announce_change(NodeId node);
  void mark_dirty(NodeId node);
  void find_late_events(const Evaluation& now);

  // What precedes the begin of an event.
  void evaluate_begin(Evaluation& now);
  template <class Visit>
  void for_each_pending(trace::MessageId message, Visit visit);
  std::vector<NodeId> last_known(Clock clock, trace::QueueId queue);
  void absorb_pending(Evaluation& now, trace::MessageId message);
  void consider(Evaluation& now, trace::MessageId message, trace::MessageId pending);
  void absorb_edges_of_begin(Evaluation& now, trace::QueueId queue);
  void absorb_whole_events(Evaluation& now, Clock before, trace::QueueId queue);
  void absorb_barriers(Evaluation& now, trace::MessageId message);
  bool absorb_overtaking(Evaluation& now, trace::MessageId message);
  void recheck_overtaken(NodeId front);

  // Posts and removals.
  void note_post(Evaluation& now);
  void note_barrier(Evaluation& now);
  BitSet with_post(BitSet set, uint32_t slot);
  BitSet without_post(BitSet set, uint32_t slot);
  void forget_ended(Evaluation& now, BitSet before);
  BitSet without_ended(const Evaluation& now, BitSet set, BitSet before);
  void evaluate_removal(Evaluation& now);
  RemovalIndex::Look last_look(const RemovalIndex::Matches& matches, const Evaluation& now) const;
  static void keep_look(RemovalIndex::Matches& matches, RemovalIndex::Look look);
  /// The posts of a set to one queue, the latest first.
  template <class Visit>
  void for_each_post(BitSet set, trace::QueueId queue, Visit visit) const {
    sets_.for_each_from_last(set, 0, UINT32_MAX, [&](uint32_t index, uint32_t word) {
      while (word) {
        uint32_t bit = 31 - static_cast<uint32_t>(std::countl_zero(word));
        word ^= 1u << bit;
        if (slots_[index * 32 + bit].queue == queue) visit(index * 32 + bit);
      }
    });
  }

  // Chains.
  void assign_chain(const Evaluation& now);
  bool extend_chain(ChainId chain, StrandId strand, Clock clock);
  trace::QueueId group_of(StrandId strand) const;
  trace::MessageId last_event(ChainId chain, uint32_t word) const;

  Step step_back(NodeId from, NodeId to) const;

  OrderGraph graph_;
  const trace::TraceTables* tables_;
  RuleSet rules_;
  PostSlots slots_;
  QueueRules queue_rules_;
  RemovalIndex removals_;

  Clocks clocks_;
  BitSets sets_;
  base::IdVector<NodeId, Clock> clock_;
  base::IdVector<NodeId, BitSet> posts_;  ///< Pending posts, but for those in `inner_`.
  /// Pending posts by events of the node's own queue to that queue. Others need not carry them: which events of the
  /// queue they know is in their clocks.
  base::IdVector<NodeId, BitSet> inner_;
  base::IdVector<StrandId, StrandState> strands_;
  base::IdVector<ChainId, Chain> chains_;
  base::IdVector<trace::QueueId, std::vector<ChainId>> open_chains_;  ///< Recently used, by group.
  std::vector<ChainId> open_other_chains_;
  base::IdVector<trace::QueueId, std::vector<ChainId>> chains_of_queue_;

  base::IdVector<trace::QueueId, std::vector<NodeId>> fronts_;  ///< Enqueues to the front, by queue.
  absl::flat_hash_map<trace::MessageId, std::vector<trace::MessageId>> hidden_;
  base::IdVector<trace::QueueId, std::vector<NodeId>> begins_;

  NodeId frontier_;
  std::priority_queue<NodeId, std::vector<NodeId>, std::greater<>> dirty_;
  std::vector<bool> is_dirty_;
  Statistics statistics_;
};

}  // namespace antecede::order

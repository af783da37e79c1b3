#pragma once

#include <queue>
#include <string>

#include "order/clocks.h"
#include "order/order_graph.h"
#include "order/post_index.h"
#include "order/removal_index.h"

namespace antecede::order {

/// Happens-before of a trace of any length: the least relation that all rules allow, exactly as `ReferenceOrder` has
/// it.
///
/// Every node has a vector clock over *chains*: sequences of strands each of which ends before the next begins.
/// Clocks are persistent trees that share what they have in common, so a clock per node costs what changed since the
/// node's sources. Which posts a node knows is in its clock, too: a prefix of each chain. To apply the queue's rules,
/// a begin compares what its post knew with what the post of an earlier message of the same kind knew, and looks at
/// nothing but the last posts of each kind in between.
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
  ChainId chain_of(NodeId node) const { return strands_[strand_of_[node]].chain; }
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
    size_t clock_bytes = 0;
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
    bool first_time = false;
  };
  /// What a begin has to wait for, with the rule that says so.
  struct Wait {
    NodeId done;
    Rule rule{};
  };

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
  void absorb_waits(Evaluation& now, std::span<const Wait> waits);
  void absorb_edges_of_begin(Evaluation& now, trace::QueueId queue);
  void absorb_whole_events(Evaluation& now, Clock before, trace::QueueId queue);
  void absorb_removals(Evaluation& now, trace::QueueId queue, std::span<const Wait> removals);
  bool absorb_overtaking(Evaluation& now, trace::MessageId message);
  void recheck_overtaken(NodeId front);

  // Posts: what a message has to wait for in its queue.
  void note_post(NodeId node);
  void note_barrier(NodeId node);
  void add_post(trace::QueueId queue, PostKindId kind, Post post);
  bool replaces(const Post& later, const Post& earlier, bool in_order) const;
  std::vector<Wait> waits_of(trace::MessageId message);
  trace::MessageId base_of(trace::MessageId message) const;
  template <class Visit>
  void for_each_known(trace::MessageId message, trace::MessageId base, Visit visit) const;
  bool may_wait_for(trace::MessageId message, PostKindId kind, Rule& rule) const;
  void look_back(trace::MessageId message, const PostIndex::List& list, uint32_t first, uint32_t last, Rule rule,
                 std::vector<Wait>& waits);

  // Removals of messages.
  void evaluate_removal(Evaluation& now);
  RemovalIndex::Look last_look(const RemovalIndex::Matches& matches, const Evaluation& now) const;
  static void keep_look(RemovalIndex::Matches& matches, RemovalIndex::Look look);

  // Chains.
  void assign_chain(const Evaluation& now);
  bool extend_chain(ChainId chain, StrandId strand, Clock clock);
  trace::QueueId group_of(StrandId strand) const;
  trace::MessageId last_event(ChainId chain, uint32_t word) const;

  Step step_back(NodeId from, NodeId to) const;

  OrderGraph graph_;
  const trace::TraceTables* tables_;
  RuleSet rules_;
  QueueRules queue_rules_;
  PostIndex posts_;
  RemovalIndex removals_;

  Clocks clocks_;
  base::IdVector<NodeId, Clock> clock_;
  base::IdVector<NodeId, StrandId> strand_of_;  ///< As in the graph, closer together: it is asked for all the time.
  base::IdVector<StrandId, StrandState> strands_;
  base::IdVector<ChainId, Chain> chains_;
  base::IdVector<trace::QueueId, std::vector<ChainId>> open_chains_;  ///< Recently used, by group.
  std::vector<ChainId> open_other_chains_;

  base::IdVector<trace::QueueId, std::vector<NodeId>> fronts_;  ///< Enqueues to the front, by queue.
  std::vector<bool> impatient_;  ///< Messages that did not wait for all they should have waited for.
  base::IdVector<trace::QueueId, std::vector<NodeId>> begins_;

  NodeId frontier_;
  std::priority_queue<NodeId, std::vector<NodeId>, std::greater<>> dirty_;
  std::vector<bool> is_dirty_;
  Statistics statistics_;
};

}  // namespace antecede::order

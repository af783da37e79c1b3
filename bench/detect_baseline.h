#pragma once

#include <array>
#include <memory>
#include <optional>
#include <queue>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "order/observed_history.h"
#include "order/rule.h"
#include "trace/trace.h"

namespace antecede::bench {

using order::EdgeId;
using order::NodeId;
using order::Rule;

/// A vector clock per node, as wide as there were chains when the node was made.
///
/// A node knows only nodes before it, so its clock never has to grow. Memory is nodes times chains; that is the
/// point of the comparison.
class DenseClocks {
 public:
  /// False if the clock would go beyond the limit.
  bool add(size_t width, size_t limit);
  uint32_t get(NodeId node, uint32_t chain) const { return chain < widths_[node] ? items_[node][chain] : 0; }
  void set(NodeId node, uint32_t chain, uint32_t value) { items_[node][chain] = value; }
  /// The maximum of both, for `to`; whether that is anything new.
  bool join(NodeId to, NodeId from);
  size_t bytes() const { return bytes_; }

 private:
  static constexpr size_t k_largest_block = size_t{1} << 24;  ///< Of 32 bits.

  std::vector<std::unique_ptr<uint32_t[]>> blocks_;
  size_t block_size_ = 512;
  size_t used_ = block_size_;
  size_t bytes_ = 0;
  base::IdVector<NodeId, uint32_t*> items_;
  base::IdVector<NodeId, uint32_t> widths_;
};

/// The published algorithm (EventRacer Android, section 6) as the peer of `order::EventOrder`: Algorithm 1 with its
/// four ingredients, on our operations and with our conditions of the rules, so that both give the same order.
///
/// - Rules that name one operation are looked up; MsgBegin1, Serial, IpcAsync and Barrier are found by a depth-first
///   search backwards from the post, pruned as in 6.1.
/// - LooperAtomic follows every edge that enters an event: at once if both ends are of one queue, else by a search
///   backwards. A new edge into the middle of the graph joins the clocks of all that comes after; those nodes are
///   processed again (lines 11 and 12).
/// - An invocation whose registration is in an event of the same looper makes that event an earlier one already when
///   its own event begins (6.3). The paper moves the operation itself, which loses order to other threads.
/// - Chains as in 6.4: a node continues the chain of the first predecessor found for it that is the last of its
///   chain, else it begins one.
///
/// Assumes a well-formed recording of real queues (trace_sanitizer.h): pruning relies on their order.
class DetectBaseline {
 public:
  struct Options {
    size_t memory_limit = size_t{12} << 30;  ///< Of clocks, in bytes.
    /// Chains are continued over edges of LooperAtomic, too, if no other predecessor will do. The paper names line 7
    /// of Algorithm 1 only; LooperAtomic's edges come from line 10. Without them there are more chains.
    bool chains_over_events = true;
  };
  struct Statistics {
    size_t operations = 0, nodes = 0;  ///< Fewer nodes than operations: the memory limit was hit.
    size_t edges = 0, chains = 0, clock_bytes = 0;
    uint64_t repetitions = 0;                                ///< Nodes that were processed again.
    uint64_t visited_for_posts = 0, visited_for_events = 0;  ///< Nodes that the searches of 6.1 went through.
  };

  /// `operations`: those that can order others, in recorded order; each becomes a node with its number.
  DetectBaseline(const trace::TraceTables& tables, const std::vector<trace::Operation>& operations, Options options);

  bool ordered(NodeId first, NodeId second) const {
    return first < second && clocks_.get(second, nodes_[first].chain) > nodes_[first].place;
  }
  /// Where in its chain a node is; 0: it begins one.
  uint32_t chain_place(NodeId node) const { return nodes_[node].place; }
  Statistics statistics() const;

 private:
  struct Node {
    trace::OperationKind kind{};
    trace::ThreadId thread;
    trace::MessageId event;  ///< That it is part of; none outside of events.
    trace::QueueId looper;   ///< The event's queue, if it has one event at a time.
    uint32_t subject = 0, object = 0;
    uint32_t chain = 0, place = 0;
    EdgeId first_in, first_out;

    trace::MessageId message() const { return trace::MessageId(subject); }
  };
  struct Edge {
    NodeId from, to;
    EdgeId next_in, next_out;
  };
  struct Span {
    NodeId enqueue, begin, end;
    trace::ThreadId sender;
    bool waits = false;
  };
  struct ThreadState {
    trace::MessageId open;
    NodeId fork, init, exit, plain;  ///< `plain`: the last node outside of events.
    NodeId last;
    std::vector<NodeId> ends;
  };
  struct Callback {
    std::vector<NodeId> registered, invoked;
    NodeId last_synchronous;
  };
  struct QueueState {
    order::ObservedHistory inputs, displays;
    absl::flat_hash_map<uint32_t, order::ObservedHistory> waiting, one_way;  ///< IPC, by the sender's process.
    std::vector<NodeId> fronts;                                              ///< Enqueues to the front.
    std::vector<NodeId> begins;
    absl::flat_hash_map<trace::ObjectId, std::vector<trace::MessageId>> by_target;  ///< Begun.
    std::vector<trace::MessageId> begun;
  };

  /// A depth-first search backwards.
  class Search {
   public:
    explicit Search(size_t nodes) : stamps_(nodes) {}
    void start() { ++stamp_, stack_.clear(); }
    void push(NodeId node) { stack_.push_back(node); }
    void skip(NodeId node) { stamps_[node.value()] = stamp_; }
    /// The next node that it has not been to; none at the end.
    NodeId next();
    uint64_t visited() const { return visited_; }

   private:
    std::vector<uint32_t> stamps_;  ///< Of the last search that came by.
    std::vector<NodeId> stack_;
    uint32_t stamp_ = 0;
    uint64_t visited_ = 0;
  };

  // Making nodes and edges (detect_baseline.cpp).
  void find_early_events();
  void note_early(const std::vector<trace::MessageId>& earlier, trace::MessageId event);
  bool add(const trace::Operation& operation);
  void assign_chain(NodeId node);
  bool connect(NodeId from, NodeId to, Rule rule);
  void connect_events(trace::MessageId first, trace::MessageId second);
  void join_successors(NodeId node);
  void schedule(NodeId node);
  void process_again();
  trace::QueueId looper_of(trace::MessageId event) const;
  uint32_t process_of(trace::MessageId message) const { return tables_.threads[spans_[message].sender].process; }

  // Rules without premises (detect_baseline_rules.cpp).
  void match_program_order(NodeId node);
  void match_direct(const trace::Operation& operation, NodeId node);
  void match_callback(const trace::Operation& operation, NodeId node);
  void match_exit(NodeId node);
  void note_enqueue(const trace::Operation& operation, NodeId node);
  void note_end(NodeId node);
  void match_begin(NodeId node);
  void match_observed(NodeId node);
  void match_at_time(NodeId node);

  // Rules with premises (detect_baseline_search.cpp).
  void match_conditional(NodeId node);
  void match_posts(NodeId begin);
  bool match_post(NodeId begin, NodeId found);
  /// The rule by which the queue has the first message before the second, if it has.
  std::optional<Rule> queue_orders(trace::MessageId first, trace::MessageId second) const;
  bool may_prune(trace::MessageId first, trace::MessageId second) const;
  void match_fronts(NodeId begin);
  void match_fronts_before(NodeId begin);
  void match_removal(NodeId node);
  bool match_removed(NodeId removal, trace::MessageId message);
  void match_atomic(NodeId from, NodeId to);
  bool is_known_to_event(NodeId node, NodeId to) const;
  void push_sources(Search& search, NodeId node) const {
    for (EdgeId id = nodes_[node].first_in; id.valid(); id = edges_[id].next_in) search.push(edges_[id].from);
  }

  const trace::TraceTables& tables_;
  const std::vector<trace::Operation>& operations_;
  Options options_;
  base::IdVector<NodeId, Node> nodes_;
  base::IdVector<EdgeId, Edge> edges_;
  DenseClocks clocks_;
  std::vector<uint32_t> chain_sizes_;
  std::vector<NodeId> chain_tails_;
  std::vector<NodeId> chain_candidates_, event_candidates_;  ///< Predecessors of the newest node, as they were found.

  base::IdVector<trace::MessageId, Span> spans_;
  base::IdVector<trace::ThreadId, ThreadState> threads_;
  base::IdVector<trace::CallbackId, Callback> callbacks_;
  base::IdVector<trace::TokenId, std::vector<NodeId>> releases_;
  base::IdVector<trace::QueueId, QueueState> queues_;
  base::IdVector<trace::BarrierId, std::array<NodeId, 2>> barriers_;  ///< Post, removal.
  absl::flat_hash_map<uint32_t, NodeId> notifications_;
  absl::flat_hash_map<trace::MessageId, std::vector<trace::MessageId>> timed_;  ///< For points of time, by poster.
  absl::flat_hash_map<trace::MessageId, std::vector<trace::MessageId>> early_;  ///< Events that must come before.

  Search posts_search_, atomic_search_;  ///< The second may run inside the first.
  std::priority_queue<NodeId, std::vector<NodeId>, std::greater<>> changed_, dirty_;
  std::vector<bool> is_changed_, is_dirty_;
  Statistics statistics_;
};

}  // namespace antecede::bench

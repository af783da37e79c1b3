#pragma once

#include <vector>

#include "order/order_graph.h"
#include "order/sparse_arrays.h"

namespace antecede::order {

/// The posts (and barriers) that matter for what is posted after them, numbered so that those of one queue are
/// neighbours: the slots of the sets in `EventOrder`.
class PostSlots {
 public:
  static constexpr uint32_t k_none = UINT32_MAX;
  /// What stands in a slot: a message, or a barrier.
  struct Slot {
    trace::MessageId message;
    trace::BarrierId barrier;
    trace::QueueId queue;
    bool inner = false;  ///< Posted by an event of its own queue, which runs one event at a time.
    NodeId done;         ///< The end of the message's event, the removal of the barrier.
  };

  PostSlots(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules);

  uint32_t of(trace::MessageId message) const { return messages_.contains(message) ? messages_[message] : k_none; }
  uint32_t of(trace::BarrierId barrier) const { return barriers_.contains(barrier) ? barriers_[barrier] : k_none; }
  const Slot& operator[](uint32_t slot) const { return slots_[slot]; }

 private:
  std::vector<Slot> slots_;
  base::IdVector<trace::MessageId, uint32_t> messages_;
  base::IdVector<trace::BarrierId, uint32_t> barriers_;
};

/// How the queue orders two messages if the first was posted before the second; false if it does not.
class QueueRules {
 public:
  QueueRules(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules)
      : graph_(&graph), tables_(&tables), rules_(rules) {}

  /// `rule` tells which rule says so.
  bool orders(trace::MessageId first, trace::MessageId second, Rule& rule) const;
  /// Whatever `earlier` precedes by these rules, `later` precedes, too; and it comes after `earlier`.
  bool stands_for(trace::MessageId later, trace::MessageId earlier) const;
  /// Some rule may apply to messages posted after this one.
  bool may_order(trace::MessageId message) const;

 private:
  const OrderGraph* graph_;
  const trace::TraceTables* tables_;
  RuleSet rules_;
};

}  // namespace antecede::order

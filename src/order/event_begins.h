#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "order/evaluation.h"
#include "order/queue_waits.h"

namespace antecede::order {

/// What precedes the begin of an event: what its message had to wait for, whole events of its queue (LooperAtomic),
/// and what was posted to the front while it waited (MsgBegin2). A part of `EventOrder`.
///
/// A clock is *whole* for a queue if it has all of every event of that queue that it has any part of. The clock of an
/// event's begin is whole for the event's own queue, and so is that of its end; merging whole clocks gives a whole
/// clock. So only what comes from elsewhere must be looked through.
///
/// Assumes that posts and begins come in recorded order. A begin costs what `QueueWaits` does, the chains that were
/// learnt from elsewhere, and the posts to the front since the message's own.
class EventBegins {
 public:
  /// All of these must outlive it.
  EventBegins(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules, const ChainClocks& clocks,
              QueueWaits& waits);

  void evaluate(Evaluation& now);
  /// A message is posted.
  void note_post(NodeId enqueue);

  /// A post to the front is known to come after more than before, so it may have overtaken more: calls `visit(begin)`
  /// for the events that may come later because of that.
  template <class Visit>
  void for_each_overtaken(NodeId front, Visit visit) const {
    const std::vector<NodeId>& begins = begins_[tables_.messages[graph_.node(front).message()].queue];
    for (auto at = std::upper_bound(begins.begin(), begins.end(), front); at != begins.end(); ++at) {
      NodeId enqueue = graph_.messages()[graph_.node(*at).message()].enqueue;
      if (enqueue.valid() && enqueue < front) visit(*at);
    }
  }

 private:
  void conclude_waits(Evaluation& now, std::span<Wait> waits) const;
  void include_edges(Evaluation& now, trace::QueueId queue) const;
  void conclude_whole_events(Evaluation& now, Clock before, trace::QueueId queue) const;
  void conclude_removals(Evaluation& now, trace::QueueId queue, std::span<const Wait> removals) const;
  bool conclude_overtaking(Evaluation& now, trace::MessageId message) const;

  const OrderGraph& graph_;
  const trace::TraceTables& tables_;
  RuleSet rules_;
  const ChainClocks& clocks_;
  QueueWaits& waits_;
  base::IdVector<trace::QueueId, std::vector<NodeId>> fronts_;  ///< Enqueues to the front.
  base::IdVector<trace::QueueId, std::vector<NodeId>> begins_;
};

}  // namespace antecede::order

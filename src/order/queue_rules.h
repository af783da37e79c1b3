#pragma once

#include "order/order_graph.h"

namespace antecede::order {

/// How a queue orders two messages, the first of which was posted before the second: MsgBegin1, Serial, IpcAsync; and
/// MsgInstead, if the first never began.
class QueueRules {
 public:
  QueueRules(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules)
      : graph_(&graph), tables_(&tables), rules_(rules) {}

  /// The queue is done with the first before it dispatches the second; `rule` tells which rule says so.
  bool orders(trace::MessageId first, trace::MessageId second, Rule& rule) const;
  bool orders(trace::MessageId first, trace::MessageId second) const {
    Rule rule;
    return orders(first, second, rule);
  }
  /// Some rule may order messages posted later behind this one.
  bool may_order(trace::MessageId message) const;

 private:
  const OrderGraph* graph_;
  const trace::TraceTables* tables_;
  RuleSet rules_;
};

/// All about a message that `QueueRules` asks for: messages of one kind are treated alike.
struct PostKind {
  trace::QueueId queue;
  trace::MessageType type{};
  bool asynchronous = false, rerun = false;
  bool waits = false;    ///< Its sender, for the end of the message.
  bool instead = false;  ///< Someone did its work instead.
  int64_t time = 0;
  trace::ThreadId sender;  ///< Of IPC; none for others.

  static PostKind of(const trace::Message& message, const MessageNodes& nodes);
  bool operator==(const PostKind&) const = default;
  template <class H>
  friend H AbslHashValue(H state, const PostKind& kind) {
    return H::combine(std::move(state), kind.queue, kind.type, kind.asynchronous, kind.rerun, kind.waits,
                      kind.instead, kind.time, kind.sender);
  }
};

}  // namespace antecede::order

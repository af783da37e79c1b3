#include "order/pending_posts.h"

#include <algorithm>

#include "order/rules/atomic.h"
#include "order/rules/barrier.h"
#include "order/rules/ipc_order.h"
#include "order/rules/looper_order.h"
#include "order/rules/serial_order.h"

namespace antecede::order {

using trace::BarrierId;
using trace::MessageId;
using trace::MessageType;
using trace::Queue;

PostSlots::PostSlots(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules)
    : messages_(graph.messages().size(), k_none), barriers_(graph.barriers().size(), k_none) {
  QueueRules queue_rules(graph, tables, rules);
  auto is_inner = [&](NodeId node, trace::QueueId queue) {
    MessageId event = graph.event_of(node);
    return event.valid() && rules.has(Rule::EventOp) && rules.has(Rule::LooperAtomic) &&
           tables.messages[event].queue == queue && runs_one_event_at_a_time(tables.queues[queue].kind);
  };
  std::vector<std::pair<NodeId, Slot>> entries;
  for (uint32_t i = 0; i < graph.messages().size(); ++i) {
    const MessageNodes& nodes = graph.messages()[MessageId(i)];
    if (!nodes.enqueue.valid() || !nodes.end.valid() || !queue_rules.may_order(MessageId(i))) continue;
    trace::QueueId queue = tables.messages[MessageId(i)].queue;
    entries.push_back({nodes.enqueue, {MessageId(i), {}, queue, is_inner(nodes.enqueue, queue), nodes.end}});
  }
  for (uint32_t i = 0; i < graph.barriers().size() && rules.has(Rule::Barrier); ++i) {
    const BarrierNodes& nodes = graph.barriers()[BarrierId(i)];
    trace::QueueId queue = tables.barriers[BarrierId(i)].queue;
    bool stalls = nodes.post.valid() && nodes.removal.valid() && tables.queues[queue].kind == Queue::Kind::Looper;
    if (stalls)
      entries.push_back({nodes.post, {{}, BarrierId(i), queue, is_inner(nodes.post, queue), nodes.removal}});
  }
  std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [node, slot] : entries) {
    uint32_t number = static_cast<uint32_t>(slots_.size());
    if (slot.message.valid()) messages_[slot.message] = number;
    if (slot.barrier.valid()) barriers_[slot.barrier] = number;
    slots_.push_back(slot);
  }
}

namespace {

IpcCall call_of(const trace::Message& message, const MessageNodes& nodes) {
  return {message.queue, nodes.sender, 0, nodes.waits};
}

}  // namespace

bool QueueRules::orders(MessageId first, MessageId second, Rule& rule) const {
  const trace::Message &a = tables_->messages[first], &b = tables_->messages[second];
  Queue::Kind kind = tables_->queues[b.queue].kind;
  if (kind == Queue::Kind::Looper && rules_.has(Rule::MsgBegin1) && looper_order(a, b)) {
    return rule = Rule::MsgBegin1, true;
  }
  if (kind == Queue::Kind::Serial && rules_.has(Rule::Serial) && serial_order(a, b)) return rule = Rule::Serial, true;
  bool calls = a.type == MessageType::Ipc && b.type == MessageType::Ipc && rules_.has(Rule::IpcAsync);
  if (!calls) return false;
  const auto& nodes = graph_->messages();
  return rule = Rule::IpcAsync, ipc_async_order(call_of(a, nodes[first]), call_of(b, nodes[second]));
}

bool QueueRules::stands_for(MessageId later, MessageId earlier) const {
  const trace::Message &a = tables_->messages[earlier], &b = tables_->messages[later];
  const MessageNodes &p = graph_->messages()[earlier], &q = graph_->messages()[later];
  if (!rules_.has(Rule::EventOp) || !q.begin.valid() || p.end > q.begin) return false;
  bool alike = a.type == b.type && delay_of(a) == delay_of(b) && a.asynchronous == b.asynchronous &&
               a.rerun == b.rerun && p.waits == q.waits && (a.type != MessageType::Ipc || p.sender == q.sender);
  Rule rule;
  return alike && orders(earlier, later, rule);
}

bool QueueRules::may_order(MessageId message) const {
  const trace::Message& posted = tables_->messages[message];
  Queue::Kind kind = tables_->queues[posted.queue].kind;
  if (posted.type == MessageType::Ipc) return rules_.has(Rule::IpcAsync) && !graph_->messages()[message].waits;
  if (kind == Queue::Kind::Looper) {
    bool sorted = posted.type == MessageType::Delayed || posted.type == MessageType::Idle || is_front(posted);
    return sorted && rules_.has(Rule::MsgBegin1);
  }
  return kind == Queue::Kind::Serial && posted.type == MessageType::Delayed && rules_.has(Rule::Serial);
}

}  // namespace antecede::order

#include "order/queue_rules.h"

#include "order/ipc_call.h"
#include "order/message_facts.h"
#include "order/rules/ipc_async.h"
#include "order/rules/msg_begin1.h"
#include "order/rules/msg_instead.h"
#include "order/rules/serial.h"

namespace antecede::order {

using trace::MessageId;
using trace::MessageType;
using trace::Queue;

PostKind PostKind::of(const trace::Message& message, const MessageNodes& nodes) {
  PostKind kind{
      message.queue, message.type, message.asynchronous, message.rerun, nodes.waits, nodes.instead.valid(), 0, {}};
  // Of a point of time it only counts whether it is before, at or after 0.
  bool timed = message.type == MessageType::AtTime;
  kind.time = timed ? (message.time > 0) - (message.time < 0) : delay_of(message);
  if (message.type == MessageType::Ipc) kind.sender = nodes.sender;
  return kind;
}

namespace {

IpcCall call_of(const trace::Message& message, const MessageNodes& nodes) {
  return {message.queue, nodes.sender, 0, nodes.waits};
}

}  // namespace

bool QueueRules::orders(MessageId first, MessageId second, Rule& rule) const {
  const trace::Message &a = tables_->messages[first], &b = tables_->messages[second];
  Queue::Kind kind = tables_->queues[b.queue].kind;
  const auto& nodes = graph_->messages();
  if (nodes[first].instead.valid()) {
    return rule = Rule::MsgInstead, kind == Queue::Kind::Looper && instead_order(a, b);
  }
  if (kind == Queue::Kind::Looper && rules_.has(Rule::MsgBegin1) && looper_order(a, b)) {
    return rule = Rule::MsgBegin1, true;
  }
  if (kind == Queue::Kind::Serial && rules_.has(Rule::Serial) && serial_order(a, b)) return rule = Rule::Serial, true;
  bool calls = a.type == MessageType::Ipc && b.type == MessageType::Ipc && rules_.has(Rule::IpcAsync);
  if (!calls) return false;
  return rule = Rule::IpcAsync, ipc_async_order(call_of(a, nodes[first]), call_of(b, nodes[second]));
}

bool QueueRules::may_order(MessageId message) const {
  const trace::Message& posted = tables_->messages[message];
  Queue::Kind kind = tables_->queues[posted.queue].kind;
  if (posted.type == MessageType::Ipc) return rules_.has(Rule::IpcAsync) && !graph_->messages()[message].waits;
  if (kind == Queue::Kind::Looper) {
    bool sorted = posted.type == MessageType::Delayed || posted.type == MessageType::Idle || is_front(posted);
    return sorted && (rules_.has(Rule::MsgBegin1) || graph_->messages()[message].instead.valid());
  }
  return kind == Queue::Kind::Serial && posted.type == MessageType::Delayed && rules_.has(Rule::Serial);
}

}  // namespace antecede::order

#include <map>

#include "order/bed/reference_rules.h"
#include "order/ipc_call.h"
#include "order/message_facts.h"
#include "order/rules/barrier.h"
#include "order/rules/ipc_async.h"
#include "order/rules/looper_atomic.h"
#include "order/rules/msg_begin1.h"
#include "order/rules/msg_begin2.h"
#include "order/rules/msg_instead.h"
#include "order/rules/msg_remove.h"
#include "order/rules/serial.h"

namespace antecede::order {
namespace {

using trace::MessageId;
using trace::Operation;
using trace::OperationKind;
using Index = ReferenceIndex;
using Span = ReferenceIndex::MessageSpan;

// Two different messages of one queue that were both dispatched.
struct Pair {
  const trace::Message& first;
  const trace::Message& second;
  const Span& a;
  const Span& b;
  trace::Queue::Kind kind;

  bool both_posted() const { return a.enqueue != Index::k_none && b.enqueue != Index::k_none; }
};

// One rule with premises: asks for them, and concludes if all hold.
class Conditional {
 public:
  Conditional(RuleSet rules, RuleSink& sink) : rules_(rules), sink_(&sink) {}

  void operator()(Rule rule, Precedes conclusion, std::vector<Precedes> premises) const {
    if (!rules_.has(rule) || conclusion.from == Index::k_none || conclusion.to == Index::k_none) return;
    for (Precedes premise : premises)
      if (!sink_->holds(premise)) return;
    sink_->conclude({rule, conclusion, std::move(premises)});
  }

 private:
  RuleSet rules_;
  RuleSink* sink_;
};

bool async_calls(const Index& index, const Pair& pair) {
  const Operation& one = index.operation(pair.a.enqueue);
  const Operation& other = index.operation(pair.b.enqueue);
  bool ipc = pair.first.type == trace::MessageType::Ipc && pair.second.type == trace::MessageType::Ipc;
  IpcCall first{pair.first.queue, one.thread, 0, one.has(Operation::k_synchronous)};
  IpcCall second{pair.second.queue, other.thread, 0, other.has(Operation::k_synchronous)};
  return ipc && ipc_async_order(first, second);
}

void match_pair(const Index& index, const Pair& pair, const Conditional& conclude) {
  const Span &a = pair.a, &b = pair.b;
  Precedes conclusion{a.end, b.begin};
  if (runs_one_event_at_a_time(pair.kind)) conclude(Rule::LooperAtomic, conclusion, {{a.begin, b.last}});
  if (!pair.both_posted()) return;
  bool looper = pair.kind == trace::Queue::Kind::Looper;
  if (looper && looper_order(pair.first, pair.second)) {
    conclude(Rule::MsgBegin1, conclusion, {{a.enqueue, b.enqueue}});
  }
  if (looper && overtakes(pair.first, pair.second)) {
    conclude(Rule::MsgBegin2, conclusion, {{b.enqueue, a.enqueue}, {a.enqueue, b.begin}});
  }
  if (pair.kind == trace::Queue::Kind::Serial && serial_order(pair.first, pair.second)) {
    conclude(Rule::Serial, conclusion, {{a.enqueue, b.enqueue}});
  }
  if (async_calls(index, pair)) conclude(Rule::IpcAsync, conclusion, {{a.enqueue, b.enqueue}});
}

void match_pairs(const Index& index, const Conditional& conclude) {
  std::map<uint32_t, std::vector<MessageId>> by_queue;
  for (uint32_t i = 0; i < index.spans().size(); ++i) {
    MessageId id(i);
    if (index.has_queue(id) && index.span(id).begin != Index::k_none)
      by_queue[index.message(id).queue.value()].push_back(id);
  }
  for (const auto& [queue, messages] : by_queue) {
    trace::Queue::Kind kind = index.trace().tables.queues[trace::QueueId(queue)].kind;
    for (MessageId first : messages) {
      for (MessageId second : messages) {
        if (first == second) continue;
        match_pair(index, {index.message(first), index.message(second), index.span(first), index.span(second), kind},
                   conclude);
      }
    }
  }
}

bool removes(const Index& index, const Operation& remove, MessageId message) {
  if (remove.message() == message) return waits_in_queue(index.message(message));
  const auto& removals = index.trace().tables.removals;
  trace::RemovalId removal(remove.object);
  return removals.contains(removal) && removal_stops(removals[removal], index.message(message));
}

void match_removals(const Index& index, const Conditional& conclude) {
  for (uint32_t at = 0; at < index.size(); ++at) {
    const Operation& op = index.operation(at);
    if (op.kind != OperationKind::Remove) continue;
    for (uint32_t i = 0; i < index.spans().size(); ++i) {
      const Span& span = index.span(MessageId(i));
      if (span.enqueue == Index::k_none || span.begin == Index::k_none || !removes(index, op, MessageId(i))) continue;
      conclude(Rule::MsgRemove, {span.begin, at}, {{span.enqueue, at}});
    }
  }
}

void match_instead(const Index& index, const Conditional& conclude) {
  for (uint32_t i = 0; i < index.spans().size(); ++i) {
    MessageId taken(i);
    const Span& span = index.span(taken);
    if (span.instead == Index::k_none || span.begin != Index::k_none ||
        !index.is_on(taken, trace::Queue::Kind::Looper))
      continue;
    for (uint32_t j = 0; j < index.spans().size(); ++j) {
      MessageId second(j);
      bool kept = index.message(taken).queue == index.message(second).queue &&
                  index.span(second).enqueue != Index::k_none &&
                  instead_order(index.message(taken), index.message(second));
      if (i == j || !kept) continue;
      conclude(Rule::MsgInstead, {span.instead, index.span(second).begin},
               {{span.enqueue, index.span(second).enqueue}});
    }
  }
}

void match_barriers(const Index& index, const Conditional& conclude) {
  for (uint32_t i = 0; i < index.barriers().size(); ++i) {
    const Index::BarrierSpan& barrier = index.barriers()[trace::BarrierId(i)];
    trace::QueueId queue = index.trace().tables.barriers[trace::BarrierId(i)].queue;
    if (barrier.post == Index::k_none || barrier.remove == Index::k_none) continue;
    for (uint32_t j = 0; j < index.spans().size(); ++j) {
      const Span& span = index.span(MessageId(j));
      const trace::Message& message = index.message(MessageId(j));
      bool waits = message.queue == queue && index.is_on(MessageId(j), trace::Queue::Kind::Looper) &&
                   barrier_stops(message) && span.enqueue != Index::k_none;
      if (waits) conclude(Rule::Barrier, {barrier.remove, span.begin}, {{barrier.post, span.enqueue}});
    }
  }
}

}  // namespace

void match_conditional_rules(const ReferenceIndex& index, RuleSet rules, RuleSink& sink) {
  Conditional conclude(rules, sink);
  match_pairs(index, conclude);
  match_removals(index, conclude);
  match_instead(index, conclude);
  match_barriers(index, conclude);
}

}  // namespace antecede::order

#include "order/bed/reference_rules.h"

#include <map>

#include "order/ipc_call.h"
#include "order/rules/callback_inv.h"
#include "order/rules/ipc_handle.h"
#include "order/rules/msg_at_time.h"
#include "order/rules/native.h"

namespace antecede::order {
namespace {

using trace::MessageId;
using trace::Operation;
using trace::OperationKind;
using Index = ReferenceIndex;

// Draws conclusions of one rule; a missing operation makes it no conclusion.
class Concluder {
 public:
  Concluder(RuleSet rules, Rule rule, RuleSink& sink) : on_(rules.has(rule)), rule_(rule), sink_(&sink) {}

  explicit operator bool() const { return on_; }
  void operator()(uint32_t from, uint32_t to) const {
    if (on_ && from != Index::k_none && to != Index::k_none) sink_->conclude({rule_, {from, to}, {}});
  }

 private:
  bool on_;
  Rule rule_;
  RuleSink* sink_;
};

// EventOp, ThreadOp: a step and the next of the same event, or of the same thread outside of events.
void match_program_order(const Index& index, RuleSet rules, RuleSink& sink) {
  Concluder event_op(rules, Rule::EventOp, sink), thread_op(rules, Rule::ThreadOp, sink);
  std::map<uint32_t, uint32_t> last_of_event, last_of_thread;
  for (uint32_t at = 0; at < index.size(); ++at) {
    MessageId event = index.event_of(at);
    auto& last = event.valid() ? last_of_event : last_of_thread;
    uint32_t key = event.valid() ? event.value() : index.operation(at).thread.value();
    if (auto found = last.find(key); found != last.end()) (event.valid() ? event_op : thread_op)(found->second, at);
    last[key] = at;
  }
}

// ThreadInit, ThreadExit, ThreadFork, ThreadJoin: the first start and the first end of each thread count.
void match_threads(const Index& index, RuleSet rules, RuleSink& sink) {
  Concluder init(rules, Rule::ThreadInit, sink), exit(rules, Rule::ThreadExit, sink);
  Concluder fork(rules, Rule::ThreadFork, sink), join(rules, Rule::ThreadJoin, sink);
  std::map<uint32_t, uint32_t> starts, ends;
  for (uint32_t at = 0; at < index.size(); ++at) {
    const Operation& op = index.operation(at);
    if (op.kind == OperationKind::ThreadInit) starts.emplace(op.thread.value(), at);
    if (op.kind == OperationKind::ThreadExit) ends.emplace(op.thread.value(), at);
  }
  for (uint32_t at = 0; at < index.size(); ++at) {
    const Operation& op = index.operation(at);
    auto start = starts.find(op.thread.value()), end = ends.find(op.thread.value());
    if (start != starts.end() && start->second != at) init(start->second, at);
    if (end != ends.end() && end->second != at) exit(at, end->second);
    if (op.kind == OperationKind::Fork && starts.contains(op.subject)) fork(at, starts[op.subject]);
    if (op.kind == OperationKind::Join && ends.contains(op.subject)) join(ends[op.subject], at);
  }
}

// ThreadLoop: what a thread did outside of events before its first looper event precedes all of those.
void match_loops(const Index& index, RuleSet rules, RuleSink& sink) {
  Concluder loop(rules, Rule::ThreadLoop, sink);
  std::map<uint32_t, std::vector<uint32_t>> begins, before;
  for (uint32_t at = 0; at < index.size(); ++at) {
    const Operation& op = index.operation(at);
    MessageId event = index.event_of(at);
    bool looper = event.valid() && index.span(event).begin == at && index.is_on(event, trace::Queue::Kind::Looper);
    if (looper) begins[op.thread.value()].push_back(at);
    if (!event.valid() && !begins.contains(op.thread.value())) before[op.thread.value()].push_back(at);
  }
  for (const auto& [thread, places] : begins)
    for (uint32_t begin : places)
      for (uint32_t at : before[thread]) loop(at, begin);
}

void match_messages(const Index& index, RuleSet rules, RuleSink& sink) {
  Concluder enqueue(rules, Rule::MsgEnqueue, sink), blocking(rules, Rule::MsgBlocking, sink);
  for (const Index::MessageSpan& span : index.spans()) enqueue(span.enqueue, span.begin);
  for (uint32_t at = 0; at < index.size(); ++at) {
    const Operation& op = index.operation(at);
    if (op.kind == OperationKind::EnqueueEnd && index.spans().contains(op.message())) {
      blocking(index.span(op.message()).end, at);
    }
  }
}

// Which rule speaks of two operations with the same subject, if any; `earlier` tells that the first is recorded
// first.
bool subject_rule(const Operation& first, const Operation& second, bool earlier, Rule& rule) {
  using enum OperationKind;
  auto is = [&](OperationKind a, OperationKind b) { return first.kind == a && second.kind == b; };
  if (is(Register, Invoke)) return rule = Rule::CallbackReg1, true;
  if (is(Register, Unregister)) return rule = Rule::CallbackReg2, true;
  if (is(Invoke, Unregister)) return rule = Rule::CallbackUnreg, true;
  if (is(Notify, Wait)) return rule = Rule::NotifyWait, true;
  if (is(Invoke, Invoke) && earlier && invocations_follow(first, second)) return rule = Rule::CallbackInv, true;
  if (!is(Release, Acquire) || !earlier || first.token_sort() != second.token_sort()) return false;
  switch (first.token_sort()) {
    case 0: return rule = Rule::ReleaseAcquire, true;
    case Operation::k_handover: return rule = Rule::Handover, true;
    case Operation::k_class_ready: return rule = Rule::ClassInit, true;
    default: return false;
  }
}

void match_subjects(const Index& index, RuleSet rules, RuleSink& sink) {
  std::map<uint32_t, std::vector<uint32_t>> by_subject;
  for (uint32_t at = 0; at < index.size(); ++at) {
    const Operation& op = index.operation(at);
    bool synchronises = op.kind >= OperationKind::Notify && op.kind <= OperationKind::Invoke;
    if (synchronises && op.subject != Operation::k_none) by_subject[op.subject].push_back(at);
  }
  for (const auto& [subject, places] : by_subject) {
    for (uint32_t first : places) {
      for (uint32_t second : places) {
        Rule rule;
        if (first == second || !subject_rule(index.operation(first), index.operation(second), first < second, rule)) {
          continue;
        }
        Concluder(rules, rule, sink)(first, second);
      }
    }
  }
}

IpcCall ipc_call(const Index& index, MessageId message) {
  const Operation& enqueue = index.operation(index.span(message).enqueue);
  const auto& threads = index.trace().tables.threads;
  uint32_t process = threads.contains(enqueue.thread) ? threads[enqueue.thread].process : 0;
  return {index.message(message).queue, enqueue.thread, process, enqueue.has(Operation::k_synchronous)};
}

bool is_ipc(const Index& index, MessageId id) {
  return index.message(id).type == trace::MessageType::Ipc && index.has_queue(id) &&
         index.span(id).enqueue != Index::k_none;
}

// All ordered pairs of different messages of one queue.
template <class Visit>
void for_each_pair(const Index& index, Visit visit) {
  std::map<uint32_t, std::vector<MessageId>> by_queue;
  for (uint32_t i = 0; i < index.spans().size(); ++i) {
    MessageId id(i);
    if (index.has_queue(id) && index.span(id).begin != Index::k_none)
      by_queue[index.message(id).queue.value()].push_back(id);
  }
  for (const auto& [queue, messages] : by_queue) {
    for (MessageId first : messages) {
      for (MessageId second : messages) {
        if (first != second) visit(first, second);
      }
    }
  }
}

// Native, IpcHandle: recorded order made a rule.
void match_observed(const Index& index, RuleSet rules, RuleSink& sink) {
  Concluder native(rules, Rule::Native, sink), handle(rules, Rule::IpcHandle, sink);
  for_each_pair(index, [&](MessageId first, MessageId second) {
    const auto& a = index.span(first);
    const auto& b = index.span(second);
    if (a.end == Index::k_none || a.end > b.begin) return;
    if (native_order(index.message(first), index.message(second))) native(a.end, b.begin);
    if (is_ipc(index, first) && is_ipc(index, second) && a.enqueue < b.enqueue &&
        ipc_handle_order(ipc_call(index, first), ipc_call(index, second))) {
      handle(a.end, b.begin);
    }
  });
}

// Both were posted by one event of the looper they were posted to.
bool posted_by_own_event(const Index& index, MessageId first, MessageId second) {
  uint32_t one = index.span(first).enqueue, other = index.span(second).enqueue;
  if (one == Index::k_none || other == Index::k_none) return false;
  MessageId poster = index.event_of(one);
  return poster.valid() && poster == index.event_of(other) && index.is_on(poster, trace::Queue::Kind::Looper) &&
         index.message(poster).queue == index.message(first).queue;
}

void match_at_time(const Index& index, RuleSet rules, RuleSink& sink) {
  Concluder at_time(rules, Rule::MsgAtTime, sink);
  for_each_pair(index, [&](MessageId first, MessageId second) {
    bool posted_first = index.span(first).enqueue < index.span(second).enqueue;
    if (posted_by_own_event(index, first, second) &&
        at_time_order(index.message(first), index.message(second), posted_first)) {
      at_time(index.span(first).end, index.span(second).begin);
    }
  });
}

}  // namespace

void match_unconditional_rules(const ReferenceIndex& index, RuleSet rules, RuleSink& sink) {
  match_program_order(index, rules, sink);
  match_threads(index, rules, sink);
  match_loops(index, rules, sink);
  match_messages(index, rules, sink);
  match_subjects(index, rules, sink);
  match_observed(index, rules, sink);
  match_at_time(index, rules, sink);
}

}  // namespace antecede::order

#include "detect/contexts.h"

#include "order/rules/looper_atomic.h"

namespace antecede::detect {

using trace::MessageType;
using trace::Queue;

Contexts::Contexts(const order::OrderGraph& graph, const trace::TraceTables& tables)
    : graph_(&graph), tables_(&tables) {
  strands_.reserve(graph.strands().size());
  for (const order::Strand& strand : graph.strands()) strands_.push_back(context_of(strand));
}

Context Contexts::context_of(const order::Strand& strand) const {
  if (!strand.event.valid()) return {{}, strand.thread, false};
  trace::QueueId queue = tables_->messages[strand.event].queue;
  Queue::Kind kind = tables_->queues[queue].kind;
  return {queue, kind == Queue::Kind::Looper ? strand.thread : trace::ThreadId(),
          order::runs_one_event_at_a_time(kind)};
}

race::Source Contexts::source(order::NodeId segment) const {
  trace::MessageId event = graph_->event_of(segment);
  if (!event.valid()) return race::Source::Thread;
  const trace::Message& message = tables_->messages[event];
  switch (message.type) {
    case MessageType::AtTime: return race::Source::AtTime;
    case MessageType::Front: return race::Source::Front;
    case MessageType::Idle: return race::Source::Idle;
    case MessageType::Input: return race::Source::Input;
    case MessageType::Display: return race::Source::Display;
    case MessageType::Ipc: return race::Source::Ipc;
    case MessageType::Delayed: break;
  }
  if (tables_->queues[message.queue].kind != Queue::Kind::Looper) return race::Source::Task;
  return message.time > 0 ? race::Source::Delayed : race::Source::Post;
}

trace::QueueId Contexts::main_queue() const {
  auto is_main = [&](trace::NameId name) { return name.valid() && tables_->names[name] == "main"; };
  trace::QueueId first;
  for (uint32_t i = 0; i < tables_->queues.size(); ++i) {
    const Queue& queue = tables_->queues[trace::QueueId(i)];
    if (queue.kind != Queue::Kind::Looper) continue;
    bool named = queue.thread.valid() && is_main(tables_->threads[queue.thread].name);
    if (named || is_main(queue.name)) return trace::QueueId(i);
    if (!first.valid()) first = trace::QueueId(i);
  }
  return first;
}

}  // namespace antecede::detect

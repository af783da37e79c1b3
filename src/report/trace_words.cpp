#include "report/trace_words.h"

#include <algorithm>

#include <fmt/format.h>

namespace antecede::report {

using order::NodeId;

TraceWords::TraceWords(const trace::TraceTables& tables, const order::OrderGraph& graph, std::vector<std::string> own)
    : tables_(tables),
      graph_(graph),
      facts_(tables, race::RaceLists::built_in(), std::move(own)),
      forks_(tables.threads.size()) {
  for (NodeId::Value i = 0; i < graph.nodes().size(); ++i) {
    const order::Node& node = graph.node(NodeId(i));
    if (node.kind == trace::OperationKind::Fork && forks_.contains(trace::ThreadId(node.subject)))
      forks_[trace::ThreadId(node.subject)] = NodeId(i);
  }
}

std::string dotted(std::string_view class_name) {
  if (class_name.size() > 2 && class_name.front() == 'L' && class_name.back() == ';')
    class_name = class_name.substr(1, class_name.size() - 2);
  std::string text(class_name);
  std::ranges::replace(text, '/', '.');
  return text;
}

std::string TraceWords::name(trace::NameId id, std::string_view otherwise) const {
  return tables_.names.contains(id) ? tables_.names[id] : std::string(otherwise);
}

std::string TraceWords::thread(trace::ThreadId id) const {
  if (!tables_.threads.contains(id)) return "unknown thread";
  return name(tables_.threads[id].name, fmt::format("thread {}", id.value()));
}

std::string TraceWords::lock(trace::LockId id) const {
  const std::string otherwise = fmt::format("lock {}", id.value());
  return tables_.locks.contains(id) ? name(tables_.locks[id], otherwise) : otherwise;
}

Location TraceWords::location(trace::LocationId id) const {
  if (!tables_.locations.contains(id)) return {};
  const trace::Location& location = tables_.locations[id];
  Location result;
  result.kind = location.kind;
  result.atomic = location.atomic;
  result.class_name =
      location.kind == trace::Location::Kind::Logical ? name(location.owner) : dotted(name(location.owner));
  result.field = name(location.name);
  if (tables_.objects.contains(location.object))
    result.object = name(tables_.objects[location.object], fmt::format("object {}", location.object.value()));
  return result;
}

Place TraceWords::place(trace::FrameId id) const {
  if (!tables_.frames.contains(id)) return {};
  const trace::Frame& frame = tables_.frames[id];
  const std::string method = name(frame.method);
  const size_t bracket = std::min(method.find('('), method.size());
  return {dotted(name(frame.owner)),
          method.substr(0, bracket),
          method.substr(bracket),
          name(frame.file),
          frame.line,
          frame.pc,
          facts_.is_own_frame(id)};
}

std::vector<Place> TraceWords::stack(trace::StackId id) const {
  std::vector<Place> places;
  for (; tables_.stacks.contains(id) && places.size() < k_longest_stack; id = tables_.stacks[id].caller)
    places.push_back(place(tables_.stacks[id].frame));
  return places;
}

Place TraceWords::charged(trace::StackId id) const {
  return place(facts_.charged(id));
}

std::string TraceWords::event_id(trace::MessageId message, trace::ThreadId thread) const {
  return message.valid() ? fmt::format("e{}", message.value()) : fmt::format("t{}", thread.value());
}

std::string TraceWords::event_label(trace::MessageId message, trace::ThreadId thread_id) const {
  if (!tables_.messages.contains(message)) return thread(thread_id);
  return name(tables_.messages[message].label, fmt::format("message {}", message.value()));
}

std::string TraceWords::delivery(trace::MessageId id) const {
  if (!tables_.messages.contains(id)) return "";
  const trace::Message& message = tables_.messages[id];
  const double milliseconds = static_cast<double>(message.time / 1000) / 1000;
  switch (message.type) {
    case trace::MessageType::Delayed: return message.time > 0 ? fmt::format("after {} ms", milliseconds) : "";
    case trace::MessageType::AtTime: return fmt::format("for the time {} ms", milliseconds);
    case trace::MessageType::Front: return "to the front of the queue";
    case trace::MessageType::Idle: return "when the queue is idle";
    case trace::MessageType::Input: return "input";
    case trace::MessageType::Display: return "display";
    case trace::MessageType::Ipc: return "call between processes";
  }
  return "";
}

NodeId TraceWords::origin(trace::MessageId message, trace::ThreadId thread) const {
  if (message.valid()) return graph_.messages().contains(message) ? graph_.messages()[message].enqueue : NodeId();
  return forks_.contains(thread) ? forks_[thread] : NodeId();
}

Event TraceWords::event(trace::MessageId message, trace::ThreadId thread_id) const {
  Event event;
  event.id = event_id(message, thread_id);
  event.label = event_label(message, thread_id);
  event.thread = thread(thread_id);
  event.in_event = tables_.messages.contains(message);
  if (event.in_event) {
    const trace::QueueId queue = tables_.messages[message].queue;
    if (tables_.queues.contains(queue)) event.queue = name(tables_.queues[queue].name);
  }
  // What posts comes earlier in the trace than what is posted, so this ends.
  for (NodeId node = origin(message, thread_id); node.valid() && event.posted.size() < k_longest_story;
       node = origin(message, thread_id)) {
    const Cause::Kind kind = message.valid() ? Cause::Kind::Post : Cause::Kind::Start;
    const order::StrandId strand = graph_.node(node).strand;
    message = graph_.event_of(node);
    thread_id = strand.valid() ? graph_.strands()[strand].thread : trace::ThreadId();
    event.posted.push_back({kind, charged(graph_.node(node).stack), event_id(message, thread_id),
                            event_label(message, thread_id), thread(thread_id)});
  }
  return event;
}

}  // namespace antecede::report

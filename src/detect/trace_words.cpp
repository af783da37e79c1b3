#include "detect/trace_words.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "race/race_lists.h"

namespace antecede::detect {

using order::NodeId;

TraceWords::TraceWords(const trace::TraceTables& tables, const order::OrderGraph& graph, const StackFacts& stacks)
    : tables_(tables), graph_(graph), facts_(stacks), forks_(tables.threads.size()) {
  for (NodeId::Value i = 0; i < graph.nodes().size(); ++i) {
    const order::Node& node = graph.node(NodeId(i));
    if (node.kind == trace::OperationKind::Fork && forks_.contains(trace::ThreadId(node.subject)))
      forks_[trace::ThreadId(node.subject)] = NodeId(i);
  }
}

std::string_view TraceWords::name(trace::NameId id) const {
  return tables_.names.contains(id) ? std::string_view(tables_.names[id]) : std::string_view();
}

std::string TraceWords::name_or(trace::NameId id, std::string otherwise) const {
  return tables_.names.contains(id) ? tables_.names[id] : std::move(otherwise);
}

std::string TraceWords::thread(trace::ThreadId id) const {
  if (!tables_.threads.contains(id)) return "unknown thread";
  return name_or(tables_.threads[id].name, fmt::format("thread {}", id.value()));
}

std::string TraceWords::lock(trace::LockId id) const {
  std::string otherwise = fmt::format("lock {}", id.value());
  return tables_.locks.contains(id) ? name_or(tables_.locks[id], std::move(otherwise)) : otherwise;
}

namespace {

/// The kinds of a trace are the first ones of a finding.
race::Location::Kind plain_kind(trace::Location::Kind kind) {
  switch (kind) {
    case trace::Location::Kind::Field: return race::Location::Kind::Field;
    case trace::Location::Kind::Static: return race::Location::Kind::Static;
    case trace::Location::Kind::Element: return race::Location::Kind::Element;
    case trace::Location::Kind::Logical: return race::Location::Kind::Logical;
  }
  return race::Location::Kind::Field;
}

/// Keys that are strings stand in quotes in a trace.
std::string without_quotes(std::string_view key) {
  if (key.size() >= 2 && key.front() == '"' && key.back() == '"') key = key.substr(1, key.size() - 2);
  return std::string(key);
}

/// What the model keeps for something that apps know by another name.
void give_known_name(race::Location& location) {
  using Kind = race::Location::Kind;
  const race::RaceLists& lists = race::RaceLists::built_in();
  if (location.kind == Kind::Element) {
    const race::RaceLists::Stored* stored = lists.stored(location.class_name);
    if (!stored) return;
    location.kind = stored->kind;
    location.class_name = stored->class_name;
    location.field = without_quotes(location.field);
  } else if (location.kind != Kind::Logical && lists.shows(location.class_name, location.field)) {
    location.kind = Kind::View;
  }
}

}  // namespace

race::Location TraceWords::location(trace::LocationId id) const {
  if (!tables_.locations.contains(id)) return {};
  const trace::Location& location = tables_.locations[id];
  race::Location result;
  result.kind = plain_kind(location.kind);
  result.atomic = location.atomic;
  result.renamed = location.renamed;
  result.canonical = name(location.canonical);
  const bool logical = location.kind == trace::Location::Kind::Logical;
  result.class_name = logical ? std::string(name(location.owner)) : dotted(name(location.owner));
  result.field = name(location.name);
  if (tables_.objects.contains(location.object))
    result.object = name_or(tables_.objects[location.object], fmt::format("object {}", location.object.value()));
  if (location.framework) give_known_name(result);
  return result;
}

race::Place TraceWords::place(trace::FrameId id) const {
  if (!tables_.frames.contains(id)) return {};
  const trace::Frame& frame = tables_.frames[id];
  const std::string method(name(frame.method));
  const size_t bracket = std::min(method.find('('), method.size());
  race::Place place;
  place.class_name = dotted(name(frame.owner));
  place.method = method.substr(0, bracket);
  place.descriptor = method.substr(bracket);
  place.file = name(frame.file);
  place.line = frame.line;
  place.pc = frame.pc;
  place.origin = facts_.frame_origin(id);
  place.canonical = facts_.is_transparent(id) ? "-" : name(frame.canonical);
  place.renamed = frame.renamed;
  return place;
}

std::vector<race::Place> TraceWords::stack(trace::StackId id) const {
  std::vector<race::Place> places;
  for (; tables_.stacks.contains(id) && places.size() < k_longest_stack; id = tables_.stacks[id].caller)
    places.push_back(place(tables_.stacks[id].frame));
  return places;
}

race::Place TraceWords::charged(trace::StackId id) const {
  return place(facts_.charged(id));
}

std::string TraceWords::event_id(trace::MessageId message, trace::ThreadId thread) const {
  return message.valid() ? fmt::format("e{}", message.value()) : fmt::format("t{}", thread.value());
}

std::string TraceWords::event_label(trace::MessageId message, trace::ThreadId thread_id) const {
  if (!tables_.messages.contains(message)) return thread(thread_id);
  return name_or(tables_.messages[message].label, fmt::format("message {}", message.value()));
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

race::Event TraceWords::event(trace::MessageId message, trace::ThreadId thread_id) const {
  race::Event event;
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
    const race::Cause::Kind kind = message.valid() ? race::Cause::Kind::Post : race::Cause::Kind::Start;
    const order::StrandId strand = graph_.node(node).strand;
    message = graph_.event_of(node);
    thread_id = strand.valid() ? graph_.strands()[strand].thread : trace::ThreadId();
    event.posted.push_back({kind, charged(graph_.node(node).stack), event_id(message, thread_id),
                            event_label(message, thread_id), thread(thread_id)});
  }
  return event;
}

}  // namespace antecede::detect

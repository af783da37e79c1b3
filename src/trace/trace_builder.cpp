#include "trace/trace_builder.h"

#include <string>
#include <tuple>

#include <absl/hash/hash.h>

namespace antecede::trace {

namespace {

size_t hash_of(const std::string& text) {
  return absl::Hash<std::string_view>()(text);
}
size_t hash_of(const Location& location) {
  return absl::HashOf(static_cast<int>(location.kind), location.framework, location.atomic, location.object,
                      location.owner, location.name);
}
size_t hash_of(const Frame& frame) {
  return absl::HashOf(frame.owner, frame.method, frame.file, frame.line, frame.pc, frame.framework);
}
size_t hash_of(const Stack& stack) {
  return absl::HashOf(stack.frame, stack.caller);
}

}  // namespace

template <class I, class T>
size_t TableBuilder::ByContents<I, T>::operator()(const T& item) const {
  return hash_of(item);
}

template <class I, class T>
I TableBuilder::intern(const T& item, base::IdVector<I, T>& items, Index<I, T>& index) {
  const auto found = index.find(item);
  if (found != index.end()) return *found;
  const I id = items.push_back(item);
  index.insert(id);
  return id;
}

template <class I>
I TableBuilder::by_name(std::string_view text, base::IdVector<I, NameId>& items, ByName<I>& index) {
  const NameId key = name(text);
  const auto [entry, added] = index.try_emplace(key, I());
  if (added) entry->second = items.push_back(key);
  return entry->second;
}

TableBuilder::TableBuilder(TraceTables& tables)
    : tables_(tables),
      names_(0, {&tables.names}, {&tables.names}),
      locations_(0, {&tables.locations}, {&tables.locations}),
      frames_(0, {&tables.frames}, {&tables.frames}),
      stacks_(0, {&tables.stacks}, {&tables.stacks}) {
  index_existing();
}

void TableBuilder::index_existing() {
  for (size_t i = 0; i < tables_.names.size(); ++i) names_.insert(NameId(i));
  for (size_t i = 0; i < tables_.locations.size(); ++i) locations_.insert(LocationId(i));
  for (size_t i = 0; i < tables_.frames.size(); ++i) frames_.insert(FrameId(i));
  for (size_t i = 0; i < tables_.stacks.size(); ++i) stacks_.insert(StackId(i));
  for (size_t i = 0; i < tables_.threads.size(); ++i) {
    const Thread& thread = tables_.threads[ThreadId(i)];
    threads_.try_emplace({thread.name, thread.process}, ThreadId(i));
  }
  for (size_t i = 0; i < tables_.queues.size(); ++i) queues_.try_emplace(tables_.queues[QueueId(i)].name, QueueId(i));
  const auto index_names = [](const auto& items, auto& index) {
    using I = typename std::remove_reference_t<decltype(index)>::mapped_type;
    for (size_t i = 0; i < items.size(); ++i) index.try_emplace(items[I(i)], I(i));
  };
  index_names(tables_.callbacks, callbacks_);
  index_names(tables_.locks, locks_);
  index_names(tables_.tokens, tokens_);
  index_names(tables_.objects, objects_);
}

NameId TableBuilder::name(std::string_view text) {
  if (text.empty()) return NameId();
  return intern(std::string(text), tables_.names, names_);
}

LocationId TableBuilder::location(const Location& location) {
  return intern(location, tables_.locations, locations_);
}

LocationId TableBuilder::add_location(const Location& location) {
  const LocationId id = tables_.locations.push_back(location);
  locations_.insert(id);
  return id;
}

void TableBuilder::set_location(LocationId id, const Location& location) {
  locations_.erase(id);
  tables_.locations[id] = location;
  locations_.insert(id);
}

FrameId TableBuilder::frame(const Frame& frame) {
  return intern(frame, tables_.frames, frames_);
}

StackId TableBuilder::stack(FrameId frame, StackId caller) {
  return intern(Stack{frame, caller}, tables_.stacks, stacks_);
}

StackId TableBuilder::stack(std::string_view owner, std::string_view method, uint32_t line, StackId caller,
                            bool framework) {
  Frame one;
  one.owner = name(owner);
  one.method = name(method);
  one.line = line;
  one.framework = framework;
  return stack(frame(one), caller);
}

ThreadId TableBuilder::thread(std::string_view text, uint32_t process) {
  const NameId key = name(text);
  const auto [entry, added] = threads_.try_emplace({key, process}, ThreadId());
  if (added) entry->second = add_thread({key, process});
  return entry->second;
}

QueueId TableBuilder::queue(std::string_view text, Queue::Kind kind, ThreadId thread) {
  const NameId key = name(text);
  const auto [entry, added] = queues_.try_emplace(key, QueueId());
  if (added) entry->second = add_queue({kind, key, thread});
  return entry->second;
}

CallbackId TableBuilder::callback(std::string_view text) {
  return by_name(text, tables_.callbacks, callbacks_);
}
LockId TableBuilder::lock(std::string_view text) {
  return by_name(text, tables_.locks, locks_);
}
TokenId TableBuilder::token(std::string_view text) {
  return by_name(text, tables_.tokens, tokens_);
}
ObjectId TableBuilder::object(std::string_view text) {
  return by_name(text, tables_.objects, objects_);
}

OperationId TraceBuilder::append(ThreadId thread, OperationKind kind, uint32_t subject, uint32_t object,
                                 StackId stack) {
  Operation operation;
  operation.kind = kind;
  operation.thread = thread;
  operation.subject = subject;
  operation.object = object;
  operation.stack = stack;
  return append(operation);
}

MessageId TraceBuilder::enqueue(ThreadId thread, const Message& message, StackId stack) {
  const MessageId id = tables_.add_message(message);
  append(thread, OperationKind::Enqueue, id.value(), message.queue.value(), stack);
  return id;
}

void TraceBuilder::read(ThreadId thread, LocationId location, StackId stack) {
  append(thread, OperationKind::Read, location.value(), Operation::k_none, stack);
}

void TraceBuilder::write(ThreadId thread, LocationId location, StackId stack) {
  append(thread, OperationKind::Write, location.value(), Operation::k_none, stack);
}

}  // namespace antecede::trace

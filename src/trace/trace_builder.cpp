#include "trace/trace_builder.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <string>
#include <tuple>

#include <absl/hash/hash.h>

#include "trace/large_pages.h"

namespace antecede::trace {

namespace {

size_t hash_of(const std::string& text) {
  return absl::Hash<std::string_view>()(text);
}
size_t hash_of(const Location& location) {
  return absl::HashOf(static_cast<int>(location.kind), location.framework, location.atomic, location.object,
                      location.owner, location.name, location.renamed, location.canonical);
}
size_t hash_of(const Frame& frame) {
  return absl::HashOf(frame.owner, frame.method, frame.file, frame.line, frame.pc, frame.origin, frame.renamed,
                      frame.canonical);
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

namespace {

/// Numbers below have a place of their own in the index of names.
constexpr uint32_t k_small_numbers = uint32_t(1) << 22;

template <class Table>
void reserve_table(Table& table, size_t size) {
  table.reserve(size);
  prefer_large_pages(std::to_address(table.begin()), size * sizeof(*table.begin()));
}

}  // namespace

void TableBuilder::reserve(size_t locations) {
  reserve_table(tables_.locations, locations);
  reserve_table(tables_.names, locations);
  reserve_table(tables_.objects, locations);
  reserve_table(numbers_, k_small_numbers);
}

void TableBuilder::index_existing() {
  for (size_t i = 0; i < tables_.names.size(); ++i) index_name(NameId(i));
  for (size_t i = 0; i < tables_.frames.size(); ++i) frames_.insert(FrameId(i));
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

namespace {

constexpr uint32_t k_no_number = UINT32_MAX;

/// The small number that the text is, as it would be printed.
uint32_t small_number(std::string_view text) {
  constexpr size_t k_most_digits = 7;
  if (text.empty() || text.size() > k_most_digits || (text[0] == '0' && text.size() > 1)) return k_no_number;
  uint32_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return k_no_number;
    value = value * 10 + static_cast<uint32_t>(c - '0');
  }
  return value < k_small_numbers ? value : k_no_number;
}

/// Whether `TableBuilder::numbered` could have made it.
bool is_numbered(std::string_view text) {
  size_t end = text.size();
  while (end > 0 && text[end - 1] >= '0' && text[end - 1] <= '9') --end;
  return end > 0 && end < text.size() && text[end - 1] == '#';
}

}  // namespace

NameId TableBuilder::name(std::string_view text) {
  if (text.empty()) return NameId();
  const uint32_t value = small_number(text);
  if (value != k_no_number) return number(value);
  if (is_numbered(text)) {
    index_numbered();
    has_numbered_ = true;
  }
  return intern(std::string(text), tables_.names, names_);
}

void TableBuilder::index_name(NameId id) {
  const std::string& text = tables_.names[id];
  const uint32_t value = small_number(text);
  if (value == k_no_number) {
    names_.insert(id);
    has_numbered_ = has_numbered_ || is_numbered(text);
    return;
  }
  NameId& place = number_place(value);
  if (!place.valid()) place = id;
}

NameId& TableBuilder::number_place(uint32_t value) {
  if (value >= numbers_.size()) numbers_.resize(std::max<size_t>(value + 1, numbers_.size() * 2));
  return numbers_[value];
}

NameId TableBuilder::number(uint64_t value) {
  char digits[20];
  const auto end = std::to_chars(std::begin(digits), std::end(digits), value).ptr;
  const std::string_view text(digits, static_cast<size_t>(end - digits));
  if (value >= k_small_numbers) return intern(std::string(text), tables_.names, names_);
  NameId& place = number_place(static_cast<uint32_t>(value));
  if (!place.valid()) place = tables_.names.push_back(std::string(text));
  return place;
}

NameId TableBuilder::numbered(std::string_view prefix, uint64_t value) {
  char digits[20];
  const auto end = std::to_chars(std::begin(digits), std::end(digits), value).ptr;
  std::string text;
  text.reserve(prefix.size() + 1 + sizeof digits);
  text.append(prefix).push_back('#');
  text.append(digits, end);
  if (has_numbered_) return intern(text, tables_.names, names_);
  numbered_.push_back(tables_.names.push_back(std::move(text)));
  return numbered_.back();
}

void TableBuilder::index_numbered() {
  for (const NameId id : numbered_) names_.insert(id);
  numbered_.clear();
}

void TableBuilder::index_locations() {
  for (size_t& i = indexed_locations_; i < tables_.locations.size(); ++i) locations_.insert(LocationId(i));
}

void TableBuilder::index_stacks() {
  for (size_t& i = indexed_stacks_; i < tables_.stacks.size(); ++i) stacks_.insert(StackId(i));
}

LocationId TableBuilder::location(const Location& location) {
  index_locations();
  return intern(location, tables_.locations, locations_);
}

void TableBuilder::set_location(LocationId id, const Location& location) {
  index_locations();
  locations_.erase(id);
  tables_.locations[id] = location;
  locations_.insert(id);
}

FrameId TableBuilder::frame(const Frame& frame) {
  return intern(frame, tables_.frames, frames_);
}

StackId TableBuilder::stack(FrameId frame, StackId caller) {
  index_stacks();
  return intern(Stack{frame, caller}, tables_.stacks, stacks_);
}

StackId TableBuilder::stack(std::string_view owner, std::string_view method, uint32_t line, StackId caller,
                            bool framework) {
  Frame one;
  one.owner = name(owner);
  one.method = name(method);
  one.line = line;
  one.origin = framework ? base::Origin::Framework : base::Origin::Own;
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

TableBuilder::Mark TableBuilder::mark() const {
  return {.threads = tables_.threads.size(),
          .queues = tables_.queues.size(),
          .messages = tables_.messages.size(),
          .removals = tables_.removals.size(),
          .barriers = tables_.barriers.size(),
          .callbacks = tables_.callbacks.size(),
          .locks = tables_.locks.size(),
          .tokens = tables_.tokens.size(),
          .objects = tables_.objects.size(),
          .locations = tables_.locations.size()};
}

void TableBuilder::cut(const Mark& mark) {
  const bool is_added_only = threads_.empty() && queues_.empty() && callbacks_.empty() && locks_.empty() &&
                             tokens_.empty() && objects_.empty() && indexed_locations_ <= mark.locations;
  ANTECEDE_ASSERT(is_added_only);
  tables_.threads.resize(mark.threads);
  tables_.queues.resize(mark.queues);
  tables_.messages.resize(mark.messages);
  tables_.removals.resize(mark.removals);
  tables_.barriers.resize(mark.barriers);
  tables_.callbacks.resize(mark.callbacks);
  tables_.locks.resize(mark.locks);
  tables_.tokens.resize(mark.tokens);
  tables_.objects.resize(mark.objects);
  tables_.locations.resize(mark.locations);
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

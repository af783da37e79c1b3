#include "trace/binary/table_codec.h"

#include <algorithm>

#include "trace/binary/wire_writer.h"
#include "trace/operation_names.h"

namespace antecede::trace {

TableSizes TableSizes::of(const TraceTables& tables) {
  return {tables.names.size(),    tables.threads.size(),   tables.queues.size(),    tables.messages.size(),
          tables.removals.size(), tables.barriers.size(),  tables.locations.size(), tables.frames.size(),
          tables.stacks.size(),   tables.callbacks.size(), tables.locks.size(),     tables.tokens.size(),
          tables.objects.size(),  tables.libraries.size()};
}

uint64_t TableSizes::total() const {
  return uint64_t(names) + threads + queues + messages + removals + barriers + locations + frames + stacks +
         callbacks + locks + tokens + objects + libraries;
}

namespace {

constexpr uint8_t k_first_flag = 0x40;
constexpr uint8_t k_second_flag = 0x80;

uint8_t with_flags(uint8_t value, bool first, bool second) {
  return static_cast<uint8_t>(value | (first ? k_first_flag : 0) | (second ? k_second_flag : 0));
}

/// Removal and message keys, four columns.
class KeysWriter {
 public:
  explicit KeysWriter(size_t rows)
      : target_(rows), callback_(rows), token_(rows), what_(rows * NumberColumn::k_longest_short) {}
  void add(const MessageKeys& keys) {
    target_.add(keys.target);
    callback_.add(keys.callback);
    token_.add(keys.token);
    what_.add_signed(keys.what);
  }
  std::string message() const {
    std::string out;
    MessageWriter message(out);
    message.field(1, target_);
    message.field(2, callback_);
    message.field(3, token_);
    message.field(4, what_);
    return out;
  }

 private:
  IdColumn target_, callback_, token_;
  NumberColumn what_;
};

/// A column of bytes.
class ByteColumn {
 public:
  explicit ByteColumn(size_t rows) { bytes_.reserve(rows); }
  void add(uint8_t value) { bytes_.push_back(static_cast<char>(value)); }
  operator std::string_view() const { return bytes_; }

 private:
  std::string bytes_;
};

void encode_threads(const base::IdVector<ThreadId, Thread>& threads, size_t from, size_t to, MessageWriter message) {
  IdColumn name(to - from);
  NumberColumn process((to - from) * NumberColumn::k_longest_short);
  for (size_t i = from; i < to; ++i) {
    name.add(threads[ThreadId(i)].name);
    process.add(threads[ThreadId(i)].process);
  }
  message.field(1, name);
  message.field(2, process);
}

void encode_libraries(const base::IdVector<LibraryId, Library>& libraries, size_t from, size_t to,
                      MessageWriter message) {
  IdColumn name(to - from);
  ByteColumn is_model(to - from);
  for (size_t i = from; i < to; ++i) {
    name.add(libraries[LibraryId(i)].name);
    is_model.add(libraries[LibraryId(i)].is_model);
  }
  message.field(1, name);
  message.field(2, is_model);
}

void encode_queues(const base::IdVector<QueueId, Queue>& queues, size_t from, size_t to, MessageWriter message) {
  ByteColumn kind(to - from);
  IdColumn name(to - from), thread(to - from);
  for (size_t i = from; i < to; ++i) {
    const Queue& queue = queues[QueueId(i)];
    kind.add(static_cast<uint8_t>(queue.kind));
    name.add(queue.name);
    thread.add(queue.thread);
  }
  message.field(1, kind);
  message.field(2, name);
  message.field(3, thread);
}

void encode_messages(const base::IdVector<MessageId, Message>& messages, size_t from, size_t to,
                     MessageWriter message) {
  ByteColumn type(to - from);
  IdColumn queue(to - from), label(to - from);
  NumberColumn time((to - from) * NumberColumn::k_longest);
  KeysWriter keys(to - from);
  for (size_t i = from; i < to; ++i) {
    const Message& entry = messages[MessageId(i)];
    type.add(with_flags(static_cast<uint8_t>(entry.type), entry.asynchronous, entry.rerun));
    queue.add(entry.queue);
    time.add_signed_long(entry.time);
    keys.add(entry.keys);
    label.add(entry.label);
  }
  message.field(1, type);
  message.field(2, queue);
  message.field(3, time);
  message.message(4, keys.message());
  message.field(5, label);
}

void encode_removals(const base::IdVector<RemovalId, Removal>& removals, size_t from, size_t to,
                     MessageWriter message) {
  ByteColumn matched(to - from);
  IdColumn queue(to - from);
  KeysWriter keys(to - from);
  for (size_t i = from; i < to; ++i) {
    const Removal& removal = removals[RemovalId(i)];
    matched.add(removal.matched_keys);
    queue.add(removal.queue);
    keys.add(removal.keys);
  }
  message.field(1, matched);
  message.field(2, queue);
  message.message(3, keys.message());
}

void encode_barriers(const base::IdVector<BarrierId, Barrier>& barriers, size_t from, size_t to,
                     MessageWriter message) {
  IdColumn queue(to - from);
  NumberColumn time((to - from) * NumberColumn::k_longest);
  for (size_t i = from; i < to; ++i) {
    queue.add(barriers[BarrierId(i)].queue);
    time.add_signed_long(barriers[BarrierId(i)].time);
  }
  message.field(1, queue);
  message.field(2, time);
}

void encode_locations(const base::IdVector<LocationId, Location>& locations, size_t from, size_t to,
                      MessageWriter message) {
  ByteColumn kind(to - from);
  IdColumn object(to - from), owner(to - from), name(to - from), canonical(to - from);
  for (size_t i = from; i < to; ++i) {
    const Location& location = locations[LocationId(i)];
    const uint8_t base = static_cast<uint8_t>(location.kind) | (location.renamed ? k_renamed_location : 0);
    kind.add(with_flags(base, location.framework, location.atomic));
    object.add(location.object);
    owner.add(location.owner);
    name.add(location.name);
    canonical.add(location.canonical);
  }
  message.field(1, kind);
  message.field(2, object);
  message.field(3, owner);
  message.field(4, name);
  message.field(5, canonical);
}

void encode_frames(const base::IdVector<FrameId, Frame>& frames, size_t from, size_t to, MessageWriter message) {
  ByteColumn flags(to - from);
  IdColumn owner(to - from), method(to - from), file(to - from), canonical(to - from);
  NumberColumn line((to - from) * NumberColumn::k_longest_short), pc((to - from) * NumberColumn::k_longest_short);
  for (size_t i = from; i < to; ++i) {
    const Frame& frame = frames[FrameId(i)];
    flags.add(static_cast<uint8_t>(static_cast<uint8_t>(frame.origin) | (frame.renamed ? k_renamed_frame : 0)));
    owner.add(frame.owner);
    method.add(frame.method);
    file.add(frame.file);
    canonical.add(frame.canonical);
    line.add(frame.line);
    pc.add(frame.pc);
  }
  message.field(1, flags);
  message.field(2, owner);
  message.field(3, method);
  message.field(4, file);
  message.field(5, line);
  message.field(6, pc);
  message.field(7, canonical);
}

void encode_stacks(const base::IdVector<StackId, Stack>& stacks, size_t from, size_t to, MessageWriter message) {
  IdColumn frame(to - from), caller(to - from);
  for (size_t i = from; i < to; ++i) {
    frame.add(stacks[StackId(i)].frame);
    caller.add(stacks[StackId(i)].caller);
  }
  message.field(1, frame);
  message.field(2, caller);
}

/// A table that is a message of its own; nothing if it has nothing new.
template <class Table, class Encode>
void encode_table(uint32_t number, const Table& table, size_t from, size_t to, Encode encode, MessageWriter tables) {
  if (to == from) return;
  std::string out;
  encode(table, from, to, MessageWriter(out));
  tables.message(number, out);
}

template <class I>
void encode_named(uint32_t number, const base::IdVector<I, NameId>& items, size_t from, size_t to,
                  MessageWriter tables) {
  IdColumn name(to - from);
  for (size_t i = from; i < to; ++i) name.add(items[I(i)]);
  tables.field(number, name);
}

}  // namespace

void encode_tables(const TraceTables& tables, const TableSizes& from, const TableSizes& to, std::string& out) {
  MessageWriter message(out);
  for (size_t i = from.names; i < to.names; ++i) message.message(1, tables.names[NameId(i)]);
  encode_table(2, tables.threads, from.threads, to.threads, encode_threads, message);
  encode_table(3, tables.queues, from.queues, to.queues, encode_queues, message);
  encode_table(4, tables.messages, from.messages, to.messages, encode_messages, message);
  encode_table(5, tables.removals, from.removals, to.removals, encode_removals, message);
  encode_table(6, tables.barriers, from.barriers, to.barriers, encode_barriers, message);
  encode_table(7, tables.locations, from.locations, to.locations, encode_locations, message);
  encode_table(8, tables.frames, from.frames, to.frames, encode_frames, message);
  encode_table(9, tables.stacks, from.stacks, to.stacks, encode_stacks, message);
  encode_named(10, tables.callbacks, from.callbacks, to.callbacks, message);
  encode_named(11, tables.locks, from.locks, to.locks, message);
  encode_named(12, tables.tokens, from.tokens, to.tokens, message);
  encode_named(13, tables.objects, from.objects, to.objects, message);
  encode_table(14, tables.libraries, from.libraries, to.libraries, encode_libraries, message);
}

TableSizes TableSizes::next_part(const TableSizes& now, size_t most) const {
  TableSizes part = *this;
  // What others refer to goes first.
  for (size_t TableSizes::*table :
       {&TableSizes::names, &TableSizes::threads, &TableSizes::queues, &TableSizes::objects, &TableSizes::callbacks,
        &TableSizes::locks, &TableSizes::tokens, &TableSizes::messages, &TableSizes::removals, &TableSizes::barriers,
        &TableSizes::locations, &TableSizes::frames, &TableSizes::stacks, &TableSizes::libraries}) {
    const size_t step = std::min(most, now.*table - this->*table);
    part.*table += step;
    most -= step;
  }
  return part;
}

}  // namespace antecede::trace

#include "trace/table_codec.h"

#include <algorithm>

#include "trace/antecede_trace.pb.h"
#include "trace/operation_names.h"
#include "trace/wire_columns.h"

namespace antecede::trace {

TableSizes TableSizes::of(const TraceTables& tables) {
  return {tables.names.size(),    tables.threads.size(),   tables.queues.size(),    tables.messages.size(),
          tables.removals.size(), tables.barriers.size(),  tables.locations.size(), tables.frames.size(),
          tables.stacks.size(),   tables.callbacks.size(), tables.locks.size(),     tables.tokens.size(),
          tables.objects.size()};
}

uint64_t TableSizes::total() const {
  return uint64_t(names) + threads + queues + messages + removals + barriers + locations + frames + stacks +
         callbacks + locks + tokens + objects;
}

namespace {

constexpr uint8_t k_first_flag = 0x40;
constexpr uint8_t k_second_flag = 0x80;

uint8_t with_flags(uint8_t value, bool first, bool second) {
  return static_cast<uint8_t>(value | (first ? k_first_flag : 0) | (second ? k_second_flag : 0));
}

void add_byte(std::string* column, uint8_t value) {
  column->push_back(static_cast<char>(value));
}

/// Removal and message keys, four columns.
class KeysWriter {
 public:
  explicit KeysWriter(wire::Keys* keys)
      : keys_(keys),
        target_(keys->mutable_target()),
        callback_(keys->mutable_callback()),
        token_(keys->mutable_token()) {}
  void add(const MessageKeys& keys) {
    target_.add(keys.target);
    callback_.add(keys.callback);
    token_.add(keys.token);
    keys_->add_what(keys.what);
  }

 private:
  wire::Keys* keys_;
  IdColumnWriter target_, callback_, token_;
};

void encode_names(const base::IdVector<NameId, std::string>& names, size_t from, size_t to, wire::Tables& columns) {
  for (size_t i = from; i < to; ++i) columns.add_names(names[NameId(i)]);
}

void encode_threads(const base::IdVector<ThreadId, Thread>& threads, size_t from, size_t to, wire::Threads& columns) {
  IdColumnWriter name(columns.mutable_name());
  for (size_t i = from; i < to; ++i) {
    name.add(threads[ThreadId(i)].name);
    columns.add_process(threads[ThreadId(i)].process);
  }
}

void encode_queues(const base::IdVector<QueueId, Queue>& queues, size_t from, size_t to, wire::Queues& columns) {
  IdColumnWriter name(columns.mutable_name()), thread(columns.mutable_thread());
  for (size_t i = from; i < to; ++i) {
    const Queue& queue = queues[QueueId(i)];
    add_byte(columns.mutable_kind(), static_cast<uint8_t>(queue.kind));
    name.add(queue.name);
    thread.add(queue.thread);
  }
}

void encode_messages(const base::IdVector<MessageId, Message>& messages, size_t from, size_t to,
                     wire::Messages& columns) {
  IdColumnWriter queue(columns.mutable_queue()), label(columns.mutable_label());
  KeysWriter keys(columns.mutable_keys());
  for (size_t i = from; i < to; ++i) {
    const Message& message = messages[MessageId(i)];
    add_byte(columns.mutable_type(),
             with_flags(static_cast<uint8_t>(message.type), message.asynchronous, message.rerun));
    queue.add(message.queue);
    columns.add_time(message.time);
    keys.add(message.keys);
    label.add(message.label);
  }
}

void encode_removals(const base::IdVector<RemovalId, Removal>& removals, size_t from, size_t to,
                     wire::Removals& columns) {
  IdColumnWriter queue(columns.mutable_queue());
  KeysWriter keys(columns.mutable_keys());
  for (size_t i = from; i < to; ++i) {
    const Removal& removal = removals[RemovalId(i)];
    add_byte(columns.mutable_matched_keys(), removal.matched_keys);
    queue.add(removal.queue);
    keys.add(removal.keys);
  }
}

void encode_barriers(const base::IdVector<BarrierId, Barrier>& barriers, size_t from, size_t to,
                     wire::Barriers& columns) {
  IdColumnWriter queue(columns.mutable_queue());
  for (size_t i = from; i < to; ++i) {
    queue.add(barriers[BarrierId(i)].queue);
    columns.add_time(barriers[BarrierId(i)].time);
  }
}

void encode_locations(const base::IdVector<LocationId, Location>& locations, size_t from, size_t to,
                      wire::Locations& columns) {
  IdColumnWriter object(columns.mutable_object()), owner(columns.mutable_owner()), name(columns.mutable_name());
  for (size_t i = from; i < to; ++i) {
    const Location& location = locations[LocationId(i)];
    add_byte(columns.mutable_kind(),
             with_flags(static_cast<uint8_t>(location.kind), location.framework, location.atomic));
    object.add(location.object);
    owner.add(location.owner);
    name.add(location.name);
  }
}

void encode_frames(const base::IdVector<FrameId, Frame>& frames, size_t from, size_t to, wire::Frames& columns) {
  IdColumnWriter owner(columns.mutable_owner()), method(columns.mutable_method()), file(columns.mutable_file());
  for (size_t i = from; i < to; ++i) {
    const Frame& frame = frames[FrameId(i)];
    add_byte(columns.mutable_flags(), frame.framework);
    owner.add(frame.owner);
    method.add(frame.method);
    file.add(frame.file);
    columns.add_line(frame.line);
    columns.add_pc(frame.pc);
  }
}

void encode_stacks(const base::IdVector<StackId, Stack>& stacks, size_t from, size_t to, wire::Stacks& columns) {
  IdColumnWriter frame(columns.mutable_frame()), caller(columns.mutable_caller());
  for (size_t i = from; i < to; ++i) {
    frame.add(stacks[StackId(i)].frame);
    caller.add(stacks[StackId(i)].caller);
  }
}

template <class I>
void encode_named(const base::IdVector<I, NameId>& items, size_t from, size_t to,
                  google::protobuf::RepeatedField<int32_t>* column) {
  IdColumnWriter name(column);
  for (size_t i = from; i < to; ++i) name.add(items[I(i)]);
}

}  // namespace

void encode_tables(const TraceTables& tables, const TableSizes& from, const TableSizes& to, wire::Tables& columns) {
  encode_names(tables.names, from.names, to.names, columns);
  if (to.threads > from.threads) encode_threads(tables.threads, from.threads, to.threads, *columns.mutable_threads());
  if (to.queues > from.queues) encode_queues(tables.queues, from.queues, to.queues, *columns.mutable_queues());
  if (to.messages > from.messages)
    encode_messages(tables.messages, from.messages, to.messages, *columns.mutable_messages());
  if (to.removals > from.removals)
    encode_removals(tables.removals, from.removals, to.removals, *columns.mutable_removals());
  if (to.barriers > from.barriers)
    encode_barriers(tables.barriers, from.barriers, to.barriers, *columns.mutable_barriers());
  if (to.locations > from.locations)
    encode_locations(tables.locations, from.locations, to.locations, *columns.mutable_locations());
  if (to.frames > from.frames) encode_frames(tables.frames, from.frames, to.frames, *columns.mutable_frames());
  if (to.stacks > from.stacks) encode_stacks(tables.stacks, from.stacks, to.stacks, *columns.mutable_stacks());
  encode_named(tables.callbacks, from.callbacks, to.callbacks, columns.mutable_callbacks());
  encode_named(tables.locks, from.locks, to.locks, columns.mutable_locks());
  encode_named(tables.tokens, from.tokens, to.tokens, columns.mutable_tokens());
  encode_named(tables.objects, from.objects, to.objects, columns.mutable_objects());
}

TableSizes TableSizes::next_part(const TableSizes& now, size_t most) const {
  TableSizes part = *this;
  // What others refer to goes first.
  for (size_t TableSizes::*table :
       {&TableSizes::names, &TableSizes::threads, &TableSizes::queues, &TableSizes::objects, &TableSizes::callbacks,
        &TableSizes::locks, &TableSizes::tokens, &TableSizes::messages, &TableSizes::removals, &TableSizes::barriers,
        &TableSizes::locations, &TableSizes::frames, &TableSizes::stacks}) {
    const size_t step = std::min(most, now.*table - this->*table);
    part.*table += step;
    most -= step;
  }
  return part;
}

}  // namespace antecede::trace

#include <fmt/format.h>

#include "trace/binary/antecede_trace.pb.h"
#include "trace/binary/table_codec.h"
#include "trace/binary/wire_columns.h"
#include "trace/operation_names.h"

namespace antecede::trace {

namespace {

base::Status bad_table(const char* name) {
  return base::bad_input(fmt::format("the table of {} is broken", name));
}

/// Adds the tables of one chunk. All rows first, then the references between them are checked.
class TableDecoder {
 public:
  TableDecoder(const wire::Tables& columns, TraceTables& tables)
      : columns_(columns), tables_(tables), old_(TableSizes::of(tables)) {}

  base::Status add_rows() {
    for (const std::string& name : columns_.names()) tables_.names.push_back(name);
    ANTECEDE_CHECK(add_threads(columns_.threads()));
    ANTECEDE_CHECK(add_queues(columns_.queues()));
    ANTECEDE_CHECK(add_messages(columns_.messages()));
    ANTECEDE_CHECK(add_removals(columns_.removals()));
    ANTECEDE_CHECK(add_barriers(columns_.barriers()));
    ANTECEDE_CHECK(add_locations(columns_.locations()));
    ANTECEDE_CHECK(add_frames(columns_.frames()));
    ANTECEDE_CHECK(add_stacks(columns_.stacks()));
    add_named(columns_.callbacks(), tables_.callbacks);
    add_named(columns_.locks(), tables_.locks);
    add_named(columns_.tokens(), tables_.tokens);
    add_named(columns_.objects(), tables_.objects);
    return add_libraries(columns_.libraries());
  }

  uint64_t check_references();

 private:
  base::Status add_threads(const wire::Threads& threads);
  base::Status add_queues(const wire::Queues& queues);
  base::Status add_libraries(const wire::Libraries& libraries);
  base::Status add_messages(const wire::Messages& messages);
  base::Status add_removals(const wire::Removals& removals);
  base::Status add_barriers(const wire::Barriers& barriers);
  base::Status add_locations(const wire::Locations& locations);
  base::Status add_frames(const wire::Frames& frames);
  base::Status add_stacks(const wire::Stacks& stacks);
  template <class I>
  void add_named(const google::protobuf::RepeatedField<int32_t>& column, base::IdVector<I, NameId>& items) {
    for (IdColumnReader name(column); !name.at_end();) items.push_back(name.next_id<NameId>());
  }

  void check_keys(MessageKeys& keys);
  /// Makes an id none that `table` does not have.
  template <class I, class T>
  void check(I& id, const base::IdVector<I, T>& table) {
    if (!id.valid() || table.contains(id)) return;
    id = I();
    ++bad_;
  }
  /// Calls `work` for every new row.
  template <class I, class T, class Work>
  static void each(base::IdVector<I, T>& table, size_t from, Work work) {
    for (size_t i = from; i < table.size(); ++i) work(table[I(i)]);
  }

  const wire::Tables& columns_;
  TraceTables& tables_;
  TableSizes old_;
  uint64_t bad_ = 0;
};

/// Four columns of keys, row by row.
class KeysReader {
 public:
  explicit KeysReader(const wire::Keys& keys)
      : keys_(keys), target_(keys.target()), callback_(keys.callback()), token_(keys.token()) {}
  static bool fit(const wire::Keys& keys, size_t rows) {
    return fits(keys.target(), rows) && fits(keys.callback(), rows) && fits(keys.token(), rows) &&
           fits(keys.what(), rows);
  }
  MessageKeys next(size_t row) {
    return {target_.next_id<ObjectId>(), callback_.next_id<ObjectId>(), token_.next_id<ObjectId>(),
            plain(keys_.what(), row)};
  }

 private:
  const wire::Keys& keys_;
  IdColumnReader target_, callback_, token_;
};

base::Status TableDecoder::add_threads(const wire::Threads& threads) {
  const auto rows = static_cast<size_t>(threads.name_size());
  if (!fits(threads.process(), rows)) return bad_table("threads");
  IdColumnReader name(threads.name());
  for (size_t i = 0; i < rows; ++i) tables_.threads.push_back({name.next_id<NameId>(), plain(threads.process(), i)});
  return {};
}

base::Status TableDecoder::add_libraries(const wire::Libraries& libraries) {
  const size_t rows = libraries.is_model().size();
  if (!fits(libraries.name(), rows)) return bad_table("libraries");
  IdColumnReader name(libraries.name());
  for (size_t i = 0; i < rows; ++i) {
    const uint8_t is_model = plain(libraries.is_model(), i);
    if (is_model > 1) return bad_table("libraries");
    tables_.libraries.push_back({name.next_id<NameId>(), is_model == 1});
  }
  return {};
}

base::Status TableDecoder::add_queues(const wire::Queues& queues) {
  const size_t rows = queues.kind().size();
  if (!fits(queues.name(), rows) || !fits(queues.thread(), rows)) return bad_table("queues");
  IdColumnReader name(queues.name()), thread(queues.thread());
  for (size_t i = 0; i < rows; ++i) {
    const uint8_t kind = plain(queues.kind(), i);
    if (kind >= k_queue_kinds) return bad_table("queues");
    tables_.queues.push_back({static_cast<Queue::Kind>(kind), name.next_id<NameId>(), thread.next_id<ThreadId>()});
  }
  return {};
}

base::Status TableDecoder::add_messages(const wire::Messages& messages) {
  const size_t rows = messages.type().size();
  if (!fits(messages.queue(), rows) || !fits(messages.time(), rows) || !fits(messages.label(), rows) ||
      !KeysReader::fit(messages.keys(), rows))
    return bad_table("messages");
  IdColumnReader queue(messages.queue()), label(messages.label());
  KeysReader keys(messages.keys());
  for (size_t i = 0; i < rows; ++i) {
    const uint8_t type = plain(messages.type(), i);
    if ((type & 0x3f) >= k_message_types) return bad_table("messages");
    Message message;
    message.queue = queue.next_id<QueueId>();
    message.type = static_cast<MessageType>(type & 0x3f);
    message.asynchronous = type & 0x40;
    message.rerun = type & 0x80;
    message.time = plain(messages.time(), i);
    message.keys = keys.next(i);
    message.label = label.next_id<NameId>();
    tables_.messages.push_back(message);
  }
  return {};
}

base::Status TableDecoder::add_removals(const wire::Removals& removals) {
  const size_t rows = removals.matched_keys().size();
  if (!fits(removals.queue(), rows) || !KeysReader::fit(removals.keys(), rows)) return bad_table("removals");
  IdColumnReader queue(removals.queue());
  KeysReader keys(removals.keys());
  for (size_t i = 0; i < rows; ++i) {
    const uint8_t matched = plain(removals.matched_keys(), i);
    if (matched > 15) return bad_table("removals");
    tables_.removals.push_back({queue.next_id<QueueId>(), matched, keys.next(i)});
  }
  return {};
}

base::Status TableDecoder::add_barriers(const wire::Barriers& barriers) {
  const auto rows = static_cast<size_t>(barriers.queue_size());
  if (!fits(barriers.time(), rows)) return bad_table("barriers");
  IdColumnReader queue(barriers.queue());
  for (size_t i = 0; i < rows; ++i) tables_.barriers.push_back({queue.next_id<QueueId>(), plain(barriers.time(), i)});
  return {};
}

base::Status TableDecoder::add_locations(const wire::Locations& locations) {
  const size_t rows = locations.kind().size();
  if (!fits(locations.object(), rows) || !fits(locations.owner(), rows) || !fits(locations.name(), rows) ||
      !fits(locations.canonical(), rows))
    return bad_table("locations");
  IdColumnReader object(locations.object()), owner(locations.owner()), name(locations.name()),
      canonical(locations.canonical());
  for (size_t i = 0; i < rows; ++i) {
    const uint8_t kind = plain(locations.kind(), i);
    if ((kind & k_location_kind) >= k_location_kinds) return bad_table("locations");
    Location location;
    location.kind = static_cast<Location::Kind>(kind & k_location_kind);
    location.renamed = kind & k_renamed_location;
    location.framework = kind & 0x40;
    location.atomic = kind & 0x80;
    location.object = object.next_id<ObjectId>();
    location.owner = owner.next_id<NameId>();
    location.name = name.next_id<NameId>();
    location.canonical = canonical.next_id<NameId>();
    tables_.locations.push_back(location);
  }
  return {};
}

base::Status TableDecoder::add_frames(const wire::Frames& frames) {
  const size_t rows = frames.flags().size();
  if (!fits(frames.owner(), rows) || !fits(frames.method(), rows) || !fits(frames.file(), rows) ||
      !fits(frames.line(), rows) || !fits(frames.pc(), rows) || !fits(frames.canonical(), rows))
    return bad_table("frames");
  IdColumnReader owner(frames.owner()), method(frames.method()), file(frames.file()), canonical(frames.canonical());
  for (size_t i = 0; i < rows; ++i) {
    const uint8_t flags = plain(frames.flags(), i), origin = flags & k_frame_origin;
    if (origin >= base::k_origins) return bad_table("frames");
    tables_.frames.push_back({owner.next_id<NameId>(), method.next_id<NameId>(), file.next_id<NameId>(),
                              plain(frames.line(), i), plain(frames.pc(), i), static_cast<base::Origin>(origin),
                              (flags & k_renamed_frame) != 0, canonical.next_id<NameId>()});
  }
  return {};
}

base::Status TableDecoder::add_stacks(const wire::Stacks& stacks) {
  const auto rows = static_cast<size_t>(stacks.frame_size());
  if (!fits(stacks.caller(), rows)) return bad_table("stacks");
  IdColumnReader frame(stacks.frame()), caller(stacks.caller());
  for (size_t i = 0; i < rows; ++i) {
    Stack stack{frame.next_id<FrameId>(), caller.next_id<StackId>()};
    if (stack.caller.valid() && !tables_.stacks.contains(stack.caller)) {
      stack.caller = StackId();
      ++bad_;
    }
    tables_.stacks.push_back(stack);
  }
  return {};
}

void TableDecoder::check_keys(MessageKeys& keys) {
  check(keys.target, tables_.objects);
  check(keys.callback, tables_.objects);
  check(keys.token, tables_.objects);
}

uint64_t TableDecoder::check_references() {
  const auto& names = tables_.names;
  each(tables_.threads, old_.threads, [&](Thread& thread) { check(thread.name, names); });
  each(tables_.queues, old_.queues, [&](Queue& queue) {
    check(queue.name, names);
    check(queue.thread, tables_.threads);
  });
  each(tables_.messages, old_.messages, [&](Message& message) {
    check(message.queue, tables_.queues);
    check(message.label, names);
    check_keys(message.keys);
  });
  each(tables_.removals, old_.removals, [&](Removal& removal) {
    check(removal.queue, tables_.queues);
    check_keys(removal.keys);
  });
  each(tables_.barriers, old_.barriers, [&](Barrier& barrier) { check(barrier.queue, tables_.queues); });
  each(tables_.locations, old_.locations, [&](Location& location) {
    check(location.object, tables_.objects);
    check(location.owner, names);
    check(location.name, names);
    check(location.canonical, names);
  });
  each(tables_.frames, old_.frames, [&](Frame& frame) {
    check(frame.owner, names);
    check(frame.method, names);
    check(frame.file, names);
    check(frame.canonical, names);
  });
  each(tables_.stacks, old_.stacks, [&](Stack& stack) { check(stack.frame, tables_.frames); });
  const auto check_name = [&](NameId& name) { check(name, names); };
  each(tables_.callbacks, old_.callbacks, check_name);
  each(tables_.locks, old_.locks, check_name);
  each(tables_.tokens, old_.tokens, check_name);
  each(tables_.objects, old_.objects, check_name);
  each(tables_.libraries, old_.libraries, [&](Library& library) { check(library.name, names); });
  return bad_;
}

uint64_t row_count(const wire::Tables& columns) {
  return uint64_t(columns.names_size()) + columns.threads().name_size() + columns.queues().kind().size() +
         columns.messages().type().size() + columns.removals().matched_keys().size() +
         columns.barriers().queue_size() + columns.locations().kind().size() + columns.frames().flags().size() +
         columns.stacks().frame_size() + columns.callbacks_size() + columns.locks_size() + columns.tokens_size() +
         columns.objects_size() + columns.libraries().is_model().size();
}

}  // namespace

base::Status decode_tables(const wire::Tables& columns, uint64_t most_entries, TraceTables& tables,
                           uint64_t& bad_references) {
  if (TableSizes::of(tables).total() + row_count(columns) > most_entries)
    return base::bad_input("the tables are larger than this reader accepts");
  TableDecoder decoder(columns, tables);
  base::Status status = decoder.add_rows();
  bad_references += decoder.check_references();  // Also of half a chunk: the tables stay usable.
  return status;
}

}  // namespace antecede::trace

#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "trace/trace.h"

namespace antecede::trace {

/// Fills the tables of a trace: equal names, locations, frames and stacks get one id, everything else a new one.
///
/// Used by whoever makes a trace: the text parser, importers, the generator, the runtime. The tables must outlive the
/// builder and be changed through it only. They may already hold something; that is indexed first.
class TableBuilder {
 public:
  explicit TableBuilder(TraceTables& tables);
  TableBuilder(const TableBuilder&) = delete;
  TableBuilder& operator=(const TableBuilder&) = delete;

  const TraceTables& tables() const { return tables_; }
  /// Makes room for so many locations, and as many names and objects: they need not be copied as they grow. Takes
  /// addresses, and memory only for what is used.
  void reserve(size_t locations);

  /// The name's id; none for the empty name.
  NameId name(std::string_view text);
  /// The same for the digits of a number: quick, also for millions of them.
  NameId number(uint64_t value);
  /// The name `prefix#value`. No two calls give the same value, unless the tables were cut between them: so it is
  /// new, unless `name` was asked for it.
  NameId numbered(std::string_view prefix, uint64_t value);

  // One entry for equal contents.
  LocationId location(const Location& location);
  FrameId frame(const Frame& frame);
  StackId stack(FrameId frame, StackId caller);
  /// A stack of one more frame: `owner.method`, at a line.
  StackId stack(std::string_view owner, std::string_view method, uint32_t line, StackId caller,
                bool framework = false);

  // One entry per name; the first call makes it.
  ThreadId thread(std::string_view name, uint32_t process = 0);
  QueueId queue(std::string_view name, Queue::Kind kind = Queue::Kind::Looper, ThreadId thread = ThreadId());
  CallbackId callback(std::string_view name);
  LockId lock(std::string_view name);
  TokenId token(std::string_view name);
  ObjectId object(std::string_view name);

  // A new entry each time.
  ThreadId add_thread(Thread thread) { return tables_.threads.push_back(thread); }
  QueueId add_queue(Queue queue) { return tables_.queues.push_back(queue); }
  MessageId add_message(Message message) { return tables_.messages.push_back(message); }
  RemovalId add_removal(Removal removal) { return tables_.removals.push_back(removal); }
  BarrierId add_barrier(Barrier barrier) { return tables_.barriers.push_back(barrier); }
  CallbackId add_callback(NameId name = NameId()) { return tables_.callbacks.push_back(name); }
  LockId add_lock(NameId name = NameId()) { return tables_.locks.push_back(name); }
  TokenId add_token(NameId name = NameId()) { return tables_.tokens.push_back(name); }
  LocationId add_location(const Location& location) { return tables_.locations.push_back(location); }
  /// For those who know that there is no such stack yet.
  StackId add_stack(FrameId frame, StackId caller) { return tables_.stacks.push_back({frame, caller}); }
  LibraryId add_library(Library library) { return tables_.libraries.push_back(library); }
  ObjectId add_object(NameId name = NameId()) { return tables_.objects.push_back(name); }

  // Going back, for whoever only ever adds entries of these kinds. Names, frames and stacks stay.
  struct Mark {
    size_t threads, queues, messages, removals, barriers, callbacks, locks, tokens, objects, locations;
  };
  Mark mark() const;
  /// The tables are as long as they were.
  void cut(const Mark& mark);

  // What turned out later.
  void set_queue(QueueId id, Queue queue) { tables_.queues[id] = queue; }
  void set_location(LocationId id, const Location& location);
  void set_barrier(BarrierId id, Barrier barrier) { tables_.barriers[id] = barrier; }
  void set_message(MessageId id, Message message) { tables_.messages[id] = message; }

 private:
  /// Hashes and compares ids by what the table holds under them; also takes the entry itself.
  template <class I, class T>
  struct ByContents {
    using is_transparent = void;
    const base::IdVector<I, T>* items;
    size_t operator()(I id) const { return (*this)((*items)[id]); }
    size_t operator()(const T& item) const;
    bool operator()(I a, I b) const { return a == b; }
    bool operator()(I a, const T& b) const { return (*items)[a] == b; }
    bool operator()(const T& a, I b) const { return (*items)[b] == a; }
  };
  template <class I, class T>
  using Index = absl::flat_hash_set<I, ByContents<I, T>, ByContents<I, T>>;
  template <class I>
  using ByName = absl::flat_hash_map<NameId, I>;

  template <class I>
  I by_name(std::string_view text, base::IdVector<I, NameId>& items, ByName<I>& index);
  template <class I, class T>
  static I intern(const T& item, base::IdVector<I, T>& items, Index<I, T>& index);
  void index_existing();
  void index_name(NameId id);
  NameId& number_place(uint32_t value);
  void index_numbered();
  void index_locations();
  void index_stacks();

  TraceTables& tables_;
  Index<NameId, std::string> names_;
  Index<LocationId, Location> locations_;
  Index<FrameId, Frame> frames_;
  Index<StackId, Stack> stacks_;
  absl::flat_hash_map<std::pair<NameId, uint32_t>, ThreadId> threads_;
  ByName<QueueId> queues_;
  ByName<CallbackId> callbacks_;
  ByName<LockId> locks_;
  ByName<TokenId> tokens_;
  ByName<ObjectId> objects_;
  // What is only ever added is not looked for: these tables are indexed when somebody asks, from here on.
  size_t indexed_locations_ = 0, indexed_stacks_ = 0;
  std::vector<NameId> numbers_;   // Names that are small numbers are here, not in `names_`.
  std::vector<NameId> numbered_;  // Names of `numbered` that are not in `names_` yet.
  bool has_numbered_ = false;     // Something of that form is in `names_`.
};

/// Makes a whole trace in memory.
///
/// Adds nothing of its own and checks nothing: what must hold between operations is the business of
/// trace_sanitizer.h.
class TraceBuilder {
 public:
  TraceBuilder() : tables_(trace_.tables) {}
  TraceBuilder(const TraceBuilder&) = delete;
  TraceBuilder& operator=(const TraceBuilder&) = delete;

  TableBuilder& tables() { return tables_; }
  OperationId append(const Operation& operation) { return trace_.operations.push_back(operation); }
  OperationId append(ThreadId thread, OperationKind kind, uint32_t subject = Operation::k_none,
                     uint32_t object = Operation::k_none, StackId stack = StackId());
  /// Adds the message and its enqueue.
  MessageId enqueue(ThreadId thread, const Message& message, StackId stack = StackId());
  void read(ThreadId thread, LocationId location, StackId stack = StackId());
  void write(ThreadId thread, LocationId location, StackId stack = StackId());
  void set_process(std::string_view name) { trace_.process = tables_.name(name); }

  const Trace& trace() const { return trace_; }
  /// The trace; the builder is of no use afterwards.
  Trace take() { return std::move(trace_); }

 private:
  Trace trace_;
  TableBuilder tables_;
};

}  // namespace antecede::trace

#pragma once

#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/diagnostics.h"
#include "model/library_meanings.h"
#include "runtime/record/observer.h"
#include "runtime/record/publication.h"
#include "runtime/record/recording_places.h"
#include "runtime/record/recording_stacks.h"
#include "runtime/record/recording_throws.h"
#include "runtime/record/recording_told.h"
#include "trace/binary/trace_writer.h"

namespace antecede::runtime {

/// Writes what a machine does as a trace, while it happens.
///
/// What comes out is well-formed in the sense of trace_sanitizer.h, so events do not nest. Where one begins inside
/// another of the same thread, the outer one ends there, and what is left of it becomes an event of its own, posted
/// by the outer one (docs/runtime.md, "Events inside events"). A task that was never announced is part of the event
/// that runs it. An idle handler that enqueues itself again is recorded as doing so right before its end. The thread
/// that ends the program has joined all that ended.
class TraceRecorder final : public Observer {
 public:
  struct Options {
    std::string process;  ///< What runs: the main class.
    /// Leaves out an access if the thread has made the same (place, kind, stack, null or not) since its last
    /// operation of another kind: inside an event, under the same locks, with the same order to others.
    bool dedupe = false;
    /// Keeps all operations until `finish`: needed to go back.
    bool holds = false;
  };
  /// How far the trace is, to come back to it.
  class Memento;

  TraceRecorder(trace::ByteSink sink, Options options);
  ~TraceRecorder() override;

  /// Between two steps of the machine; only with `holds`.
  std::unique_ptr<Memento> save() const;
  /// The machine has gone back to where it was: so does the trace. It goes on as if there had been nothing in
  /// between.
  void restore(const Memento& memento);
  /// Who served the libraries of which the model has a version; once, at the end.
  void tell_libraries(const std::vector<std::string>& app, const std::vector<std::string>& model);
  /// Writes the rest. Tells in the diagnostics what was left out.
  base::Status finish(base::Diagnostics& diagnostics);
  uint64_t operation_count() const { return now_.operations; }
  /// What was recorded so far; only with `holds`.
  std::span<const trace::Operation> operations() const { return held_; }
  const trace::TraceTables& tables() const { return entries_; }
  /// By the machine's number of a message; none: it is not in the trace.
  const std::vector<trace::MessageId>& messages() const { return now_.messages; }

  void attached(const Machine& machine) override;
  void thread_started(const Thread& thread) override;
  void thread_ended(const Thread& thread) override;
  void forked(const Thread& by, const Thread& child) override;
  void spawned(const Thread& by, const Thread& child) override;
  void joined(const Thread& by, const Thread& ended) override;
  void queue_made(uint32_t queue, TaskQueue::Kind kind, const Thread* looper) override;
  void enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) override;
  void removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) override;
  void withdrawn(const Thread& thread, uint32_t queue, const QueuedTask& task) override;
  void returned(const Thread& thread, uint64_t message) override;
  void event_began(const Thread& thread, uint32_t queue, uint64_t message, Ref task) override;
  void event_ended(const Thread& thread, uint32_t queue, uint64_t message) override;
  void exception_made(const Thread& thread, Ref exception, Slot* frame) override;
  void crashed(const Thread& thread, Ref exception) override { fail(thread, exception); }
  void event_failed(const Thread& thread, Ref exception) override { fail(thread, exception); }
  void barrier_posted(const Thread& thread, uint32_t queue, int32_t token, int64_t time) override;
  void barrier_removed(const Thread& thread, uint32_t queue, int32_t token) override;
  void notified(const Thread& thread, uint64_t notification) override;
  void waited(const Thread& thread, uint64_t notification) override;
  void released(const Thread& thread, Ref token) override;
  void acquired(const Thread& thread, Ref token) override;
  void locked(const Thread& thread, Ref lock, LockKind kind) override;
  void unlocked(const Thread& thread, Ref lock, LockKind kind) override;
  void registered(const Thread& thread, const CallbackRegistration& registration) override;
  void unregistered(const Thread& thread, const CallbackRegistration& registration) override;
  void invoked(const Thread& thread, const CallbackRegistration& registration, bool synchronous) override;
  void accessed(const Thread& thread, const Access& access) override;
  void field_accessed(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value) override;
  void element_accessed(const Thread& thread, Ref array, uint32_t index, Storage storage, bool is_write,
                        Slot value) override;
  void library_accessed(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value) override;
  void library_entered(const Thread& thread, Ref receiver) override;
  void library_left(const Thread& thread) override;
  void unwound(const Thread& thread, const Slot* frame) override;
  void meaning_entered(const Thread& thread, const Method& method, const Slot* arguments) override;
  void meaning_left(const Thread& thread, Slot value) override;
  bool hears_stores() const override { return true; }
  void stored(Ref into, Ref value) override { publication_->stored(into, value); }
  void native_called(const Method& method, const Slot* arguments) override {
    publication_->native_called(method, arguments);
  }
  void renewed(const Thread& thread, Ref object) override;
  void process_ended() override;
  void moving(const Collector& collector) override;

 private:
  /// An event under way, or what is left of it.
  struct OpenEvent {
    trace::MessageId message;  ///< None: a task that was never announced, part of the event around it.
    trace::MessageId first;    ///< What it began as.
    /// To be recorded right before its end.
    std::vector<trace::Operation> at_end;
  };
  /// A call of own code into a library, on an object: what the library does to it there is one read and one write.
  struct LibraryCall {
    const Slot* frame = nullptr;  ///< The caller's.
    Ref receiver = k_null;
    Ref stranger = k_null;  ///< The last object that was found not to be part of it.
    trace::StackId stack;   ///< The caller's.
    bool has_read = false;
    bool has_written = false;
  };
  /// A method under way that a contract speaks of.
  struct MeaningFrame {
    const Slot* frame = nullptr;
    const model::Meaning* meaning = nullptr;
    Ref receiver = k_null;
    bool is_event = false;  ///< A task of a worker; else that is part of the event around it.
    bool is_nested = false;  ///< In another one about the same object.
    trace::LockId moves;     ///< Stands for the object that it moves along its lifecycle.
  };
  /// Where an operation is: an event, or what a thread does outside of events.
  struct Strand {
    uint32_t thread = UINT32_MAX;
    trace::MessageId event;
    bool operator==(const Strand&) const = default;
  };
  /// A reference that lies where libraries hand such over.
  struct Handed {
    trace::TokenId token;
    Strand from;
    Strand to;                         ///< Who obtained it last.
    std::vector<trace::LockId> locks;  ///< Held when it was stored.
  };
  /// How far a library has moved an object along its automaton.
  struct LifecyclePlace {
    uint32_t state = 0;
    bool is_wrong = false;  ///< The run has contradicted the automaton: it is not looked at any more.
    trace::LockId entry;    ///< Stands for the object while it is moved; none: not needed yet.
  };
  /// Of a field of an object, or of a container (no field).
  struct HandedKey {
    trace::ObjectId owner;
    uint32_t field = UINT32_MAX;
    trace::ObjectId value;
    bool operator==(const HandedKey&) const = default;
    template <class H>
    friend H AbslHashValue(H h, const HandedKey& key) {
      return H::combine(std::move(h), key.owner, key.field, key.value);
    }
  };
  /// What is known of a thread of the machine.
  struct ThreadState {
    trace::ThreadId id;  ///< None: it has done nothing yet.
    bool has_begun = false;
    bool has_ended = false;
    /// The exception that is about to end its event, or itself.
    std::optional<TracedThrows::Throw> failure;
    std::vector<OpenEvent> events;  ///< The innermost last.
    std::vector<LibraryCall> calls;  ///< The same.
    std::vector<MeaningFrame> meanings;
    std::vector<trace::LockId> locks;  ///< Held, as often as they are.
    bool is_of_library = false;        ///< A library made its class.
    bool is_unknown = false;           ///< And app code runs in it outside of events.
  };

  ThreadState& state_of(const Thread& thread) {
    if (thread.id >= now_.threads.size() || !now_.threads[thread.id].has_begun) introduce(thread);
    return now_.threads[thread.id];
  }
  void introduce(const Thread& thread);
  std::string thread_name(const Thread& thread) const;
  trace::Operation operation(const Thread& thread, trace::OperationKind kind,
                             uint32_t subject = trace::Operation::k_none, uint32_t object = trace::Operation::k_none);
  void append(const trace::Operation& operation);
  void add(const Thread& thread, trace::OperationKind kind, uint32_t subject = trace::Operation::k_none,
           uint32_t object = trace::Operation::k_none, uint8_t flags = 0);
  void fail(const Thread& thread, Ref exception);
  /// The end of an event or a thread; with a failure, because of it.
  void add_end(const Thread& thread, trace::OperationKind kind, uint32_t subject,
               const std::optional<TracedThrows::Throw>& failure);

  trace::MessageId add_message(uint32_t queue, Ref task);
  trace::MessageId message(uint64_t number) const;
  void introduce_child(const Thread& child);
  OpenEvent* innermost(ThreadState& state);
  void interrupt_event(const Thread& thread, OpenEvent& event);
  trace::LockId lock(Ref ref, LockKind kind);
  trace::TokenId token(Ref ref);

  // Libraries; see recording_libraries.cpp.
  Strand strand_of(const Thread& thread);
  bool is_in_library(const Thread& thread) const;
  bool is_in_own(const Thread& thread) const;
  bool carries(Ref value, int depth = 0) const;
  bool is_part_of(LibraryCall& call, Ref object) const;
  void touch(const Thread& thread, Ref object, bool is_write);
  void hand_over(const Thread& thread, const HandedKey& key, bool is_safe);
  void obtain(const Thread& thread, const HandedKey& key, bool is_safe);
  void pass_reference(const Thread& thread, Ref owner, uint32_t field, Ref value, bool is_write, bool is_safe);
  /// Whether nothing else is to be told of the access.
  bool pass_atomic(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value);
  void drop_frames(const Thread& thread, const Slot* above);
  trace::MessageId message_of_task(Ref task);
  void dispatch_task(const Thread& thread, Ref task);
  /// Whether it is an event of its own.
  bool begin_task(const Thread& thread, const model::Meaning& meaning, Ref task);
  void leave(const Thread& thread, const MeaningFrame& left);
  std::string label_of_task(Ref task) const;
  bool is_inside_meaning(const Thread& thread, Ref owner, std::initializer_list<model::MeaningKind> kinds) const;
  void tell_state(const Thread& thread, const MeaningFrame& frame, bool is_write, Ref value);
  bool move_along(const model::Meaning& meaning, Ref moved);
  void begin_move(const Thread& thread, MeaningFrame& frame);
  void end_move(const Thread& thread, const MeaningFrame& frame);
  void tell_move(const Thread& thread, trace::LockId moved, bool is_begin);
  trace::LockId innermost_move(const Thread& thread) const;
  void begin_serial(const Thread& thread, Ref receiver);
  void check_once(const model::Meaning& meaning, Ref receiver, Ref value);
  void contradict(const model::Meaning& meaning, std::string reason);

  void tell_container(const Thread& thread, const Access& access);
  /// `storage` says how the value is to be read.
  [[gnu::always_inline]] void tell_access(const Thread& thread, trace::LocationId location, bool is_write,
                                          Storage storage, Slot value, uint8_t flags = 0);
  /// The flag of an access to that object.
  uint8_t flags_of(Ref object) const {
    return !object || publication_->is_published(object) ? uint8_t(0) : uint8_t(trace::Operation::k_unpublished);
  }

  /// What is under way in the run, in terms of the tables.
  struct Progress {
    std::vector<ThreadState> threads;
    std::vector<trace::QueueId> queues;
    std::vector<trace::MessageId> messages;  ///< By the machine's number.
    absl::flat_hash_map<int32_t, trace::BarrierId> barriers;
    absl::flat_hash_map<uint64_t, trace::CallbackId> callbacks;       ///< By registration.
    absl::flat_hash_map<trace::MessageId, trace::MessageId> posters;  ///< Of what an event posts: the event.
    absl::flat_hash_map<std::pair<trace::ObjectId, bool>, trace::LockId> locks;
    absl::flat_hash_map<trace::ObjectId, trace::TokenId> tokens;
    absl::flat_hash_map<HandedKey, Handed> handed;
    absl::flat_hash_map<trace::ObjectId, trace::MessageId> dispatched;  ///< Tasks that wait for a worker.
    trace::QueueId workers;                                              ///< Of libraries; none: there was no task yet.
    absl::flat_hash_map<trace::ObjectId, LifecyclePlace> moved;          ///< What libraries move along automata.
    absl::flat_hash_map<trace::ObjectId, trace::TokenId> serial;         ///< What is done to one object, one after the other.
    absl::flat_hash_map<trace::ObjectId, trace::ObjectId> made;          ///< By what makes them: values that are made once.
    std::map<std::string, uint64_t> contradictions;                      ///< How often the run contradicted a contract.
    ToldAccesses told;
    uint64_t operations = 0;
  };

  Options options_;
  trace::TraceTables entries_;
  trace::TableBuilder tables_;
  trace::TraceWriter writer_;
  std::vector<trace::Operation> held_;  // With `holds`: all of them.
  const Machine* machine_ = nullptr;
  uint32_t thread_name_offset_ = 0;
  std::unique_ptr<TracedStacks> stacks_;
  std::unique_ptr<TracedThrows> throws_;
  std::unique_ptr<TracedPlaces> places_;
  std::unique_ptr<Publication> publication_;
  std::optional<model::Lifecycles> lifecycles_;  // Read when a library moves something.
  Progress now_;
};

class TraceRecorder::Memento {
 public:
  Memento();
  ~Memento();

 private:
  friend class TraceRecorder;
  trace::TableBuilder::Mark tables_{};
  Progress progress_;
  TracedThrows::State throws_;
  std::unique_ptr<TracedPlaces::Memento> places_;
  Publication::State publication_;
};

}  // namespace antecede::runtime

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/diagnostics.h"
#include "runtime/recorder.h"
#include "runtime/recording_places.h"
#include "runtime/recording_stacks.h"
#include "runtime/recording_throws.h"
#include "runtime/recording_told.h"
#include "trace/trace_writer.h"

namespace antecede::runtime {

/// Writes what a machine does as a trace, while it happens.
///
/// What comes out is well-formed in the sense of trace_sanitizer.h, so events do not nest. Where one begins inside
/// another of the same thread, the outer one ends there, and what is left of it becomes an event of its own, posted
/// by the outer one (docs/runtime.md, "Events inside events"). A task that was never announced is part of the event
/// that runs it. An idle handler that enqueues itself again is recorded as doing so right before its end. The thread
/// that ends the program has joined all that ended.
class TraceRecorder final : public Recorder {
 public:
  struct Options {
    std::string process;  ///< What runs: the main class.
    /// Leaves out an access if the thread has made the same (place, kind, stack, null or not) since its last
    /// operation of another kind: inside an event, under the same locks, with the same order to others.
    bool dedupe = false;
  };

  TraceRecorder(trace::ByteSink sink, Options options);
  ~TraceRecorder() override;

  /// Writes the rest. Tells in the diagnostics what was left out.
  base::Status finish(base::Diagnostics& diagnostics);
  uint64_t operation_count() const { return operations_; }

  void attached(Machine& machine) override;
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
  bool accessed(const Thread& thread, const Access& access) override;
  bool field_accessed(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value) override;
  bool element_accessed(const Thread& thread, Ref array, uint32_t index, Storage storage, bool is_write,
                        Slot value) override;
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
  /// What is known of a thread of the machine.
  struct ThreadState {
    trace::ThreadId id;  ///< None: it has done nothing yet.
    bool has_begun = false;
    bool has_ended = false;
    /// The exception that is about to end its event, or itself.
    std::optional<TracedThrows::Throw> failure;
    std::vector<OpenEvent> events;  ///< The innermost last.
  };

  ThreadState& state_of(const Thread& thread) {
    if (thread.id >= threads_.size() || !threads_[thread.id].has_begun) introduce(thread);
    return threads_[thread.id];
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

  void tell_container(const Thread& thread, const Access& access);
  /// `storage` says how the value is to be read.
  [[gnu::always_inline]] void tell_access(const Thread& thread, trace::LocationId location, bool is_write,
                                          Storage storage, Slot value, uint8_t flags = 0);

  Options options_;
  trace::TraceTables entries_;
  trace::TableBuilder tables_;
  trace::TraceWriter writer_;
  Machine* machine_ = nullptr;
  uint32_t thread_name_offset_ = 0;
  std::unique_ptr<TracedStacks> stacks_;
  std::unique_ptr<TracedThrows> throws_;
  std::unique_ptr<TracedPlaces> places_;
  std::vector<ThreadState> threads_;
  std::vector<trace::QueueId> queues_;
  std::vector<trace::MessageId> messages_;  // By the machine's number.
  absl::flat_hash_map<int32_t, trace::BarrierId> barriers_;
  absl::flat_hash_map<uint64_t, trace::CallbackId> callbacks_;       // By registration.
  absl::flat_hash_map<trace::MessageId, trace::MessageId> posters_;  // Of what an event posts: the event.
  absl::flat_hash_map<std::pair<trace::ObjectId, bool>, trace::LockId> locks_;
  absl::flat_hash_map<trace::ObjectId, trace::TokenId> tokens_;
  ToldAccesses told_;
  uint64_t operations_ = 0;
};

}  // namespace antecede::runtime

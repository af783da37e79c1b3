#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/diagnostics.h"
#include "runtime/recorder.h"
#include "runtime/recording_places.h"
#include "runtime/recording_stacks.h"
#include "trace/trace_writer.h"

namespace antecede::runtime {

/// Writes what a machine does as a trace, while it happens.
///
/// What comes out is well-formed in the sense of trace_sanitizer.h. An event inside another event of the same thread
/// (a task that its sender runs at once) is part of the outer one. An idle handler that enqueues itself again is
/// recorded as doing so right before its end. The thread that ends the program has joined all that ended.
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
  void joined(const Thread& by, const Thread& ended) override;
  void queue_made(uint32_t queue, TaskQueue::Kind kind, const Thread* looper) override;
  void enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) override;
  void removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) override;
  void event_began(const Thread& thread, uint32_t queue, uint64_t message, Ref task) override;
  void event_ended(const Thread& thread, uint32_t queue, uint64_t message) override;
  void barrier_posted(const Thread& thread, uint32_t queue, int32_t token, int64_t time) override;
  void barrier_removed(const Thread& thread, uint32_t queue, int32_t token) override;
  void notified(const Thread& thread, uint64_t notification) override;
  void waited(const Thread& thread, uint64_t notification) override;
  void released(const Thread& thread, Ref token) override;
  void acquired(const Thread& thread, Ref token) override;
  void locked(const Thread& thread, Ref lock, LockKind kind) override;
  void unlocked(const Thread& thread, Ref lock, LockKind kind) override;
  void registered(const Thread& thread, Ref source, std::string_view slot, Ref listener) override;
  void unregistered(const Thread& thread, Ref source, std::string_view slot, Ref listener) override;
  void invoked(const Thread& thread, Ref source, std::string_view slot, Ref listener) override;
  bool accessed(const Thread& thread, const Access& access) override;
  void moving(const Collector& collector) override;

 private:
  /// What is known of a thread of the machine.
  struct ThreadState {
    trace::ThreadId id;  ///< None: it has done nothing yet.
    bool has_begun = false;
    bool has_ended = false;
    uint32_t depth = 0;  ///< Events under way.
    trace::MessageId message;
    std::vector<trace::Operation> at_end;  ///< To be recorded right before the end of the event.
    uint32_t segment = 1;                  ///< Counts operations that are no accesses.
  };
  struct AccessKey {
    uint32_t location, stack, thread_and_kind;
    bool operator==(const AccessKey&) const = default;
    template <class H>
    friend H AbslHashValue(H h, const AccessKey& key) {
      return H::combine(std::move(h), key.location, key.stack, key.thread_and_kind);
    }
  };
  using CallbackKey = std::tuple<trace::ObjectId, std::string, trace::ObjectId>;

  ThreadState& state_of(const Thread& thread);
  void introduce(const Thread& thread, ThreadState& state);
  std::string thread_name(const Thread& thread) const;
  trace::Operation operation(const Thread& thread, trace::OperationKind kind,
                             uint32_t subject = trace::Operation::k_none, uint32_t object = trace::Operation::k_none);
  void append(const trace::Operation& operation);
  void add(const Thread& thread, trace::OperationKind kind, uint32_t subject = trace::Operation::k_none,
           uint32_t object = trace::Operation::k_none, uint8_t flags = 0);

  trace::MessageId add_message(uint32_t queue, Ref task);
  trace::MessageId message(uint64_t number) const;
  trace::CallbackId callback(Ref source, std::string_view slot, Ref listener);
  trace::LockId lock(Ref ref, LockKind kind);
  trace::TokenId token(Ref ref);

  void tell_container(const Thread& thread, const Access& access);
  void tell_access(const Thread& thread, const Access& access, trace::LocationId location, bool is_write,
                   uint8_t flags);
  bool is_repeated(const Thread& thread, const trace::Operation& operation);

  Options options_;
  trace::TraceTables entries_;
  trace::TableBuilder tables_;
  trace::TraceWriter writer_;
  Machine* machine_ = nullptr;
  uint32_t thread_name_offset_ = 0;
  std::unique_ptr<TracedStacks> stacks_;
  std::unique_ptr<TracedPlaces> places_;
  std::vector<ThreadState> threads_;
  std::vector<trace::QueueId> queues_;
  std::vector<trace::MessageId> messages_;  // By the machine's number.
  absl::flat_hash_map<int32_t, trace::BarrierId> barriers_;
  absl::flat_hash_map<CallbackKey, trace::CallbackId> callbacks_;
  absl::flat_hash_map<std::pair<trace::ObjectId, bool>, trace::LockId> locks_;
  absl::flat_hash_map<trace::ObjectId, trace::TokenId> tokens_;
  absl::flat_hash_map<AccessKey, uint32_t> told_;  // The segment in which it was.
  uint64_t operations_ = 0;
};

}  // namespace antecede::runtime

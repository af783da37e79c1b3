#pragma once

#include <memory>
#include <utility>

#include "runtime/recorded_fields.h"
#include "runtime/recorder.h"

namespace antecede::runtime {

/// Two recorders of one machine: the first decides where threads stop and hears of everything, the second hears of
/// what it would hear of alone. For the trace of a run whose order an exploration has found.
class RecorderPair final : public Recorder {
 public:
  RecorderPair(Recorder& first, Recorder& second) : first_(first), second_(second) {}

  RecordScope scope() const override { return first_.scope(); }
  void attached(Machine& machine) override {
    observable_ = std::make_unique<RecordedFields>(machine, second_.scope());
    both(&Recorder::attached, machine);
  }
  void thread_started(const Thread& thread) override { both(&Recorder::thread_started, thread); }
  void thread_ended(const Thread& thread) override { both(&Recorder::thread_ended, thread); }
  void forked(const Thread& by, const Thread& child) override { both(&Recorder::forked, by, child); }
  void spawned(const Thread& by, const Thread& child) override { both(&Recorder::spawned, by, child); }
  void joined(const Thread& by, const Thread& ended) override { both(&Recorder::joined, by, ended); }
  void queue_made(uint32_t queue, TaskQueue::Kind kind, const Thread* looper) override {
    both(&Recorder::queue_made, queue, kind, looper);
  }
  void enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) override {
    both(&Recorder::enqueued, thread, queue, task, time);
  }
  void removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) override {
    both(&Recorder::removed, thread, queue, task, keys);
  }
  void withdrawn(const Thread& thread, uint32_t queue, const QueuedTask& task) override {
    both(&Recorder::withdrawn, thread, queue, task);
  }
  void returned(const Thread& thread, uint64_t message) override { both(&Recorder::returned, thread, message); }
  void event_began(const Thread& thread, uint32_t queue, uint64_t message, Ref task) override {
    both(&Recorder::event_began, thread, queue, message, task);
  }
  void event_ended(const Thread& thread, uint32_t queue, uint64_t message) override {
    both(&Recorder::event_ended, thread, queue, message);
  }
  void exception_made(const Thread& thread, Ref exception, Slot* frame) override {
    both(&Recorder::exception_made, thread, exception, frame);
  }
  void crashed(const Thread& thread, Ref exception) override { both(&Recorder::crashed, thread, exception); }
  void event_failed(const Thread& thread, Ref exception) override {
    both(&Recorder::event_failed, thread, exception);
  }
  void barrier_posted(const Thread& thread, uint32_t queue, int32_t token, int64_t time) override {
    both(&Recorder::barrier_posted, thread, queue, token, time);
  }
  void barrier_removed(const Thread& thread, uint32_t queue, int32_t token) override {
    both(&Recorder::barrier_removed, thread, queue, token);
  }
  void notified(const Thread& thread, uint64_t number) override { both(&Recorder::notified, thread, number); }
  void waited(const Thread& thread, uint64_t number) override { both(&Recorder::waited, thread, number); }
  void released(const Thread& thread, Ref token) override { both(&Recorder::released, thread, token); }
  void acquired(const Thread& thread, Ref token) override { both(&Recorder::acquired, thread, token); }
  void locked(const Thread& thread, Ref lock, LockKind kind) override { both(&Recorder::locked, thread, lock, kind); }
  void unlocked(const Thread& thread, Ref lock, LockKind kind) override {
    both(&Recorder::unlocked, thread, lock, kind);
  }
  void registered(const Thread& thread, const CallbackRegistration& one) override {
    both(&Recorder::registered, thread, one);
  }
  void unregistered(const Thread& thread, const CallbackRegistration& one) override {
    both(&Recorder::unregistered, thread, one);
  }
  void invoked(const Thread& thread, const CallbackRegistration& one, bool synchronous) override {
    both(&Recorder::invoked, thread, one, synchronous);
  }
  /// The second hears of it once it happens.
  bool accessed(const Thread& thread, const Access& access) override {
    if (first_.accessed(thread, access)) return true;
    const bool told = access.is_container || (access.field ? observable_->tells(*access.field)
                                                           : observable_->tells_elements(*method_of(thread)));
    return told && second_.accessed(thread, access);
  }
  bool stops_before_monitor(const Thread& thread, Ref object) override {
    return first_.stops_before_monitor(thread, object);
  }
  bool stops_before_native(const Thread& thread, const Method& native, const Slot* arguments) override {
    return first_.stops_before_native(thread, native, arguments);
  }
  void woken(const Thread& thread, WakeReason reason) override { both(&Recorder::woken, thread, reason); }
  void renewed(const Thread& thread, Ref object) override { both(&Recorder::renewed, thread, object); }
  void process_ended() override { both(&Recorder::process_ended); }
  void moving(const Collector& collector) override { both(&Recorder::moving, collector); }

 private:
  static const Method* method_of(const Thread& thread) { return thread.fp[k_frame_method].method; }

  template <class... Parameters, class... Arguments>
  void both(void (Recorder::*tell)(Parameters...), Arguments&&... arguments) {
    (first_.*tell)(arguments...);
    (second_.*tell)(arguments...);
  }

  Recorder& first_;
  Recorder& second_;
  std::unique_ptr<RecordedFields> observable_;
};

}  // namespace antecede::runtime

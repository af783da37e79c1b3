#pragma once

#include <utility>

#include "runtime/record/observer.h"

namespace antecede::runtime {

/// Two observers of one machine; the first hears of everything first. For the trace of a run whose order an
/// exploration has found.
class ObserverPair final : public Observer {
 public:
  ObserverPair(Observer& first, Observer& second) : first_(first), second_(second) {}

  void attached(const Machine& machine) override { both(&Observer::attached, machine); }
  void thread_started(const Thread& thread) override { both(&Observer::thread_started, thread); }
  void thread_ended(const Thread& thread) override { both(&Observer::thread_ended, thread); }
  void forked(const Thread& by, const Thread& child) override { both(&Observer::forked, by, child); }
  void spawned(const Thread& by, const Thread& child) override { both(&Observer::spawned, by, child); }
  void joined(const Thread& by, const Thread& ended) override { both(&Observer::joined, by, ended); }
  void queue_made(uint32_t queue, TaskQueue::Kind kind, const Thread* looper) override {
    both(&Observer::queue_made, queue, kind, looper);
  }
  void enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) override {
    both(&Observer::enqueued, thread, queue, task, time);
  }
  void removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) override {
    both(&Observer::removed, thread, queue, task, keys);
  }
  void withdrawn(const Thread& thread, uint32_t queue, const QueuedTask& task) override {
    both(&Observer::withdrawn, thread, queue, task);
  }
  void returned(const Thread& thread, uint64_t message) override { both(&Observer::returned, thread, message); }
  void event_began(const Thread& thread, uint32_t queue, uint64_t message, Ref task) override {
    both(&Observer::event_began, thread, queue, message, task);
  }
  void event_ended(const Thread& thread, uint32_t queue, uint64_t message) override {
    both(&Observer::event_ended, thread, queue, message);
  }
  void exception_made(const Thread& thread, Ref exception, Slot* frame) override {
    both(&Observer::exception_made, thread, exception, frame);
  }
  void crashed(const Thread& thread, Ref exception) override { both(&Observer::crashed, thread, exception); }
  void event_failed(const Thread& thread, Ref exception) override {
    both(&Observer::event_failed, thread, exception);
  }
  void barrier_posted(const Thread& thread, uint32_t queue, int32_t token, int64_t time) override {
    both(&Observer::barrier_posted, thread, queue, token, time);
  }
  void barrier_removed(const Thread& thread, uint32_t queue, int32_t token) override {
    both(&Observer::barrier_removed, thread, queue, token);
  }
  void notified(const Thread& thread, uint64_t number) override { both(&Observer::notified, thread, number); }
  void waited(const Thread& thread, uint64_t number) override { both(&Observer::waited, thread, number); }
  void released(const Thread& thread, Ref token) override { both(&Observer::released, thread, token); }
  void acquired(const Thread& thread, Ref token) override { both(&Observer::acquired, thread, token); }
  void locked(const Thread& thread, Ref lock, LockKind kind) override { both(&Observer::locked, thread, lock, kind); }
  void unlocked(const Thread& thread, Ref lock, LockKind kind) override {
    both(&Observer::unlocked, thread, lock, kind);
  }
  void registered(const Thread& thread, const CallbackRegistration& one) override {
    both(&Observer::registered, thread, one);
  }
  void unregistered(const Thread& thread, const CallbackRegistration& one) override {
    both(&Observer::unregistered, thread, one);
  }
  void invoked(const Thread& thread, const CallbackRegistration& one, bool synchronous) override {
    both(&Observer::invoked, thread, one, synchronous);
  }
  void accessed(const Thread& thread, const Access& access) override { both(&Observer::accessed, thread, access); }
  void library_accessed(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value) override {
    both(&Observer::library_accessed, thread, field, object, is_write, value);
  }
  void library_entered(const Thread& thread, Ref receiver) override {
    both(&Observer::library_entered, thread, receiver);
  }
  void library_left(const Thread& thread) override { both(&Observer::library_left, thread); }
  void unwound(const Thread& thread, const Slot* frame) override { both(&Observer::unwound, thread, frame); }
  void meaning_entered(const Thread& thread, const Method& method, const Slot* arguments) override {
    both(&Observer::meaning_entered, thread, method, arguments);
  }
  void meaning_left(const Thread& thread, Slot value) override { both(&Observer::meaning_left, thread, value); }
  void woken(const Thread& thread, WakeReason reason) override { both(&Observer::woken, thread, reason); }
  void renewed(const Thread& thread, Ref object) override { both(&Observer::renewed, thread, object); }
  void process_ended() override { both(&Observer::process_ended); }
  bool hears_stores() const override { return first_.hears_stores() || second_.hears_stores(); }
  void stored(Ref into, Ref value) override { both(&Observer::stored, into, value); }
  void native_called(const Method& method, const Slot* arguments) override {
    both(&Observer::native_called, method, arguments);
  }
  void native_returned(const Method& method, const Slot* arguments, Slot result) override {
    both(&Observer::native_returned, method, arguments, result);
  }
  void moving(const Collector& collector) override { both(&Observer::moving, collector); }

 private:
  template <class... Parameters, class... Arguments>
  void both(void (Observer::*tell)(Parameters...), Arguments&&... arguments) {
    (first_.*tell)(arguments...);
    (second_.*tell)(arguments...);
  }

  Observer& first_;
  Observer& second_;
};

}  // namespace antecede::runtime

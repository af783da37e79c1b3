#pragma once

#include <cstdint>
#include <vector>

#include "runtime/explore/explorer_own.h"
#include "runtime/explore/explorer_steps.h"
#include "runtime/record/observer.h"
#include "runtime/threads/thread.h"

namespace antecede::runtime {

/// Which threads are stopped before an operation, and whether they can go on.
///
/// A thread is asked twice: before the operation it stops, and when it goes on it does the operation. Code of the
/// model is not stopped between two shared accesses of one call, as elsewhere.
class ExplorerStops {
 public:
  /// What changes during an execution.
  struct State {
    struct PerThread {
      bool at_operation = false;  ///< Stopped before one; it is asked again when it goes on.
      bool waits_for_take = false;
      Ref lock = k_null;  ///< The operation takes this lock.
      LockKind lock_kind = LockKind::Monitor;
      uint32_t queue = 0;
      bool is_atomic = false;  ///< Has done something shared in the model since the app called it.
    };
    std::vector<PerThread> threads;
  };

  ExplorerStops(Machine& machine, ExplorerOwn& own, ExplorerSteps& steps)
      : machine_(machine), own_(own), steps_(steps) {}
  const State& state() const { return state_; }
  void set_state(const State& state) { state_ = state; }

  bool is_stopped(const Thread& thread) { return of(thread).at_operation; }
  /// Whether the stopped thread could go on now.
  bool can_go(const Thread& thread);
  /// The message that the stopped thread would take; 0: it takes none.
  uint64_t would_take(const Thread& thread);
  /// Whether the thread, which is ready but not stopped before an operation, only tries again what it waited for.
  bool tries_again(const Thread& thread);

  /// Before an operation: true: the thread stops. False: it does it now, and who asks adds it to the step.
  bool before(const Thread& thread, bool in_model, bool may_split_model);
  /// The same for what waits until it can be done: a lock, a message. Where it cannot, the thread goes on and waits.
  bool before_lock(const Thread& thread, Ref object, LockKind kind);
  bool before_take(const Thread& thread, uint32_t queue);

  void moving(const Collector& collector);

 private:
  State::PerThread& of(const Thread& thread);
  bool is_free(const Thread& thread, Ref object, LockKind kind) const;
  bool can_take(uint32_t queue) const;
  bool can_be_done(const Thread& thread) const;

  Machine& machine_;
  ExplorerOwn& own_;
  ExplorerSteps& steps_;
  State state_;
};

}  // namespace antecede::runtime

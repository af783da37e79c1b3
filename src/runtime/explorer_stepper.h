#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "runtime/explorer_objects.h"
#include "runtime/explorer_trace.h"
#include "runtime/recorder.h"

namespace antecede::runtime {

/// Cuts the run of each thread into *steps*, for exploration: stops it before every operation that others could
/// notice, and tells what each step did.
///
/// Noticeable are: entering monitors and taking locks, the queues of loopers, output, time, interrupts, and accesses
/// to those fields for which a race was seen. All other accesses are ordered by these, so that stopping before them
/// would show nothing new; where one turns out not to be, its field joins the noticeable ones (`found_race`) and the
/// exploration begins anew. Code of the model is not stopped between two shared accesses of one call, as elsewhere.
class ExplorerStepper : public Recorder {
 public:
  /// Fields (by id), and elements of arrays (by class, `k_array` set), at whose accesses threads stop.
  using Keys = std::set<uint64_t>;
  static constexpr uint64_t k_array = uint64_t(1) << 32;

  /// What changes during an execution.
  struct State {
    struct PerThread {
      bool at_operation = false;  ///< Stopped before one; it is asked again when it goes on.
      bool waits_for_take = false;
      Ref lock = k_null;  ///< The operation takes this lock.
      LockKind lock_kind = LockKind::Monitor;
      uint32_t queue = 0;
      bool is_atomic = false;  ///< Has done something shared in the model since the app called it.
      bool was_forked = false;
      bool has_run = false;
    };
    ExplorerTrace trace;
    std::vector<PerThread> threads;
    ExplorerObjects objects;
    std::string output;
    bool settling = false;         ///< The thread that runs only finds out whether it can go on.
    size_t clock_node = SIZE_MAX;  ///< Where it was chosen how far the clock moved last.
    bool clock_rests = false;      ///< It stopped where nothing happens, until a delay begins.
  };

  explicit ExplorerStepper(Keys& keys) : keys_(keys) {}

  State& state() { return state_; }
  const State& state() const { return state_; }
  /// Whether the stopped thread could go on now.
  bool can_go(const Thread& thread);
  /// The message that the stopped thread would take; 0: it takes none.
  uint64_t would_take(const Thread& thread);
  /// Whether the thread, which is ready but not stopped before an operation, only tries again what it waited for.
  bool tries_again(const Thread& thread);
  /// The thread goes on, only to find out whether it can.
  void begin_settling(const Thread& thread);
  /// A step of the thread begins.
  void begin_step(const Thread& thread, uint32_t node);
  /// The clock moves on.
  void begin_clock_step(uint32_t node);
  /// What threads that wait at the end of the execution would do if they could.
  void look_at_rest();

  // Of Recorder.
  RecordScope scope() const override { return RecordScope::Everything; }
  void attached(Machine& machine) override { machine_ = &machine; }
  void forked(const Thread& by, const Thread& child) override;
  void thread_ended(const Thread& thread) override;
  void joined(const Thread& by, const Thread& ended) override;
  void woken(const Thread& thread, WakeReason reason) override;
  void enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) override;
  void removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) override;
  void barrier_posted(const Thread& thread, uint32_t queue, int32_t token, int64_t time) override;
  void barrier_removed(const Thread& thread, uint32_t queue, int32_t token) override;
  void locked(const Thread& thread, Ref lock, LockKind kind) override;
  void unlocked(const Thread& thread, Ref lock, LockKind kind) override;
  bool accessed(const Thread& thread, const Access& access) override;
  bool stops_before_monitor(const Thread& thread, Ref object) override;
  bool stops_before_native(const Thread& thread, const Method& native, const Slot* arguments) override;
  void moving(const Collector& collector) override;

 protected:
  /// The operation of a process could have come before the step.
  virtual void found_reversible(uint32_t step, Process process) = 0;
  /// A key was added: this execution is of no use.
  virtual void found_race() = 0;
  /// A delay begins: the clock might have stopped elsewhere on its last move, so that it ended after something else.
  virtual void found_delay(int64_t nanos, int64_t unit) = 0;

  Machine* machine_ = nullptr;

 private:
  enum class Place : uint64_t {
    Memory,
    Element,
    Monitor,
    Lock,
    Queue,
    Clock,
    Start,
    End,
    Wake,
    Line,     ///< Those who wait at an object to be woken.
    LineEnd,  ///< The same; those who leave it by themselves, and who is woken.
    Alarm,    ///< What ends the waits of a thread.
    Expiry,   ///< The end of a thread, and of waits for it.
    Permit,
    Interrupt,
    Output,
    State,
  };

  /// A number for the place; that two places have the same one is as good as impossible, and would do no harm.
  static uint64_t place(Place kind, uint64_t object, uint64_t key = 0);
  uint64_t object(Ref ref) const { return state_.objects.name(ref); }
  void left_by_itself(const Thread& thread);
  void begin_delay(int64_t nanos, int64_t unit = 1);
  State::PerThread& of(const Thread& thread);
  void add(StepOperation::Kind kind, uint64_t place);
  void add(const StepOperation& operation);
  bool stop(const Thread& thread, bool in_model, bool may_split_model);
  bool stop_for_lock(const Thread& thread, Ref object, LockKind kind);
  bool is_free(const Thread& thread, Ref object, LockKind kind) const;
  bool stop_before_wait(const Thread& thread, int64_t nanos);
  bool stop_before_take(const Thread& thread, uint32_t queue);
  void add_take(uint32_t queue);
  static bool has_rivals(const TaskQueue& queue, const QueuedTask& due);
  StepOperation queue_operation(StepOperation::Kind kind, uint32_t queue, const QueuedTask* task);
  uint64_t lock_place(Ref object, LockKind kind);

  Keys& keys_;
  State state_;
};

}  // namespace antecede::runtime

#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "runtime/explorer_objects.h"
#include "runtime/explorer_trace.h"
#include "runtime/native.h"
#include "runtime/recorder.h"

namespace antecede::runtime {

/// Cuts the run of each thread into *steps*, for exploration: stops it before every operation that others could
/// notice, and tells what each step did.
///
/// Noticeable are: entering monitors and taking locks, the queues of loopers, output, time, interrupts, and accesses
/// to those fields for which a race was seen. All other accesses are ordered by these, so that stopping before them
/// would show nothing new; where one turns out not to be, its field joins the noticeable ones (`found_race`) and the
/// exploration begins anew. Code of the model is not stopped between two shared accesses of one call, as elsewhere.
///
/// For apps (`own_only`) only that is noticeable which own code has a part in: what it accesses, the locks it takes,
/// waits it makes, messages whose dispatch runs own code, and messages whose dispatch posts such messages or makes
/// the system post them. Which ones these are is found out in the same way, by their kind: the classes of the task,
/// its callback and target, and its `what`. All else that the system does, its frames, its bookkeeping, happens
/// somewhere in between. What happens after a crash is not looked at.
class ExplorerStepper : public Recorder {
 public:
  /// Fields (by id), elements of arrays and contents of containers (by class, `k_array` or `k_container` set), at
  /// whose accesses threads stop; kinds of messages (`k_message` set).
  using Keys = std::set<uint64_t>;
  static constexpr uint64_t k_array = uint64_t(1) << 32;
  static constexpr uint64_t k_container = uint64_t(1) << 33;
  static constexpr uint64_t k_message = uint64_t(1) << 63;

  /// What changes during an execution.
  struct State {
    struct Event {
      uint64_t kind = 0;
      uint32_t type = 0;  ///< The class of what is called.
      bool is_frame = false;
      uint64_t asked_by = 0;  ///< The kind of the event that asked for this; 0: unknown.
    };
    struct PerThread {
      bool at_operation = false;  ///< Stopped before one; it is asked again when it goes on.
      bool waits_for_take = false;
      Ref lock = k_null;  ///< The operation takes this lock.
      LockKind lock_kind = LockKind::Monitor;
      uint32_t queue = 0;
      bool is_atomic = false;  ///< Has done something shared in the model since the app called it.
      bool was_forked = false;
      bool has_run = false;
      std::vector<Event> events;  ///< Own only: those under way.
    };
    ExplorerTrace trace;
    std::vector<PerThread> threads;
    ExplorerObjects objects;
    std::string output;
    bool settling = false;         ///< The thread that runs only finds out whether it can go on.
    size_t clock_node = SIZE_MAX;  ///< Where it was chosen how far the clock moved last.
    bool clock_rests = false;      ///< It stopped where nothing happens, until a delay begins.

    // Own only.
    bool crashed = false;
    absl::flat_hash_map<uint64_t, uint64_t> renewals;  ///< By object that is used anew: how often it was.
    absl::flat_hash_map<uint64_t, uint64_t> givers;    ///< By token: the kind of the event that gave it.
    absl::flat_hash_set<uint64_t> frames;              ///< Messages of the display.
    absl::flat_hash_map<uint64_t, uint32_t> posters;   ///< By message: the thread.
    // What shows in which order own code ran:
    uint64_t events = 0;                               ///< Where events that run own code begin and end.
    absl::flat_hash_map<uint64_t, uint64_t> accesses;  ///< By place: who, in order.
  };

  ExplorerStepper(Keys& keys, bool own_only) : keys_(keys), own_only_(own_only) {}

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
  /// The same step: this much time passes. Own only: whether it makes a difference.
  void pass_time(int64_t nanos);
  /// Equal where own code ran in the same order.
  uint64_t order() const;
  /// What threads that wait at the end of the execution would do if they could.
  void look_at_rest();

  // Of Recorder.
  RecordScope scope() const override { return own_only_ ? RecordScope::Own : RecordScope::Everything; }
  void attached(Machine& machine) override { machine_ = &machine; }
  void forked(const Thread& by, const Thread& child) override;
  void thread_ended(const Thread& thread) override;
  void joined(const Thread& by, const Thread& ended) override;
  void woken(const Thread& thread, WakeReason reason) override;
  void enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) override;
  void removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) override;
  void event_began(const Thread& thread, uint32_t queue, uint64_t message, Ref task) override;
  void event_ended(const Thread& thread, uint32_t queue, uint64_t message) override;
  void crashed(const Thread&, Ref) override { state_.crashed = own_only_; }
  void released(const Thread& thread, Ref token) override;
  void acquired(const Thread& thread, Ref token) override;
  void barrier_posted(const Thread& thread, uint32_t queue, int32_t token, int64_t time) override;
  void barrier_removed(const Thread& thread, uint32_t queue, int32_t token) override;
  void locked(const Thread& thread, Ref lock, LockKind kind) override;
  void unlocked(const Thread& thread, Ref lock, LockKind kind) override;
  bool accessed(const Thread& thread, const Access& access) override;
  bool stops_before_monitor(const Thread& thread, Ref object) override;
  bool stops_before_native(const Thread& thread, const Method& native, const Slot* arguments) override;
  void renewed(const Thread&, Ref object) override;
  void moving(const Collector& collector) override;

 protected:
  /// The operation of a process could have come before the step.
  virtual void found_reversible(uint32_t step, Process process) = 0;
  /// A key was added: this execution is of no use. Own only: it goes on to its end, to find more of them.
  virtual void found_race() = 0;
  /// A delay begins: the clock might have stopped elsewhere on its last move, so that it ended after something else.
  virtual void found_delay(int64_t nanos, int64_t unit) = 0;

  /// When something noticeable will happen by time, after now.
  std::vector<int64_t> deadlines();

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
    Contents,
    Token,  ///< What one gives and another takes up.
    Task,
  };
  static constexpr uint32_t k_environment = 0;  ///< The thread that is no part of the app.

  /// A number for the place; that two places have the same one is as good as impossible, and would do no harm.
  static uint64_t place(Place kind, uint64_t object, uint64_t key = 0);
  uint64_t object(Ref ref) const { return state_.objects.name(ref); }
  /// The object since it is used anew, as an owner of fields.
  uint64_t owner(Ref ref) const;
  void left_by_itself(const Thread& thread);
  void begin_delay(int64_t nanos, int64_t unit = 1);
  State::PerThread& of(const Thread& thread);
  void add(StepOperation::Kind kind, uint64_t place);
  void add(const StepOperation& operation);
  void show_access(const Thread& thread, uint64_t where, bool is_write);
  bool stop(const Thread& thread, bool in_model, bool may_split_model);
  bool stop_for_lock(const Thread& thread, Ref object, LockKind kind);
  bool is_free(const Thread& thread, Ref object, LockKind kind) const;
  bool stop_before_wait(const Thread& thread, int64_t nanos);
  bool stop_before_take(const Thread& thread, uint32_t queue);
  void add_take(uint32_t queue);
  bool has_rivals(const TaskQueue& queue, const QueuedTask& due);
  StepOperation queue_operation(StepOperation::Kind kind, uint32_t queue, const QueuedTask* task);
  uint64_t lock_place(Ref object, LockKind kind);
  bool can_be_done(const Thread& thread);
  /// Whether what the thread does now is noticeable as far as own code decides that.
  bool counts(const Thread& thread) const;
  bool counts(const QueuedTask& task) { return !own_only_ || keys_.contains(kind_of(task.task)); }
  /// Whether it is own code that asks for the time, or a queue of java.util for it.
  bool asks_for_itself(const Thread& thread) const;
  uint64_t kind_of(Ref task);
  void mark_own(const Thread& thread);
  void mark_kind(uint64_t kind);
  /// A message that counts was posted: who posts it counts, too.
  void mark_poster(const Thread& thread);
  static void show(uint64_t& order, uint64_t what);
  /// Whether others might notice what the method does, if own code calls it.
  static bool is_noticeable(const Method& native);
  /// Nothing: the method has nothing to do with contents of containers.
  static std::optional<bool> writes_contents(NativeFunction function);
  bool stops_before_contents(const Thread& thread, Ref container, bool is_write);

  Keys& keys_;
  const bool own_only_;
  State state_;
};

}  // namespace antecede::runtime

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "runtime/explore/explorer_findings.h"
#include "runtime/explore/explorer_own.h"
#include "runtime/explore/explorer_places.h"
#include "runtime/explore/explorer_trace.h"
#include "runtime/threads/thread.h"

namespace antecede::runtime {

/// The steps of one execution, by threads and by the clock: writes down what each does and tells which of them could
/// have come in another order.
///
/// Assumes that a step is begun before anything is added to it; what is added outside of steps is left out, and so is
/// everything behind a crash of an app.
class ExplorerSteps {
 public:
  /// What changes during an execution.
  struct State {
    struct PerThread {
      bool was_forked = false;
      bool has_run = false;
    };
    ExplorerTrace trace;
    std::vector<PerThread> threads;
    size_t clock_node = SIZE_MAX;  ///< Where it was chosen how far the clock moved last.
    bool clock_rests = false;      ///< It stopped where nothing happens, until a delay begins.
  };

  ExplorerSteps(Machine& machine, const ExplorerPlaces& places, const ExplorerOwn& own, ExplorerFindings& findings)
      : machine_(machine), places_(places), own_(own), findings_(findings) {}
  const State& state() const { return state_; }
  void set_state(const State& state) { state_ = state; }

  const ExplorerTrace& trace() const { return state_.trace; }
  bool is_running() const { return state_.trace.is_running(); }
  /// A step of the thread begins. `resumes`: it goes on behind a wait that somebody ended.
  void begin(const Thread& thread, uint32_t node, bool resumes);
  void end() { state_.trace.end(); }
  void forked(const Thread& child);

  // What a step does.

  void add(StepOperation::Kind kind, uint64_t place);
  void add(const StepOperation& operation);
  void add_enqueue(uint32_t queue, const QueuedTask& task, int64_t time);
  void add_take(uint32_t queue);
  /// An access that is no operation; true: it is not ordered with another one.
  bool access(uint64_t place, bool is_write) { return state_.trace.access(place, is_write); }

  // Time.

  void begin_clock(uint32_t node);
  /// How far the clock moves was chosen there. `rests`: to where nothing happens.
  void clock_moved(size_t node, bool rests);
  void set_clock_rests(bool rests) { state_.clock_rests = rests; }
  /// The same step: this much time passes. Own only: whether it makes a difference.
  void pass_time(int64_t nanos);
  void begin_delay(int64_t nanos, int64_t unit = 1);
  /// The running step has ended a wait that the clock would have ended: it might have come before.
  void forestalls_clock();
  /// When something noticeable will happen by time, after now.
  std::vector<int64_t> deadlines() const;

  /// What threads that wait at the end of the execution would do if they could.
  void look_at_rest();

 private:
  State::PerThread& of(const Thread& thread);
  bool has_rivals(const TaskQueue& queue, const QueuedTask& due) const;

  Machine& machine_;
  const ExplorerPlaces& places_;
  const ExplorerOwn& own_;
  ExplorerFindings& findings_;
  State state_;
};

}  // namespace antecede::runtime

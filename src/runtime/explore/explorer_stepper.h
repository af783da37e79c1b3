#pragma once

#include <cstdint>
#include <optional>

#include "runtime/explore/explorer_accesses.h"
#include "runtime/explore/explorer_findings.h"
#include "runtime/explore/explorer_keys.h"
#include "runtime/explore/explorer_natives.h"
#include "runtime/explore/explorer_own.h"
#include "runtime/explore/explorer_places.h"
#include "runtime/explore/explorer_steps.h"
#include "runtime/explore/explorer_stops.h"
#include "runtime/record/observer.h"
#include "runtime/schedule/controller.h"

namespace antecede::runtime {

/// The parts that cut the run of each thread of a machine into *steps*: threads stop before every operation that
/// others could notice, and what each step does is written down.
///
/// Noticeable are: entering monitors and taking locks, the queues of loopers, output, time, interrupts, and accesses
/// to those fields for which a race was seen (ExplorerAccesses). For apps, only as far as own code has a part in it
/// (ExplorerOwn).
struct ExplorerParts {
  ExplorerParts(Machine& machine, ExplorerKeys& keys, ExplorerFindings& findings, bool own_only)
      : places(machine),
        own(machine, keys, findings, own_only),
        steps(machine, places, own, findings),
        stops(machine, own, steps),
        accesses(machine, keys, places, own, steps, stops, findings),
        natives(machine, places, own, steps, stops, accesses) {}
  ExplorerParts(const ExplorerParts&) = delete;
  ExplorerParts& operator=(const ExplorerParts&) = delete;

  /// All that changes during an execution: to come back to it.
  struct State {
    ExplorerPlaces::State places;
    ExplorerOwn::State own;
    ExplorerSteps::State steps;
    ExplorerStops::State stops;
  };
  State state() const { return {places.state(), own.state(), steps.state(), stops.state()}; }
  void set_state(const State& state);

  ExplorerPlaces places;
  ExplorerOwn own;
  ExplorerSteps steps;
  ExplorerStops stops;
  ExplorerAccesses accesses;
  ExplorerNatives natives;
};

/// The controller and observer of an exploration: hears what the threads of a machine do and hands it to the part
/// whose business it is. Has those parts from when it controls a machine, and serves that one only.
class ExplorerStepper final : public Observer, public Controller {
 public:
  ExplorerStepper(ExplorerKeys& keys, ExplorerFindings& findings, bool own_only)
      : keys_(keys), findings_(findings), own_only_(own_only) {}

  Machine& machine() const { return *machine_; }
  ExplorerParts& parts() { return *parts_; }
  const ExplorerParts& parts() const { return *parts_; }

  RecordScope scope() const override { return own_only_ ? RecordScope::Own : RecordScope::Everything; }
  void controls(Machine& machine) override;
  void forked(const Thread& by, const Thread& child) override;
  void thread_ended(const Thread& thread) override;
  void joined(const Thread& by, const Thread& ended) override;
  void woken(const Thread& thread, WakeReason reason) override;
  void enqueued(const Thread& thread, uint32_t queue, const QueuedTask& task, int64_t time) override;
  void removed(const Thread& thread, uint32_t queue, const QueuedTask* task, const TaskKeys& keys) override;
  void event_began(const Thread& thread, uint32_t queue, uint64_t message, Ref task) override;
  void event_ended(const Thread& thread, uint32_t queue, uint64_t message) override;
  void crashed(const Thread&, Ref) override { parts_->own.crashed(); }
  void released(const Thread& thread, Ref token) override;
  void acquired(const Thread& thread, Ref token) override;
  void barrier_posted(const Thread& thread, uint32_t queue, int32_t token, int64_t time) override;
  void barrier_removed(const Thread& thread, uint32_t queue, int32_t token) override;
  void locked(const Thread& thread, Ref lock, LockKind kind) override;
  void unlocked(const Thread& thread, Ref lock, LockKind kind) override;
  bool stops_before_access(const Thread& thread, const Access& access) override;
  bool stops_before_monitor(const Thread& thread, Ref object) override;
  bool stops_before_native(const Thread& thread, const Method& native, const Slot* arguments) override;
  void renewed(const Thread&, Ref object) override;
  void moving(const Collector& collector) override;

 private:
  void left_by_itself(const Thread& thread);
  void changed_queue(uint32_t queue);

  ExplorerKeys& keys_;
  ExplorerFindings& findings_;
  const bool own_only_;
  Machine* machine_ = nullptr;
  std::optional<ExplorerParts> parts_;
};

}  // namespace antecede::runtime

#pragma once

#include <cstdint>

#include <absl/container/flat_hash_map.h>

#include "runtime/explore/explorer_objects.h"
#include "runtime/explore/explorer_operation.h"
#include "runtime/record/observer.h"

namespace antecede::runtime {

/// What an operation of a step is about.
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

/// A number for the place; that two places have the same one is as good as impossible, and would do no harm.
uint64_t place_number(Place kind, uint64_t object, uint64_t key = 0);

/// Numbers for the places of one machine, the same in all executions that begin alike: objects have names there
/// (ExplorerObjects), and one that is used anew is another from then on. Makes operations of queues, which carry
/// names of objects, too.
class ExplorerPlaces {
 public:
  /// What changes during an execution.
  struct State {
    ExplorerObjects objects;
    absl::flat_hash_map<uint64_t, uint64_t> renewals;  ///< By object that is used anew: how often it was.
  };

  explicit ExplorerPlaces(const Machine& machine) : machine_(machine) {}
  const State& state() const { return state_; }
  void set_state(const State& state) { state_ = state; }

  uint64_t object(Ref ref) const { return state_.objects.name(ref); }
  /// The object since it is used anew, as an owner of fields.
  uint64_t owner(Ref ref) const;
  uint64_t lock(Ref ref, LockKind kind) const;
  StepOperation queue_operation(StepOperation::Kind kind, uint32_t queue, const QueuedTask* task) const;
  /// Takes messages back, or looks for some.
  StepOperation removal(uint32_t queue, const TaskKeys& keys) const;

  /// From here on the process allocates.
  void switch_to(Process process);
  void renew(Ref ref) { ++state_.renewals[object(ref)]; }
  void moving(const Collector& collector);

 private:
  const Machine& machine_;
  State state_;
};

}  // namespace antecede::runtime

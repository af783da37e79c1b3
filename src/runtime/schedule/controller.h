#pragma once

#include <cstdint>

#include "runtime/heap/value.h"
#include "runtime/record/observer.h"
#include "runtime/threads/thread.h"

namespace antecede::runtime {

class Machine;
struct Method;

/// Decides where the threads of a machine stop, for whoever tries orders that a schedule alone does not bring about.
///
/// A schedule chooses among threads where the machine asks it; a controller adds the places where it is asked. Each
/// question comes right before the thing happens. True: not now; the thread stops, others may run, and when it goes
/// on the same question is asked again. To hear what happened, a controller is an observer as well.
class Controller {
 public:
  virtual ~Controller() = default;

  /// Which accesses it is asked about: `Own` or `Everything`.
  virtual RecordScope scope() const = 0;
  /// Before anything else. The machine outlives its use of the controller.
  virtual void controls(Machine& machine) = 0;

  virtual bool stops_before_access(const Thread& thread, const Access& access) = 0;
  virtual bool stops_before_monitor(const Thread& thread, Ref object) = 0;
  virtual bool stops_before_native(const Thread& thread, const Method& native, const Slot* arguments) = 0;
};

}  // namespace antecede::runtime

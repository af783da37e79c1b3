#pragma once

#include <vector>

#include "pointer/solver.h"
#include "scan/accesses.h"

namespace antecede::scan {

/// Which objects others than the event that makes them can get hold of.
///
/// Can be found by others: what static fields lead to, what the system made or was given (components, listeners, threads,
/// queues), and what an action begins with (the task that was posted, the body of a thread). All that these lead to is
/// found as well. The rest lives and dies in one event: two events never share one. O(cells).
class Escape {
 public:
  explicit Escape(const Subject& subject);
  bool escapes(pointer::ObjectId object) const { return escapes_[object.value()]; }

 private:
  void add(pointer::ObjectId object);
  void add(const pointer::ObjectSet& objects);

  const pointer::Solver& solver_;
  std::vector<uint8_t> escapes_;
  std::vector<pointer::ObjectId> work_;
};

}  // namespace antecede::scan

#pragma once

#include <cstdint>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "runtime/explore/explorer_trace.h"
#include "runtime/heap/heap.h"

namespace antecede::runtime {

class Collector;

/// Names for objects that mean the same in all executions of an exploration that begin alike, whatever came in
/// between.
///
/// Neither addresses nor the order in which objects are met are such names: both change when threads change places.
/// So an object is known by the process that made it and the bytes that this process had allocated before.
class ExplorerObjects {
 public:
  /// From here on the process allocates. What was allocated since the last call was the last process's.
  void switch_to(Process process, const Heap& heap);
  /// 0: null.
  uint64_t name(Ref ref) const;
  /// Objects are about to move.
  void moving(const Collector& collector, const Heap& heap, const std::vector<Class*>& classes);

 private:
  /// Objects from `start` on were made by the process, after so many bytes.
  struct Part {
    size_t start = 0;
    Process process = 0;
    uint64_t before = 0;
  };

  std::vector<Part> parts_{{}};      // Ascending; the last is still growing.
  std::vector<uint64_t> allocated_;  // By process.
  size_t floor_ = 0;                 // Objects below have moved, and their names are kept.
  absl::flat_hash_map<Ref, uint64_t> moved_;
};

}  // namespace antecede::runtime

#pragma once

#include <cstddef>

namespace antecede::mutation {

/// Counts the heap of the whole process through the sanitizer's hooks, and stops the process in the very
/// allocation that goes over the limit, so that its stack is reported. There is one heap, hence one meter:
/// all functions are static.
class MemoryMeter {
 public:
  static void install();
  /// From now on the peak is counted from here, and may not exceed `limit` bytes.
  static void start(size_t limit);
  /// Lifts the limit; returns the peak since `start`.
  static size_t stop();
};

}  // namespace antecede::mutation

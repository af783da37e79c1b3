#pragma once

#include <cstddef>

namespace antecede::mutation {

/// What the front end may cost for one input, hostile or not. Beyond that a mutation counts as a failure.
struct Limits {
  double cpu_seconds = 5;       ///< Processor time: a busy machine is no failure.
  double elapsed_seconds = 60;  ///< For deadlocks, which take no processor time.
  size_t memory_base = size_t(64) << 20;
  size_t memory_per_byte = 40;

  size_t memory_for(size_t input_size) const { return memory_base + memory_per_byte * input_size; }
};

}  // namespace antecede::mutation

#pragma once

#include <random>

#include "trace/trace.h"

namespace antecede::order::bed {

/// What a random trace may have.
enum class TraceKind : uint8_t {
  Run,      ///< A run of a random program: everything as a real queue would do it.
  Damaged,  ///< A run with operations lost, doubled, moved, or changed; ids may lie outside their tables.
  Noise,    ///< Operations of all kinds in any order, with ids that exist.
};

/// A trace for comparing engines with the reference. The same seed gives the same trace everywhere. `scale` 1 has
/// some twenty operations, 4 some hundred.
trace::Trace random_trace(std::mt19937_64& random, TraceKind kind, size_t scale = 1);

/// One of the kinds, mostly runs.
trace::Trace random_trace(std::mt19937_64& random);

}  // namespace antecede::order::bed

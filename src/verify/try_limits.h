#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace antecede::verify {

/// How far a try goes.
struct TryLimits {
  size_t held_steps = 4000;             ///< So many turns of others may a thread be kept back,
  int64_t held_nanos = 15'000'000'000;  ///< and so long in virtual time.
  size_t steps = 2'000'000;             ///< Of one try.
  size_t events_after = 20;             ///< Things done to the app behind the pair, before what ends a run.
  size_t events_until = 8;              ///< The same between the thread's going on and the pair's end: who is not there by then does not come.
  int64_t patient_nanos = 6'000'000'000;  ///< How long a user who waits does, in virtual time: longer than a message is shown.
  double seconds = 0;                   ///< Of processor time for all tries; 0: as long as they take.
};

/// What tries cost.
struct TryCosts {
  uint64_t flips = 0;           ///< Targets that were tried in the other order.
  uint64_t tries = 0;           ///< Executions from a place.
  std::vector<double> seconds;  ///< Of each flip: back to the checkpoint, and on until both sides were over.
};

}  // namespace antecede::verify

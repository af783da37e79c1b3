#pragma once

#include <functional>
#include <random>

#include "order/bed/run_program.h"

namespace antecede::order::bed {

/// Goes through the runs of a program, one after the other, depth first: the last decision that can still be taken
/// differently is changed, and the run is made again from the start. Returns whether these were all runs; `visit`
/// returns false to stop.
bool explore(const Program& program, const RunLimits& limits, size_t max_runs, StableNames& names,
             const std::function<bool(const Run&)>& visit);

/// A run with decisions from a random number generator. The same seed gives the same run everywhere.
Run random_run(const Program& program, const RunLimits& limits, StableNames& names, std::mt19937_64& random);

/// A number below `count`, the same on every platform.
inline size_t pick(std::mt19937_64& random, size_t count) {
  return static_cast<size_t>(random() % count);
}

/// Runs of a program for a test: all of them if there are at most `max_runs`, else that many from both ends of the
/// search and at random.
struct RunSample {
  std::vector<Run> runs;
  bool complete = false;
};
RunSample sample_runs(const Program& program, const RunLimits& limits, size_t max_runs, StableNames& names,
                      std::mt19937_64& random);

}  // namespace antecede::order::bed

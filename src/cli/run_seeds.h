#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "cli/run_json.h"
#include "runtime/session/session.h"

namespace antecede::cli {

/// `antecede run --seeds N`: the same program with many schedules, and which of them ended alike.
class SeedOutcomes {
 public:
  /// Runs the seeds 0, 1, … until the process is to stop; `work` is what each of them may take. Fails if the program
  /// cannot be started.
  base::Status run(const runtime::Subject& subject, uint64_t seeds, const runtime::Limits& limits,
                   const base::WorkLimits& work, base::Diagnostics& diagnostics);
  /// How many there were.
  uint64_t seeds() const { return seeds_; }
  /// A line for each outcome, the one seen first first, with the length of what was printed; and then that.
  std::string text() const;
  /// For the report, in the same order.
  std::vector<RunOutcome> list() const { return seen_; }

 private:
  void note(RunOutcome one);

  uint64_t seeds_ = 0;
  std::vector<RunOutcome> seen_;
};

}  // namespace antecede::cli

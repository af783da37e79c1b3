#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "cli/run_json.h"
#include "runtime/machine.h"

namespace antecede::cli {

/// `antecede run --seeds N`: the same program with many schedules, and which of them ended alike.
class SeedOutcomes {
 public:
  /// Makes a machine that is ready to run.
  using Make = std::function<base::Result<std::unique_ptr<runtime::Machine>>(runtime::Schedule&, runtime::Print)>;

  /// Runs the seeds 0, 1, … Fails if a machine cannot be made.
  base::Status run(uint64_t seeds, const Make& make);
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

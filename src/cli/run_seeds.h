#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
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

 private:
  struct Seen {
    std::string output;
    int exit_code = 0;
    std::string message;
    uint64_t count = 0;
    uint64_t first_seed = 0;
  };
  void note(Seen one);

  uint64_t seeds_ = 0;
  std::vector<Seen> seen_;
};

}  // namespace antecede::cli

#pragma once

#include <cstddef>
#include <cstdint>

#include "runtime/machine.h"

namespace CLI {
class App;
}

namespace antecede::cli {

/// The options of `antecede run` and `replay` about how much a program may use.
class RunLimits {
 public:
  void declare(CLI::App& parser);

  /// Of one run.
  runtime::Limits of_run() const;
  /// Of each execution of a search: one that does not end must not hold up the others.
  runtime::Limits of_search() const;
  /// Of the replay of an execution that a search has found, which is known to end.
  runtime::Limits of_kept() const;

 private:
  uint64_t steps_ = 0;  // In millions; 0: as many as the machine grants by itself.
  size_t memory_ = 512;
  size_t stack_ = 2048;
  uint32_t threads_ = 1000;
  double timeout_ = 0;
};

}  // namespace antecede::cli

#pragma once

#include <cstddef>
#include <cstdint>

#include "base/guard.h"
#include "runtime/machine.h"

namespace CLI {
class App;
}

namespace antecede::cli {

/// The options of `antecede run` and `replay` about how much a program may use.
class RunLimits {
 public:
  void declare(CLI::App& parser);

  /// While the program is loaded.
  base::WorkLimits of_loading() const;
  /// While it runs: it ends in order. Besides the heap, the machine needs memory of its own.
  base::WorkLimits of_work() const;
  /// While what is known is written, whatever ended the run.
  static base::WorkLimits of_writing();

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
  double timeout_ = 1800;
};

}  // namespace antecede::cli

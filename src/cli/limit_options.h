#pragma once

#include <cstdint>

#include "base/guard.h"

namespace CLI {
class App;
}

namespace antecede::cli {

/// The limits of commands that read: how long they may take, and how much memory. Those that can give a part of their
/// result end in order; others are ended where a limit is reached.
class LimitOptions {
 public:
  static constexpr double k_default_seconds = 600;
  static constexpr uint64_t k_default_mib = 4096;

  void declare(CLI::App& parser);
  base::WorkLimits limits() const { return {.seconds = seconds_, .bytes = mib_ << 20}; }
  base::WorkLimits limits_in_order() const {
    base::WorkLimits result = limits();
    result.ends_in_order = true;
    return result;
  }

 private:
  double seconds_ = k_default_seconds;
  uint64_t mib_ = k_default_mib;
};

/// Says on standard error why the result is only a part of what was asked for. Gives the exit code for that.
int tell_partial();

}  // namespace antecede::cli

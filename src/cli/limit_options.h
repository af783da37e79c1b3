#pragma once

#include <cstdint>

#include "base/guard.h"

namespace CLI {
class App;
}

namespace antecede::cli {

/// The limits of commands that read: how long they may take, and how much memory. There is no part of a result, so
/// they are ended where a limit is reached.
class LimitOptions {
 public:
  static constexpr double k_default_seconds = 600;
  static constexpr uint64_t k_default_mib = 4096;

  void declare(CLI::App& parser);
  base::WorkLimits limits() const { return {.seconds = seconds_, .bytes = mib_ << 20}; }

 private:
  double seconds_ = k_default_seconds;
  uint64_t mib_ = k_default_mib;
};

}  // namespace antecede::cli

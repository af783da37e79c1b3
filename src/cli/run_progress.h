#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "runtime/session/session.h"

namespace antecede::cli {

/// One line on a terminal that tells, while an app or a program runs, how far it is and how fast.
class RunProgress {
 public:
  /// `expected`: how many things will be done to the app; 0: nobody knows.
  RunProgress(bool shows, uint64_t expected) : shows_(shows), expected_(expected) {}
  ~RunProgress() { clear(); }
  RunProgress(const RunProgress&) = delete;
  RunProgress& operator=(const RunProgress&) = delete;

  bool shows() const { return shows_; }
  /// Between two steps; looks at the clock only now and then.
  void look(runtime::Session& session);
  /// Before something else is written to the terminal.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  bool shows_;
  uint64_t expected_;
  bool is_shown_ = false;
  uint32_t steps_ = 0;
  Clock::time_point began_ = Clock::now(), last_ = began_;
};

/// `run: 120 of 300 events, 240 per second`
std::string progress_text(bool is_app, uint64_t done, uint64_t expected, double seconds);

}  // namespace antecede::cli

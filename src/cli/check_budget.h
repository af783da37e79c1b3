#pragma once

#include <chrono>
#include <cstdint>

namespace antecede::cli {

/// The real time that a check may take, shared out among its stages.
///
/// Time is the process's (base/guard.h): what a stage was granted ends it in order, and the next stage gets its own. What is left over by one is there
/// for those behind it.
class CheckBudget {
 public:
  /// 0 seconds: no limit of time.
  CheckBudget(double seconds, uint64_t bytes) : seconds_(seconds), bytes_(bytes) {}

  /// Of the whole; a day if there is no limit.
  double left() const;
  double seconds() const { return seconds_; }
  /// No time is left, or the user has had enough.
  bool is_over() const;
  /// The work from now on may take that share of what is left.
  void grant(double share) const;
  /// What is known is written, whatever ended the work.
  static void grant_writing();

 private:
  double seconds_;
  uint64_t bytes_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace antecede::cli

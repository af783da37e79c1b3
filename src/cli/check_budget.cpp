#include "cli/check_budget.h"

#include <algorithm>

#include "base/guard.h"
#include "cli/run_limits.h"

namespace antecede::cli {

double CheckBudget::left() const {
  constexpr double k_day = 86400;
  if (seconds_ == 0) return k_day;
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
  return std::max(seconds_ - passed.count(), 0.0);
}

bool CheckBudget::is_over() const {
  constexpr double k_too_little = 0.05;
  return left() < k_too_little || base::stop_reason() == base::StopReason::Interrupted;
}

void CheckBudget::grant(double share) const {
  constexpr double k_least = 0.01;  // 0 would be no limit.
  base::set_work_limits({.seconds = std::max(left() * share, k_least), .bytes = bytes_, .ends_in_order = true, .grace_seconds = 10});
}

void CheckBudget::grant_writing() {
  base::set_work_limits(RunLimits::of_writing());
}

}  // namespace antecede::cli

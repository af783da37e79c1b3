#pragma once

#include <cstdint>

namespace antecede::report {

/// The numbers of a check, beside those of its scan and its runs.
struct CheckStatistics {
  uint64_t runs = 0;            ///< Of the app, without directed ones.
  uint64_t user_events = 0;     ///< Things done to the app in all runs.
  uint64_t tried = 0;           ///< Races that were tried in both orders.
  uint64_t flipped = 0;         ///< Of those: the other order was executed.
  uint64_t left_untried = 0;    ///< Races of runs that the budget was too short for.
  uint64_t directed_runs = 0;   ///< Runs that were driven towards races that no run had shown.
  uint64_t aimed_at = 0;        ///< Races that these runs were to reach.
  uint64_t reached = 0;         ///< Of those: a run has both accesses.
  bool operator==(const CheckStatistics&) const = default;
};

}  // namespace antecede::report

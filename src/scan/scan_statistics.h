#pragma once

#include <cstddef>

namespace antecede::scan {

/// The numbers of a scan: SIERRA's tables 3 and 4.
struct ScanStatistics {
  size_t harnesses = 0;    ///< Components that the system makes.
  size_t actions = 0;      ///< In which code of the app runs.
  size_t order_edges = 0;  ///< Pairs of actions, one before the other; also in each instance of a component.
  double ordered_percent = 0;
  size_t accesses = 0;
  size_t locations = 0;    ///< That several actions can access, one of them writing.
  size_t racy_pairs = 0;   ///< Of accesses in the code, before they are told as one finding.
  size_t methods = 0;      ///< Reached.
  size_t own_methods = 0, own_methods_reached = 0;
  size_t undefined_calls = 0, reflection = 0;  ///< Places that are not followed.
  bool operator==(const ScanStatistics&) const = default;
};

}  // namespace antecede::scan

#pragma once

#include <cstddef>
#include <vector>

#include "detect/detect.h"
#include "verify/flip_plan.h"
#include "verify/run_index.h"

namespace antecede::cli {

/// Where a run's races are tried: first the example of each of `races` (places in `detection.races()`), in their order; then, of each that no filter
/// marks, up to `meetings` other places where its accesses meet. A race may meet at several places, and only one of them may show what it does: taken
/// are the nearest that no rule orders.
std::vector<verify::Target> race_targets(const verify::RecordedRun& run, const detect::Detection& detection,
                                         const std::vector<size_t>& races, size_t meetings);

}  // namespace antecede::cli

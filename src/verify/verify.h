#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "base/error.h"
#include "race/race.h"
#include "runtime/session/session.h"
#include "verify/flip_plan.h"
#include "verify/run_index.h"

namespace antecede::verify {

/// What trying a pair in both orders showed.
struct Result {
  race::Verdict verdict = race::Verdict::Unverified;
  std::string reason;    ///< In words.
  std::string rests_on;  ///< `sampled`: the orders that were tried; not all there are.
  std::optional<runtime::ScheduleFile> schedule;  ///< Of a harmful one: what shows the harm.
};

/// Tries every target in both orders and compares what a user can see. In the order of the targets.
///
/// Complexity: the run is executed once more, and each target costs a few runs from its place to a dozen user events
/// behind it.
base::Result<std::vector<Result>> verify(const runtime::Subject& subject, const RecordedRun& run,
                                         const std::vector<Target>& targets, const runtime::Limits& limits,
                                         base::Diagnostics& diagnostics);

}  // namespace antecede::verify

#pragma once

#include <string>
#include <vector>

#include "cli/run_json.h"
#include "runtime/session/session.h"

namespace antecede::cli {

/// What an exploration found, for a report. `head` is that of its schedules.
std::vector<RunOutcome> exploration_outcomes(const runtime::Exploration& exploration,
                                             const runtime::ScheduleFile& head);
/// A schedule that shows the first deadlock or crash, else some outcome; null: no execution came to its end.
const runtime::ScheduleFile* telling_schedule(const runtime::Exploration& exploration);

/// What `antecede run --strategy systematic` prints; all outcomes if it is verbose.
std::string exploration_text(const runtime::Exploration& exploration, bool reduced, bool verbose);
/// What `antecede run APP --strategy orders` prints; all orders that crash if it is verbose.
std::string orders_text(const runtime::Exploration& exploration, bool verbose);

}  // namespace antecede::cli

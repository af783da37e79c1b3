#pragma once

#include "race/race.h"
#include "verify/flip_plan.h"
#include "verify/run_index.h"

namespace antecede::cli {

/// A race is called by its methods and shown by one pair of their lines. Where another pair of lines told what the race does, that one is
/// shown instead. Sides whose method is not that of the target's accesses stay as they are.
void show_lines_of(race::Race& race, const verify::RecordedRun& run, const verify::Target& target);

}  // namespace antecede::cli

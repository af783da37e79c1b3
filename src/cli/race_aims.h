#pragma once

#include "race/race.h"
#include "verify/aim.h"

namespace antecede::cli {

/// What a run has to be driven to so that it has both accesses of a race that was found without one: of each side, who posts what from where, the callback, the
/// access.
verify::Aim aim_of(const race::Race& race);

}  // namespace antecede::cli

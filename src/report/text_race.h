#pragma once

#include <string>
#include <vector>

#include "race/race.h"

namespace antecede::report {

/// One race in full, several lines. `traces`: how many there are in the report.
std::string race_text(const race::Race& race, size_t number, size_t traces);

/// The races of a group behind its first one, as one line; empty if there are none.
std::string folded_text(const std::vector<const race::Race*>& group);

}  // namespace antecede::report

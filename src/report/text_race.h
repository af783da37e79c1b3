#pragma once

#include <string>
#include <vector>

#include "report/report.h"

namespace antecede::report {

/// One race in full, several lines.
std::string race_text(const Race& race, size_t number);

/// The races of a group behind its first one, as one line; empty if there are none.
std::string folded_text(const std::vector<const Race*>& group);

}  // namespace antecede::report

#pragma once

#include <string>
#include <vector>

#include "report/report.h"

namespace antecede::report {

/// What the analysis does not see, and what went wrong on the way, a sentence each, made printable. What is said by a gap and by a
/// diagnostic is said once.
std::vector<std::string> not_covered(const Report& report);

}  // namespace antecede::report

#pragma once

#include "report/report.h"

namespace antecede::report {

/// Adds another report of the same app: the union of the races by id, ranked and grouped anew; numbers add up, what either
/// does not cover is not covered. Fails if the two are of different apps.
base::Status merge(Report& report, Report other);

}  // namespace antecede::report

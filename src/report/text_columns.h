#pragma once

#include <string>

#include "race/race.h"

namespace antecede::report {

/// The two sides of a race that was found without a run, next to each other: the action, where it runs, who posts it from
/// where, and the calls down to the access, which is underlined. Classes of the location's package go by their short names.
std::string columns_text(const race::Race& race);

}  // namespace antecede::report

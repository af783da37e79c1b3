#pragma once

#include <string>

#include "report/check_report.h"

namespace antecede::picture {

/// A page that one opens in a browser: the harmful races with their pictures and what a user does to see them, those that are not confirmed, and
/// all others in a table. One file without scripts; pictures and schedules are the files beside it.
std::string index_page(const report::CheckReport& checked);

}  // namespace antecede::picture

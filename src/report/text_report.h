#pragma once

#include <string>

#include "report/report.h"

namespace antecede::report {

struct TextOptions {
  bool all = false;         ///< Also filtered and covered races, and none folded into its group.
  size_t most_groups = 50;  ///< Further groups are only counted, unless `all`.
};

/// Whether the text shows the race, if not all are asked for. What a scan is not sure of is many times what it is sure of, so
/// what has low priority there is only counted.
bool is_shown(const Report& report, const race::Race& race);

/// The report for people: the most urgent race first, of each group one in full; then what was left out and why, the
/// numbers, and what the analysis does not see.
base::Status write_text_report(const Report& report, const TextOptions& options, const TextSink& sink);
std::string text_report(const Report& report, const TextOptions& options);

}  // namespace antecede::report

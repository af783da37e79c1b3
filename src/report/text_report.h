#pragma once

#include <string>

#include "report/report.h"

namespace antecede::report {

struct TextOptions {
  bool all = false;         ///< Also filtered and covered races, and none folded into its group.
  size_t most_groups = 50;  ///< Further groups are only counted, unless `all`.
};

/// The report for people: the most urgent race first, of each group one in full; then what was left out and why, the
/// numbers, and what the analysis does not see.
base::Status write_text_report(const Report& report, const TextOptions& options, const TextSink& sink);
std::string text_report(const Report& report, const TextOptions& options);

}  // namespace antecede::report

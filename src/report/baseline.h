#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "report/report.h"

namespace antecede::report {

/// Races that people know of, to be kept beside the source (`antecede/baseline@1`): of each race what its id says, so that a change of
/// the file can be read in a review. Where somebody has written why a race is accepted (`suppressed`), reports leave it out and give that reason.
///
/// Sorted by location and id, no id twice. Ids of renamed code hold for one build only, so such races may look new.
struct Baseline {
  std::vector<race::Race> races;
};

/// How a baseline and a report differ.
struct BaselineChange {
  size_t known = 0, added = 0, gone = 0;
};

/// Reads `antecede/baseline@1`, or a JSON report: then what it reports is known. What was left out then and is not now is new to
/// whoever reads it.
base::Result<Baseline> read_baseline(std::string_view text);
std::string baseline_text(const Baseline& baseline);

/// The same races as the report: what is new comes in, what is gone goes, what stays keeps its reason. Races that the report leaves out
/// do not come in, but those of them that are known stay. Of a report that is not complete nobody knows what is gone, so nothing goes.
BaselineChange update_baseline(Baseline& baseline, const Report& report);

/// Says of each race whether it is new, leaves out those that are accepted, and adds those that are gone, so that JSON has them.
void hold_against(const Baseline& baseline, Report& report);

}  // namespace antecede::report

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/stage.h"
#include "detect/detect.h"
#include "verify/run_index.h"

namespace antecede::cli {

/// A pair that would be a race if fewer rules held, and is none.
struct OrderedPair {
  race::Race race;  ///< A false positive, if the rules prove it; else unverified, with the reason.
  detect::Example example;
};

/// Rules that no order can do without: what one event or thread does is done from top to bottom.
order::RuleSet program_order();

/// The pairs that are races by `rules`, and none by all rules, of those that `is_wanted` takes by their id. Each is held against the rules: a false positive is
/// what they order without taking the order of this run for granted. That a listener is called because it was registered before is how this run went:
/// another order need not call it.
base::Result<std::vector<OrderedPair>> ordered_pairs(const verify::RecordedRun& run, const detect::Detection& detection, order::RuleSet rules,
                                                     const detect::DetectOptions& how, const std::function<bool(const std::string&)>& is_wanted,
                                                     base::StageRunner& stages);

}  // namespace antecede::cli

#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "cli/check_batch.h"
#include "cli/outputs.h"
#include "report/check_report.h"

namespace antecede::cli {

/// The page of `check -o DIR` that one opens first.
inline constexpr std::string_view k_index_page = "index.html";

/// Whether that is the name of a file that `check -o DIR` writes.
bool is_check_file(std::string_view name);

/// The story of a harmful race; with a folder also schedule, script, pictures, graphs, timeline and the test for a device.
base::Result<report::Proof> prove(race::Race& race, const CheckedRun& run, const ShownRace& shown, const std::string& package,
                                  const std::string& folder, Outputs& outputs);

/// The timeline of a race of a run.
base::Result<report::ProofFile> write_race_timeline(const CheckedRun& run, size_t race, const std::string& folder, Outputs& outputs);

}  // namespace antecede::cli

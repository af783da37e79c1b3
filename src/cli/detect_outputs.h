#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/bytes.h"
#include "base/error.h"
#include "cli/outputs.h"
#include "race/detect.h"

namespace antecede::cli {

// What `antecede detect` needs besides the report.

/// The set of rules that fits a trace's format, by name; `all` for what is no trace.
std::string_view fitting_rules(base::Bytes bytes);

/// Draws one race: the one whose id begins so, or (empty) the first that is reported. Without any race to draw it
/// says so on standard error and writes nothing.
base::Status write_timeline(const race::Detection& detection, const std::vector<std::string>& own,
                            const std::string& id, const std::string& file, Outputs& outputs);

/// Writes the well-formed trace for Perfetto, with both accesses of every reported race as instants.
base::Status write_perfetto(base::Bytes bytes, const race::Detection& detection, const std::string& file,
                            Outputs& outputs);

}  // namespace antecede::cli

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/bytes.h"
#include "base/error.h"
#include "cli/outputs.h"
#include "detect/detect.h"

namespace antecede::cli {

// What `antecede detect` needs besides the report.

/// The set of rules that fits a trace's format, by name; `all` for what is no trace.
std::string_view fitting_rules(base::Bytes bytes);

/// What was found in one of the traces.
using DetectionOf = std::function<const detect::Detection&(size_t run)>;

struct TimelineFile {
  const std::string& file;
  Outputs& outputs;
};

/// Draws one race, in the trace that its example is from: the one whose id begins so, or (empty) the first that is
/// reported. Without any race to draw it says so on standard error and writes nothing.
base::Status write_timeline(const std::vector<race::Race>& races, const DetectionOf& detection_of,
                            const std::string& id, const TimelineFile& to);

/// Writes the well-formed trace for Perfetto, with both accesses of every reported race as instants.
base::Status write_perfetto(base::Bytes bytes, const detect::Detection& detection, const std::string& file,
                            Outputs& outputs);

}  // namespace antecede::cli

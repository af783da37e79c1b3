#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.h"
#include "base/error.h"
#include "base/stage.h"
#include "detect/statistics.h"
#include "race/race.h"
#include "report/check_statistics.h"
#include "scan/scan_statistics.h"

namespace antecede::report {

/// The app that was analysed, as far as it is known.
struct App {
  std::string package, file, sha256;
  bool operator==(const App&) const = default;
};

/// A trace that was read.
struct TraceFile {
  std::string file, format, sha256;
  uint64_t bytes = 0, operations = 0;
  std::string rules;             ///< The name of the set of rules of order, or its members.
  bool rules_by_format = false;  ///< Chosen because of the trace's format, not by the user.
  bool operator==(const TraceFile&) const = default;
};

/// Who served the libraries of which the model of Android has a version, by artifact, in alphabetical order.
struct Libraries {
  std::vector<std::string> app;    ///< The app has brought them along: they were executed as they are.
  std::vector<std::string> model;  ///< The model stood in for them.
  bool operator==(const Libraries&) const = default;
};

/// Something the analysis does not see, or did not look at. A report never goes without these.
struct Gap {
  std::string code;  ///< Stable, for scripts.
  std::string message;
  bool operator==(const Gap&) const = default;
};

/// The result of an analysis as writers see it: plain words and numbers, nothing to look up.
///
/// Names and messages are as the input has them, whatever is in them: JSON has them whole. What is for people goes
/// through base/printable.h.
///
/// A value that owns what it shows: made by `make_trace_report` or `read_json_report`, merged (merge.h), written as
/// often as one likes (writers.h). Races are sorted, the most urgent first; their rank is their place in the list.
struct Report {
  bool complete = true;
  App app;
  std::vector<TraceFile> traces;                      ///< Empty: no run was looked at. `race::Race::run` counts here.
  std::optional<Libraries> libraries;                 ///< None: no trace says.
  std::optional<detect::TraceStatistics> trace_stats;  ///< If there are traces.
  std::optional<scan::ScanStatistics> scan_stats;      ///< If the app was scanned.
  std::optional<CheckStatistics> check_stats;          ///< If all of it was done by one command.
  size_t groups = 0;
  std::vector<race::Race> races;
  std::vector<race::Crash> crashes;  ///< Of the runs.
  std::vector<base::Diagnostic> diagnostics;
  std::vector<Gap> gaps;
  std::vector<base::StageCost> stages;  ///< Shown if there are any.
};

/// Takes what a writer writes, piece by piece.
using TextSink = std::function<base::Status(std::string_view)>;

}  // namespace antecede::report

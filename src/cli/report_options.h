#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "cli/output.h"
#include "cli/outputs.h"
#include "race/selection.h"
#include "report/baseline.h"
#include "report/writers.h"

namespace CLI {
class App;
}

namespace antecede::cli {

/// What `scan` and `detect` have in common behind the analysis: which races are reported, in which formats and where to, and which
/// of them make the command fail.
class ReportOptions {
 public:
  void declare(CLI::App& parser);

  /// What can be said about the command line before any work.
  base::Status check_usage();
  void add_files(Outputs& outputs) const;
  base::Status read_baseline();

  /// Marks what is not wanted, and says what is new.
  void apply(report::Report& report) const;
  base::Status write(const report::Report& report, bool with_colour, Outputs& outputs) const;
  int exit_code(const report::Report& report) const;

 private:
  std::vector<std::string> formats_;
  std::string file_, baseline_file_, fail_on_ = "none";
  std::vector<OutputTarget> targets_;
  std::optional<race::Priority> threshold_;
  race::Selection selection_;
  std::optional<report::Baseline> baseline_;
  report::WriteOptions write_options_;
};

/// Reads a baseline, or an earlier JSON report.
base::Result<report::Baseline> read_baseline_file(const std::string& path);

/// `high`, `medium` or `low`; none for `none`.
base::Result<std::optional<race::Priority>> read_threshold(const std::string& name);

/// A race is reported that is new and of this priority or above.
bool has_failing(const report::Report& report, std::optional<race::Priority> threshold);

}  // namespace antecede::cli

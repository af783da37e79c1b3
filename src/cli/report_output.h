#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/stage.h"
#include "cli/output.h"
#include "cli/outputs.h"
#include "report/writers.h"

namespace antecede::cli {

/// Colours the text of a report, line by line: what is urgent stands out. Takes it in pieces of any size.
class ReportColours {
 public:
  /// The lines that are whole by now.
  std::string add(std::string_view text);
  /// What is left.
  std::string finish();

 private:
  std::string waiting_;
  bool is_first_ = true;
};

/// What a stage cost that comes after the report is made, and so cannot be in it: writing.
void tell_cost(const base::StageCost& cost);

/// Writes a report in every format that was asked for. Text on standard output may have colours, files never do.
base::Status write_report(const report::Report& report, const std::vector<OutputTarget>& targets,
                          const report::WriteOptions& options, bool with_colour, Outputs& outputs);

}  // namespace antecede::cli

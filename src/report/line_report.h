#pragma once

#include "report/report.h"

namespace antecede::report {

/// The report as comma-separated values (RFC 4180), for spreadsheets: a line of names, then one line for each race, marked
/// or not. A cell that a spreadsheet would take for a formula begins with an apostrophe.
base::Status write_csv_report(const Report& report, const TextSink& sink);

/// Workflow commands of GitHub Actions, which show at the line of the source: one for each group that the text shows.
base::Status write_github_report(const Report& report, const TextSink& sink);

}  // namespace antecede::report

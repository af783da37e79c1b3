#pragma once

#include "base/diagnostics.h"
#include "report/report.h"
#include "scan/scan.h"

namespace antecede::report {

/// What the report says about the app beside its races.
struct ScannedApp {
  std::string package, file;
  std::vector<std::string> library_copies;  ///< Libraries that were read from the app's own copy.
  std::vector<std::string> rules_off;       ///< Rules of order that were switched off.
};

/// The report of the races that a scan found.
Report make_scan_report(scan::ScanResult&& result, const ScannedApp& app, const base::Diagnostics& diagnostics);

}  // namespace antecede::report

#pragma once

#include <string>
#include <vector>

#include "cli/app_options.h"
#include "ir/hierarchy.h"
#include "model/code_names.h"
#include "report/report.h"
#include "scan/scan.h"

namespace antecede::cli {

/// How an app is scanned.
struct ScanPlan {
  scan::ScanOptions options{};
  pointer::Apart apart = pointer::Apart::Components;  ///< See docs/pointer.md.
  std::vector<std::string> without_rules{};  ///< Rules of order that are switched off, for the report.
};

/// The report of the races of an app that is not run. The code is loaded; the resources are read if they are not yet.
base::Result<report::Report> scan_app(OpenApp& app, const ir::Hierarchy& hierarchy, const model::CodeNames& names,
                                      const ScanPlan& plan, base::StageRunner& stages);

}  // namespace antecede::cli

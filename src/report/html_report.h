#pragma once

#include "report/report.h"

namespace antecede::report {

/// The report as a page for a browser: the most urgent races first, both sides next to each other, of each group the first in full; what
/// is marked or of low priority in tables that are folded. One file without scripts (page.h).
base::Status write_html_report(const Report& report, const TextSink& sink);

}  // namespace antecede::report

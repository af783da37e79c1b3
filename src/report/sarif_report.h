#pragma once

#include "report/report.h"

namespace antecede::report {

/// The report as SARIF 2.1.0, which editors and code hosts read: one rule for each pattern, one result for each race. The
/// place of a result is the access that reads, if own code makes it (else the first), the other access is a related
/// location, and each of the two events is a thread flow, from who posted it down to the access.
///
/// `partialFingerprints` has the race's id, so that hosts know a race again. What is filtered or covered is there as a
/// suppressed result. Files are named by package and file name, below `SRCROOT`: an APK does not say in which folder a source was.
base::Status write_sarif_report(const Report& report, const TextSink& sink);

}  // namespace antecede::report

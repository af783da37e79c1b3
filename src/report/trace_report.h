#pragma once

#include <string>
#include <vector>

#include "base/bytes.h"
#include "base/diagnostics.h"
#include "detect/detect.h"
#include "order/rule.h"
#include "report/report.h"

namespace antecede::report {

/// What the report says about the trace beside the races in it.
struct TraceSource {
  std::string file;  ///< As the user named it.
  base::Bytes bytes;
  bool rules_by_format = false;  ///< The set of rules was chosen because of the trace's format.
};

/// The report of the races in a trace.
Report make_trace_report(const detect::Detection& detection, const detect::DetectOptions& options,
                         const TraceSource& source, const base::Diagnostics& diagnostics);
/// The same, where nobody needs the detection any more: there may be very many races, which are not copied then.
Report make_trace_report(detect::Detection&& detection, const detect::DetectOptions& options,
                         const TraceSource& source, const base::Diagnostics& diagnostics);

/// The name of a set of rules if it has one, else its members.
std::string rule_set_text(order::RuleSet rules);

}  // namespace antecede::report

#include "report/not_covered.h"

#include <algorithm>

#include <fmt/format.h>

#include "report/words.h"

namespace antecede::report {

std::vector<std::string> not_covered(const Report& report) {
  std::vector<std::string> lines;
  for (const Gap& gap : report.gaps) lines.push_back(printable_line(gap.message));
  for (const base::Diagnostic& one : report.diagnostics)
    if (std::ranges::find(report.gaps, one.code, &Gap::code) == report.gaps.end())
      lines.push_back(fmt::format("{} [{}, {}]", printable_line(one.message), one.code, counted(one.count, "time", "times")));
  return lines;
}

}  // namespace antecede::report

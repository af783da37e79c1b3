#pragma once

#include <string>
#include <string_view>

#include "report/report.h"

namespace antecede::report {

inline constexpr std::string_view k_report_schema = "antecede/report@1";
inline constexpr std::string_view k_baseline_schema = "antecede/baseline@1";

/// `antecede/report@1`: all races, also those that were filtered or are covered. Same report, same bytes.
base::Status write_json_report(const Report& report, const TextSink& sink);
std::string json_report(const Report& report);

}  // namespace antecede::report

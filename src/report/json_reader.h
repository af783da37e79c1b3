#pragma once

#include <span>
#include <string_view>

#include "report/report.h"

namespace antecede::report {

/// Reads `antecede/report@1`, as `write_json_report` writes it: a report that is read and written again is the same, byte
/// for byte. Fields that are not known are passed over, so that newer reports can be read; one that is missing has its
/// empty value, except for what makes a race. A field of the wrong kind is an error that names it.
base::Result<Report> read_json_report(std::string_view text);
/// The same of a document that may be of several kinds, each with a part of a report's fields.
base::Result<Report> read_json_report(std::string_view text, std::span<const std::string_view> schemas);

}  // namespace antecede::report

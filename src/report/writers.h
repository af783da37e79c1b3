#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "report/report.h"
#include "report/text_report.h"

namespace antecede::report {

/// What users may choose about how a report is written.
struct WriteOptions {
  TextOptions text;
};

/// One format that a report can be written in.
struct Writer {
  std::string_view format;  ///< As `--format` names it.
  base::Status (*write)(const Report& report, const WriteOptions& options, const TextSink& sink);
};

/// All of them, in the order in which help names them. A new format is one more line here.
std::span<const Writer> writers();
/// Null: there is no such format.
const Writer* find_writer(std::string_view format);
/// Their names.
std::vector<std::string_view> writer_formats();

}  // namespace antecede::report

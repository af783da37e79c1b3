#include "report/writers.h"

#include <algorithm>
#include <array>

#include "report/html_report.h"
#include "report/json_report.h"
#include "report/line_report.h"
#include "report/sarif_report.h"

namespace antecede::report {
namespace {

constexpr std::array<Writer, 6> k_writers{{
    {"text", [](const Report& report, const WriteOptions& options,
                const TextSink& sink) { return write_text_report(report, options.text, sink); }},
    {"json", [](const Report& report, const WriteOptions&,
                const TextSink& sink) { return write_json_report(report, sink); }},
    {"sarif", [](const Report& report, const WriteOptions&,
                 const TextSink& sink) { return write_sarif_report(report, sink); }},
    {"html", [](const Report& report, const WriteOptions&,
                const TextSink& sink) { return write_html_report(report, sink); }},
    {"csv", [](const Report& report, const WriteOptions&,
               const TextSink& sink) { return write_csv_report(report, sink); }},
    {"github", [](const Report& report, const WriteOptions&,
                  const TextSink& sink) { return write_github_report(report, sink); }},
}};

}  // namespace

std::span<const Writer> writers() {
  return k_writers;
}

const Writer* find_writer(std::string_view format) {
  const auto found = std::ranges::find(k_writers, format, &Writer::format);
  return found == k_writers.end() ? nullptr : &*found;
}

std::vector<std::string_view> writer_formats() {
  std::vector<std::string_view> names;
  for (const Writer& writer : k_writers) names.push_back(writer.format);
  return names;
}

}  // namespace antecede::report

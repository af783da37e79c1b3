#include "report/writers.h"

#include <algorithm>
#include <array>

#include "report/json_report.h"

namespace antecede::report {
namespace {

constexpr std::array<Writer, 2> k_writers{{
    {"text", [](const Report& report, const WriteOptions& options,
                const TextSink& sink) { return write_text_report(report, options.text, sink); }},
    {"json", [](const Report& report, const WriteOptions&,
                const TextSink& sink) { return write_json_report(report, sink); }},
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

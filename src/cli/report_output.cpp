#include "cli/report_output.h"

#include <array>
#include <cstdio>
#include <utility>

#include "base/colour.h"

namespace antecede::cli {

namespace {

/// The words that begin a line of a race's description.
constexpr std::array<std::string_view, 6> k_labels = {"   why ", "   hint ", "   crash ", "   verdict ", "   shown ", "   schedule "};

/// `#1 high: event race on …`
std::string coloured_title(const std::string& line, const base::Colours& colours) {
  const size_t space = line.find(' '), colon = line.find(':');
  if (space == std::string::npos || colon == std::string::npos || colon < space) return line;
  const std::string priority = line.substr(space + 1, colon - space - 1);
  const std::string marked = priority == "high"     ? colours.bad(priority)
                             : priority == "medium" ? colours.warning(priority)
                                                    : colours.name(priority);
  return colours.heading(line.substr(0, space)) + " " + marked + colours.heading(line.substr(colon));
}

std::string coloured_line(const std::string& line, bool is_first) {
  const base::Colours colours(true);
  if (line.empty()) return line;
  if (is_first) return colours.heading(line);
  if (line[0] == '#') return coloured_title(line, colours);
  if (line.starts_with("  PARTIAL")) return colours.warning(line);
  for (const std::string_view label : k_labels)
    if (line.starts_with(label)) return colours.name(label) + line.substr(label.size());
  return line[0] == ' ' ? line : colours.heading(line);
}

}  // namespace

std::string ReportColours::add(std::string_view text) {
  std::string result;
  waiting_ += text;
  size_t begin = 0;
  for (size_t end; (end = waiting_.find('\n', begin)) != std::string::npos; begin = end + 1)
    result += coloured_line(waiting_.substr(begin, end - begin), std::exchange(is_first_, false)) + "\n";
  waiting_.erase(0, begin);
  return result;
}

std::string ReportColours::finish() {
  return coloured_line(std::exchange(waiting_, ""), is_first_);
}

void tell_cost(const base::StageCost& cost) {
  std::fprintf(stderr, "antecede: %s: %.2f s, at most %llu MiB so far\n", cost.name.c_str(), cost.seconds,
               static_cast<unsigned long long>(cost.peak_mib));
}

base::Status write_report(const report::Report& report, const std::vector<OutputTarget>& targets,
                          const report::WriteOptions& options, bool with_colour, Outputs& outputs) {
  for (const OutputTarget& target : targets) {
    ANTECEDE_TRY(base::OutputFile output, outputs.open(target.file));
    ReportColours colours;
    const bool is_coloured = with_colour && target.format == "text" && target.file.empty();
    const auto sink = [&](std::string_view text) {
      return is_coloured ? output.write(colours.add(text)) : output.write(text);
    };
    ANTECEDE_CHECK(report::find_writer(target.format)->write(report, options, sink));
    if (is_coloured) ANTECEDE_CHECK(output.write(colours.finish()));
    ANTECEDE_CHECK(output.finish());
  }
  return {};
}

}  // namespace antecede::cli

#include "report/line_report.h"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "report/text_report.h"
#include "report/words.h"

namespace antecede::report {

namespace {

using race::Race;
using race::Side;

/// A line of cells.
class CsvLine {
 public:
  void add(std::string_view cell) {
    if (!text_.empty()) text_ += ',';
    const bool is_formula = !cell.empty() && std::string_view("=+-@\t\r").find(cell.front()) != std::string_view::npos;
    text_ += '"';
    if (is_formula) text_ += '\'';
    for (const char c : cell) text_ += c == '"' ? "\"\"" : std::string(1, c);
    text_ += '"';
  }
  void add(size_t number) { add(std::to_string(number)); }
  std::string finish() { return std::move(text_) + "\r\n"; }

 private:
  std::string text_;
};

void add_side(CsvLine& line, const Side& side) {
  line.add(side.write ? "write" : "read");
  line.add(side.place.class_name);
  line.add(side.place.method);
  line.add(side.place.file);
  line.add(side.place.line == 0 ? std::string() : std::to_string(side.place.line));
  line.add(side.event->label);
  line.add(side.event->thread);
}

std::string marks_of(const Race& race) {
  std::string marks = race.covered ? "covered" : "";
  const auto add = [&](std::string_view mark) { marks += (marks.empty() ? "" : " ") + std::string(mark); };
  for (size_t i = 0; i < race::k_filters; ++i)
    if (const auto filter = static_cast<race::Filter>(i); race.filters.has(filter)) add(race::filter_name(filter));
  if (!race.suppressed.empty()) add("suppressed");
  return marks;
}

std::string csv_names() {
  CsvLine line;
  for (std::string_view name : {"rank", "id", "priority", "kind", "pattern", "class", "field", "group", "marks"}) line.add(name);
  for (const char* side : {"1", "2"})
    for (std::string_view name : {"access", "class", "method", "file", "line", "event", "thread"})
      line.add(std::string(name) + side);
  line.add("why");
  return line.finish();
}

/// As workflow commands ask for; in what stands before the text, colons and commas as well.
std::string escaped(std::string_view text, bool is_property) {
  std::string result;
  for (const char c : text) {
    const bool is_special = c == '%' || c == '\r' || c == '\n' || (is_property && (c == ':' || c == ','));
    result += is_special ? fmt::format("%{:02X}", static_cast<unsigned char>(c)) : std::string(1, c);
  }
  return result;
}

std::string_view command_of(race::Priority priority) {
  switch (priority) {
    case race::Priority::High: return "error";
    case race::Priority::Medium: return "warning";
    case race::Priority::Low: return "notice";
  }
  return "notice";
}

std::string command_text(const Race& race, size_t more) {
  const Side& side = race.sides[race.sides[0].write && !race.sides[1].write ? 1 : 0];
  const Side& other = &side == &race.sides[0] ? race.sides[1] : race.sides[0];
  std::string where;
  if (!side.place.file.empty()) where += "file=" + escaped(printable(side.place.file), true) + ",";
  if (!side.place.file.empty() && side.place.line > 0) where += fmt::format("line={},", side.place.line);
  std::string text = fmt::format("{}, against {}. {}", place_text(side.place), place_text(other.place), printable_line(race.why));
  if (more > 0) text += fmt::format(" And {}.", counted(more, "more race of this group", "more races of this group"));
  return fmt::format("::{} {}title={}::{}\n", command_of(race.priority), where,
                     escaped(race.id + " " + std::string(race::race_kind_name(race.kind)) + " on " + race.location.text(), true),
                     escaped(text, false));
}

}  // namespace

base::Status write_csv_report(const Report& report, const TextSink& sink) {
  ANTECEDE_CHECK(sink(csv_names()));
  for (size_t i = 0; i < report.races.size(); ++i) {
    const Race& race = report.races[i];
    CsvLine line;
    line.add(i + 1);
    line.add(race.id);
    line.add(race::priority_name(race.priority));
    line.add(race::race_kind_name(race.kind));
    line.add(race::pattern_name(race.pattern));
    line.add(race.location.class_name);
    line.add(race.location.field);
    line.add(race.group);
    line.add(marks_of(race));
    for (const Side& side : race.sides) add_side(line, side);
    line.add(race.why);
    ANTECEDE_CHECK(sink(line.finish()));
  }
  return {};
}

base::Status write_github_report(const Report& report, const TextSink& sink) {
  std::map<std::string_view, size_t> groups;
  for (const Race& race : report.races) groups[race.group] += is_shown(report, race);
  for (const Race& race : report.races) {
    if (!is_shown(report, race) || groups[race.group] == 0) continue;
    const size_t more = std::exchange(groups[race.group], size_t(0)) - 1;
    ANTECEDE_CHECK(sink(command_text(race, more)));
  }
  return {};
}

}  // namespace antecede::report

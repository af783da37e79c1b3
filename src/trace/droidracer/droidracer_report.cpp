#include "trace/droidracer/droidracer_report.h"

#include "trace/droidracer/droidracer_line.h"
#include "trace/droidracer/droidracer_locations.h"

namespace antecede::trace {

namespace {

std::optional<int64_t> whole_number(std::string_view text) {
  LineCursor cursor(trimmed(text));
  const auto number = cursor.number();
  return cursor.rest().empty() ? number : std::nullopt;
}

/// The part behind `RACE rwId1:` or `rwId2:`. Values may be blank.
std::optional<DroidRacerReport::Access> parse_access(std::string_view text) {
  LineCursor cursor(text);
  std::array<std::string_view, 9> values;
  constexpr std::array<std::string_view, 8> k_marks = {" type -",     " obj -",    " class -", " field -",
                                                       " fieldIdx -", " dbPath -", " tid -",   " accessId -"};
  for (size_t i = 0; i < k_marks.size(); ++i) {
    const auto value = cursor.until(k_marks[i]);
    if (!value) return std::nullopt;
    values[i] = trimmed(*value);
  }
  values[8] = trimmed(cursor.rest());
  const auto id = whole_number(values[0]), field = whole_number(values[5]), thread = whole_number(values[7]),
             group = whole_number(values[8]);
  const bool known = values[1] == "WRITE" || values[1] == "READ";
  if (!id || !field || !thread || !group || !known) return std::nullopt;
  DroidRacerReport::Access access;
  access.id = *id;
  access.write = values[1] == "WRITE";
  if (values[2] != "0" && values[2] != "0x0") access.object = values[2];
  access.class_name = dotted_class(values[3]);
  access.field = *field;
  access.path = values[6];
  access.thread = *thread;
  access.group = *group;
  return access;
}

/// The list that begins with this heading.
std::optional<size_t> list_of_heading(std::string_view line) {
  using Report = DroidRacerReport;
  if (line == "Multithreaded races") return Report::k_multithreaded;
  if (line.starts_with("Races due to a delayed post")) return Report::k_delayed;
  if (line.starts_with("Races due to cross thread post")) return Report::k_cross_posted;
  if (line.starts_with("Races due to co-enabled events")) return Report::k_co_enabled;
  if (line == "Uncategorized races") return Report::k_uncategorized;
  return std::nullopt;
}

}  // namespace

bool DroidRacerReportReader::graph_line(std::string_view line) {
  LineCursor cursor(line);
  if (!cursor.take("HB Graph")) return false;
  begun_ = true;
  if (cursor.rest().empty()) return true;
  if (!cursor.until(":")) return false;
  const auto size = whole_number(cursor.rest());
  if (size) report_.graph_size = size;
  return size.has_value();
}

bool DroidRacerReportReader::heading(std::string_view line) {
  if (line.starts_with("Android bug-checker log")) return true;
  const auto list = list_of_heading(line);
  const bool memory = line.starts_with("Memory used");
  if (!list && !memory && line != "Races detected" && !line.starts_with("Categorization of") &&
      !line.starts_with("Async races"))
    return false;
  begun_ = true;
  list_ = list;
  in_memory_table_ = memory;
  return true;
}

bool DroidRacerReportReader::race_line(std::string_view line, uint64_t number) {
  LineCursor cursor(line);
  const bool first = cursor.take("RACE rwId1:");
  if (!first && !cursor.take("rwId2:")) return false;
  begun_ = true;
  auto access = parse_access(cursor.rest());
  if (!access) return false;
  if (first) {
    half_.emplace();
    half_->first = *std::move(access);
    half_->line = number;
    return true;
  }
  if (!half_) return false;
  half_->second = *std::move(access);
  report_.races.push_back(*std::move(half_));
  half_.reset();
  return true;
}

bool DroidRacerReportReader::list_line(std::string_view line) {
  LineCursor cursor(line);
  const bool is_class = cursor.take("class:");
  if (!list_ || (!is_class && !cursor.take("object:"))) return false;
  const auto owner = cursor.until(" field:");
  if (!owner) return false;
  DroidRacerReport::Entry entry;
  (is_class ? entry.class_name : entry.object) = is_class ? dotted_class(trimmed(*owner)) : trimmed(*owner);
  const auto field = cursor.number();
  if (!field) return false;
  entry.field = *field;
  if (cursor.until("opIds:")) {
    while (const auto trigger = cursor.number()) {
      entry.triggers.push_back(*trigger);
      cursor.take(",");
      cursor.skip_blanks();
    }
  }
  report_.lists[*list_].push_back(std::move(entry));
  return true;
}

bool DroidRacerReportReader::memory_line(std::string_view line) const {
  return in_memory_table_ && line.find(':') != std::string_view::npos;
}

bool DroidRacerReportReader::feed(std::string_view line, uint64_t number) {
  const std::string_view text = trimmed(line);
  return text.empty() || graph_line(text) || race_line(text, number) || heading(text) || list_line(text) ||
         memory_line(text);
}

DroidRacerReport read_droidracer_report(base::Bytes bytes) {
  DroidRacerReportReader reader;
  for_each_line(base::as_text(bytes), [&](std::string_view line, uint64_t number) {
    if (!is_operation_line(line) && !is_access_line(line)) reader.feed(line, number);
  });
  return reader.take();
}

}  // namespace antecede::trace

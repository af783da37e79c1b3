#include "report/html_report.h"

#include <algorithm>
#include <map>
#include <vector>

#include <fmt/format.h>

#include "base/xml_text.h"
#include "race/hint.h"
#include "report/page.h"
#include "report/text_report.h"
#include "report/words.h"

namespace antecede::report {

using race::Cause;
using race::Place;
using race::Race;
using race::Side;

namespace {

/// More rows of a table are only counted: a browser must be able to show the page.
constexpr size_t k_most_rows = 500;

std::string access_words(const Side& side) {
  std::string text = side.write ? (side.null ? "writes null" : "writes") : "reads";
  if (side.structure) text += ", changes which elements there are";
  if (side.dereferences.value_or(false)) text += ", and uses it as an object";
  if (side.guarded.value_or(false)) text += ", behind a test";
  return text;
}

std::string cause_words(const Cause& cause) {
  std::string text = cause.kind == Cause::Kind::Post ? "posted" : cause.kind == Cause::Kind::Start ? "started" : "registered";
  if (!cause.label.empty()) text += " by " + cause.label;
  if (cause.place.known() && !base::is_platform(cause.place.origin)) text += " at " + place_text(cause.place);
  return text;
}

std::string causes_list(const Side& side) {
  if (side.event->posted.empty()) return "";
  std::string text = "<p class=\"soft\">because it was</p>\n<ul>\n";
  for (const Cause& cause : side.event->posted) text += element("li", cause_words(cause)) + "\n";
  return text + "</ul>\n";
}

/// Code outside of the platform, the outermost call first; the access comes last and is underlined.
std::string calls_list(const Side& side) {
  if (!side.place.known()) return element("p", "at an unknown place: no stack was recorded", "soft") + "\n";
  std::string text = "<ol>\n";
  const auto access = std::ranges::find(*side.stack, side.place);
  const std::vector<Place> outer(access == side.stack->end() ? access : access + 1, side.stack->end());
  for (auto place = outer.rbegin(); place != outer.rend(); ++place)
    if (!base::is_platform(place->origin) && !place->is_transparent()) text += element("li", place_text(*place)) + "\n";
  return text + "<li>" + element("mark", place_text(side.place)) + "</li>\n</ol>\n";
}

std::string side_block(const Side& side) {
  std::string text = "<div>\n" + element("h3", access_words(side)) + "\n";
  text += element("p", fmt::format("in {} on {}", side.event->label, side.event->thread)) + "\n";
  text += calls_list(side) + causes_list(side);
  if (!side.locks.empty()) text += element("p", "holds " + base::printable_list(side.locks), "soft") + "\n";
  return text + "</div>\n";
}

std::string_view style_of(race::Priority priority) {
  return priority == race::Priority::High ? "harmful" : priority == race::Priority::Medium ? "open" : "soft";
}

std::string details_line(const Race& race) {
  std::string text = fmt::format("{}, {}, {}", race.id, race::race_kind_name(race.kind), race::pattern_name(race.pattern));
  if (race.lock_protected) text += ", under a common lock";
  if (race.location.atomic) text += ", volatile or thread-safe";
  if (!race.stable) text += ", renamed code: the id holds for this build";
  if (race.baseline == race::BaselineState::Unchanged) text += ", known from the baseline";
  return text;
}

std::string article(const Race& race) {
  std::string text = fmt::format("<article id=\"{}\">\n", base::xml_text(race.id));
  text += element("h3", fmt::format("{}: {}", race::priority_name(race.priority), race.location.text()), style_of(race.priority)) + "\n";
  text += element("p", details_line(race), "soft") + "\n";
  if (!race.why.empty()) text += element("p", race.why) + "\n";
  text += "<div class=\"sides\">\n" + side_block(race.sides[0]) + side_block(race.sides[1]) + "</div>\n";
  if (!race.would_order.empty()) text += element("p", race.would_order) + "\n";
  if (!race.crash.empty()) text += element("p", race.crash + " was thrown where this race reads or writes.", "harmful") + "\n";
  if (!race.verdict_reason.empty())
    text += element("p", fmt::format("{}: {}", race::verdict_name(race.verdict), race.verdict_reason)) + "\n";
  return text + element("p", race::hint_of(race), "soft") + "\n</article>\n";
}

/// Why the text report leaves a race out; empty: it does not.
std::string marks_words(const Race& race) {
  std::string words;
  const auto add = [&](std::string_view mark) { words += (words.empty() ? "" : ", ") + std::string(mark); };
  if (race.baseline == race::BaselineState::Absent) add("gone since the baseline");
  if (race.covered) add(race.covered_by.empty() ? "covered" : "covered by " + race.covered_by);
  for (size_t i = 0; i < race::k_filters; ++i)
    if (const auto filter = static_cast<race::Filter>(i); race.filters.has(filter)) add(race::filter_name(filter));
  if (!race.suppressed.empty()) add(race.suppressed);
  return words;
}

std::string row(const Race& race) {
  return "<tr>" + element("td", race.id) + element("td", race::priority_name(race.priority)) + element("td", race.location.text()) +
         element("td", place_text(race.sides[0].place) + " / " + place_text(race.sides[1].place)) + element("td", marks_words(race)) +
         "</tr>\n";
}

/// Folded: a line for each race, as far as a browser can show them.
std::string table(const std::string& title, const std::vector<const Race*>& races) {
  if (races.empty()) return "";
  std::string text = fmt::format("<details><summary>{}</summary>\n<table>\n", base::xml_text(title));
  text += "<tr><th>id</th><th>priority</th><th>where</th><th>accesses</th><th>why left out</th></tr>\n";
  for (size_t i = 0; i < std::min(races.size(), k_most_rows); ++i) text += row(*races[i]);
  text += "</table>\n";
  if (races.size() > k_most_rows)
    text += element("p", grouped(races.size() - k_most_rows) + " more are in the JSON report.", "soft") + "\n";
  return text + "</details>\n";
}

/// The races of a report as the page shows them.
struct Parts {
  std::vector<std::vector<const Race*>> groups;  ///< Those that text shows, in the order of their most urgent races.
  std::vector<const Race*> doubtful, left_out;
};

Parts parts_of(const Report& report) {
  Parts parts;
  std::map<std::string_view, size_t> places;
  for (const Race& race : report.races) {
    if (!race.is_reported()) parts.left_out.push_back(&race);
    else if (!is_shown(report, race)) parts.doubtful.push_back(&race);
    else {
      const auto [place, is_new] = places.try_emplace(race.group, parts.groups.size());
      if (is_new) parts.groups.emplace_back();
      parts.groups[place->second].push_back(&race);
    }
  }
  return parts;
}

std::string group_text(const std::vector<const Race*>& group) {
  const std::vector<const Race*> rest(group.begin() + 1, group.end());
  return article(*group.front()) + table(counted(rest.size(), "more race", "more races") + " of this group", rest);
}

std::string crashes_section(const Report& report) {
  if (report.crashes.empty()) return "";
  std::string items;
  for (const race::Crash& crash : report.crashes) {
    std::string line = crash.exception.empty() ? "an exception" : crash.exception;
    if (crash.place.known()) line += " at " + place_text(crash.place);
    line += fmt::format(", in {} on {}", crash.label, crash.thread);
    if (!crash.races.empty()) line += "; races behind it: " + base::printable_list(crash.races);
    if (!crash.note.empty()) line += "; " + crash.note;
    items += element("li", line) + "\n";
  }
  return element("h2", "Crashes in these runs") + "\n<ul>\n" + items + "</ul>\n";
}

std::string head_words(const Parts& parts) {
  if (parts.groups.empty()) return "No race to report; see what is not covered, below.";
  size_t shown = 0;
  for (const auto& group : parts.groups) shown += group.size();
  return fmt::format("{} in {}", counted(shown, "race", "races"), counted(parts.groups.size(), "group", "groups"));
}

}  // namespace

base::Status write_html_report(const Report& report, const TextSink& sink) {
  const Parts parts = parts_of(report);
  ANTECEDE_CHECK(sink(page_head("Races of " + subject_of(report)) + element("p", head_words(parts)) + "\n"));
  if (!report.complete) ANTECEDE_CHECK(sink(element("p", "A limit was reached before all was looked at.", "open") + "\n"));
  for (const auto& group : parts.groups) ANTECEDE_CHECK(sink(group_text(group)));
  ANTECEDE_CHECK(sink(table(counted(parts.doubtful.size(), "race", "races") + " of low priority", parts.doubtful)));
  ANTECEDE_CHECK(sink(table(counted(parts.left_out.size(), "race", "races") + " left out", parts.left_out)));
  return sink(crashes_section(report) + gaps_section(report) + page_foot());
}

}  // namespace antecede::report

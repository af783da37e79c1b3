#include "report/text_race.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "report/words.h"

namespace antecede::report {

namespace {

/// Causes beyond this many are only counted.
constexpr size_t k_shown_causes = 4;
/// Locations of folded races beyond this many are only counted.
constexpr size_t k_shown_locations = 3;

constexpr std::string_view k_rest = "              ";

std::string line(std::string_view name, const std::string& text) {
  return wrapped(text, fmt::format("      {:<8}", name), k_rest);
}

std::string kind_text(const Access& access) {
  const std::string text = access.write ? "write" : "read";
  if (access.null) return text + " of null";
  return access.structure ? text + " that changes which elements there are" : text;
}

std::string places_text(const Access& access) {
  if (!access.place.known()) return line("at", "an unknown place: no stack was recorded");
  const std::string charged = place_text(access.place), inner = place_text(access.stack->front());
  return line("at", charged) + (inner == charged ? "" : line("inside", inner));
}

std::string cause_text(const Cause& cause) {
  std::string text = cause.kind == Cause::Kind::Post ? "posted by " : "started by ";
  text += printable(cause.label);
  if (cause.label != cause.thread) text += " on " + printable(cause.thread);
  if (cause.place.known()) text += " at " + place_text(cause.place);
  return text;
}

std::string story_text(const Event& event) {
  if (event.posted.empty())
    return line("because", event.in_event ? "it came from outside of the trace" : "it was there from the start");
  std::string text;
  const size_t shown = std::min(event.posted.size(), k_shown_causes);
  for (size_t i = 0; i < shown; ++i)
    text += line(i ? "" : "because", (i ? "which was " : "it was ") + cause_text(event.posted[i]));
  if (event.posted.size() > shown)
    text += line("", fmt::format("and so on, {} back", counted(event.posted.size() - shown, "step", "steps")));
  return text;
}

std::string event_text(const Event& event) {
  if (!event.in_event) return line("in", "thread " + printable(event.thread) + ", outside of events");
  return line("in", fmt::format("{} on {} ({})", printable(event.label), printable(event.thread), event.source));
}

std::string access_text(const Access& access) {
  std::string text =
      "   " + kind_text(access) + "\n" + places_text(access) + event_text(*access.event) + story_text(*access.event);
  if (!access.locks.empty()) text += line("locks", base::printable_list(access.locks));
  return text;
}

std::string marks_text(const Race& race) {
  std::string text;
  if (race.covered)
    text += "   covered" + (race.covered_by.empty() ? "" : " by " + race.covered_by) +
            ": another race may keep the two in order\n";
  for (size_t i = 0; i < race::k_filters; ++i)
    if (const auto filter = static_cast<race::Filter>(i); race.filters.has(filter))
      text += wrapped(fmt::format("filtered, {}: {}", race::filter_name(filter), race::filter_explanation(filter)),
                      "   ", "     ");
  return text;
}

}  // namespace

std::string race_text(const Race& race, size_t number) {
  std::string text =
      wrapped(fmt::format("#{} {}: {} on {}", number, race::priority_name(race.priority),
                          race.kind == race::RaceKind::DataRace ? "data race" : "event race", race.location.text()),
              "", "   ");
  std::string details = fmt::format("{}, {}", race.id, race::pattern_name(race.pattern));
  if (!race.group.empty()) details += ", group " + race.group;
  if (race.locations > 1) details += fmt::format(", seen at {}", counted(race.locations, "location", "locations"));
  if (race.location.atomic) details += ", volatile or thread-safe";
  if (race.lock_protected) details += ", under a common lock";
  text += "   " + details + "\n" + marks_text(race);
  for (const Access& access : race.accesses) text += access_text(access);
  return race.why.empty() ? text : text + wrapped(printable_line(race.why), "   why     ", "           ");
}

std::string folded_text(const std::vector<const Race*>& group) {
  if (group.size() < 2) return "";
  std::set<std::string> locations;
  std::string list;
  for (size_t i = 1; i < group.size(); ++i) {
    const std::string text = group[i]->location.text();
    if (locations.insert(text).second && locations.size() <= k_shown_locations)
      list.append(list.empty() ? "" : ", ").append(text);
  }
  if (locations.size() > k_shown_locations) list += fmt::format(" and {} more", locations.size() - k_shown_locations);
  return fmt::format("   + {} of this group, on {}\n", counted(group.size() - 1, "more race", "more races"), list);
}

}  // namespace antecede::report

#include "report/text_race.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "race/hint.h"
#include "report/text_columns.h"
#include "report/words.h"

namespace antecede::report {

using race::Cause;
using race::Event;
using race::Place;
using race::Race;
using race::Side;

namespace {

/// Causes beyond this many are only counted.
constexpr size_t k_shown_causes = 4;
/// Locations of folded races beyond this many are only counted.
constexpr size_t k_shown_locations = 3;

constexpr std::string_view k_rest = "              ";

std::string line(std::string_view name, const std::string& text) {
  return wrapped(text, fmt::format("      {:<8}", name), k_rest);
}

std::string kind_text(const Side& side) {
  const std::string text = side.write ? "write" : "read";
  if (side.null) return text + " of null";
  return side.structure ? text + " that changes which elements there are" : text;
}

/// What the charged code called to come to the access; of real frameworks the place of the access itself, which people
/// can look up. None: the code accesses it itself.
const Place* inner_place(const Side& side) {
  const std::vector<Place>& stack = *side.stack;
  const Place* called = nullptr;
  if (side.place.origin == base::Origin::Model) return called;
  const auto charged = std::ranges::find(stack, side.place);
  for (auto at = stack.begin(); at != charged && at != stack.end(); ++at) {
    if (at->is_transparent()) continue;
    if (!called || called->origin == base::Origin::Model) called = &*at;
  }
  return called;
}

std::string places_text(const Side& side) {
  if (!side.place.known()) return line("at", "an unknown place: no stack was recorded");
  const bool system = side.place.origin == base::Origin::Model;
  std::string text = line("at", place_text(side.place) + (system ? ", the system's own code" : ""));
  if (const Place* inner = inner_place(side))
    text += line(inner->origin == base::Origin::Model ? "through" : "inside", place_text(*inner));
  return text;
}

std::string cause_text(const Cause& cause) {
  std::string text = cause.kind == Cause::Kind::Post    ? "posted by "
                     : cause.kind == Cause::Kind::Start ? "started by "
                                                        : "registered by ";
  text += printable(cause.label);
  const bool is_said = cause.label == cause.thread || cause.thread == "system";  // What the system does needs no place.
  if (!is_said) text += " on " + printable(cause.thread);
  if (cause.place.known() && cause.place.origin != base::Origin::Model) text += " at " + place_text(cause.place);
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
  return line("in", fmt::format("{} on {} ({})", printable(event.label), printable(event.thread),
                                race::source_name(event.source)));
}

std::string access_text(const Side& side) {
  std::string text =
      "   " + kind_text(side) + "\n" + places_text(side) + event_text(*side.event) + story_text(*side.event);
  if (!side.locks.empty()) text += line("locks", base::printable_list(side.locks));
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
  if (!race.suppressed.empty()) text += wrapped("suppressed: " + printable_line(race.suppressed), "   ", "     ");
  if (race.baseline == race::BaselineState::Absent) text += "   gone since the baseline\n";
  return text;
}

std::string_view kind_words(race::RaceKind kind) {
  switch (kind) {
    case race::RaceKind::EventRace: return "event race";
    case race::RaceKind::DataRace: return "data race";
    case race::RaceKind::OrderViolation: return "order violation";
  }
  return "race";
}

/// Id, pattern, group, and what else is short.
std::string details_text(const Race& race, size_t traces) {
  std::string text = fmt::format("{}, {}", race.id, race::pattern_name(race.pattern));
  if (!race.group.empty()) text += ", group " + race.group;
  if (race.locations > 1) text += fmt::format(", seen at {}", counted(race.locations, "location", "locations"));
  if (traces > 1) text += fmt::format(", in {} of {} traces", grouped(race.runs), grouped(traces));
  if (race.location.atomic) text += ", volatile or thread-safe";
  if (race.lock_protected) text += ", under a common lock";
  if (!race.stable) text += ", renamed code: the id holds for this build";
  if (race.baseline == race::BaselineState::Unchanged) text += ", known from the baseline";
  return text;
}

}  // namespace

std::string race_text(const Race& race, size_t number, size_t traces) {
  std::string text = wrapped(fmt::format("#{} {}: {} on {}", number, race::priority_name(race.priority),
                                         kind_words(race.kind), race.location.text()),
                             "", "   ");
  text += wrapped(details_text(race, traces), "   ", "   ") + marks_text(race);
  const bool is_static = race.sides[0].event->is_action && race.sides[1].event->is_action;
  if (is_static)
    text += columns_text(race);
  else
    for (const Side& side : race.sides) text += access_text(side);
  const auto note = [&](std::string_view name, const std::string& words) {
    text += wrapped(words, fmt::format("   {:<7} ", name), "           ");
  };
  if (!race.why.empty()) note("why", printable_line(race.why));
  if (!race.would_order.empty()) note("order", printable_line(race.would_order));
  if (!race.crash.empty())
    note("crash", fmt::format("{} was thrown where this race reads or writes", printable(race.crash)));
  if (!race.verdict_reason.empty())
    note("verdict", fmt::format("{}: {}", race::verdict_name(race.verdict), printable_line(race.verdict_reason)));
  if (!race.schedule.empty()) note("schedule", printable(race.schedule));
  if (race.is_reported()) note("hint", std::string(race::hint_of(race)));
  return text;
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

#include "detect/crashes.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include <fmt/format.h>

#include "race/ranking.h"

namespace antecede::detect {
namespace {

using PlaceKey = std::tuple<std::string, std::string, std::string, uint32_t>;

PlaceKey key_of(const race::Place& place) {
  return {place.class_name, place.method, place.descriptor, place.line};
}

std::string text_of(const race::Place& place) {
  std::string text = place.class_name + "." + place.method;
  if (place.line) text += fmt::format(" ({}:{})", place.file.empty() ? "line" : place.file, place.line);
  return text;
}

/// The access stands in the line that threw, and can be the reason: a null pointer was read from somewhere. Where the
/// platform threw by itself, no line tells: what the event read may be the reason.
bool may_be_reason(const race::Side& side, const race::Crash& crash, bool is_null) {
  if (base::is_platform(crash.place.origin)) return !side.write && side.event->id == crash.event;
  const bool reads = !side.write || !is_null;
  return reads && key_of(side.place) == key_of(crash.place);
}

void point_at_each_other(race::Crash& crash, race::Race& race) {
  if (std::ranges::find(crash.races, race.id) == crash.races.end()) crash.races.push_back(race.id);
  if (race.crash.empty()) race.crash = crash.exception;
}

/// By the place alone.
void add_races_in_line(race::Crash& crash, std::vector<race::Race>& races, bool is_null) {
  for (race::Race& race : races) {
    if (base::is_platform(crash.place.origin) && !race.is_reported()) continue;
    if (std::ranges::any_of(race.sides, [&](const race::Side& side) { return may_be_reason(side, crash, is_null); }))
      point_at_each_other(crash, race);
  }
}

}  // namespace

race::Crash Crashes::crash_of(const Failure& failure) const {
  const TraceWords& words = shared_.words;
  const trace::Operation& operation = failure.operation;
  const bool is_event = operation.kind == trace::OperationKind::End;
  const trace::MessageId event = is_event ? operation.message() : shared_.order.graph().event_of(failure.node);
  race::Crash crash;
  crash.exception = words.name(trace::NameId(operation.object));
  crash.place = words.charged(operation.stack);
  crash.event = words.event_id(event, operation.thread);
  crash.label = words.event_label(event, operation.thread);
  crash.thread = words.thread(operation.thread);
  return crash;
}

void Crashes::add_races(const CrashCause& cause, race::Crash& crash, Findings& findings) const {
  if (!crash.place.known()) return;
  if (cause.reasons.empty() && crash.races.empty()) return add_races_in_line(crash, findings.races, cause.is_null);
  for (const uint32_t pair : cause.pairs) {
    const auto found = findings.threw.find(pair);
    if (found == findings.threw.end()) continue;
    for (race::Race& race : findings.races)
      if (race.id == found->second) point_at_each_other(crash, race);
  }
  if (crash.races.empty()) add_races_of_others(cause, crash, findings);
}

// Races are named by field and methods, not by objects.
void Crashes::add_races_of_others(const CrashCause& cause, race::Crash& crash, Findings& findings) const {
  for (const CrashReason& reason : cause.reasons) {
    const std::string identity = shared_.words.location(reason.location).identity();
    for (race::Race& race : findings.races) {
      if (!race.is_reported() || race.location.identity() != identity) continue;
      if (std::ranges::any_of(race.sides, [&](const race::Side& side) { return may_be_reason(side, crash, cause.is_null); }))
        point_at_each_other(crash, race);
    }
  }
}

/// The first write of something to that field of another object.
uint32_t Crashes::write_of_another(trace::LocationId location) const {
  const auto& locations = shared_.order.tables().locations;
  const trace::Location& wanted = locations[location];
  const AccessStore& accesses = shared_.recording.accesses();
  uint32_t found = Access::k_none;
  if (wanted.kind != trace::Location::Kind::Field) return found;
  for (uint32_t i = 0; i < accesses.location_count(); ++i) {
    const trace::Location& other = locations[trace::LocationId(i)];
    if (other.kind != wanted.kind || other.owner != wanted.owner || other.name != wanted.name) continue;
    for (uint32_t at = accesses.last(trace::LocationId(i)); at != Access::k_none; at = accesses[at].before)
      if (accesses[at].write() && !(accesses[at].flags & Access::k_null) &&
          (found == Access::k_none || accesses[at].at < accesses[found].at))
        found = at;
  }
  return found;
}

// How a place came to be null in this run, where no race has a part in it.
std::string Crashes::story_of(const CrashReason& reason) const {
  const AccessStore& accesses = shared_.recording.accesses();
  uint32_t before = Access::k_none, after = Access::k_none;
  for (uint32_t at = accesses.last(reason.location); at != Access::k_none; at = accesses[at].before) {
    if (!accesses[at].write()) continue;
    if (accesses[at].at > accesses[reason.access].at) after = at;
    if (accesses[at].at < accesses[reason.access].at && before == Access::k_none) before = at;
  }
  const std::string name = shared_.words.location(reason.location).text();
  auto place = [&](uint32_t at) { return text_of(shared_.words.charged(accesses[at].stack)); };
  if (before != Access::k_none)
    return fmt::format("{} was set {}last by {}, which comes before in every order", name,
                       accesses[before].flags & Access::k_null ? "to null " : "", place(before));
  if (after != Access::k_none)
    return fmt::format("{} is set only later, by {}, in every order", name, place(after));
  if (const uint32_t other = write_of_another(reason.location); other != Access::k_none)
    return fmt::format("nobody had set {} yet; of another object, {} does", name, place(other));
  return fmt::format("nobody ever set {}", name);
}

std::string Crashes::note_of(const race::Crash& crash, const CrashCause& cause, const Failure& failure) const {
  const bool has_values = shared_.recording.values() > 0;
  if (!cause.is_null || !has_values || base::is_platform(crash.place.origin)) return {};
  if (cause.reasons.empty()) {
    constexpr std::string_view k_nothing = "nothing that is recorded was read as null on the way there";
    const auto& names = shared_.order.tables().names;
    const trace::NameId origin = failure.operation.null_origin();
    return names.contains(origin) ? fmt::format("{}: null was {}", k_nothing, names[origin])
                                  : fmt::format("{}: it came from a call, or was never looked at", k_nothing);
  }
  std::string text = "no race: ";
  for (size_t i = 0; i < cause.reasons.size(); ++i) {
    const std::string story = story_of(cause.reasons[i]);
    if (text.find(story) == std::string::npos) text += (i ? "; " : "") + story;
  }
  return text;
}

std::vector<race::Crash> Crashes::find(Findings& findings) const {
  std::vector<race::Crash> crashes;
  std::map<std::pair<std::string, PlaceKey>, size_t> known;
  std::set<trace::ThreadId> dead;  // By an event: the end of the thread tells the same once more.
  const CrashCause no_cause;
  for (size_t i = 0; i < shared_.recording.failures().size(); ++i) {
    const Failure& failure = shared_.recording.failures()[i];
    const bool is_thread = failure.operation.kind == trace::OperationKind::ThreadExit;
    if (!dead.insert(failure.operation.thread).second && is_thread) continue;
    race::Crash crash = crash_of(failure);
    const auto [found, fresh] = known.try_emplace({crash.exception, key_of(crash.place)}, crashes.size());
    if (fresh)
      crashes.push_back(std::move(crash));
    else
      ++crashes[found->second].count;
    race::Crash& told = crashes[found->second];
    const CrashCause& cause = i < shared_.causes.size() ? shared_.causes[i] : no_cause;
    add_races(cause, told, findings);
    if (!told.races.empty())
      told.note.clear();
    else if (told.note.empty())
      told.note = note_of(told, cause, failure);
  }
  for (race::Race& race : findings.races)
    if (!race.crash.empty()) race::set_priority(race);
  findings.sort();
  return crashes;
}

}  // namespace antecede::detect

#include "detect/crashes.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "race/ranking.h"

namespace antecede::detect {
namespace {

using PlaceKey = std::tuple<std::string, std::string, std::string, uint32_t>;

PlaceKey key_of(const race::Place& place) {
  return {place.class_name, place.method, place.descriptor, place.line};
}

/// The access stands in the line that threw, and can be the reason: a null pointer was read from somewhere. Where the
/// platform threw by itself, no line tells: what the event read may be the reason.
bool may_be_reason(const race::Side& side, const race::Crash& crash) {
  if (base::is_platform(crash.place.origin)) return !side.write && side.event->id == crash.event;
  const bool reads = !side.write || crash.exception != "java.lang.NullPointerException";
  return reads && key_of(side.place) == key_of(crash.place);
}

void point_at_each_other(race::Crash& crash, std::vector<race::Race>& races) {
  for (race::Race& race : races) {
    if (base::is_platform(crash.place.origin) && !race.is_reported()) continue;
    if (!std::ranges::any_of(race.sides, [&](const race::Side& side) { return may_be_reason(side, crash); })) continue;
    crash.races.push_back(race.id);
    if (race.crash.empty()) race.crash = crash.exception;
  }
}

race::Crash crash_of(const Failure& failure, const order::OrderGraph& graph, const TraceWords& words) {
  const trace::Operation& operation = failure.operation;
  const bool is_event = operation.kind == trace::OperationKind::End;
  const trace::MessageId event = is_event ? operation.message() : graph.event_of(failure.node);
  race::Crash crash;
  crash.exception = words.name(trace::NameId(operation.object));
  crash.place = words.charged(operation.stack);
  crash.event = words.event_id(event, operation.thread);
  crash.label = words.event_label(event, operation.thread);
  crash.thread = words.thread(operation.thread);
  return crash;
}

}  // namespace

std::vector<race::Crash> find_crashes(const Recording& recording, const order::OrderGraph& graph,
                                      const TraceWords& words, Findings& findings) {
  std::vector<race::Race>& races = findings.races;
  std::vector<race::Crash> crashes;
  std::map<std::pair<std::string, PlaceKey>, size_t> known;
  std::set<trace::ThreadId> dead;  // By an event: the end of the thread tells the same once more.
  for (const Failure& failure : recording.failures()) {
    const bool is_thread = failure.operation.kind == trace::OperationKind::ThreadExit;
    if (!dead.insert(failure.operation.thread).second && is_thread) continue;
    race::Crash crash = crash_of(failure, graph, words);
    const auto [found, fresh] = known.try_emplace({crash.exception, key_of(crash.place)}, crashes.size());
    if (!fresh) {
      ++crashes[found->second].count;
      continue;
    }
    if (crash.place.known()) point_at_each_other(crash, races);
    crashes.push_back(std::move(crash));
  }
  for (race::Race& race : races)
    if (!race.crash.empty()) race::set_priority(race);
  findings.sort();
  return crashes;
}

}  // namespace antecede::detect

#include <map>

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include "race/race_builder.h"

// Groups, and the numbers of the paper's tables.
namespace antecede::race {

// What an event came from, and the methods on the stack from the charged one outwards.
std::string RaceBuilder::context_of(const RaceSide& side) const {
  constexpr size_t k_deep = 64;
  const trace::TraceTables& tables = shared_.order.tables();
  std::string text(source_name(side.source));
  trace::FrameId charged = shared_.stacks.charged(side.stack);
  bool inside = false;
  trace::StackId at = side.stack;
  for (size_t depth = 0; depth < k_deep && tables.stacks.contains(at); ++depth, at = tables.stacks[at].caller) {
    trace::FrameId id = tables.stacks[at].frame;
    inside |= id == charged;
    if (!inside || !tables.frames.contains(id)) continue;
    text += fmt::format("\n{}\n{}", name(tables.frames[id].owner), name(tables.frames[id].method));
  }
  return text;
}

void RaceBuilder::group(RaceList& list) const {
  std::map<std::pair<std::string, std::string>, GroupId> groups;
  for (Race& race : list.races) {
    std::pair contexts(context_of(race.sides[0]), context_of(race.sides[1]));
    if (contexts.second < contexts.first) std::swap(contexts.first, contexts.second);
    race.group = groups.try_emplace(std::move(contexts), GroupId(groups.size())).first->second;
  }
  list.groups = groups.size();
}

void RaceBuilder::count(const std::vector<SitePair>& pairs, RaceList& list) const {
  RaceStatistics& numbers = list.statistics;
  struct Racy {
    bool single = false, multi = false, open = false;
  };
  std::map<trace::LocationId, Racy> racy;
  for (const SitePair& pair : pairs) {
    bool looper = Contexts::same_looper(shared_.contexts.of(shared_.accesses[pair.first].segment),
                                        shared_.contexts.of(shared_.accesses[pair.second].segment));
    (looper ? numbers.looper_races : numbers.thread_races) += 1;
    numbers.uncovered_looper_races += looper && pair.uncovered;
    Racy& location = racy[pair.location];
    (looper ? location.single : location.multi) = true;
    location.open |= !looper && !locked(pair);
  }
  numbers.racy_locations = racy.size();
  for (const auto& [id, location] : racy) {
    numbers.single_looper_locations += !location.multi;
    numbers.multi_threaded_locations += location.multi && location.open;
    numbers.lock_protected_locations += location.multi && !location.open;
  }
  absl::flat_hash_set<std::pair<GroupId, int>> seen;
  for (const Race& race : list.races) {
    if (!race.is_reported()) continue;
    bool own = race.sides[0].own && race.sides[1].own;
    int column = race.same_looper ? (own ? 0 : 1) : 2 + (own ? 0 : 1) + (race.lock_protected ? 2 : 0);
    if (!seen.insert({race.group, column}).second) continue;
    uint64_t* columns[] = {&numbers.looper_groups_own,        &numbers.looper_groups_framework,
                           &numbers.thread_groups_own,        &numbers.thread_groups_framework,
                           &numbers.thread_groups_own_locked, &numbers.thread_groups_framework_locked};
    ++*columns[column];
  }
}

}  // namespace antecede::race

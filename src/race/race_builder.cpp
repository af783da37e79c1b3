#include "race/race_builder.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "base/file.h"
#include "race/why.h"

namespace antecede::race {
namespace {

std::string dotted(std::string_view name) {
  std::string text(name);
  std::ranges::replace(text, '/', '.');
  return text;
}

}  // namespace

std::string_view RaceBuilder::name(trace::NameId id) const {
  const auto& names = shared_.order.tables().names;
  return names.contains(id) ? std::string_view(names[id]) : std::string_view();
}

RaceList RaceBuilder::build(const std::vector<SitePair>& pairs) {
  absl::flat_hash_map<Key, uint32_t> numbers;
  std::vector<Draft> drafts;
  std::vector<uint32_t> draft_of;
  for (uint32_t i = 0; i < pairs.size(); ++i) {
    auto [found, fresh] = numbers.try_emplace(key_of(pairs[i]), static_cast<uint32_t>(drafts.size()));
    if (fresh) drafts.push_back({i, 0, {}});
    draft_of.push_back(found->second);
    Draft& draft = drafts[found->second];
    if (draft.last_location != pairs[i].location) ++draft.locations;
    draft.last_location = pairs[i].location;
    if (!fresh && urgency(pairs[i]) < urgency(pairs[draft.pair])) draft.pair = i;
  }
  RaceList list = sorted_races(pairs, drafts, draft_of);
  group(list);
  count(pairs, list);
  return list;
}

// The entries, the most urgent first, and who covers whom.
RaceList RaceBuilder::sorted_races(const std::vector<SitePair>& pairs, const std::vector<Draft>& drafts,
                                   const std::vector<uint32_t>& draft_of) const {
  std::vector<std::pair<Race, uint32_t>> entries;
  for (uint32_t i = 0; i < drafts.size(); ++i) {
    entries.push_back({race_of(pairs[drafts[i].pair]), i});
    entries.back().first.locations = drafts[i].locations;
  }
  std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) {
    return std::pair(-a.first.score, std::string_view(a.first.id)) <
           std::pair(-b.first.score, std::string_view(b.first.id));
  });
  RaceList list;
  std::vector<RaceId> race_of_draft(drafts.size());
  for (auto& [race, draft] : entries) race_of_draft[draft] = list.races.push_back(std::move(race));
  for (const auto& [race, draft] : entries) {
    uint32_t cover = pairs[drafts[draft].pair].covered_by;
    if (cover < pairs.size()) list.races[race_of_draft[draft]].covered_by = race_of_draft[draft_of[cover]];
  }
  return list;
}

uint32_t RaceBuilder::method_of(const Access& access) const {
  return shared_.stacks.method_number(shared_.stacks.charged(access.stack)) * 2 + (access.write() ? 1 : 0);
}

RaceBuilder::Key RaceBuilder::key_of(const SitePair& pair) const {
  const trace::Location& location = shared_.order.tables().locations[pair.location];
  bool element = location.kind == trace::Location::Kind::Element;
  uint32_t one = method_of(shared_.accesses[pair.first]), other = method_of(shared_.accesses[pair.second]);
  return {location.owner, element ? trace::NameId() : location.name, {std::min(one, other), std::max(one, other)}};
}

std::string RaceBuilder::id_of(const Race& race) const {
  const trace::TraceTables& tables = shared_.order.tables();
  const trace::Location& location = tables.locations[race.location];
  bool element = location.kind == trace::Location::Kind::Element;
  std::string text = fmt::format("{}\n{}", dotted(name(location.owner)), element ? "[]" : name(location.name));
  for (const RaceSide& side : race.sides) {
    trace::FrameId id = shared_.stacks.charged(side.stack);
    trace::Frame frame = tables.frames.contains(id) ? tables.frames[id] : trace::Frame();
    text += fmt::format("\n{}\n{}\n{}", dotted(name(frame.owner)), name(frame.method), side.write ? "write" : "read");
  }
  base::Bytes bytes(reinterpret_cast<const uint8_t*>(text.data()), text.size());
  return "r-" + base::sha256_hex(bytes).substr(0, 12);
}

bool RaceBuilder::locked(const SitePair& pair) const {
  return shared_.locks.exclude(shared_.accesses[pair.first].lock_set(), shared_.accesses[pair.second].lock_set());
}

bool RaceBuilder::overlaps(const SitePair& pair) const {
  const Access &first = shared_.accesses[pair.first], &second = shared_.accesses[pair.second];
  return Contexts::may_overlap(shared_.contexts.of(first.segment), shared_.contexts.of(second.segment));
}

FilterSet RaceBuilder::filters_of(const SitePair& pair) const {
  FilterSet filters = pair.filters;
  const trace::Location& location = shared_.order.tables().locations[pair.location];
  trace::StackId first = shared_.accesses[pair.first].stack, second = shared_.accesses[pair.second].stack;
  if (!shared_.stacks.has_own(first) && !shared_.stacks.has_own(second)) filters.add(Filter::FrameworkOnly);
  bool steps = shared_.stacks.is_step(first) && shared_.stacks.is_step(second);
  if (steps || shared_.stacks.commutes(first) || shared_.stacks.commutes(second)) filters.add(Filter::Commutative);
  if (shared_.lists.reuses(name(location.owner))) filters.add(Filter::ObjectReuse);
  return filters & shared_.filters;
}

unsigned RaceBuilder::urgency(const SitePair& pair) const {
  unsigned hidden = (pair.uncovered ? 0 : 2) + (filters_of(pair).empty() ? 0 : 1);
  bool own = shared_.stacks.is_own(shared_.accesses[pair.first].stack) &&
             shared_.stacks.is_own(shared_.accesses[pair.second].stack);
  return hidden * 8 + (locked(pair) ? 4 : 0) + (own ? 0 : 2) + (overlaps(pair) ? 0 : 1);
}

RaceSide RaceBuilder::side_of(uint32_t index) const {
  const Access& access = shared_.accesses[index];
  const order::OrderGraph& graph = shared_.order.graph();
  RaceSide side;
  side.write = access.write();
  side.null = access.flags & Access::k_null;
  side.structure = access.flags & Access::k_structure;
  side.own = shared_.stacks.is_own(access.stack);
  side.segment = access.segment;
  side.at = trace::OperationId(access.at);
  side.stack = access.stack;
  side.event = graph.event_of(access.segment);
  side.thread = graph.strands()[graph.node(access.segment).strand].thread;
  side.source = shared_.contexts.source(access.segment);
  side.locks = shared_.locks.exclusive(access.lock_set());
  return side;
}

Race RaceBuilder::race_of(const SitePair& pair) const {
  Race race;
  race.location = pair.location;
  race.sides = {side_of(pair.first), side_of(pair.second)};
  if (method_of(shared_.accesses[pair.second]) < method_of(shared_.accesses[pair.first])) {
    std::swap(race.sides[0], race.sides[1]);
  }
  race.id = id_of(race);
  const auto& [a, b] = race.sides;
  race.same_looper = Contexts::same_looper(shared_.contexts.of(a.segment), shared_.contexts.of(b.segment));
  race.lock_protected = locked(pair);
  bool atomic = race.lock_protected || shared_.order.tables().locations[pair.location].atomic;
  race.kind = overlaps(pair) && !atomic ? RaceKind::DataRace : RaceKind::EventRace;
  bool frees = (a.write && a.null && !b.write) || (b.write && b.null && !a.write);
  race.pattern = frees ? Pattern::UseAfterFree : a.write && b.write ? Pattern::WriteWrite : Pattern::ReadWrite;
  race.filters = filters_of(pair);
  race.covered = !pair.uncovered;
  set_priority(race);
  race.why = WhyUnordered(shared_.order, shared_.stacks)(race);
  return race;
}

// Own code against own code first, then against the framework; what is kept apart by a lock, filtered or covered
// comes last.
void RaceBuilder::set_priority(Race& race) const {
  bool last = !race.is_reported() || (race.lock_protected && !race.same_looper);
  bool own = race.sides[0].own && race.sides[1].own;
  bool any = shared_.stacks.has_own(race.sides[0].stack) || shared_.stacks.has_own(race.sides[1].stack);
  race.priority = last || !any ? Priority::Low : own ? Priority::High : Priority::Medium;
  constexpr double k_base[] = {0.8, 0.5, 0.2};
  race.score = k_base[static_cast<size_t>(race.priority)];
  if (race.pattern == Pattern::UseAfterFree) race.score += 0.1;
  if (race.kind == RaceKind::DataRace) race.score += 0.05;
  if (!race.filters.empty()) race.score -= 0.1;
  if (race.covered) race.score -= 0.05;
}

}  // namespace antecede::race

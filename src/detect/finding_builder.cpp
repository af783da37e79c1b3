#include "detect/finding_builder.h"

#include <algorithm>
#include <utility>

#include "detect/why.h"
#include "race/identity.h"
#include "race/ranking.h"

namespace antecede::detect {

using race::Filter;
using race::FilterSet;
using race::Race;

Findings FindingBuilder::build(const std::vector<SitePair>& pairs) {
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
  return sorted(pairs, drafts, draft_of);
}

// The entries, the most urgent first, and who covers whom.
Findings FindingBuilder::sorted(const std::vector<SitePair>& pairs, const std::vector<Draft>& drafts,
                                const std::vector<uint32_t>& draft_of) {
  std::vector<Race> races;
  std::vector<Example> examples;
  for (const Draft& draft : drafts) {
    examples.push_back(example_of(pairs[draft.pair]));
    races.push_back(race_of(pairs[draft.pair], examples.back()));
    races.back().locations = draft.locations;
  }
  for (size_t i = 0; i < drafts.size(); ++i) {
    const uint32_t cover = pairs[drafts[i].pair].covered_by;
    if (cover < pairs.size()) races[i].covered_by = races[draft_of[cover]].id;
  }
  Findings findings{std::move(races), std::move(examples), {}};
  for (uint32_t i = 0; i < pairs.size(); ++i)
    if (pairs[i].threw) findings.threw.try_emplace(i, findings.races[draft_of[i]].id);
  findings.sort();
  return findings;
}

void Findings::sort() {
  std::vector<size_t> order(races.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::sort(order, [&](size_t one, size_t other) { return race::is_more_urgent(races[one], races[other]); });
  Findings sorted;
  sorted.threw = std::move(threw);
  for (const size_t i : order) {
    sorted.races.push_back(std::move(races[i]));
    sorted.examples.push_back(examples[i]);
  }
  *this = std::move(sorted);
}

uint32_t FindingBuilder::method_of(uint32_t index) const {
  const Access& access = shared_.accesses[index];
  return shared_.stacks.method_number(shared_.stacks.charged(access.stack)) * 2 + (access.write() ? 1 : 0);
}

uint32_t FindingBuilder::location_number(trace::LocationId id) {
  const auto [found, fresh] = location_numbers_.try_emplace(id);
  if (!fresh) return found->second;
  const auto number = static_cast<uint32_t>(identities_.size());
  return found->second = identities_.try_emplace(shared_.words.location(id).identity(), number).first->second;
}

FindingBuilder::Key FindingBuilder::key_of(const SitePair& pair) {
  const uint32_t one = method_of(pair.first), other = method_of(pair.second);
  return {location_number(pair.location), {std::min(one, other), std::max(one, other)}};
}

bool FindingBuilder::locked(const SitePair& pair) const {
  return shared_.locks.exclude(shared_.accesses[pair.first].lock_set(), shared_.accesses[pair.second].lock_set());
}

bool FindingBuilder::overlaps(const SitePair& pair) const {
  const Access &first = shared_.accesses[pair.first], &second = shared_.accesses[pair.second];
  return Contexts::may_overlap(shared_.contexts.of(first.segment), shared_.contexts.of(second.segment));
}

// The system reads what it shows, or a layout of a library does for it, without any code of the app's own.
bool FindingBuilder::is_system_look(const SitePair& pair) const {
  const trace::Location& location = shared_.order.tables().locations[pair.location];
  if (!shared_.lists.shows(shared_.words.name(location.owner), shared_.words.name(location.name))) return false;
  return std::ranges::any_of(std::array{pair.first, pair.second}, [&](uint32_t index) {
    const Access& access = shared_.accesses[index];
    return !access.write() && !shared_.stacks.is_from_own(access.stack);
  });
}

FilterSet FindingBuilder::filters_of(const SitePair& pair) const {
  if (pair.threw) return {};
  FilterSet filters = pair.filters;
  const StackFacts& stacks = shared_.stacks;
  const trace::StackId first = shared_.accesses[pair.first].stack, second = shared_.accesses[pair.second].stack;
  const bool library = stacks.origin(first) == base::Origin::Library || stacks.origin(second) == base::Origin::Library;
  if (!stacks.has_own(first) && !stacks.has_own(second))
    filters.add(library ? Filter::LibraryOnly : Filter::FrameworkOnly);
  const bool steps = stacks.is_step(first) && stacks.is_step(second);
  if (steps || stacks.commutes(first) || stacks.commutes(second)) filters.add(Filter::Commutative);
  const trace::Location& location = shared_.order.tables().locations[pair.location];
  if (shared_.lists.reuses(shared_.words.name(location.owner))) filters.add(Filter::ObjectReuse);
  if (is_system_look(pair)) filters.add(Filter::SystemLook);
  return filters & shared_.filters;
}

unsigned FindingBuilder::urgency(const SitePair& pair) const {
  unsigned hidden = (pair.uncovered ? 0 : 2) + (filters_of(pair).empty() ? 0 : 1);
  bool own = shared_.stacks.is_own(shared_.accesses[pair.first].stack) &&
             shared_.stacks.is_own(shared_.accesses[pair.second].stack);
  if (pair.threw) return 0;
  return 1 + hidden * 8 + (locked(pair) ? 4 : 0) + (own ? 0 : 2) + (overlaps(pair) ? 0 : 1);
}

TraceSide FindingBuilder::trace_side(uint32_t index) const {
  const Access& access = shared_.accesses[index];
  const order::OrderGraph& graph = shared_.order.graph();
  TraceSide side;
  side.segment = access.segment;
  side.at = trace::OperationId(access.at);
  side.stack = access.stack;
  side.event = graph.event_of(access.segment);
  side.thread = graph.strands()[graph.node(access.segment).strand].thread;
  side.source = shared_.contexts.source(access.segment);
  return side;
}

Example FindingBuilder::example_of(const SitePair& pair) const {
  const bool in_order = method_of(pair.first) <= method_of(pair.second);
  return {pair.location,
          {trace_side(in_order ? pair.first : pair.second), trace_side(in_order ? pair.second : pair.first)}};
}

base::Shared<race::Event> FindingBuilder::event_of(const TraceSide& side) {
  const auto [found, is_new] = events_.try_emplace({side.event, side.thread});
  if (is_new) {
    race::Event event = shared_.words.event(side.event, side.thread);
    event.source = side.source;
    found->second = base::Shared(std::move(event));
  }
  return found->second;
}

base::Shared<std::vector<race::Place>> FindingBuilder::stack_of(trace::StackId id) {
  const auto [found, is_new] = stacks_.try_emplace(id);
  if (is_new) found->second = base::Shared(shared_.words.stack(id));
  return found->second;
}

race::Side FindingBuilder::side_of(uint32_t index, const TraceSide& at) {
  const Access& access = shared_.accesses[index];
  race::Side side;
  side.write = access.write();
  side.null = access.flags & Access::k_null;
  side.structure = access.flags & Access::k_structure;
  side.direct = shared_.stacks.is_own(access.stack);
  side.draws = shared_.stacks.draws(access.stack);
  for (const trace::LockId lock : shared_.locks.exclusive(access.lock_set()))
    side.locks.push_back(shared_.words.lock(lock));
  side.event = event_of(at);
  side.place = shared_.words.charged(access.stack);
  side.stack = stack_of(access.stack);
  return side;
}

Race FindingBuilder::race_of(const SitePair& pair, const Example& example) {
  Race race;
  race.location = shared_.words.location(pair.location);
  const bool swapped = method_of(pair.second) < method_of(pair.first);
  race.sides = {side_of(swapped ? pair.second : pair.first, example.sides[0]),
                side_of(swapped ? pair.first : pair.second, example.sides[1])};
  const auto& [a, b] = race.sides;
  race.id = race::race_id(race.location, a, b);
  race.stable = race::is_stable(race.location, a, b);
  race.same_looper = Contexts::same_looper(shared_.contexts.of(example.sides[0].segment),
                                           shared_.contexts.of(example.sides[1].segment));
  race.lock_protected = locked(pair);
  const bool atomic = race.lock_protected || race.location.atomic;
  race.kind = overlaps(pair) && !atomic ? race::RaceKind::DataRace : race::RaceKind::EventRace;
  const bool frees = (a.write && a.null && !b.write) || (b.write && b.null && !a.write);
  race.pattern = frees                  ? race::Pattern::UseAfterFree
                 : a.write && b.write   ? race::Pattern::WriteWrite
                                        : race::Pattern::ReadWrite;
  race.filters = filters_of(pair);
  race.covered = !pair.uncovered;
  race::set_priority(race);
  race.why = WhyUnordered(shared_.order, shared_.stacks)(race, example);
  return race;
}

}  // namespace antecede::detect

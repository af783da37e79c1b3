#include "scan/race_builder.h"

#include <algorithm>

#include <fmt/format.h>

#include "race/groups.h"
#include "race/identity.h"
#include "race/ranking.h"

namespace antecede::scan {

using pointer::Object;
using pointer::ObjectId;
using race::Filter;

void RaceBuilder::add(const Pair& pair, race::RaceKind kind) {
  const bool violates = kind == race::RaceKind::OrderViolation;
  if (!violates) ++pairs_;
  const std::string key = key_of(pair);
  const uint32_t one = method_of(pair.first.access), other = method_of(pair.second.access);
  const auto [found, fresh] = numbers_.try_emplace(
      {identity_of(*pair.location, key), std::min(one, other), std::max(one, other)}, uint32_t(drafts_.size()));
  if (fresh) drafts_.emplace_back();
  Draft& draft = drafts_[found->second];
  if (draft.last != pair.location) ++draft.locations;
  draft.last = pair.location;
  if (!fresh && draft.best.urgency == 0) return;  // Nothing is more urgent.
  Judged judged = judge(pair, key);
  judged.violates = violates;
  if (violates) judged.cover.reset();
  if (fresh || judged.urgency < draft.best.urgency) draft.best = std::move(judged);
}

/// What the names of a location tell, asked once.
const RaceBuilder::Known& RaceBuilder::known_of(const AccessedPlace& location) {
  const auto [found, fresh] = known_.try_emplace(&location);
  if (!fresh) return found->second;
  const race::RaceLists& lists = race::RaceLists::built_in();
  const race::Location named = shared_.words.location(location.part, location.object, "");
  found->second.has_keys = shared_.words.has_keys(location.part, location.object);
  found->second.shows = lists.shows(named.class_name, named.field);
  found->second.outside = named.kind > race::Location::Kind::Logical;
  found->second.reuses = lists.reuses(named.class_name);
  found->second.internal = location.part == part::k_contents && named.kind == race::Location::Kind::Element &&
                           !shared_.scopes.is_made_by_app(location.object);
  return found->second;
}

/// Whether calls of a method of the model commute, or are steps that do.
RaceBuilder::Calls RaceBuilder::calls_of(AccessId id) {
  const Touch& touch = shared_.accesses.touch(id);
  ir::MethodId method = shared_.subject.solver.nodes()[touch.at.node].method;
  // A short method of the framework is part of its caller.
  const ir::Instruction& insn = shared_.subject.program.body(method).instructions()[touch.at.instruction];
  const bool calls = insn.op == ir::Op::InvokeVirtual || insn.op == ir::Op::InvokeDirect || insn.op == ir::Op::InvokeStatic;
  if (calls && !shared_.owners.is_platform(method))
    if (const ir::MethodId target = shared_.subject.hierarchy.resolve(insn.method()); target.valid()) method = target;
  const auto [found, fresh] = calls_.try_emplace(method);
  if (!fresh) return found->second;
  if (!shared_.owners.is_platform(method)) return found->second;
  const model::CodeNames::Member member = shared_.subject.names.method(method);
  const race::RaceLists& lists = race::RaceLists::built_in();
  return found->second = {lists.commutes(member.class_name, member.name), lists.steps(member.class_name, member.name)};
}

// What a finding is -------------------------------------------------------------------------------------------------

/// Of what is outside of memory, the key that both may mean.
std::string RaceBuilder::key_of(const Pair& pair) {
  if (!known_of(*pair.location).has_keys) return "";
  const Touch &one = shared_.accesses.touch(pair.first.access), &other = shared_.accesses.touch(pair.second.access);
  if (!one.table.empty() || !other.table.empty()) return one.table.empty() ? other.table : one.table;
  for (const ir::StringId key : one.keys)
    if (other.any_key || std::ranges::binary_search(other.keys, key)) return shared_.words.text(key);
  return one.any_key && !other.keys.empty() ? shared_.words.text(other.keys.front()) : "";
}

uint32_t RaceBuilder::identity_of(const AccessedPlace& location, const std::string& key) {
  const auto [found, fresh] = location_numbers_.try_emplace({&location, key});
  if (!fresh) return found->second;
  const std::string identity = shared_.words.location(location.part, location.object, key).identity();
  return found->second = identities_.try_emplace(identity, uint32_t(identities_.size())).first->second;
}

uint32_t RaceBuilder::method_of(AccessId id) {
  const ir::MethodId method = shared_.subject.solver.nodes()[shared_.accesses[id].charged.node].method;
  const auto [found, fresh] = method_numbers_.try_emplace(method);
  if (fresh) {
    const std::string name = shared_.words.place(method, 0).canonical_method();
    found->second = methods_.try_emplace(name, uint32_t(methods_.size())).first->second;
  }
  return found->second * 2 + (shared_.accesses.touch(id).write ? 1 : 0);
}

// How urgent it is --------------------------------------------------------------------------------------------------

/// Own code accesses it itself.
bool RaceBuilder::is_direct(AccessId id) const {
  const Touch& touch = shared_.accesses.touch(id);
  const ir::MethodId method = shared_.subject.solver.nodes()[touch.at.node].method;
  if (shared_.owners.origin(method) != base::Origin::Own) return false;
  // Else it calls a short method of the framework.
  return !ir::is_invoke(shared_.subject.program.body(method).instructions()[touch.at.instruction].op);
}

const AccessFacts& RaceBuilder::facts_of(AccessId id) {
  static const AccessFacts k_none;
  const Touch& touch = shared_.accesses.touch(id);
  const ir::MethodId method = shared_.subject.solver.nodes()[touch.at.node].method;
  return shared_.owners.is_platform(method) ? k_none : shared_.facts.of(method, touch.at.instruction);
}

const std::vector<HeldLock>& RaceBuilder::locks_of(AccessId id) {
  const auto [found, fresh] = locks_.try_emplace(id);
  if (fresh) found->second = shared_.locks.held(shared_.accesses[id], shared_.accesses.touch(id));
  return found->second;
}

/// Where two accesses to the same object hold a lock of this kind, it is the same one.
bool RaceBuilder::is_one(ObjectId lock, ObjectId base) const {
  const pointer::Solver& solver = shared_.subject.solver;
  const Object& object = solver.objects()[lock];
  if (lock == base || object.kind == Object::Kind::Class || object.kind == Object::Kind::Text) return true;
  const ir::Program& program = shared_.subject.program;
  const auto in_initialiser = [&](const Object& made) {
    return made.method.valid() && program[made.method].is_static() &&
           (program[made.method].access_flags & ir::k_constructor);
  };
  if (in_initialiser(object)) return true;
  const auto scope = shared_.scopes.of(lock);
  if (!base.valid()) return false;
  if (scope.valid() && scope == shared_.scopes.of(base)) return true;
  const Object& other = solver.objects()[base];
  return object.method.valid() && object.method == other.method && object.context == other.context;
}

bool RaceBuilder::have_common_lock(const Pair& pair) {
  const std::vector<HeldLock> one = locks_of(pair.first.access);
  for (const HeldLock& lock : one)
    for (const HeldLock& other : locks_of(pair.second.access)) {
      if (lock.path.known() && lock.path == other.path) return true;
      if (lock.object.valid() && lock.object == other.object && is_one(lock.object, pair.location->object)) return true;
    }
  return false;
}

/// The event itself has made the object, just before.
bool RaceBuilder::is_new(AccessId id) {
  const Path path = shared_.locks.base_path(shared_.accesses[id], shared_.accesses.touch(id));
  return path.root == Path::Root::New && path.fields.empty();
}

/// Somebody reads it who has not written it before.
bool RaceBuilder::is_read_by_others(const AccessedPlace& location) {
  const auto [found, fresh] = read_by_others_.try_emplace(&location, false);
  if (!fresh) return found->second;
  bool read = false;
  for (const AccessId id : location.accesses)
    read |= !shared_.accesses.touch(id).write && !facts_of(id).own_value;
  return read_by_others_[&location] = read;
}

void RaceBuilder::add_guards(const Pair& pair, bool overlaps, race::FilterSet& filters) {
  const bool first = shared_.accesses.touch(pair.first.access).write;
  const AccessId write = first ? pair.first.access : pair.second.access;
  const AccessId other = first ? pair.second.access : pair.first.access;
  if (shared_.accesses.touch(other).write) return;
  const AccessFacts &frees = facts_of(write), &uses = facts_of(other);
  if (!frees.null) return;
  if (uses.guarded && uses.dereferences.value_or(false)) filters.add(Filter::Guarded);
  if (overlaps) return;
  if (uses.guarded_by_look && uses.dereferences.value_or(false)) filters.add(Filter::Guarded);
  if (frees.restored || uses.own_value) filters.add(Filter::Restored);
}

race::FilterSet RaceBuilder::filters_of(const Pair& pair, bool overlaps) {
  race::FilterSet filters;
  const AccessFacts &one = facts_of(pair.first.access), &other = facts_of(pair.second.access);
  const Touch &a = shared_.accesses.touch(pair.first.access), &b = shared_.accesses.touch(pair.second.access);
  const Known& known = known_of(*pair.location);
  if (a.write && b.write && one.value && other.value && *one.value == *other.value) filters.add(Filter::SameValue);
  if (!overlaps && !known.shows && !known.outside && !is_read_by_others(*pair.location)) filters.add(Filter::NoRead);
  if (!overlaps && one.looks_first && other.looks_first) filters.add(Filter::LazyInit);
  if (known.reuses) filters.add(Filter::ObjectReuse);
  if (known.internal) filters.add(Filter::FrameworkOnly);
  if (!overlaps && (is_new(pair.first.access) || is_new(pair.second.access))) filters.add(Filter::Unpublished);
  const Calls first = calls_of(pair.first.access), second = calls_of(pair.second.access);
  if (first.commute || second.commute || (first.step && second.step)) filters.add(Filter::Commutative);
  const auto looks = [&](const Occurrence& side) {
    return !shared_.accesses.touch(side.access).write && shared_.accesses[side.access].only.valid();
  };
  if (known.shows && (looks(pair.first) || looks(pair.second))) filters.add(Filter::SystemLook);
  add_guards(pair, overlaps, filters);
  const bool apart = shared_.order.may_run_in_parallel(pair.first.action, pair.second.action);
  if (!apart && (shared_.life_guards.ends(pair.first, pair.second) || shared_.life_guards.ends(pair.second, pair.first)))
    filters.add(Filter::Guarded);
  return filters & shared_.filters;
}

/// Both run on one queue that runs one at a time: there is one in the process, or in each instance of the component that the
/// object belongs to, and each instance's actions know no object but its own.
bool RaceBuilder::share_queue(const Pair& pair) const {
  using Queue = order::view::Queue;
  const order::view::AppView& view = shared_.order.view();
  const auto first = shared_.order.action(pair.first.action), second = shared_.order.action(pair.second.action);
  const order::view::QueueId id = view.actions[first].queue;
  const Queue& queue = view.queues[id];
  const bool one_at_a_time = queue.kind == Queue::Kind::Looper || queue.kind == Queue::Kind::Serial;
  if (id != view.actions[second].queue || !one_at_a_time || queue.count != order::view::Count::One) return false;
  const auto is_one = [&](order::view::ScopeId scope) {
    for (; scope.valid(); scope = view.scopes[scope].parent)
      if (view.scopes[scope].count != order::view::Count::One) return false;
    return true;
  };
  if (is_one(queue.scope)) return true;
  const ObjectId object = pair.location == nullptr ? ObjectId() : pair.location->object;
  return object.valid() && !view.scopes[queue.scope].retains && shared_.scopes.of(object) == queue.scope &&
         shared_.order.order().belongs_to(first, queue.scope) && shared_.order.order().belongs_to(second, queue.scope);
}

RaceBuilder::Judged RaceBuilder::judge(const Pair& pair, const std::string& key) {
  Judged judged;
  judged.pair = pair;
  judged.key = key;
  judged.overlaps = shared_.order.may_run_in_parallel(pair.first.action, pair.second.action) && !share_queue(pair);
  judged.locked = have_common_lock(pair);
  judged.filters = filters_of(pair, judged.overlaps && !judged.locked);
  const bool own = is_direct(pair.first.access) && is_direct(pair.second.access);
  if (!judged.overlaps) judged.cover = shared_.guards.find(pair.first, pair.second);
  if (!judged.overlaps && !judged.cover) judged.cover = shared_.guards.find(pair.second, pair.first);
  const bool loose = is_loose(pair.first) || is_loose(pair.second);
  judged.urgency = (judged.cover ? 32 : 0) + (judged.filters.empty() ? 0 : 16) + (judged.locked ? 8 : 0) + (loose ? 4 : 0) +
                   (own ? 0 : 2) + (judged.overlaps ? 0 : 1);
  return judged;
}

// In words ----------------------------------------------------------------------------------------------------------

/// The analysis does not know on which thread that is, or which of several objects it is about.
bool RaceBuilder::is_vague(const Occurrence& side) const {
  const Touch& touch = shared_.accesses.touch(side.access);
  const bool one_object = touch.objects == nullptr || touch.objects->single().valid();
  return !one_object || !shared_.subject.actions[side.action].threads.single().valid();
}

/// It may not be about this object at all, or not in this action: inside of the framework, which is looked at once for many
/// callers, it is about several objects, or nobody of the app asks for it and its thread is not known; or the action only
/// seems to run it.
bool RaceBuilder::is_loose(const Occurrence& side) const {
  const Access& access = shared_.accesses[side.access];
  const Touch& touch = shared_.accesses.touch(side.access);
  const bool one_object = touch.objects == nullptr || touch.objects->single().valid();
  if (!one_object && !is_direct(side.access)) return true;
  const ir::MethodId charged = shared_.subject.solver.nodes()[access.charged.node].method;
  const bool is_asked_for = charged.valid() && shared_.subject.solver.is_own(charged);
  if (!is_asked_for && !shared_.subject.actions[side.action].threads.single().valid()) return true;
  return !access.only.valid() && shared_.specific.is_vague(side.action, access.charged.node);
}

/// Both orders are meant: a flag that is only looked at, on one looper; or two events of one kind that do the same, or
/// whose order is that of what made them come.
bool RaceBuilder::is_minor(const Pair& pair, const race::Race& race) {
  if (!race.same_looper) return false;
  const AccessFacts &one = facts_of(pair.first.access), &other = facts_of(pair.second.access);
  const auto looks = [](const race::Side& side, const AccessFacts& facts) {
    return !side.write && facts.tested_only && !facts.dereferences.value_or(false);
  };
  const Access &a = shared_.accesses[pair.first.access], &b = shared_.accesses[pair.second.access];
  if (looks(race.sides[0], one) || looks(race.sides[1], other)) return true;
  return pair.first.action == pair.second.action && race.pattern != race::Pattern::UseAfterFree &&
         (a.charged.node == b.charged.node || shared_.order.keeps_order_with_itself(pair.first.action));
}

/// A race that the analysis is not sure of is not urgent, however bad it would be; nor is one that is meant.
void RaceBuilder::lower(const Pair& pair, race::Race& race) {
  if (is_loose(pair.first) || is_loose(pair.second) || is_minor(pair, race)) {
    race.priority = race::Priority::Low;
    race.score = std::min(race.score, k_most_if_loose);
  } else if (race.priority == race::Priority::High && (is_vague(pair.first) || is_vague(pair.second))) {
    race.priority = race::Priority::Medium;
    race.score -= k_less_if_vague;
  }
}

std::string RaceBuilder::lock_text(const HeldLock& lock) const {
  const ir::Program& program = shared_.subject.program;
  if (lock.path.root == Path::Root::Class) return "class " + program.symbols().type_name(ir::TypeId(lock.path.index));
  if (lock.path.known() && !lock.path.fields.empty()) {
    const model::CodeNames::Member member = shared_.subject.names.field(lock.path.fields.back());
    return member.class_name + "." + member.name;
  }
  if (lock.path.root == Path::Root::Static) {
    const model::CodeNames::Member member = shared_.subject.names.field(ir::FieldId(lock.path.index));
    return member.class_name + "." + member.name;
  }
  if (lock.object.valid()) return "an object of " + program.symbols().type_name(shared_.subject.solver.objects()[lock.object].type);
  return lock.path.known() ? "the object itself" : "a lock";
}

race::Side RaceBuilder::side_of(const Occurrence& occurrence) {
  const Access& access = shared_.accesses[occurrence.access];
  const Touch& touch = shared_.accesses.touch(occurrence.access);
  const AccessFacts& facts = facts_of(occurrence.access);
  race::Side side;
  side.write = touch.write;
  side.null = touch.write && facts.null;
  side.structure = touch.write && touch.part == part::k_contents && touch.structure;
  side.direct = is_direct(occurrence.access);
  side.dereferences = facts.dereferences;
  if (!touch.write && facts.dereferences) side.guarded = facts.guarded || facts.guarded_by_look;
  for (const HeldLock& lock : locks_of(occurrence.access)) side.locks.push_back(lock_text(lock));
  std::ranges::sort(side.locks);
  side.locks.erase(std::unique(side.locks.begin(), side.locks.end()), side.locks.end());
  side.event = shared_.words.event(occurrence.action);
  side.place = shared_.words.place(access.charged);
  side.stack = base::Shared(shared_.words.stack(occurrence.action, access, touch));
  side.draws = std::ranges::any_of(*side.stack, [](const race::Place& place) {
    return base::is_platform(place.origin) && race::RaceLists::built_in().draws(place.class_name, place.method);
  });
  return side;
}

std::string RaceBuilder::why(const race::Race& race, const Pair& pair) const {
  const std::string one = shared_.words.origin(pair.first.action), other = shared_.words.origin(pair.second.action);
  const std::string both = pair.first.action == pair.second.action
                               ? one + ", and there may be several of them"
                               : one + ", " + other;
  if (race.same_looper)
    return fmt::format("Both run on {}, one after the other, but nothing says which comes first: {}.",
                       shared_.words.thread(pair.first.action), both);
  const std::string here = shared_.words.thread(pair.first.action), there = shared_.words.thread(pair.second.action);
  const std::string where = here == there ? "Both run on " + here : "They run on " + here + " and on " + there;
  const char* how = race.lock_protected                     ? ", kept apart by a lock but in no fixed order"
                    : race.kind == race::RaceKind::DataRace ? " without a common lock, possibly at the same time"
                                                            : " in no fixed order";
  return fmt::format("{}{}: {}.", where, how, both);
}

/// The id of the race between the look and the change, whether or not it is one.
std::string RaceBuilder::covering_id(const Guards::Cover& cover) const {
  const Touch& look = shared_.accesses.touch(cover.look);
  ObjectId object;
  if (!look.is_static)
    look.objects->for_each([&](ObjectId one) {
      if (!object.valid() && shared_.accesses.touch(cover.change).objects->contains(one)) object = one;
    });
  race::Side one, other;
  one.place = shared_.words.place(shared_.accesses[cover.look].charged);
  other.place = shared_.words.place(shared_.accesses[cover.change].charged);
  other.write = true;
  return race::race_id(shared_.words.location(look.part, object, ""), one, other);
}

race::Race RaceBuilder::race_of(const Draft& draft) {
  const Judged& judged = draft.best;
  const Pair& pair = judged.pair;
  race::Race race;
  race.location = shared_.words.location(pair.location->part, pair.location->object, judged.key);
  race.locations = draft.locations;
  race.sides = {side_of(pair.first), side_of(pair.second)};
  const bool swapped = race::side_identity(race.sides[1]) < race::side_identity(race.sides[0]);
  Pair ordered = pair;
  if (swapped) {
    std::swap(race.sides[0], race.sides[1]);
    std::swap(ordered.first, ordered.second);
  }
  const auto& [a, b] = race.sides;
  race.id = race::race_id(race.location, a, b);
  race.stable = race::is_stable(race.location, a, b);
  race.same_looper = !judged.overlaps;
  race.lock_protected = judged.locked;
  const bool atomic = judged.locked || race.location.atomic;
  race.kind = judged.violates ? race::RaceKind::OrderViolation
              : judged.overlaps && !atomic ? race::RaceKind::DataRace : race::RaceKind::EventRace;
  const bool frees = (a.write && a.null && !b.write) || (b.write && b.null && !a.write);
  race.pattern = frees                ? race::Pattern::UseAfterFree
                 : a.write && b.write ? race::Pattern::WriteWrite
                                      : race::Pattern::ReadWrite;
  race.filters = judged.filters;
  race.covered = judged.cover.has_value();
  if (judged.cover) race.covered_by = covering_id(*judged.cover);
  race::set_priority(race);
  lower(ordered, race);
  race.why = judged.violates ? fmt::format("The null is always stored before it is used: {}, {}.",
                                           shared_.words.origin(pair.first.action), shared_.words.origin(pair.second.action))
                             : why(race, ordered);
  if (judged.violates) return race;
  race.would_order = shared_.order.order().what_would_order(shared_.order.action(ordered.first.action),
                                                            shared_.order.action(ordered.second.action));
  return race;
}

/// A field that the app declares, or one object's part. What is not shown holds nothing together.
std::string RaceBuilder::topic_of(const Draft& draft, const race::Race& race) const {
  if (!race.is_reported() || race.priority == race::Priority::Low) return "";
  const AccessedPlace& location = *draft.best.pair.location;
  if (part::is_field(location.part)) {
    const ir::ClassId owner = shared_.subject.program[ir::FieldId(location.part)].owner;
    if (!shared_.subject.semantics.is_model(owner)) return race.location.identity();
  }
  return fmt::format("{} {}", location.object.valid() ? location.object.value() : 0, race.location.identity());
}

std::vector<race::Race> RaceBuilder::build() {
  std::vector<std::pair<race::Race, std::string>> found;
  for (const Draft& draft : drafts_) {
    race::Race race = race_of(draft);
    std::string topic = topic_of(draft, race);
    found.emplace_back(std::move(race), std::move(topic));
  }
  std::ranges::stable_sort(found, [](const auto& one, const auto& other) { return race::is_more_urgent(one.first, other.first); });
  std::vector<race::Race> races;
  std::vector<std::string> topics;
  for (auto& [race, topic] : found) {
    races.push_back(std::move(race));
    topics.push_back(std::move(topic));
  }
  groups_ = race::group_races(races, topics);
  return races;
}

}  // namespace antecede::scan

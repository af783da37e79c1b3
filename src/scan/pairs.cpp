#include "scan/pairs.h"

#include <algorithm>
#include <map>

#include <absl/container/flat_hash_set.h>

#include "base/guard.h"

namespace antecede::scan {

using action::ActionId;
using pointer::ObjectId;

Conflicts::Conflicts(const Subject& subject, const Reach& reach, const Owners& owners, const Accesses& accesses,
                     const Escape& escape, const SpecificActions& specific, MethodFacts& facts)
    : subject_(subject),
      reach_(reach),
      owners_(owners),
      accesses_(accesses),
      escape_(escape),
      specific_(specific),
      facts_(facts),
      moves_(subject) {
  find_locations();
  absl::flat_hash_set<std::pair<pointer::NodeId, uint32_t>> known;
  for (const AccessedPlace& location : locations_)
    for (const AccessId id : location.accesses) {
      const Access& access = accesses_[id];
      if (access.only.valid()) {
        place_of(access, access.only);
        continue;
      }
      // Many accesses are charged to one place.
      if (!known.insert({access.charged.node, access.charged.instruction}).second) continue;
      for (const ActionId action : reach_.actions_of(access.charged.node)) place_of(access, action);
    }
}

size_t Conflicts::place_of(const Access& access, ActionId action) {
  const auto [found, added] =
      place_numbers_.try_emplace({action, access.charged.node, access.charged.instruction}, places_.size());
  if (added) places_.push_back({action, access.charged.node, access.charged.instruction});
  return found->second;
}

void Conflicts::find_locations() {
  std::map<std::pair<uint32_t, uint32_t>, std::vector<AccessId>> found;
  for (size_t i = 0; i < accesses_.list().size(); ++i) {
    const AccessId id(i);
    const Touch& touch = accesses_.touch(id);
    const ir::MethodId method = subject_.solver.nodes()[touch.at.node].method;
    if (!owners_.is_platform(method) && facts_.of(method, touch.at.instruction).unpublished) continue;
    if (touch.is_static) {
      found[{touch.part, ObjectId::k_none}].push_back(id);
      continue;
    }
    touch.objects->for_each([&](ObjectId object) {
      if (escape_.escapes(object)) found[{touch.part, object.value()}].push_back(id);
    });
  }
  for (auto& [key, accesses] : found) {
    if (!may_race(accesses)) continue;
    const ObjectId object = key.second == ObjectId::k_none ? ObjectId() : ObjectId(key.second);
    locations_.push_back({key.first, object, without_repeats(accesses)});
  }
}

/// Of those that differ in nothing but what happens inside of the model, the first.
std::vector<AccessId> Conflicts::without_repeats(const std::vector<AccessId>& accesses) {
  std::vector<AccessId> result;
  absl::flat_hash_set<std::tuple<pointer::NodeId, uint32_t, ActionId, uint32_t, std::vector<ir::StringId>, std::string>>
      known;
  for (const AccessId id : accesses) {
    const Access& access = accesses_[id];
    const Touch& touch = accesses_.touch(id);
    const uint32_t kind = (touch.write ? 1u : 0u) | (touch.element ? 2u : 0u) | (touch.structure ? 4u : 0u) |
                          (touch.any_key ? 8u : 0u) | (accesses_.is_kept(id) ? 16u : 0u);
    if (!known.insert({access.charged.node, access.charged.instruction, access.only, kind, touch.keys, touch.table}).second)
      continue;
    if (result.size() == k_most_accesses) {
      ++crowded_;
      break;
    }
    result.push_back(id);
  }
  return result;
}

/// It is charged to code of the app.
bool Conflicts::is_own(AccessId id) const {
  const base::Origin origin = owners_.origin(subject_.solver.nodes()[accesses_[id].charged.node].method);
  return !accesses_.is_kept(id) && (origin == base::Origin::Own || origin == base::Origin::Unknown);
}

/// Somebody writes it, and code of the app accesses it.
bool Conflicts::may_race(const std::vector<AccessId>& accesses) const {
  bool written = false, own = false;
  for (const AccessId id : accesses) {
    written |= accesses_.touch(id).write;
    own |= is_own(id);
  }
  return written && own;
}

/// Both are about one element, or both about which elements there are.
bool Conflicts::conflict(const Touch& one, const Touch& other) const {
  if (!one.write && !other.write) return false;
  if (one.part != part::k_contents) return true;
  if (!one.table.empty() && !other.table.empty() && one.table != other.table) return false;
  if (one.structure && other.structure) return true;
  if (!one.element || !other.element) return false;
  if (one.any_key || other.any_key) return true;
  return std::ranges::any_of(one.keys, [&](ir::StringId key) { return std::ranges::binary_search(other.keys, key); });
}

/// The start of the process, or a step in the life of a component.
bool Conflicts::is_step(ActionId action) const {
  const action::Action::Kind kind = subject_.actions[action].kind;
  return kind == action::Action::Kind::Start || kind == action::Action::Kind::Lifecycle;
}

/// The last step in the life of a component: the system takes its time for it.
bool Conflicts::is_end(ActionId action) const {
  const action::SystemEvent* event = subject_.actions[action].event;
  if (event == nullptr || event->automaton == nullptr || event->transition == nullptr) return false;
  return std::ranges::none_of(event->automaton->transitions, [&](const model::LifecycleTransition& next) {
    return next.begins_in(event->transition->to);
  });
}

/// The step that makes the component.
bool Conflicts::is_begin(ActionId action) const {
  const action::SystemEvent* event = subject_.actions[action].event;
  return event != nullptr && event->automaton != nullptr && event->transition != nullptr &&
         event->transition->from == std::vector<uint32_t>{0};
}

/// Of an object that belongs to one instance: one of the two never accesses it, or made the instance before the other
/// could know it.
bool Conflicts::is_settled(const action::AppOrder& order, ActionId a, ActionId b, order::view::ScopeId scope) const {
  // An application is one, and all others know it.
  const bool is_only = order.view().scopes[scope].count == order::view::Count::One;
  const auto is_others = [&](ActionId action) {
    if (is_only) return false;
    const auto own = order.view().actions[order.action(action)].scope;
    return subject_.actions[action].kind == action::Action::Kind::Lifecycle && own.valid() &&
           !order.order().belongs_to(order.action(action), scope);
  };
  const auto makes = [&](ActionId action) {
    return is_begin(action) && order.view().actions[order.action(action)].scope == scope;
  };
  // Who knows the object has it from an event of the looper that came later, or from such an event's post.
  const auto follows = [&](ActionId maker, ActionId other) {
    if (!order.may_run_in_parallel(maker, other)) return true;
    const auto& causes = subject_.actions[other].causes;
    return !causes.empty() && std::ranges::all_of(causes, [&](const action::Cause& cause) {
      return cause.from.valid() && !makes(cause.from) && cause.from != other && !order.may_run_in_parallel(maker, cause.from);
    });
  };
  if (is_others(a) || is_others(b)) return true;
  return (makes(a) && !makes(b) && follows(a, b)) || (makes(b) && !makes(a) && follows(b, a));
}

bool Conflicts::is_unordered(const action::AppOrder& order, const Occurrence& a, const Occurrence& b,
                             order::view::ScopeId scope) const {
  const order::StaticOrder& relations = order.order();
  // What the system does with components comes one after the other, as the user likes; but an old one may end late.
  if (is_step(a.action) && is_step(b.action) && !is_end(a.action) && !is_end(b.action)) return false;
  if (scope.valid() && !order.view().scopes[scope].action.valid() && is_settled(order, a.action, b.action, scope))
    return false;
  if (a.action == b.action) {
    const auto action = order.action(a.action);
    if (relations.is_unique(action) || relations.serial(action, action)) return false;
    return !scope.valid() || !(relations.is_unique(action, scope) || relations.serial_within(scope, action, action));
  }
  const auto first = order::view::Place::at(order.point(a.place)), second = order::view::Place::at(order.point(b.place));
  return relations.relation(first, second, scope) == order::StaticRelation::None;
}

/// The actions in which an access can happen.
std::span<const ActionId> Conflicts::actions_of(const Access& access) const {
  return access.only.valid() ? std::span<const ActionId>(&access.only, 1) : reach_.actions_of(access.charged.node);
}

/// Actions that are known to run the access, or those that only seem to.
std::vector<ActionId> Conflicts::actions_of(const Access& access, bool vague) const {
  std::vector<ActionId> result;
  for (const ActionId action : actions_of(access))
    if (specific_.is_vague(action, access.charged.node) == vague) result.push_back(action);
  return result;
}

/// Two actions in which nothing orders the two: the best example there is. Better are actions that are known to run them; of these,
/// and of the others, two that overlap; of these the first.
std::optional<Pair> Conflicts::example(const action::AppOrder& order, const AccessedPlace& location, AccessId one,
                                       AccessId other, order::view::ScopeId scope) {
  Search search{order, location, one, other, scope, {}, 0};
  const std::vector<ActionId> known = actions_of(accesses_[one], false), others = actions_of(accesses_[other], false);
  look_at_all(search, known, others, false);
  if (!search.found && search.looked_at <= k_most_combinations)
    look_at_all(search, actions_of(accesses_[one]), actions_of(accesses_[other]), true);
  return search.found;
}

/// `vague`: those pairs are left out of which both are known to run theirs.
void Conflicts::look_at_all(Search& search, std::span<const ActionId> first, std::span<const ActionId> second, bool vague) {
  const auto is_vague = [&](AccessId access, ActionId action) {
    return specific_.is_vague(action, accesses_[access].charged.node);
  };
  const auto queue_of = [&](ActionId action) { return search.order.view().actions[search.order.action(action)].queue; };
  // Once there is an example, only two that overlap are a better one. That depends on their queues.
  absl::flat_hash_map<order::view::QueueId, std::vector<ActionId>> overlapping;
  for (const ActionId a : first) {
    const bool takes_all = !vague || is_vague(search.one, a);
    std::span<const ActionId> partners = second;
    if (search.found) {
      const auto [list, added] = overlapping.try_emplace(queue_of(a));
      if (added)
        for (const ActionId b : second)
          if (search.order.may_run_in_parallel(a, b)) list->second.push_back(b);
      partners = list->second;
    }
    for (const ActionId b : partners)
      if ((takes_all || is_vague(search.other, b)) && look_at(search, a, b)) return;
  }
}

/// True: there is nothing better, or not all can be looked at.
bool Conflicts::look_at(Search& search, ActionId a, ActionId b) {
  const bool parallel = search.order.may_run_in_parallel(a, b);
  if (search.found && !parallel) return false;
  if (++search.looked_at > k_most_combinations) {
    if (!search.found) ++unfinished_;
    return true;
  }
  const Occurrence first{search.one, a, place_of(accesses_[search.one], a)}, second{search.other, b, place_of(accesses_[search.other], b)};
  if (!is_unordered(search.order, first, second, search.scope)) return false;
  search.found = Pair{&search.location, first, second};
  return parallel;
}

void Conflicts::for_each(const action::AppOrder& order, const Scopes& scopes,
                         const std::function<void(const Pair&)>& visit) {
  for (const AccessedPlace& location : locations_) {
    if (base::stop_asked()) {
      is_stopped_ = true;
      return;
    }
    const auto scope = location.object.valid() ? scopes.of(location.object) : order::view::ScopeId();
    for (size_t i = 0; i < location.accesses.size() && !base::stop_asked(); ++i)
      for (size_t j = i; j < location.accesses.size(); ++j) {
        const AccessId one = location.accesses[i], other = location.accesses[j];
        if ((!is_own(one) && !is_own(other)) || !conflict(accesses_.touch(one), accesses_.touch(other))) continue;
        if (moves_.is_part_of_step(accesses_.touch(one)) && moves_.is_part_of_step(accesses_.touch(other))) continue;
        if (const auto pair = example(order, location, one, other, scope)) visit(*pair);
      }
  }
}

// Order violations --------------------------------------------------------------------------------------------------

/// Whether the first comes before the second in all actions that have both.
Conflicts::InOrder Conflicts::is_before(const action::AppOrder& order, AccessId first, AccessId second,
                                        order::view::ScopeId scope, std::optional<Pair>* example) {
  using order::StaticRelation;
  InOrder result = InOrder::Unknown;
  for (const ActionId a : actions_of(accesses_[first]))
    for (const ActionId b : actions_of(accesses_[second])) {
      if (a == b) return InOrder::No;
      const Occurrence one{first, a, place_of(accesses_[first], a)}, other{second, b, place_of(accesses_[second], b)};
      const StaticRelation relation =
          order.order().relation(order::view::Place::at(order.point(one.place)),
                                 order::view::Place::at(order.point(other.place)), scope);
      if (relation != StaticRelation::Before && relation != StaticRelation::BeforeInstance) return InOrder::No;
      result = InOrder::Before;
      if (example != nullptr && !*example) *example = Pair{nullptr, one, other};
    }
  return result;
}

void Conflicts::for_each_violation(const action::AppOrder& order, const Scopes& scopes,
                                   const std::function<void(const Pair&)>& visit) {
  const auto facts = [&](AccessId id) -> const AccessFacts& {
    const Touch& touch = accesses_.touch(id);
    return facts_.of(subject_.solver.nodes()[touch.at.node].method, touch.at.instruction);
  };
  const auto in_app = [&](AccessId id) {
    return !owners_.is_platform(subject_.solver.nodes()[accesses_.touch(id).at.node].method);
  };
  for (const AccessedPlace& location : locations_) {
    if (!part::is_field(location.part) || base::stop_asked()) continue;
    const auto scope = location.object.valid() ? scopes.of(location.object) : order::view::ScopeId();
    for (const AccessId free : location.accesses) {
      if (!accesses_.touch(free).write || !in_app(free) || !facts(free).null || facts(free).restored) continue;
      const bool last = std::ranges::all_of(location.accesses, [&](AccessId other) {
        const bool stores = accesses_.touch(other).write && !(in_app(other) && facts(other).null);
        return !stores || is_before(order, other, free, scope, nullptr) == InOrder::Before;
      });
      if (!last) continue;
      for (const AccessId use : location.accesses) {
        const bool uses = !accesses_.touch(use).write && in_app(use) && facts(use).dereferences.value_or(false) &&
                          !facts(use).guarded && !facts(use).guarded_by_look && !facts(use).own_value;
        std::optional<Pair> example;
        if (!uses || is_before(order, free, use, scope, &example) != InOrder::Before) continue;
        example->location = &location;
        visit(*example);
      }
    }
  }
}

}  // namespace antecede::scan

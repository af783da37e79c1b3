#include "scan/pairs.h"

#include <algorithm>
#include <map>

#include <absl/container/flat_hash_set.h>

namespace antecede::scan {

using action::ActionId;
using pointer::ObjectId;

Conflicts::Conflicts(const Subject& subject, const Reach& reach, const Owners& owners, const Accesses& accesses,
                     const Escape& escape, MethodFacts& facts)
    : subject_(subject), reach_(reach), owners_(owners), accesses_(accesses), escape_(escape), facts_(facts) {
  find_locations();
  for (const AccessedPlace& location : locations_)
    for (const AccessId id : location.accesses) {
      const Access& access = accesses_[id];
      if (access.only.valid()) {
        place_of(access, access.only);
        continue;
      }
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
    AccessedPlace location{key.first, key.second == ObjectId::k_none ? ObjectId() : ObjectId(key.second),
                           std::move(accesses)};
    if (may_race(location)) locations_.push_back(std::move(location));
  }
}

/// Somebody writes it, and code of the app accesses it.
bool Conflicts::may_race(const AccessedPlace& location) const {
  bool written = false, own = false;
  for (const AccessId id : location.accesses) {
    written |= accesses_.touch(id).write;
    const base::Origin origin = owners_.origin(subject_.solver.nodes()[accesses_[id].charged.node].method);
    own |= !accesses_.is_kept(id) && (origin == base::Origin::Own || origin == base::Origin::Unknown);
  }
  return written && own;
}

/// Both are about one element, or both about which elements there are.
bool Conflicts::conflict(const Touch& one, const Touch& other) const {
  if (!one.write && !other.write) return false;
  if (one.part != part::k_contents) return true;
  if (one.structure && other.structure) return true;
  if (!one.element || !other.element) return false;
  if (one.any_key || other.any_key) return true;
  return std::ranges::any_of(one.keys, [&](ir::StringId key) { return std::ranges::binary_search(other.keys, key); });
}

std::vector<Occurrence> Conflicts::occurrences(const AccessedPlace& location, const action::AppOrder& order) {
  std::vector<Occurrence> result;
  // Those that differ in nothing that matters are one.
  absl::flat_hash_set<std::tuple<ActionId, uint32_t, pointer::NodeId, uint32_t, TouchId>> known;
  const auto add = [&](AccessId id, ActionId action) {
    const Access& access = accesses_[id];
    const size_t place = place_of(access, action);
    const auto point = order.point(place);
    if (!known.insert({action, point.value(), access.charged.node, access.charged.instruction, access.touch}).second)
      return;
    result.push_back({id, action, place});
  };
  for (const AccessId id : location.accesses) {
    if (result.size() >= k_most_compared) {
      is_cut_ = true;
      break;
    }
    if (accesses_[id].only.valid())
      add(id, accesses_[id].only);
    else
      for (const ActionId action : reach_.actions_of(accesses_[id].charged.node)) add(id, action);
  }
  return result;
}

bool Conflicts::is_unordered(const action::AppOrder& order, const Occurrence& a, const Occurrence& b,
                             order::view::ScopeId scope) const {
  const order::StaticOrder& relations = order.order();
  if (a.action == b.action) {
    const auto action = order.action(a.action);
    if (relations.is_unique(action) || relations.serial(action, action)) return false;
    return !scope.valid() || !(relations.is_unique(action, scope) || relations.serial_within(scope, action, action));
  }
  const auto first = order::view::Place::at(order.point(a.place)), second = order::view::Place::at(order.point(b.place));
  return relations.relation(first, second, scope) == order::StaticRelation::None;
}

void Conflicts::for_each(const action::AppOrder& order, const std::function<void(const Pair&)>& visit) {
  for (const AccessedPlace& location : locations_) {
    const std::vector<Occurrence> all = occurrences(location, order);
    const auto scope = location.object.valid() ? order.scope_of(location.object) : order::view::ScopeId();
    for (size_t i = 0; i < all.size(); ++i)
      for (size_t j = i; j < all.size(); ++j)
        if (conflict(accesses_.touch(all[i].access), accesses_.touch(all[j].access)) &&
            is_unordered(order, all[i], all[j], scope))
          visit({&location, all[i], all[j]});
  }
}

}  // namespace antecede::scan

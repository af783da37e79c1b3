#include "scan/scopes.h"

#include <algorithm>

namespace antecede::scan {

using action::ActionId;
using pointer::NodeId;
using pointer::Object;
using pointer::ObjectId;

Scopes::Scopes(const Subject& subject, const Reach& reach, const Owners& owners, const action::AppOrder& order)
    : subject_(subject),
      reach_(reach),
      owners_of_code_(owners),
      order_(order),
      owners_(subject.solver.objects().size()) {
  for (size_t i = 0; i < subject.actions.list().size(); ++i) {
    const action::Action& one = subject.actions[ActionId(i)];
    if (one.kind == action::Action::Kind::Lifecycle)
      components_[one.receiver] = order.view().actions[order.action(ActionId(i))].scope;
  }
  find_owners();
  find_shared();
}

order::view::ScopeId Scopes::of(ObjectId object) const {
  const ScopeId known = order_.scope_of(object);
  return known.valid() ? known : owners_[object.value()];
}

/// The component whose actions alone run the node.
order::view::ScopeId Scopes::owner_of(NodeId node) {
  const auto [place, added] = owner_of_node_.try_emplace(node);
  if (!added) return place->second;
  const auto actions = reach_.actions_of(node);
  ScopeId found;
  for (const auto& component : components_) {
    const ScopeId scope = component.second;
    if (actions.empty() || !scope.valid() || order_.view().scopes[scope].retains) continue;
    const bool all = std::ranges::all_of(
        actions, [&](ActionId action) { return order_.order().belongs_to(order_.action(action), scope); });
    // Of several only one can be right where a node has actions; the smallest number makes the choice the same always.
    if (all && (!found.valid() || scope < found)) found = scope;
  }
  return owner_of_node_[node] = found;
}

/// The component that all objects belong to on which the method is called.
order::view::ScopeId Scopes::owner_of_receivers(NodeId node) const {
  const ir::MethodId method = subject_.solver.nodes()[node].method;
  const pointer::MethodCode* code = subject_.solver.code(node);
  if (!method.valid() || subject_.program[method].is_static() || code == nullptr || code->parameters.empty() ||
      code->parameters.front() == pointer::k_no_local)
    return {};
  ScopeId found;
  bool one = true;
  subject_.solver.points_to(node, code->parameters.front()).for_each([&](ObjectId receiver) {
    const ScopeId owner = owners_[receiver.value()];
    one &= owner.valid() && (!found.valid() || owner == found);
    found = owner;
  });
  return one ? found : ScopeId();
}

void Scopes::find_owners() {
  absl::flat_hash_map<std::pair<ir::MethodId, pointer::ContextId>, NodeId> nodes;
  for (size_t i = 0; i < subject_.solver.nodes().size(); ++i) {
    const pointer::Node& node = subject_.solver.nodes()[NodeId(i)];
    if (node.method.valid()) nodes.emplace(std::pair(node.method, node.context), NodeId(i));
  }
  for (const auto& [component, scope] : components_)
    if (scope.valid() && !order_.view().scopes[scope].retains) owners_[component.value()] = scope;
  constexpr int k_most_rounds = 8;  // What belongs to a component makes things that do.
  bool more = true;
  for (int round = 0; round < k_most_rounds && std::exchange(more, false); ++round)
    for (size_t i = 0; i < owners_.size(); ++i) {
      const Object& object = subject_.solver.objects()[ObjectId(i)];
      const bool made = object.kind == Object::Kind::Made || object.kind == Object::Kind::Closure;
      if (!made || !object.method.valid() || owners_[i].valid()) continue;
      const auto node = nodes.find({object.method, object.context});
      if (node == nodes.end()) continue;
      owners_[i] = owner_of(node->second);
      if (!owners_[i].valid()) owners_[i] = owner_of_receivers(node->second);
      more |= owners_[i].valid();
    }
}

bool Scopes::is_container(ir::TypeId type) const {
  const ir::ClassId owner = subject_.program.find_class(type);
  return subject_.program.symbols().type(type).is_array() || (owner.valid() && subject_.semantics.is_utility(owner));
}

/// Code of the app makes it, or has it made.
bool Scopes::is_of_app(ObjectId id) const {
  const Object& object = subject_.solver.objects()[id];
  if (!object.method.valid()) return false;
  if (!owners_of_code_.is_platform(object.method)) return true;
  if (!object.context.valid()) return false;
  const pointer::Context& context = subject_.solver.contexts()[object.context];
  if (context.method.valid()) return !owners_of_code_.is_platform(context.method);
  return context.receiver.valid() && context.receiver != id && is_of_app(context.receiver);
}

bool Scopes::is_made_by_app(ObjectId id) const {
  const Object& object = subject_.solver.objects()[id];
  if (!object.method.valid()) return false;
  if (!owners_of_code_.is_platform(object.method)) return true;
  if (!object.context.valid() || !subject_.semantics.is_utility(subject_.program[object.method].owner)) return false;
  const pointer::Context& context = subject_.solver.contexts()[object.context];
  if (context.method.valid()) return !owners_of_code_.is_platform(context.method);
  return context.receiver.valid() && context.receiver != id && is_made_by_app(context.receiver);
}

/// It knows no views but those of its own window.
bool Scopes::is_view(ObjectId object) const {
  const ir::TypeId view = subject_.program.symbols().find_type("Landroid/view/View;");
  return view.valid() && subject_.hierarchy.is_subtype(subject_.solver.objects()[object].type, view) == ir::Truth::Yes;
}

/// An object of the framework through which code of the app gets back to the component that owns it.
bool Scopes::may_lead_back(ObjectId object) const {
  const Object& one = subject_.solver.objects()[object];
  const ir::ClassId type = subject_.program.find_class(one.type);
  return type.valid() && subject_.semantics.is_model(type) && !is_container(one.type) && is_of_app(object);
}

template <class Visit>
void Scopes::for_each_known_to(ObjectId holder, Visit visit) const {
  const bool container = is_container(subject_.solver.objects()[holder].type);
  for (const auto& [slot, variable] : subject_.solver.cells(holder)) {
    if (slot == pointer::slot::k_tasks || slot == pointer::slot::k_thread || pointer::slot::is_systems(slot)) continue;
    const bool field = !pointer::slot::is_special(slot);
    if (field && !container && subject_.semantics.is_model(subject_.program[ir::FieldId(slot)].owner)) continue;
    subject_.solver.points_to(variable).for_each(visit);
  }
}

void Scopes::find_shared() {
  std::vector<ObjectId> work;
  std::vector<uint8_t> shared(owners_.size());
  const auto share = [&](ObjectId object) {
    if (!std::exchange(shared[object.value()], uint8_t(1))) work.push_back(object);
  };
  for (const auto& [field, variable] : subject_.solver.static_cells())
    if (!subject_.semantics.is_model(subject_.program[field].owner)) subject_.solver.points_to(variable).for_each(share);
  for (size_t i = 0; i < owners_.size(); ++i) {
    // A view of which nobody knows whose it is is no way from one component to another.
    if (!owners_[i].valid() && (!is_of_app(ObjectId(i)) || is_view(ObjectId(i)))) continue;
    for_each_known_to(ObjectId(i), [&](ObjectId object) {
      if (owners_[object.value()].valid() && owners_[object.value()] != owners_[i]) share(object);
    });
  }
  std::vector<ScopeId> leaking;
  while (!work.empty()) {
    const ObjectId object = work.back();
    work.pop_back();
    const ScopeId owner = owners_[object.value()];
    if (owner.valid() && (components_.contains(object) || may_lead_back(object))) leaking.push_back(owner);
    for_each_known_to(object, share);
  }
  for (size_t i = 0; i < owners_.size(); ++i)
    if (shared[i] || std::ranges::find(leaking, owners_[i]) != leaking.end()) owners_[i] = {};
}

}  // namespace antecede::scan

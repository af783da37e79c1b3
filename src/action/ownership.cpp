#include "action/ownership.h"

#include <algorithm>

#include "order/static/universe.h"

namespace antecede::action {

namespace view = order::view;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;
using pointer::ObjectId;

namespace {

/// Objects of these only keep what others give them.
constexpr std::string_view k_containers[] = {"Ljava/util/",           "Lantecede/Bag",       "Landroid/util/",
                                             "Ljava/lang/ref/",       "Ljava/lang/ThreadLocal",
                                             "Landroid/os/Bundle;",   "Landroid/os/BaseBundle;"};

/// Parts of a component, from which there is a way to all of it.
constexpr std::string_view k_parts[] = {"Landroid/content/Context;", "Landroid/view/View;",         "Landroid/view/Window;",
                                        "Landroid/app/Dialog;",      "Landroid/app/Fragment;",      "Landroid/app/FragmentManager;",
                                        "Landroidx/fragment/app/Fragment;"};

/// What these keep outlives the component that put it there.
constexpr std::string_view k_lasting[] = {"Landroidx/lifecycle/ViewModel;", "Landroid/os/Bundle;",
                                          "Landroid/os/PersistableBundle;", "Landroidx/lifecycle/SavedStateHandle;"};
constexpr std::string_view k_retaining[] = {"onRetainNonConfigurationInstance", "onRetainCustomNonConfigurationInstance"};

}  // namespace

Ownership::Ownership(const ir::Program& program, const ir::Hierarchy& hierarchy, const pointer::Solver& solver,
                     const Actions& actions, const AppSites& sites, const view::AppView& app,
                     const absl::flat_hash_map<ObjectId, view::ScopeId>& component_scopes)
    : program_(program),
      hierarchy_(hierarchy),
      solver_(solver),
      actions_(actions),
      component_scopes_(component_scopes),
      component_of_action_(app.actions.size()) {
  Scopes of_actions(app.actions.size());
  for (size_t s = 0; s < app.scopes.size(); ++s) {
    const view::ScopeId scope(s);
    const order::Universe universe(app, scope);
    Scopes& layer = app.scopes[scope].action.valid() ? of_actions : component_of_action_;
    // Of several scopes of actions the last is the innermost, or none of them is: either is right.
    for (view::ActionId member : universe.members()) layer[member.value()] = scope;
  }
  by_component_ = owners(component_of_action_, sites);
  for (const auto& [object, scope] : component_scopes_) by_component_[object.value()] = scope;
  take_away_shared(by_component_);
  by_action_ = owners(of_actions, sites);
  take_away_shared(by_action_);
}

view::ScopeId Ownership::component_of(ObjectId object) const {
  return object.value() < by_component_.size() ? by_component_[object.value()] : view::ScopeId();
}

view::ScopeId Ownership::scope_of(ObjectId object) const {
  const view::ScopeId narrow = object.value() < by_action_.size() ? by_action_[object.value()] : view::ScopeId();
  return narrow.valid() ? narrow : component_of(object);
}

/// Whose actions make an object, by the node that makes it.
Ownership::Scopes Ownership::owners(const Scopes& of_actions, const AppSites& sites) const {
  enum : uint8_t { k_nobody, k_one, k_several };
  std::vector<uint8_t> state(solver_.nodes().size(), k_nobody);
  Scopes of_nodes(solver_.nodes().size());
  const auto add = [&](NodeId node, view::ScopeId scope) {
    uint8_t& at = state[node.value()];
    if (at == k_nobody && scope.valid()) {
      at = k_one;
      of_nodes[node.value()] = scope;
    } else if (!scope.valid() || (at == k_one && of_nodes[node.value()] != scope)) {
      at = k_several;
    }
  };
  for (size_t i = 0; i < actions_.list().size(); ++i)
    for (NodeId node : actions_.nodes(ActionId(i))) add(node, of_actions[i]);
  // What initialisers make is there for all.
  std::vector<NodeId> work;
  for (size_t i = 0; i < solver_.nodes().size(); ++i)
    for (const CallEdge& edge : solver_.edges(NodeId(i)))
      if (edge.kind == EdgeKind::Initialise) work.push_back(edge.callee);
  std::vector<bool> initialised(solver_.nodes().size());
  while (!work.empty()) {
    const NodeId node = work.back();
    work.pop_back();
    if (initialised[node.value()]) continue;
    initialised[node.value()] = true;
    state[node.value()] = k_several;
    for (const CallEdge& edge : solver_.edges(node))
      if (pointer::is_same_event(edge.kind)) work.push_back(edge.callee);
  }
  Scopes result(solver_.objects().size());
  for (size_t i = 0; i < result.size(); ++i)
    if (const auto made = sites.maker(ObjectId(i)); made && state[made->node.value()] == k_one)
      result[i] = of_nodes[made->node.value()];
  return result;
}

bool Ownership::is_framework(ir::ClassId type) const {
  return type.valid() && (program_[type].access_flags & ir::k_framework);
}

bool Ownership::is_container(ir::TypeId type) const {
  const std::string_view descriptor = program_.symbols().descriptor(type);
  return std::ranges::any_of(k_containers, [&](std::string_view prefix) { return descriptor.starts_with(prefix); });
}

/// What code of the app can get through an object: not what the framework's objects know of each other.
template <class Visit>
void Ownership::for_each_known_to(ObjectId holder, Visit visit) const {
  const ir::TypeId type = solver_.objects()[holder].type;
  const bool container = !type.valid() || is_container(type);
  for (const auto& [slot, variable] : solver_.cells(holder)) {
    if (slot == pointer::slot::k_tasks || slot == pointer::slot::k_thread || pointer::slot::is_systems(slot)) continue;
    const bool field = slot < program_.fields().size();
    if (field && !container && is_framework(program_[ir::FieldId(slot)].owner)) continue;
    solver_.points_to(variable).for_each(visit);
  }
}

/// Code of the framework makes it, whoever calls.
bool Ownership::is_frameworks_own(ObjectId object) const {
  const pointer::Object& made = solver_.objects()[object];
  if (!made.method.valid() || !is_framework(program_[made.method].owner)) return false;
  return !made.context.valid() || !solver_.contexts()[made.context].method.valid();
}

/// Who has such an object has a way to the component that it is part of.
bool Ownership::knows_component(ir::TypeId type) const {
  return std::ranges::any_of(k_parts, [&](std::string_view name) {
    const ir::TypeId part = program_.symbols().find_type(name);
    return part.valid() && hierarchy_.is_subtype(type, part) == ir::Truth::Yes;
  });
}

/// What outlives the component that makes it.
std::vector<ObjectId> Ownership::lasting() const {
  std::vector<ObjectId> result;
  std::vector<ir::TypeId> types;
  for (std::string_view name : k_lasting)
    if (const ir::TypeId type = program_.symbols().find_type(name); type.valid()) types.push_back(type);
  const auto name_of = [&](ir::MethodId method) {
    return program_.symbols().text(program_.symbols().method(program_[method].ref).name);
  };
  bool retains_fragments = false;
  for (size_t i = 0; i < solver_.nodes().size(); ++i) {
    const ir::MethodId method = solver_.nodes()[NodeId(i)].method;
    if (!method.valid()) continue;
    retains_fragments |= name_of(method) == "setRetainInstance";
    if (solver_.is_own(method) && std::ranges::find(k_retaining, name_of(method)) != std::end(k_retaining))
      solver_.points_to(NodeId(i), pointer::k_return_local).for_each([&](ObjectId it) { result.push_back(it); });
  }
  if (retains_fragments)
    for (std::string_view name : {"Landroid/app/Fragment;", "Landroidx/fragment/app/Fragment;"})
      if (const ir::TypeId type = program_.symbols().find_type(name); type.valid()) types.push_back(type);
  for (size_t i = 0; i < solver_.objects().size(); ++i)
    for (ir::TypeId type : types)
      if (hierarchy_.is_subtype(solver_.objects()[ObjectId(i)].type, type) == ir::Truth::Yes)
        result.push_back(ObjectId(i));
  return result;
}

/// Takes the owner from all that others get hold of.
void Ownership::take_away_shared(Scopes& owners) const {
  std::vector<ObjectId> work;
  std::vector<bool> shared(owners.size());
  const auto share = [&](ObjectId object) {
    if (shared[object.value()]) return;
    shared[object.value()] = true;
    work.push_back(object);
  };
  for (const auto& [field, variable] : solver_.static_cells())
    if (!is_framework(program_[field].owner)) solver_.points_to(variable).for_each(share);
  for (ObjectId object : lasting()) share(object);
  for (size_t i = 0; i < owners.size(); ++i) {
    const ObjectId holder(i);
    const ir::ClassId type = solver_.class_of(holder);
    // Objects of the framework that belong to nobody are no way from one owner to another, nor are the containers that it
    // makes for itself.
    if (!owners[i].valid() && is_framework(type) &&
        (!is_container(solver_.objects()[holder].type) || is_frameworks_own(holder)))
      continue;
    for_each_known_to(holder, [&](ObjectId object) {
      if (owners[object.value()].valid() && owners[object.value()] != owners[i]) share(object);
    });
  }
  std::vector<view::ScopeId> leaking;
  while (!work.empty()) {
    const ObjectId object = work.back();
    work.pop_back();
    const bool leaks = owners[object.value()].valid() &&
                       (component_scopes_.contains(object) || knows_component(solver_.objects()[object].type));
    if (leaks) leaking.push_back(owners[object.value()]);
    for_each_known_to(object, share);
  }
  for (size_t i = 0; i < owners.size(); ++i)
    if (shared[i] || std::ranges::find(leaking, owners[i]) != leaking.end()) owners[i] = {};
}

}  // namespace antecede::action

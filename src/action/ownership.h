#pragma once

#include <cstdint>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "action/actions.h"
#include "action/app_sites.h"
#include "order/static/app_view.h"

namespace antecede::action {

/// Which objects belong to one instance of a scope, one to one: those that only actions of one component (or that one
/// action and all that is posted for it) make, and that nobody else can get hold of.
///
/// Others get hold of what a static field, an object of another owner or something that outlives its component (a
/// ViewModel, what is retained, saved state) leads to: through fields of the app's and of libraries, arrays,
/// containers and closures. What the framework's own objects know of each other is not followed: it gives each
/// component its own. Where an object of the framework that belongs to a component gets out, nothing of that component
/// counts as its own.
class Ownership {
 public:
  Ownership(const ir::Program& program, const ir::Hierarchy& hierarchy, const pointer::Solver& solver,
            const Actions& actions, const AppSites& sites, const order::view::AppView& view,
            const absl::flat_hash_map<pointer::ObjectId, order::view::ScopeId>& component_scopes);

  /// The narrowest scope that the object belongs to; none: the process.
  order::view::ScopeId scope_of(pointer::ObjectId object) const;
  /// The same, of components only.
  order::view::ScopeId component_of(pointer::ObjectId object) const;
  /// Whether the action belongs to the component with all its instances.
  order::view::ScopeId component_of(ActionId action) const { return component_of_action_[action.value()]; }

 private:
  using Scopes = std::vector<order::view::ScopeId>;  // By object, node or action; none: of nobody.

  Scopes owners(const Scopes& of_actions, const AppSites& sites) const;
  void take_away_shared(Scopes& owners) const;
  std::vector<pointer::ObjectId> lasting() const;
  template <class Visit>
  void for_each_known_to(pointer::ObjectId holder, Visit visit) const;
  bool is_container(ir::TypeId type) const;
  bool is_frameworks_own(pointer::ObjectId object) const;
  bool knows_component(ir::TypeId type) const;
  bool is_framework(ir::ClassId type) const;

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const pointer::Solver& solver_;
  const Actions& actions_;
  const absl::flat_hash_map<pointer::ObjectId, order::view::ScopeId>& component_scopes_;
  Scopes component_of_action_;
  Scopes by_component_, by_action_;  // By object.
};

}  // namespace antecede::action

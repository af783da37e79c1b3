#pragma once

#include <vector>

#include <absl/container/flat_hash_map.h>

#include "action/app_order.h"
#include "scan/accesses.h"
#include "scan/reach.h"

namespace antecede::scan {

/// Which instance of which component an object belongs to: what `action::AppOrder::scope_of` says, and where that says
/// nothing, what follows from the app's own references.
///
/// An object belongs to a component if it is the component, or if only actions of the component make it, or methods of
/// objects that belong to it: who runs the code does not matter as long as nobody else gets hold of what it makes. Others get hold of
/// it through static fields of the app, through objects of another component, and through objects that nobody owns: along
/// fields that the app declares, arrays, containers and closures. What the framework keeps in fields of its own is not
/// followed: it gives each component what is the component's. Where a component itself gets out so, or an object of the
/// framework that could lead to it, nothing belongs to it. O(objects x scopes + cells).
class Scopes {
 public:
  Scopes(const Subject& subject, const Reach& reach, const Owners& owners, const action::AppOrder& order);

  order::view::ScopeId of(pointer::ObjectId object) const;
  /// A container that code of the app makes, itself or through a method of java.util; others are the framework's business.
  bool is_made_by_app(pointer::ObjectId object) const;

 private:
  using ScopeId = order::view::ScopeId;

  void find_owners();
  ScopeId owner_of_receivers(pointer::NodeId node) const;
  void find_shared();
  ScopeId owner_of(pointer::NodeId node);
  bool is_container(ir::TypeId type) const;
  bool is_of_app(pointer::ObjectId object) const;
  bool is_view(pointer::ObjectId object) const;
  bool may_lead_back(pointer::ObjectId object) const;
  template <class Visit>
  void for_each_known_to(pointer::ObjectId holder, Visit visit) const;

  const Subject& subject_;
  const Reach& reach_;
  const Owners& owners_of_code_;
  const action::AppOrder& order_;
  absl::flat_hash_map<pointer::ObjectId, ScopeId> components_;
  absl::flat_hash_map<pointer::NodeId, ScopeId> owner_of_node_;
  std::vector<ScopeId> owners_;  // By object.
};

}  // namespace antecede::scan

#pragma once

#include <vector>

#include "order/static/app_view.h"

namespace antecede::order {

/// Over which instances an order speaks: those of the whole process, or those that belong to one instance of a scope.
/// *Before per instance* is *before* in the universe of one instance.
class Universe {
 public:
  /// `scope` none: the process.
  Universe(const view::AppView& view, view::ScopeId scope);

  view::ScopeId scope() const { return scope_; }
  const std::vector<view::ActionId>& members() const { return members_; }
  bool has(view::ActionId action) const { return is_member_[action.value()]; }

  /// Instances of the scope lie in here as a whole.
  bool contains(view::ScopeId scope) const { return !scope_.valid() || lies_in(scope, scope_); }
  /// There is at most one of these here.
  bool is_one(view::ActionId action) const { return is_one_[action.value()]; }
  bool is_one(view::ScopeId scope) const;
  bool is_one(const view::Queue& queue) const { return queue.count == view::Count::One && is_one(queue.scope); }
  /// The point is passed at most once here.
  bool is_once(view::PointId point) const;

  /// The posts of an action are all that can cause it, and all come from here.
  bool has_all_causes(view::ActionId action) const { return all_causes_[action.value()]; }
  const std::vector<view::PostId>& posts_of(view::ActionId action) const { return posts_of_[action.value()]; }

 private:
  bool lies_in(view::ScopeId inner, view::ScopeId outer) const;
  void find_members();
  void find_causes();
  void count();
  bool counts_one(view::ActionId action) const;
  bool exclude_each_other(view::PointId one, view::PointId other) const;

  const view::AppView& view_;
  view::ScopeId scope_;
  std::vector<view::ActionId> members_;
  std::vector<bool> is_member_, is_one_, all_causes_;
  std::vector<std::vector<view::PostId>> posts_of_;
};

}  // namespace antecede::order

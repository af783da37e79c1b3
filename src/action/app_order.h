#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "action/action_names.h"
#include "action/actions.h"
#include "action/app_harness.h"
#include "order/static/app_view.h"
#include "order/static/static_order.h"
#include "pointer/solver.h"

namespace antecede::action {

/// Where something happens: an instruction of a node, as part of an action.
struct PlaceInAction {
  ActionId action;
  pointer::NodeId node;
  uint32_t instruction = 0;
  bool operator==(const PlaceInAction&) const = default;
};

/// Where the order says less than the code does, because there is so much of it.
struct OrderLimits {
  size_t shallow_actions = 0;  ///< Actions of which not all code was looked at.
  size_t many_causes = 0;      ///< Actions that so many others cause that none of them is known.
  order::StaticOrder::TooLarge too_large;
};
/// A sentence for each, with its code for scripts.
std::vector<std::pair<std::string, std::string>> sentences_of(const OrderLimits& limits);

/// The asynchronous structure of an app as `order::view`, and the order that follows from it.
///
/// What the analysis does not know is unknown in the view as well (an open action, a queue of unknown kind, any delay),
/// and orders nothing. See docs/pointer.md.
class AppOrder {
 public:
  /// `places`: what else shall be points, e.g. accesses. They are grouped: those that relate alike to all that posts,
  /// waits and removes in their action are one point.
  static AppOrder compute(const ir::Program& program, const ir::Hierarchy& hierarchy, const ActionNames& names,
                          const pointer::Solver& solver, const AppHarness& harness, const Actions& actions,
                          Constants& values, std::span<const PlaceInAction> places, order::StaticRuleSet rules);
  ~AppOrder();
  AppOrder(AppOrder&&) noexcept;
  AppOrder& operator=(AppOrder&&) noexcept;

  const order::view::AppView& view() const;
  const order::StaticOrder& order() const;
  /// Of `places[place]`.
  order::view::PointId point(size_t place) const;
  /// Actions of the view have the numbers of those they stand for.
  order::view::ActionId action(ActionId id) const { return order::view::ActionId(id.value()); }
  /// Where in the code a post of the view is: which call of which node.
  PlaceInAction place_of(order::view::PostId post) const;
  /// So many others cause it that the view has no posts of it; `Action::causes` has them.
  bool has_many_causes(ActionId id) const;
  OrderLimits limits() const;
  /// The scope to which an object belongs one to one (the component instance that makes it, if nobody else gets it), or
  /// none.
  order::view::ScopeId scope_of(pointer::ObjectId object) const;
  /// They can be on different threads at the same time. Of an action and itself: two instances can.
  bool may_run_in_parallel(ActionId a, ActionId b) const;
  /// Its events run one after the other in the order in which one looper has posted them: which is first is up to
  /// whoever made that looper post them, and both orders are the same but for names.
  bool keeps_order_with_itself(ActionId id) const { return keeps_order_[id.value()]; }

 private:
  struct State;
  explicit AppOrder(std::unique_ptr<State> state);
  void find_kept_orders();
  std::unique_ptr<State> state_;
  std::vector<bool> keeps_order_;  // By action.
};

}  // namespace antecede::action

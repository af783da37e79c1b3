#include "action/app_order.h"

#include <vector>

#include "action/ownership.h"
#include "action/view_builder.h"
#include "base/assert.h"
#include "base/guard.h"

namespace antecede::action {

namespace view = order::view;
using pointer::ObjectId;
using pointer::Solver;

struct AppOrder::State {
  view::AppView view;
  std::vector<view::PointId> points_of_places;
  base::IdVector<view::PostId, PlaceInAction> post_places;
  std::vector<bool> has_many_causes;
  std::unique_ptr<const Ownership> ownership;
  absl::flat_hash_map<ObjectId, view::ScopeId> component_scopes;
  std::unique_ptr<const order::StaticOrder> order;
};

AppOrder::AppOrder(std::unique_ptr<State> state) : state_(std::move(state)) {}
AppOrder::~AppOrder() = default;
AppOrder::AppOrder(AppOrder&&) noexcept = default;
AppOrder& AppOrder::operator=(AppOrder&&) noexcept = default;

AppOrder AppOrder::compute(const ir::Program& program, const ir::Hierarchy& hierarchy, const ActionNames& names,
                           const Solver& solver, const AppHarness& harness, const Actions& actions,
                           Constants& values, std::span<const PlaceInAction> places, order::StaticRuleSet rules) {
  ViewBuilder builder(program, hierarchy, names, solver, harness, actions, values, places);
  builder.build();
  auto state = std::make_unique<State>();
  state->view = std::move(builder.view);
  state->points_of_places = std::move(builder.points_of_places);
  state->post_places = std::move(builder.post_places);
  state->component_scopes = std::move(builder.component_scopes);
  state->has_many_causes = std::move(builder.has_many_causes);
  state->ownership = std::make_unique<const Ownership>(program, hierarchy, solver, actions, builder.sites(),
                                                       state->view, state->component_scopes);
  builder.add_windows(*state->ownership, state->view);
  const std::string wrong = order::StaticOrder::check(state->view);
  ANTECEDE_ASSERT(wrong.empty());
  // Where work has to end there is no time for rules, and what was not found might undo what they say.
  if (base::stop_asked()) rules = order::StaticRuleSet();
  state->order = std::make_unique<const order::StaticOrder>(state->view, rules);
  return AppOrder(std::move(state));
}

const view::AppView& AppOrder::view() const {
  return state_->view;
}
const order::StaticOrder& AppOrder::order() const {
  return *state_->order;
}
view::PointId AppOrder::point(size_t place) const {
  return state_->points_of_places[place];
}
PlaceInAction AppOrder::place_of(view::PostId post) const {
  return state_->post_places[post];
}

bool AppOrder::has_many_causes(ActionId id) const {
  return state_->has_many_causes[id.value()];
}

view::ScopeId AppOrder::scope_of(ObjectId object) const {
  return state_->ownership->scope_of(object);
}

bool AppOrder::may_run_in_parallel(ActionId a, ActionId b) const {
  const view::QueueId first = state_->view.actions[action(a)].queue, second = state_->view.actions[action(b)].queue;
  const view::Queue& queue = state_->view.queues[first];
  const bool one_at_a_time = queue.kind == view::Queue::Kind::Looper || queue.kind == view::Queue::Kind::Serial;
  return first != second || !one_at_a_time || queue.count != view::Count::One || queue.scope.valid();
}

}  // namespace antecede::action

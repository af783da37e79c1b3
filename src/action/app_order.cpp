#include "action/app_order.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "action/ownership.h"
#include "action/view_builder.h"
#include "base/assert.h"
#include "base/guard.h"
#include "order/rules/msg_begin1.h"
#include "order/rules/serial.h"

namespace antecede::action {

namespace view = order::view;
using pointer::ObjectId;
using pointer::Solver;

struct AppOrder::State {
  view::AppView view;
  std::vector<view::PointId> points_of_places;
  base::IdVector<view::PostId, PlaceInAction> post_places;
  std::vector<bool> has_many_causes;
  size_t shallow_actions = 0;
  std::unique_ptr<const Ownership> ownership;
  absl::flat_hash_map<ObjectId, view::ScopeId> component_scopes;
  std::unique_ptr<const order::StaticOrder> order;
};

AppOrder::AppOrder(std::unique_ptr<State> state) : state_(std::move(state)) {
  find_kept_orders();
}
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
  state->shallow_actions = builder.shallow_actions();
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

OrderLimits AppOrder::limits() const {
  const auto many = std::ranges::count(state_->has_many_causes, true);
  return {state_->shallow_actions, static_cast<size_t>(many), state_->order->too_large()};
}

std::vector<std::pair<std::string, std::string>> sentences_of(const OrderLimits& limits) {
  std::vector<std::pair<std::string, std::string>> result;
  if (limits.shallow_actions > 0)
    result.emplace_back("order.shallow", fmt::format("Code of the framework in {} of the actions was not looked at in full, because there is too much of it: "
                                                     "less is known of the order of what they post.", limits.shallow_actions));
  if (limits.many_causes > 0)
    result.emplace_back("order.many-causes", fmt::format("So many others cause {} of the actions that they are taken to come at any time.", limits.many_causes));
  if (limits.too_large.process)
    result.emplace_back("order.too-large", "The app has too many places to be put in order as a whole: only instances of single components are.");
  if (limits.too_large.scopes > 0)
    result.emplace_back("order.too-large-component", fmt::format("{} components have too many places to be put in order.", limits.too_large.scopes));
  return result;
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

/// All its posts are plain messages from one looper, and its queue keeps any two of them in order.
void AppOrder::find_kept_orders() {
  using Kind = view::Queue::Kind;
  const view::AppView& app = state_->view;
  const auto is_one = [&](view::QueueId id, std::initializer_list<Kind> kinds) {
    return app.queues[id].count == view::Count::One && std::ranges::find(kinds, app.queues[id].kind) != kinds.end();
  };
  const auto poster = [&](const view::Post& post) { return app.actions[app.points[post.from].action].queue; };
  keeps_order_.assign(app.actions.size(), false);
  std::vector<const view::Post*> first(app.actions.size());
  std::vector<bool> fails(app.actions.size());
  for (const view::Post& post : app.posts) {
    const view::Post*& one = first[post.to.value()];
    if (one == nullptr) one = &post;
    const bool plain = post.cause == view::Post::Cause::Message && !post.repeats && !post.may_be_inline;
    const view::QueueId queue = app.actions[post.to].queue;
    const auto keeps = [&](const view::Post& a, const view::Post& b) {
      const bool looper = app.queues[queue].kind == Kind::Looper;
      return (looper ? order::looper_order(a.how, b.how) : order::serial_order(a.how, b.how)) == order::Answer::Always;
    };
    const bool kept = plain && is_one(poster(post), {Kind::Looper}) && poster(post) == poster(*one) &&
                      is_one(queue, {Kind::Looper, Kind::Serial}) && one->through == post.through && keeps(*one, post) &&
                      keeps(post, *one);
    if (!kept) fails[post.to.value()] = true;
  }
  for (size_t i = 0; i < first.size(); ++i)
    keeps_order_[i] = first[i] != nullptr && !fails[i] && !app.actions[view::ActionId(i)].open;
}

}  // namespace antecede::action

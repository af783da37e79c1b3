#include "order/static/static_order.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "base/assert.h"
#include "base/guard.h"
#include "order/static/missing_order.h"
#include "order/static/static_solver.h"

namespace antecede::order {

using view::ActionId;
using view::Place;
using view::ScopeId;

struct StaticOrder::State {
  State(const view::AppView& app, StaticRuleSet rules) : view(app) {
    process = solved(ScopeId(), rules);
    for (size_t i = 0; i < view.scopes.size(); ++i) scopes.push_back(solved(ScopeId(i), rules));
  }

  /// Null: nothing is claimed.
  std::unique_ptr<StaticSolver> solved(ScopeId scope, StaticRuleSet rules) {
    std::unique_ptr<StaticSolver> solver;
    if (!has_room(scope)) {
      too_large.process |= !scope.valid();
      too_large.scopes += scope.valid();
    } else if (!base::stop_asked()) {
      solver = std::make_unique<StaticSolver>(view, scope, rules);
      if (process) solver->inherit(*process);
      if (!solver->solve()) solver.reset();
    }
    is_whole &= solver != nullptr;
    return solver;
  }

  /// For relations of all places.
  bool has_room(ScopeId scope) const {
    constexpr size_t k_most_places = 20'000;
    size_t places = 0;
    const Universe universe(view, scope);
    for (ActionId action : universe.members()) places += view.actions[action].points.size() + 2;
    return places <= k_most_places;
  }

  /// Where to look things up; null if nothing is claimed inside of the scope.
  const StaticSolver* solver(ScopeId scope) const {
    if (!scope.valid()) return process.get();
    return view.scopes[scope].retains ? nullptr : scopes[scope.value()].get();
  }

  view::AppView view;
  std::unique_ptr<StaticSolver> process;
  std::vector<std::unique_ptr<StaticSolver>> scopes;
  bool is_whole = true;
  TooLarge too_large;
};

StaticOrder::StaticOrder(const view::AppView& view, StaticRuleSet rules) {
  ANTECEDE_ASSERT(check(view).empty());
  state_ = std::make_unique<State>(view, rules);
}
StaticOrder::~StaticOrder() = default;
StaticOrder::StaticOrder(StaticOrder&&) noexcept = default;
StaticOrder& StaticOrder::operator=(StaticOrder&&) noexcept = default;

bool StaticOrder::is_whole() const {
  return state_->is_whole;
}

StaticOrder::TooLarge StaticOrder::too_large() const {
  return state_->too_large;
}

bool StaticOrder::before(ActionId first, ActionId second) const {
  return before(Place::end(first), Place::begin(second));
}
bool StaticOrder::before(Place first, Place second) const {
  return before_within({}, first, second);
}
bool StaticOrder::serial(ActionId first, ActionId second) const {
  return serial_within({}, first, second);
}
bool StaticOrder::serial(Place first, Place second) const {
  return serial_within({}, first, second);
}
bool StaticOrder::before_within(ScopeId scope, ActionId first, ActionId second) const {
  return before_within(scope, Place::end(first), Place::begin(second));
}
bool StaticOrder::before_within(ScopeId scope, Place first, Place second) const {
  const StaticSolver* solver = state_->solver(scope);
  if (!solver) return false;
  StaticNodeId a = solver->nodes().of(first), b = solver->nodes().of(second);
  bool one_action = a.valid() && b.valid() && solver->nodes().action(a) == solver->nodes().action(b);
  if (!a.valid() || !b.valid() || a == b) return false;
  // Of an action that nothing can cause everything would follow.
  if (one_action && !solver->universe().is_one(solver->nodes().action(a))) return false;
  return solver->known(a, b);
}
bool StaticOrder::serial_within(ScopeId scope, ActionId first, ActionId second) const {
  return serial_within(scope, Place::begin(first), Place::begin(second)) || before_within(scope, first, second) ||
         before_within(scope, second, first);
}
bool StaticOrder::serial_within(ScopeId scope, Place first, Place second) const {
  const StaticSolver* solver = state_->solver(scope);
  if (!solver) return false;
  StaticNodeId a = solver->nodes().of(first), b = solver->nodes().of(second);
  if (!a.valid() || !b.valid()) return false;
  ActionId x = solver->nodes().action(a), y = solver->nodes().action(b);
  if (x == y) return solver->universe().is_one(x) || solver->serial(x, x);
  return solver->serial(x, y) || solver->before(x, y) || solver->before(y, x);
}

StaticRelation StaticOrder::relation(Place first, Place second, ScopeId scope) const {
  if (before(first, second)) return StaticRelation::Before;
  if (before(second, first)) return StaticRelation::After;
  if (serial(first, second)) return StaticRelation::Serial;
  if (!scope.valid()) return StaticRelation::None;
  if (before_within(scope, first, second)) return StaticRelation::BeforeInstance;
  if (before_within(scope, second, first)) return StaticRelation::AfterInstance;
  return serial_within(scope, first, second) ? StaticRelation::SerialInstance : StaticRelation::None;
}

bool StaticOrder::is_unique(ActionId action, ScopeId scope) const {
  const StaticSolver* solver = scope.valid() ? state_->scopes[scope.value()].get() : state_->process.get();
  return solver != nullptr && solver->universe().has(action) && solver->universe().is_one(action);
}
bool StaticOrder::belongs_to(ActionId action, ScopeId scope) const {
  const StaticSolver* solver = state_->scopes[scope.value()].get();
  return solver != nullptr && solver->universe().has(action);
}

StaticRule StaticOrder::rule(Place first, Place second, ScopeId scope) const {
  const StaticSolver* solver = state_->solver(scope);
  ANTECEDE_ASSERT(solver && before_within(scope, first, second));
  return solver->reason(solver->nodes().of(first), solver->nodes().of(second));
}

namespace {

std::string name_of(const view::AppView& view, Place place) {
  if (place.kind == Place::Kind::Point) {
    const view::Point& point = view.points[place.point];
    return fmt::format("{} in {}", point.label, view.actions[point.action].label);
  }
  std::string_view part = place.kind == Place::Kind::Begin ? "begin" : "end";
  return fmt::format("the {} of {}", part, view.actions[place.action].label);
}

StaticReason step_of(const view::AppView& view, const StaticSolver& solver, StaticNodeId first, StaticNodeId second) {
  StaticReason reason{solver.nodes().place(first), solver.nodes().place(second), solver.reason(first, second), {}};
  reason.sentence = fmt::format("{} precedes {}: {}", name_of(view, reason.first), name_of(view, reason.second),
                                static_rule_info(reason.rule).sentence);
  return reason;
}

}  // namespace

std::vector<StaticReason> StaticOrder::explain(Place first, Place second, ScopeId scope) const {
  std::vector<StaticReason> steps;
  if (!before_within(scope, first, second)) return steps;
  const StaticSolver& solver = *state_->solver(scope);
  StaticNodeId from = solver.nodes().of(first), at = solver.nodes().of(second);
  // Backwards, as far as something stands in between. Circles of causes end where they come round.
  std::set<StaticNodeId> seen;
  while (seen.insert(at).second) {
    std::vector<StaticNodeId> between = solver.between(from, at);
    auto next = std::find_if(between.begin(), between.end(), [&](StaticNodeId it) { return !seen.contains(it); });
    if (next == between.end()) {
      steps.push_back(step_of(state_->view, solver, from, at));
      break;
    }
    StaticReason step = step_of(state_->view, solver, from, at);
    step.first = solver.nodes().place(*next);
    step.sentence = fmt::format("{} precedes {}: {}", name_of(state_->view, step.first),
                                name_of(state_->view, step.second), static_rule_info(step.rule).sentence);
    steps.push_back(std::move(step));
    at = *next;
  }
  std::reverse(steps.begin(), steps.end());
  return steps;
}

std::string StaticOrder::what_would_order(ActionId first, ActionId second) const {
  return state_->process ? missing_order(*state_->process, first, second) : "the app is too large to be looked at as a whole";
}

StaticOrder::Counts StaticOrder::counts() const {
  Counts counts;
  const size_t actions = state_->view.actions.size();
  for (size_t i = 0; i < actions; ++i) {
    for (size_t j = 0; j < actions; ++j) {
      ActionId a(i), b(j);
      if (i == j) continue;
      bool ordered = before(a, b) || before(b, a);
      counts.before += before(a, b);
      counts.serial += i < j && !ordered && serial(a, b);
      bool inside = false;
      for (size_t s = 0; s < state_->view.scopes.size() && !ordered; ++s) inside |= before_within(ScopeId(s), a, b);
      counts.before_instance += inside;
    }
  }
  counts.rounds = state_->process ? state_->process->rounds() : 0;
  return counts;
}

}  // namespace antecede::order

#include "order/static/universe.h"

#include <algorithm>

namespace antecede::order {

namespace {

/// Whether something that may begin by itself, or is part of the start of the process, leads to an action by posts.
/// What nothing leads to has causes that the view does not tell.
std::vector<bool> reachable_actions(const view::AppView& view) {
  std::vector<bool> reached(view.actions.size());
  for (size_t i = 0; i < view.actions.size(); ++i) {
    const view::Action& action = view.actions[view::ActionId(i)];
    reached[i] = action.open || action.kind == view::Action::Kind::Start;
  }
  for (bool grows = true; grows;) {
    grows = false;
    for (const view::Post& post : view.posts) {
      if (reached[post.to.value()] || !reached[view.points[post.from].action.value()]) continue;
      reached[post.to.value()] = grows = true;
    }
  }
  return reached;
}

}  // namespace

Universe::Universe(const view::AppView& view, view::ScopeId scope)
    : view_(view),
      scope_(scope),
      is_member_(view.actions.size(), true),
      is_one_(view.actions.size()),
      all_causes_(view.actions.size()),
      posts_of_(view.actions.size()) {
  for (size_t i = 0; i < view.posts.size(); ++i) posts_of_[view.posts[view::PostId(i)].to.value()].push_back(view::PostId(i));
  if (scope.valid()) find_members();
  for (size_t i = 0; i < is_member_.size(); ++i)
    if (is_member_[i]) members_.push_back(view::ActionId(i));
  find_causes();
  count();
}

bool Universe::lies_in(view::ScopeId inner, view::ScopeId outer) const {
  // Hostile views may have circles: `StaticOrder::check` refuses them.
  for (; inner.valid(); inner = view_.scopes[inner].parent)
    if (inner == outer) return true;
  return false;
}

// Who is said to belong here, and whatever only those post. The largest such set: a task that posts itself stays.
void Universe::find_members() {
  std::vector<bool> declared(view_.actions.size());
  for (size_t i = 0; i < view_.actions.size(); ++i) {
    const view::Action& action = view_.actions[view::ActionId(i)];
    declared[i] = lies_in(action.scope, scope_) || view_.scopes[scope_].action == view::ActionId(i);
    is_member_[i] = declared[i] || (!action.scope.valid() && !action.open && !posts_of_[i].empty());
  }
  for (bool shrinks = true; shrinks;) {
    shrinks = false;
    for (const view::Post& post : view_.posts) {
      size_t to = post.to.value();
      if (!is_member_[to] || declared[to] || is_member_[view_.points[post.from].action.value()]) continue;
      is_member_[to] = false;
      shrinks = true;
    }
  }
}

void Universe::find_causes() {
  std::vector<bool> reached = reachable_actions(view_);
  for (view::ActionId action : members_) {
    const auto& posts = posts_of(action);
    bool inside = std::all_of(posts.begin(), posts.end(),
                              [&](view::PostId post) { return has(view_.points[view_.posts[post].from].action); });
    // The action that a scope is made of is caused from outside.
    bool roots = scope_.valid() && view_.scopes[scope_].action == action;
    all_causes_[action.value()] =
        inside && !roots && !posts.empty() && !view_.actions[action].open && reached[action.value()];
  }
}

void Universe::count() {
  for (bool grows = true; grows;) {
    grows = false;
    for (view::ActionId action : members_) {
      if (is_one_[action.value()] || !counts_one(action)) continue;
      is_one_[action.value()] = grows = true;
    }
  }
}

bool Universe::counts_one(view::ActionId id) const {
  const view::Action& action = view_.actions[id];
  if (scope_.valid() && view_.scopes[scope_].action == id) return true;
  if (action.count == view::Count::One) return is_one(action.scope);
  if (action.count == view::Count::Many || !all_causes_[id.value()]) return false;
  // One post, once; or several of which only one is ever passed.
  const auto& posts = posts_of(id);
  for (size_t i = 0; i < posts.size(); ++i) {
    const view::Post& post = view_.posts[posts[i]];
    if (post.repeats || post.cause == view::Post::Cause::Register || !is_once(post.from)) return false;
    for (size_t j = 0; j < i; ++j)
      if (!exclude_each_other(view_.posts[posts[j]].from, post.from)) return false;
  }
  return !posts.empty();
}

/// Whoever passes one of them does not pass the other here: two branches of one action, or two ways in which one
/// component can come to life.
bool Universe::exclude_each_other(view::PointId one, view::PointId other) const {
  const view::ActionId a = view_.points[one].action, b = view_.points[other].action;
  if (a == b) {
    const view::Action& action = view_.actions[a];
    const size_t p = one.value() - action.points[0].value(), q = other.value() - action.points[0].value();
    return p != q && !action.flow.reaches(p, q) && !action.flow.reaches(q, p);
  }
  for (const view::Automaton& automaton : view_.automata) {
    const auto first = std::find(automaton.actions.begin(), automaton.actions.end(), a);
    const auto second = std::find(automaton.actions.begin(), automaton.actions.end(), b);
    if (first == automaton.actions.end() || second == automaton.actions.end() || !is_one(automaton.scope)) continue;
    const size_t i = static_cast<size_t>(first - automaton.actions.begin());
    const size_t j = static_cast<size_t>(second - automaton.actions.begin());
    return !automaton.flow.reaches(i, j) && !automaton.flow.reaches(j, i);
  }
  return false;
}

bool Universe::is_one(view::ScopeId scope) const {
  for (; scope.valid() && !lies_in(scope_, scope); scope = view_.scopes[scope].parent) {
    const view::Scope& it = view_.scopes[scope];
    if (it.action.valid()) return has(it.action) && is_one_[it.action.value()];
    if (it.count != view::Count::One) return false;
  }
  return true;
}

bool Universe::is_once(view::PointId point) const {
  const view::Action& action = view_.actions[view_.points[point].action];
  return is_one(view_.points[point].action) && action.flow.once(point.value() - action.points[0].value());
}

}  // namespace antecede::order

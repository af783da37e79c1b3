#include "action/view_builder.h"

#include <algorithm>

#include "order/static/universe.h"

namespace antecede::action {

namespace view = order::view;
using pointer::EdgeKind;
using pointer::NodeId;
using pointer::ObjectId;

bool ViewBuilder::is_in_loop(NodeId node, uint32_t instruction) const {
  const ir::MethodId method = solver_.nodes()[node].method;
  if (!method.valid() || !program_[method].has_code()) return true;
  if (instruction >= program_.body(method).instructions().size()) return true;
  const ir::Flow& flow = program_.flow(method);
  return flow.loop_of(flow.block_of(ir::InstructionId(instruction))) != UINT32_MAX;
}

/// At most once in the life of the process: an initialiser, or what one such place calls.
bool ViewBuilder::runs_once(NodeId node, int depth) const {
  constexpr int k_most_calls = 16;
  const auto& callers = incoming_[node.value()];
  if (depth > k_most_calls || callers.empty()) return false;
  const bool initialiser =
      std::ranges::all_of(callers, [](const Incoming& it) { return it.edge.kind == EdgeKind::Initialise; });
  if (initialiser) return true;
  if (callers.size() != 1 || callers[0].edge.kind != EdgeKind::Call) return false;
  const pointer::MethodCode* code = solver_.code(callers[0].caller);
  const uint32_t site = callers[0].edge.site;
  if (code == nullptr || site >= code->calls.size()) return false;
  return !is_in_loop(callers[0].caller, code->calls[site].instruction) && runs_once(callers[0].caller, depth + 1);
}

/// In which scope there is at most one of these; none of them: the process. No answer: there may be many.
std::optional<view::ScopeId> ViewBuilder::one_in(ObjectId object) {
  if (object == harness_.main_thread()) return view::ScopeId();
  if (const auto component = component_scopes.find(object); component != component_scopes.end())
    return component->second;
  auto made = sites_.maker(object);
  if (!made) made = sites_.inflater(object);
  if (!made) return {};
  if (runs_once(made->node, 0) && !is_in_loop(made->node, made->instruction)) return view::ScopeId();
  const auto by = made_by_.find(*made);
  return by == made_by_.end() ? std::nullopt : one_in(by->second);
}

std::optional<view::ScopeId> ViewBuilder::one_in(const MadeBy& made) {
  if (made.actions.empty() || !made.once) return {};
  const Action& first = actions_[made.actions[0]];
  if (first.kind == Action::Kind::Lifecycle && exclude_each_other(made.actions))
    return component_scopes.at(first.receiver);
  if (made.actions.size() > 1) return {};
  if (first.kind == Action::Kind::Start) return view::ScopeId();
  return scope_of_action(made.actions[0]);
}

bool ViewBuilder::is_once_per_component(ActionId id) const {
  const auto known = automaton_of_.find(id);
  return known != automaton_of_.end() && view.automata[known->second.first].flow.once(known->second.second);
}

/// Transitions of one component, of which each instance takes at most one, once.
bool ViewBuilder::exclude_each_other(const std::vector<ActionId>& actions) const {
  const auto alike = [&](ActionId id) {
    return actions_[id].kind == Action::Kind::Lifecycle && actions_[id].receiver == actions_[actions[0]].receiver;
  };
  if (!std::ranges::all_of(actions, alike)) return false;
  for (ActionId id : actions) {
    const auto [automaton, place] = automaton_of_.at(id);
    for (ActionId other : actions)
      if (view.automata[automaton].flow.reaches(place, automaton_of_.at(other).second)) return false;
  }
  return true;
}

/// The instances of an action, and all that is posted for one of them.
view::ScopeId ViewBuilder::scope_of_action(ActionId id) {
  const auto [place, added] = action_scopes_.try_emplace(id);
  if (!added) return place->second;
  view::Scope scope;
  scope.action = in_view(id);
  scope.label = view.actions[in_view(id)].label;
  return place->second = view.scopes.push_back(std::move(scope));
}

/// Where both are one: in the scope of either, if the other is one in the process, or in that of both.
std::optional<view::ScopeId> ViewBuilder::narrower(std::optional<view::ScopeId> a, std::optional<view::ScopeId> b) const {
  if (!a || !b) return {};
  if (!a->valid() || *a == *b) return b;
  return b->valid() ? std::nullopt : a;
}

/// What an action of a component does lies in the component's instance.
void ViewBuilder::nest_scopes() {
  for (const auto& [component, scope] : component_scopes) {
    const order::Universe universe(view, scope);
    for (const auto& [action, inner] : action_scopes_)
      if (universe.has(in_view(action))) view.scopes[inner].parent = scope;
  }
}

}  // namespace antecede::action

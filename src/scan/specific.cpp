#include "scan/specific.h"

#include <algorithm>

#include <absl/container/flat_hash_set.h>

namespace antecede::scan {

using action::Action;
using action::ActionId;
using pointer::NodeId;

SpecificActions::SpecificActions(const Subject& subject) : subject_(subject), known_(subject.solver.nodes().size()) {
  for (size_t i = 0; i < subject.actions.list().size(); ++i) look_into(ActionId(i));
}

bool SpecificActions::is_vague(ActionId action, NodeId node) const {
  return !known_[node].empty() && !std::ranges::binary_search(known_[node], action);
}

bool SpecificActions::stands_for(const Action& action, ir::MethodId entry) const {
  if (action.entries.size() == 1 || action.kind == Action::Kind::Start) return true;
  const ir::Program& program = subject_.program;
  if (action.kind == Action::Kind::Lifecycle) {
    const ir::TypeId component = subject_.solver.objects()[action.receiver].type;
    const std::string_view name = program.symbols().text(program.symbols().method(program[entry].ref).name);
    const bool is_step = (program[entry].access_flags & ir::k_constructor) ||
                         std::ranges::any_of(action.event->transition->steps, [&](const model::LifecycleStep& step) {
                           return step.method == name;
                         });
    return is_step && subject_.hierarchy.is_subtype(component, program[program[entry].owner].type) == ir::Truth::Yes;
  }
  if (action.event == nullptr || !action.event->method.valid()) return false;
  const ir::MethodRef &called = program.symbols().method(program[action.event->method].ref),
                      &entered = program.symbols().method(program[entry].ref);
  return called.name == entered.name && called.proto == entered.proto;
}

/// Walks from the callbacks that the action stands for.
void SpecificActions::look_into(ActionId id) {
  const pointer::Solver& solver = subject_.solver;
  const Action& action = subject_.actions[id];
  absl::flat_hash_set<NodeId> seen;
  std::vector<NodeId> work;
  const auto is_own = [&](NodeId node) {
    return solver.nodes()[node].method.valid() && solver.is_own(solver.nodes()[node].method);
  };
  const auto enter = [&](NodeId node) {
    if (is_own(node) && stands_for(action, solver.nodes()[node].method) && seen.insert(node).second) work.push_back(node);
  };
  enter(action.root);
  for (const NodeId node : subject_.actions.nodes(id)) {
    if (is_own(node)) continue;
    for (const pointer::CallEdge& edge : solver.edges(node))
      if (edge.kind == pointer::EdgeKind::Call) enter(edge.callee);
  }
  while (!work.empty()) {
    const NodeId node = work.back();
    work.pop_back();
    if (is_own(node)) known_[node].push_back(id);
    for (const pointer::CallEdge& edge : solver.edges(node))
      if (edge.kind == pointer::EdgeKind::Call && seen.insert(edge.callee).second) work.push_back(edge.callee);
  }
}

}  // namespace antecede::scan

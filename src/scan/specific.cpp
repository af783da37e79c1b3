#include "scan/specific.h"

#include <algorithm>
#include <utility>

namespace antecede::scan {

using action::Action;
using action::ActionId;
using pointer::NodeId;

SpecificActions::SpecificActions(const Subject& subject) : subject_(subject), known_(subject.solver.nodes().size()) {
  std::vector<size_t> first{0};
  std::vector<uint32_t> to;
  for (size_t i = 0; i < known_.size(); ++i) {
    for (const pointer::CallEdge& edge : subject.solver.edges(NodeId(i)))
      if (edge.kind == pointer::EdgeKind::Call) to.push_back(edge.callee.value());
    first.push_back(to.size());
  }
  const action::NodeReach calls(std::move(first), std::move(to));
  const std::vector<Callback> callbacks = find_callbacks();
  for (size_t i = 0; i < subject.actions.list().size(); ++i) look_into(ActionId(i), callbacks, calls);
}

bool SpecificActions::is_own(NodeId node) const {
  const ir::MethodId method = subject_.solver.nodes()[node].method;
  return method.valid() && subject_.solver.is_own(method);
}

std::vector<SpecificActions::Callback> SpecificActions::find_callbacks() const {
  base::IdVector<NodeId, std::vector<NodeId>> callers(known_.size());
  for (size_t i = 0; i < known_.size(); ++i) {
    if (is_own(NodeId(i))) continue;
    for (const pointer::CallEdge& edge : subject_.solver.edges(NodeId(i)))
      if (edge.kind == pointer::EdgeKind::Call && is_own(edge.callee)) callers[edge.callee].push_back(NodeId(i));
  }
  std::vector<Callback> result;
  for (size_t i = 0; i < known_.size(); ++i)
    if (!callers[NodeId(i)].empty()) result.push_back({NodeId(i), std::move(callers[NodeId(i)])});
  return result;
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

/// All that the callbacks run that the action stands for.
void SpecificActions::look_into(ActionId id, const std::vector<Callback>& callbacks, const action::NodeReach& calls) {
  const Action& action = subject_.actions[id];
  const action::NodeBits nodes = subject_.actions.nodes(id);
  std::vector<uint64_t> row(calls.words(), 0);
  const auto stands = [&](NodeId node) { return stands_for(action, subject_.solver.nodes()[node].method); };
  if (is_own(action.root) && stands(action.root)) calls.add(action.root.value(), row);
  for (const Callback& callback : callbacks) {
    const bool is_called = std::ranges::any_of(callback.callers, [&](NodeId caller) { return nodes.contains(caller); });
    if (is_called && stands(callback.node)) calls.add(callback.node.value(), row);
  }
  for (const NodeId node : action::NodeBits(row))
    if (is_own(node)) known_[node].push_back(id);
}

}  // namespace antecede::scan

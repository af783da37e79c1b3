#include "scan/reach.h"

#include <algorithm>

#include <absl/container/flat_hash_map.h>

namespace antecede::scan {

using action::ActionId;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;

Reach::Reach(const pointer::Solver& solver, const action::Actions& actions, action::Constants& values, ThreadTests tests)
    : solver_(solver),
      values_(values),
      tests_(std::move(tests)),
      actions_of_(solver.nodes().size()),
      begun_at_(solver.nodes().size()),
      callers_(solver.nodes().size()) {
  for (size_t i = 0; i < solver.nodes().size(); ++i) {
    const pointer::MethodCode* code = solver.code(NodeId(i));
    for (const CallEdge& edge : solver.edges(NodeId(i))) {
      if (edge.kind != EdgeKind::Call || !values_.is_call_reached(NodeId(i), edge.site)) continue;
      const bool known = code != nullptr && edge.site < code->calls.size();
      callers_[edge.callee].push_back({NodeId(i), known ? code->calls[edge.site].instruction : 0});
    }
  }
  for (size_t i = 0; i < actions.list().size(); ++i) mark(ActionId(i), actions[ActionId(i)]);
}

void Reach::mark(ActionId id, const action::Action& action) {
  const NodeId root = action.root;
  begun_at_[root].push_back(id);
  std::vector<NodeId> work{root};
  actions_of_[root].push_back(id);
  while (!work.empty()) {
    const NodeId node = work.back();
    work.pop_back();
    for (const CallEdge& edge : solver_.edges(node)) {
      if (edge.kind != EdgeKind::Call) continue;
      auto& known = actions_of_[edge.callee];
      if (!known.empty() && known.back() == id) continue;  // Actions come in the order of their numbers.
      if (!values_.is_call_reached(node, edge.site) || !tests_.may_call(node, edge.site, action.threads)) continue;
      known.push_back(id);
      work.push_back(edge.callee);
    }
  }
}

bool Reach::runs(ActionId action, NodeId node) const {
  return std::ranges::binary_search(actions_of_[node], action);
}

std::vector<Reach::Caller> Reach::way(ActionId action, NodeId root, NodeId node) const {
  // Backwards from the node, breadth first: `next` is the call that leads on towards it.
  absl::flat_hash_map<NodeId, std::pair<NodeId, uint32_t>> next;
  std::vector<NodeId> work{node};
  next.emplace(node, std::pair(NodeId(), 0u));
  for (size_t i = 0; i < work.size() && work[i] != root; ++i)
    for (const Caller& caller : callers_[work[i]])
      if (runs(action, caller.node) && next.try_emplace(caller.node, std::pair(work[i], caller.instruction)).second)
        work.push_back(caller.node);
  std::vector<Caller> way;
  if (!next.contains(root)) return way;
  for (NodeId at = root; at != node;) {
    const auto& [callee, instruction] = next.at(at);
    way.push_back({at, instruction});
    at = callee;
  }
  return way;
}

}  // namespace antecede::scan

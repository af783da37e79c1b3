#include "scan/reach.h"

#include <algorithm>
#include <map>
#include <utility>

#include <absl/container/flat_hash_map.h>

namespace antecede::scan {

using action::ActionId;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;

Reach::Reach(const pointer::Solver& solver, const action::Actions& actions, action::Constants& values, ThreadTests tests)
    : actions_of_(solver.nodes().size()), begun_at_(solver.nodes().size()), callers_(solver.nodes().size()) {
  mark(find_calls(solver, values, tests), actions, tests);
}

Reach::Graph Reach::find_calls(const pointer::Solver& solver, action::Constants& values, ThreadTests& tests) {
  Graph graph;
  graph.first.push_back(0);
  for (size_t i = 0; i < solver.nodes().size(); ++i) {
    const NodeId node(i);
    const pointer::MethodCode* code = solver.code(node);
    for (const CallEdge& edge : solver.edges(node)) {
      if (edge.kind != EdgeKind::Call || !values.is_call_reached(node, edge.site)) continue;
      const bool known = code != nullptr && edge.site < code->calls.size();
      callers_[edge.callee].push_back({node, known ? code->calls[edge.site].instruction : 0});
      if (tests.is_tested(node, edge.site)) graph.tested.push_back({node, edge.site, graph.to.size()});
      graph.to.push_back(edge.callee.value());
    }
    graph.first.push_back(graph.to.size());
  }
  return graph;
}

/// The graph with those of its tested calls that are made.
Reach::Graph Reach::without(const Graph& graph, const std::vector<bool>& made) {
  Graph result;
  result.first.push_back(0);
  auto tested = graph.tested.begin();
  for (size_t node = 0; node + 1 < graph.first.size(); ++node) {
    for (size_t edge = graph.first[node]; edge < graph.first[node + 1]; ++edge) {
      const bool is_tested = tested != graph.tested.end() && tested->edge == edge;
      const bool is_made = !is_tested || made[static_cast<size_t>(tested - graph.tested.begin())];
      if (is_tested) ++tested;
      if (is_made) result.to.push_back(graph.to[edge]);
    }
    result.first.push_back(result.to.size());
  }
  return result;
}

void Reach::mark(const Graph& graph, const action::Actions& actions, ThreadTests& tests) {
  std::map<std::vector<bool>, action::NodeReach> known;  // By which of the tested calls are made.
  for (size_t i = 0; i < actions.list().size(); ++i) {
    const action::Action& action = actions[ActionId(i)];
    begun_at_[action.root].push_back(ActionId(i));
    std::vector<bool> made;
    for (const TestedCall& call : graph.tested) made.push_back(tests.may_call(call.node, call.site, action.threads));
    auto reach = known.find(made);
    if (reach == known.end()) {
      Graph calls = without(graph, made);
      reach = known.emplace(std::move(made), action::NodeReach(std::move(calls.first), std::move(calls.to))).first;
    }
    std::vector<uint64_t> row(reach->second.words(), 0);
    reach->second.add(action.root.value(), row);
    // Actions come in the order of their numbers.
    for (const NodeId node : action::NodeBits(row)) actions_of_[node].push_back(ActionId(i));
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

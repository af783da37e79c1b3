#include "scan/moves.h"

#include <absl/container/flat_hash_set.h>

namespace antecede::scan {

using model::Intrinsic;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::Local;
using pointer::NodeId;

namespace {

/// None: the node has no receiver that anybody knows.
Local receiver(const pointer::MethodCode* code) {
  return code == nullptr || code->parameters.empty() ? pointer::k_no_local : code->parameters[0];
}

/// The call hands the receiver of its node on as the receiver.
bool passes_itself_on(const pointer::MethodCode* code, uint32_t call) {
  if (receiver(code) == pointer::k_no_local || call >= code->calls.size()) return false;
  const auto& operands = code->calls[call].operands;
  return !operands.empty() && operands[0] == receiver(code);
}

}  // namespace

Moves::Moves(const Subject& subject) : subject_(subject), moved_(subject.solver.nodes().size(), 0) {
  const pointer::Solver& solver = subject.solver;
  absl::flat_hash_set<std::pair<NodeId, uint32_t>> moving;
  for (const pointer::IntrinsicSite& site : solver.intrinsic_sites())
    if (site.intrinsic == Intrinsic::LifecycleFire || site.intrinsic == Intrinsic::LifecycleTo)
      moving.insert({site.node, site.call});
  // All that somebody calls, without what is called in another way, and what only such code calls.
  std::vector<NodeId> others;
  const auto is_static = [&](NodeId node) {
    const ir::MethodId method = solver.nodes()[node].method;
    return !method.valid() || subject.program[method].is_static();
  };
  for (size_t i = 0; i < moved_.size(); ++i)
    for (const CallEdge& edge : solver.edges(NodeId(i))) moved_[edge.callee.value()] = !is_static(edge.callee);
  for (size_t i = 0; i < moved_.size(); ++i)
    if (!moved_[i]) others.push_back(NodeId(i));
  const auto drop = [&](NodeId node) {
    if (std::exchange(moved_[node.value()], uint8_t(0))) others.push_back(node);
  };
  for (size_t i = 0; i < moved_.size(); ++i)
    for (const CallEdge& edge : solver.edges(NodeId(i))) {
      const bool step = edge.kind == EdgeKind::Call && moving.contains({NodeId(i), edge.site});
      if (!step && (edge.kind != EdgeKind::Call || !passes_itself_on(solver.code(NodeId(i)), edge.site))) drop(edge.callee);
    }
  for (size_t next = 0; next < others.size(); ++next) {
    const NodeId node = others[next];
    for (const CallEdge& edge : solver.edges(node))
      if (edge.kind != EdgeKind::Call || !moving.contains({node, edge.site})) drop(edge.callee);
  }
}

bool Moves::is_part_of_step(const Touch& touch) const {
  if (!moved_[touch.at.node.value()] || !part::is_field(touch.part) || touch.is_static) return false;
  const pointer::MethodCode* code = subject_.solver.code(touch.at.node);
  const ir::MethodId method = subject_.solver.nodes()[touch.at.node].method;
  const ir::Instruction& insn = subject_.program.body(method).instructions()[touch.at.instruction];
  if (ir::is_invoke(insn.op)) return false;  // A short method of the framework, which is part of this code.
  return receiver(code) != pointer::k_no_local && code->registers[insn.a.value()] == receiver(code);
}

}  // namespace antecede::scan

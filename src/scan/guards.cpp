#include "scan/guards.h"

#include <algorithm>

namespace antecede::scan {

using ir::Op;
using pointer::NodeId;

Guards::Guards(const Subject& subject, const Reach& reach, const Owners& owners, const Accesses& accesses,
               MethodFacts& facts)
    : subject_(subject), reach_(reach), owners_(owners), accesses_(accesses), facts_(facts) {
  for (size_t i = 0; i < accesses.list().size(); ++i) {
    const AccessId id(i);
    if (accesses[id].only.valid()) continue;
    if (accesses.touch(id).write)
      writes_[accesses[id].charged.node].push_back(id);
    else
      reads_[accesses[id].charged].push_back(id);
  }
}

/// What decides whether an instruction is reached.
std::vector<Guards::Source> Guards::sources(ir::MethodId method, uint32_t instruction) {
  constexpr size_t k_most_steps = 32;
  std::vector<Source> result;
  const Values& values = facts_.values(method);
  const ir::Body& body = values.body();
  for (const Values::Test& test : values.tests_before(instruction)) {
    std::vector<std::pair<ir::Register, bool>> work;
    const ir::Instruction& branch = body.instructions()[test.branch];
    work.push_back({branch.a, branch.op == Op::IfZero});
    if (branch.op == Op::If) work.push_back({branch.b, false});
    for (size_t i = 0; i < work.size() && i < k_most_steps; ++i) {
      const auto at = values.definition(work[i].first);
      if (!at) continue;
      const ir::Instruction& insn = body.instructions()[*at];
      if (insn.op == Op::FieldGet || insn.op == Op::StaticGet || insn.op == Op::ArrayGet || ir::is_invoke(insn.op))
        result.push_back({*at, test, work[i].second});
      if (insn.op != Op::FieldGet) body.for_each_use(insn, [&](ir::Register reg) { work.push_back({reg, false}); });
    }
  }
  return result;
}

/// Where the action calls the node, if that is one place.
std::optional<NodePlace> Guards::only_caller(action::ActionId action, NodeId node) const {
  std::optional<NodePlace> found;
  for (const Reach::Caller& caller : reach_.callers(node)) {
    if (!reach_.runs(action, caller.node)) continue;
    const ir::MethodId method = subject_.solver.nodes()[caller.node].method;
    if (found || !method.valid() || owners_.is_platform(method)) return std::nullopt;
    found = NodePlace{caller.node, caller.instruction};
  }
  return found;
}

/// What the method writes itself, and what methods write that it calls at places where nothing else can be called, on every way
/// through them.
std::vector<Guards::Change> Guards::changes_by(NodeId node) const {
  constexpr int k_calls = 2;
  std::vector<Change> result;
  std::vector<std::pair<NodeId, uint32_t>> level;  // And the instruction in the node that leads there.
  const auto add = [&](NodeId in, std::optional<uint32_t> call) {
    const auto writes = writes_.find(in);
    if (writes == writes_.end()) return;
    for (const AccessId id : writes->second) {
      const uint32_t at = accesses_[id].charged.instruction;
      if (!call) result.push_back({id, at});
      else if (facts_.values(subject_.solver.nodes()[in].method).tests_before(at).empty()) result.push_back({id, *call});
    }
  };
  add(node, std::nullopt);
  level.push_back({node, UINT32_MAX});
  for (int depth = 0; depth < k_calls; ++depth) {
    std::vector<std::pair<NodeId, uint32_t>> next;
    for (const auto& [from, call] : level)
      for (const auto& [callee, at] : sure_calls(from)) {
        const uint32_t here = call == UINT32_MAX ? at : call;
        const bool always = call == UINT32_MAX || facts_.values(subject_.solver.nodes()[from].method).tests_before(at).empty();
        if (!always) continue;
        add(callee, here);
        next.push_back({callee, here});
      }
    level = std::move(next);
  }
  return result;
}

/// Calls of own code that can only be this one, each with its instruction.
std::vector<std::pair<NodeId, uint32_t>> Guards::sure_calls(NodeId node) const {
  std::vector<std::pair<NodeId, uint32_t>> result;
  const pointer::MethodCode* code = subject_.solver.code(node);
  if (code == nullptr) return result;
  const auto& edges = subject_.solver.edges(node);
  for (const pointer::CallEdge& edge : edges) {
    const ir::MethodId callee = subject_.solver.nodes()[edge.callee].method;
    if (edge.kind != pointer::EdgeKind::Call || edge.site >= code->calls.size() || !callee.valid()) continue;
    const bool only = std::ranges::count_if(edges, [&](const pointer::CallEdge& other) { return other.site == edge.site; }) == 1;
    if (only && !owners_.is_platform(callee) && subject_.program.body(callee).ok())
      result.push_back({edge.callee, code->calls[edge.site].instruction});
  }
  return result;
}

bool Guards::is_change(AccessId look, const Source& source, ir::MethodId method, const Change& changed,
                       const Occurrence& free) {
  const AccessId change = changed.access;
  const Touch &read = accesses_.touch(look), &write = accesses_.touch(change);
  if (read.part != write.part || read.is_static != write.is_static) return false;
  if (!read.is_static && !read.objects->intersects(*write.objects)) return false;
  if (read.part == part::k_contents && !(read.structure && write.structure) && !(read.element && write.element))
    return false;
  const uint32_t at = changed.at, freed = accesses_[free.access].charged.instruction;
  const Values& values = facts_.values(subject_.solver.nodes()[accesses_[free.access].charged.node].method);
  if (at != freed && !values.dominates(at, freed) && !values.leads_to(freed, at)) return false;
  // A constant must lead the other way.
  const AccessFacts& stored = facts_.of(subject_.solver.nodes()[write.at.node].method, write.at.instruction);
  if (!source.direct || !stored.value || owners_.is_platform(subject_.solver.nodes()[write.at.node].method)) return true;
  const ir::Instruction& branch = facts_.values(method).body().instructions()[source.test.branch];
  const bool zero = *stored.value == 0;
  if (branch.condition() == ir::Condition::Eq) return (zero ? 0u : 1u) != source.test.way;
  if (branch.condition() == ir::Condition::Ne) return (zero ? 1u : 0u) != source.test.way;
  return true;
}

std::optional<Guards::Cover> Guards::find_at(NodePlace use, const Occurrence& free) {
  const ir::MethodId method = subject_.solver.nodes()[use.node].method;
  if (!method.valid() || owners_.is_platform(method) || !subject_.program.body(method).ok()) return std::nullopt;
  const std::vector<Change> changes = changes_by(accesses_[free.access].charged.node);
  if (changes.empty()) return std::nullopt;
  const Touch& taken = accesses_.touch(free.access);
  // Of an object that a helper changes only that is sure which one it is where it is a component, or holds what is taken away.
  const auto is_sure = [&](const Change& change) {
    if (accesses_[change.access].charged.node == accesses_[free.access].charged.node) return true;
    const Touch& write = accesses_.touch(change.access);
    if (write.is_static) return true;
    const pointer::ObjectId object = write.objects->single();
    if (!object.valid()) return false;
    if (!taken.is_static && taken.objects->single() == object) return true;
    return std::ranges::any_of(subject_.actions.list(), [&](const action::Action& one) {
      return one.kind == action::Action::Kind::Lifecycle && one.receiver == object;
    });
  };
  for (const Source& source : sources(method, use.instruction)) {
    const auto looks = reads_.find({use.node, source.instruction});
    if (looks == reads_.end()) continue;
    for (const AccessId look : looks->second)
      for (const Change& change : changes)
        if (is_change(look, source, method, change, free) && is_sure(change)) return Cover{look, change.access};
  }
  return std::nullopt;
}

std::optional<Guards::Cover> Guards::find(const Occurrence& use, const Occurrence& free) {
  constexpr int k_callers = 3;
  std::optional<NodePlace> at = accesses_[use.access].charged;
  const ir::MethodId freed = subject_.solver.nodes()[accesses_[free.access].charged.node].method;
  if (accesses_[use.access].only.valid() || owners_.is_platform(freed)) return std::nullopt;
  for (int i = 0; at && i < k_callers; ++i) {
    if (const auto cover = find_at(*at, free)) return cover;
    at = only_caller(use.action, at->node);
  }
  return std::nullopt;
}

}  // namespace antecede::scan

#include "scan/thread_tests.h"

#include <algorithm>

namespace antecede::scan {

using ir::Op;

bool ThreadTests::may_call(pointer::NodeId node, uint32_t call, const pointer::ObjectSet& threads) {
  const pointer::MethodCode* code = solver_.code(node);
  if (code == nullptr || threads.empty()) return true;
  const auto& tests = tests_of(solver_.nodes()[node].method, *code);
  return std::ranges::none_of(tests, [&](const Test& test) {
    if (test.call != call) return false;
    const pointer::ObjectSet& other =
        test.field.valid() ? threads_of_makers(test.field) : solver_.points_to(node, test.other);
    if (other.empty()) return false;
    return test.equal ? !threads.intersects(other) : threads.single().valid() && threads == other;
  });
}

bool ThreadTests::is_tested(pointer::NodeId node, uint32_t call) {
  const pointer::MethodCode* code = solver_.code(node);
  return code != nullptr && std::ranges::any_of(tests_of(solver_.nodes()[node].method, *code), [&](const Test& test) { return test.call == call; });
}

bool ThreadTests::gives_current_thread(ir::MethodId target) const {
  constexpr size_t k_short = 4;
  if (!target.valid()) return false;
  if (semantics_.intrinsic(target) == model::Intrinsic::ThreadCurrent) return true;
  if (!program_[target].has_code() || !program_[target].is_static()) return false;
  const ir::Body& body = program_.body(target);
  if (!body.ok() || body.instructions().size() > k_short) return false;
  return std::ranges::any_of(body.instructions(), [&](const ir::Instruction& insn) {
    if (insn.op != Op::InvokeStatic) return false;
    const ir::MethodId called = hierarchy_.resolve(insn.method());
    return called.valid() && semantics_.intrinsic(called) == model::Intrinsic::ThreadCurrent;
  });
}

bool ThreadTests::is_current_thread(const Values& values, ir::Register reg) const {
  const auto at = values.definition(reg);
  if (!at) return false;
  const ir::Instruction& insn = values.body().instructions()[*at];
  return insn.op == Op::InvokeStatic && gives_current_thread(hierarchy_.resolve(insn.method()));
}

/// A final field that every constructor of its class sets to the current thread.
bool ThreadTests::holds_maker(ir::FieldId field) const {
  if (!(program_[field].access_flags & ir::k_final)) return false;
  bool found = false;
  for (const ir::MethodId method : program_[program_[field].owner].direct_methods) {
    if (!program_[method].has_code() || !program_.body(method).ok()) continue;
    const Values values(program_, hierarchy_, method);
    for (const ir::Instruction& insn : values.body().instructions()) {
      if (insn.op != Op::FieldPut || hierarchy_.resolve(insn.field()) != field) continue;
      if (!is_current_thread(values, insn.b)) return false;
      found = true;
    }
  }
  return found;
}

const pointer::ObjectSet& ThreadTests::threads_of_makers(ir::FieldId field) {
  const auto [place, added] = makers_.try_emplace(field);
  if (!added) return place->second;
  for (size_t i = 0; i < actions_.list().size(); ++i)
    for (const pointer::NodeId node : actions_.nodes(action::ActionId(i))) {
      const ir::MethodId method = solver_.nodes()[node].method;
      const bool makes = method.valid() && (program_[method].access_flags & ir::k_constructor) &&
                         !program_[method].is_static() && program_[method].owner == program_[field].owner;
      if (makes) place->second.add(actions_[action::ActionId(i)].threads);
    }
  return place->second;
}

const std::vector<ThreadTests::Test>& ThreadTests::tests_of(ir::MethodId method, const pointer::MethodCode& code) {
  const auto [place, added] = tests_.try_emplace(method);
  if (!added) return place->second;
  std::vector<Test> tests;
  const bool asks = std::ranges::any_of(code.calls, [&](const pointer::CallStep& call) {
    return call.op == Op::InvokeStatic && gives_current_thread(call.target);
  });
  if (asks) {
    const Values values(program_, hierarchy_, method);
    for (uint32_t i = 0; i < code.calls.size(); ++i)
      for (const Values::Test& test : values.tests_before(code.calls[i].instruction)) {
        const ir::Instruction& branch = values.body().instructions()[test.branch];
        if (branch.op != Op::If) continue;
        const bool first = is_current_thread(values, branch.a);
        if (!first && !is_current_thread(values, branch.b)) continue;
        const pointer::Local other = code.registers[(first ? branch.b : branch.a).value()];
        const bool eq = branch.condition() == ir::Condition::Eq;
        if (other == pointer::k_no_local || (!eq && branch.condition() != ir::Condition::Ne)) continue;
        tests.push_back({i, other, eq == (test.way == 0), {}});
        const auto loaded = values.definition(first ? branch.b : branch.a);
        if (!loaded || values.body().instructions()[*loaded].op != Op::FieldGet) continue;
        const ir::FieldId field = hierarchy_.resolve(values.body().instructions()[*loaded].field());
        if (field.valid() && holds_maker(field)) tests.back().field = field;
      }
  }
  return tests_[method] = std::move(tests);
}

}  // namespace antecede::scan

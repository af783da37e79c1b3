#include "runtime/report/code_walk.h"

#include <algorithm>

namespace antecede::runtime {

using ir::Body;
using ir::Instruction;
using ir::Op;
using ir::Register;

const Body* body_of(const Machine& machine, const Method& method) {
  const ir::Program& program = machine.program();
  if (!method.id.valid() || !program[method.id].has_code()) return nullptr;
  const Body& body = program.body(method.id);
  return body.ok() ? &body : nullptr;
}

const Instruction* instruction_at(const Body& body, uint32_t pc, bool (*is_wanted)(Op)) {
  for (const Instruction& insn : body.instructions())
    if (insn.pc == pc && is_wanted(insn.op)) return &insn;
  return nullptr;
}

bool is_call(Op op) {
  return op == Op::InvokeVirtual || op == Op::InvokeSuper || op == Op::InvokeDirect || op == Op::InvokeStatic ||
         op == Op::InvokeInterface;
}

const Instruction* call_that_entered(const Machine& machine, const std::vector<FrameView>& frames, size_t frame,
                                     const FrameView*& caller) {
  if (frame + 1 >= frames.size()) return nullptr;
  caller = &frames[frame + 1];
  if (frames[frame].fp[k_frame_caller].frame != caller->fp) return nullptr;
  const Body* body = body_of(machine, *caller->method);
  const Instruction* call = body ? instruction_at(*body, caller->pc, is_call) : nullptr;
  if (!call) return nullptr;
  const ir::MethodRef& named = machine.program().symbols().method(call->method());
  return machine.program().symbols().text(named.name) == frames[frame].method->name ? call : nullptr;
}

Register stumbling_block(const Body& body, const Instruction& insn) {
  switch (insn.op) {
    case Op::FieldGet:
    case Op::FieldPut:
    case Op::ArrayLength:
    case Op::ArrayGet:
    case Op::ArrayPut:
    case Op::FillArray:
    case Op::MonitorEnter:
    case Op::MonitorExit:
    case Op::Throw: return insn.a;
    case Op::Binary: return insn.b;
    default: break;
  }
  const auto operands = body.operands(insn);
  const bool has_receiver = is_call(insn.op) && insn.op != Op::InvokeStatic && !operands.empty();
  return has_receiver ? operands[0] : Register();
}

Register tested_before(const Body& body, uint32_t pc) {
  for (const ir::Block& block : body.blocks()) {
    const auto instructions = body.instructions_of(block);
    if (std::ranges::find(instructions, pc, &Instruction::pc) == instructions.end()) continue;
    const auto before = body.predecessors(block);
    if (before.size() != 1) continue;
    const auto last = body.instructions_of(body.block(before[0].block()));
    if (!last.empty() && last.back().op == Op::IfZero) return last.back().a;
  }
  return {};
}

}  // namespace antecede::runtime

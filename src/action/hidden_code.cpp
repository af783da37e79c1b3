#include "action/hidden_code.h"

namespace antecede::action {

using pointer::NodeId;

HiddenCode::HiddenCode(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
                       const pointer::Solver& solver)
    : program_(program), hierarchy_(hierarchy), semantics_(semantics) {
  std::vector<std::pair<ir::MethodId, const pointer::MethodCode*>> visible;
  const auto add = [&](ir::MethodId method, const pointer::MethodCode* code) {
    if (program_[method].has_code() && visible_.insert(method).second) visible.push_back({method, code});
  };
  for (size_t i = 0; i < solver.nodes().size(); ++i) {
    const pointer::MethodCode* code = solver.code(NodeId(i));
    if (code == nullptr) continue;
    add(solver.nodes()[NodeId(i)].method, code);
    // Short methods that became part of others have one way through: all of it is looked at.
    for (const pointer::Splice& splice : code->splices) add(splice.method, nullptr);
  }
  for (const auto& [method, code] : visible)
    if (code != nullptr && semantics_.is_model(program_[method].owner)) look_at_visible(method, *code);
  while (!work_.empty()) {
    const ir::MethodId method = work_.back();
    work_.pop_back();
    look_at_hidden(method);
  }
}

void HiddenCode::look_at_visible(ir::MethodId method, const pointer::MethodCode& code) {
  const ir::Body& body = program_.body(method);
  const bool mirrored = semantics_.is_mirrored(method);
  for (size_t b = 0; b < body.blocks().size(); ++b) {
    const ir::Block& block = body.blocks()[b];
    const bool looked_at = b >= code.reached.size() || code.reached[b];
    for (uint32_t i = block.first_instruction; i < block.first_instruction + block.instruction_count; ++i) {
      const ir::Instruction& insn = body.instructions()[i];
      if (!looked_at) {
        if (!mirrored) note(insn);
      } else if (ir::is_invoke(insn.op)) {
        const ir::MethodId target = hierarchy_.resolve(insn.method());
        if (target.valid() && semantics_.is_concrete(target)) note_call(insn);
      }
    }
  }
}

void HiddenCode::look_at_hidden(ir::MethodId method) {
  for (const ir::Instruction& insn : program_.body(method).instructions()) note(insn);
}

void HiddenCode::note(const ir::Instruction& insn) {
  if (insn.op == ir::Op::FieldPut || insn.op == ir::Op::StaticPut) {
    if (const ir::FieldId field = hierarchy_.resolve(insn.field()); field.valid()) stored_.insert(field);
  } else if (ir::is_invoke(insn.op)) {
    note_call(insn);
  }
}

void HiddenCode::note_call(const ir::Instruction& insn) {
  const ir::MethodId target = hierarchy_.resolve(insn.method());
  if (!target.valid() || !program_[target].has_code() || !semantics_.is_model(program_[target].owner)) return;
  if (visible_.contains(target) && !semantics_.is_concrete(target)) {
    called_.insert(target);
  } else if (hidden_.insert(target).second) {
    work_.push_back(target);
  }
}

}  // namespace antecede::action

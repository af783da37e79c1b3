#include "ir/class/class_spans.h"

namespace antecede::ir {

namespace {

uint16_t flags_of(const classfile::Instruction& insn) {
  return classfile::opcode_info(insn.opcode).flags;
}

/// Calls `visit(pc)` for each jump of an instruction; cases that go where the default goes are left out.
template <class Visit>
void for_each_jump(const classfile::DecodedCode& code, const classfile::Instruction& insn, Visit visit) {
  if (flags_of(insn) & (classfile::k_branch | classfile::k_switch)) visit(insn.target);
  for (uint32_t i = 0; i < insn.case_count; ++i)
    if (const uint32_t target = code.cases[insn.first_case + i].target; target != insn.target) visit(target);
}

}  // namespace

void ClassSpans::build(const classfile::DecodedCode& code) {
  code_ = &code;
  mark_leaders();
  spans_.clear();
  span_of_.resize(code.instructions.size());
  for (uint32_t i = 0; i < code.instructions.size(); ++i) {
    if (leader_[i]) spans_.push_back({i, i, 0, false});
    span_of_[i] = static_cast<uint32_t>(spans_.size() - 1);
    spans_.back().end = i + 1;
  }
  count_predecessors();
}

void ClassSpans::mark_leaders() {
  const auto& instructions = code_->instructions;
  leader_.assign(instructions.size() + 1, 0);
  leader_[0] = 1;
  for (size_t i = 0; i < instructions.size(); ++i) {
    const uint16_t flags = flags_of(instructions[i]);
    for_each_jump(*code_, instructions[i], [&](uint32_t pc) { leader_[code_->at_pc[pc]] = 1; });
    if ((flags & (classfile::k_branch | classfile::k_switch)) || !(flags & classfile::k_can_continue))
      leader_[i + 1] = 1;
  }
  for (const classfile::ExceptionHandler& handler : code_->handlers) leader_[code_->at_pc[handler.target]] = 1;
}

void ClassSpans::count_predecessors() {
  spans_[0].predecessors = 1;
  for (size_t i = 0; i < spans_.size(); ++i) {
    const classfile::Instruction& last = code_->instructions[spans_[i].end - 1];
    for_each_jump(*code_, last, [&](uint32_t pc) { ++spans_[at(pc)].predecessors; });
    if ((flags_of(last) & classfile::k_can_continue) && i + 1 < spans_.size()) ++spans_[i + 1].predecessors;
  }
  for (const classfile::ExceptionHandler& handler : code_->handlers) spans_[at(handler.target)].is_handler = true;
}

}  // namespace antecede::ir

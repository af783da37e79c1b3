#include "ir/dex/dex_translator.h"

#include <algorithm>

namespace antecede::ir {

namespace {
bool is_result(const dex::Instruction& insn) {
  return dex_translation(insn.opcode).shape == Shape::Result;
}

uint16_t flags_of(const dex::Instruction& insn) {
  return dex::opcode_info(insn.opcode).flags;
}
}  // namespace

base::Status DexTranslator::translate(const dex::DexFile& file, const DexTables& tables, const Program& program,
                                      MethodId method_id, BodyDraft& draft) {
  const Method& method = program[method_id];
  tables_ = &tables;
  program_ = &program;
  draft_ = &draft;
  draft.clear();
  ANTECEDE_TRY(const dex::CodeItem code, dex::read_code_item(file, method.code));
  ANTECEDE_CHECK(dex::decode_code(file, code, code_));
  ANTECEDE_CHECK(place_parameters(code, method));
  mark_tries();
  collect_catch_types();
  ANTECEDE_CHECK(mark_leaders());
  cut_spans();
  ANTECEDE_CHECK(find_reachable());
  number_blocks();
  ANTECEDE_CHECK(emit_blocks());
  draft.connect_predecessors();
  lines_broken_ = !dex::read_lines(file, code, lines_).has_value();
  if (!lines_broken_)
    for (const dex::LineEntry& entry : lines_) draft.lines.push_back({entry.pc, entry.line});
  return {};
}

/// Arguments arrive in the last registers.
base::Status DexTranslator::place_parameters(const dex::CodeItem& code, const Method& method) {
  const Symbols& symbols = program_->symbols();
  const MethodRef& ref = symbols.method(method.ref);
  const Proto& proto = symbols.proto(ref.proto);
  draft_->variable_count = code.register_count;
  draft_->return_type = proto.return_type;
  uint32_t variable = code.register_count - std::min(code.register_count, code.in_count);
  auto place = [&](TypeId type) {
    draft_->parameters.push_back({variable, type});
    variable += symbols.type(type).is_wide() ? 2 : 1;
  };
  if (!method.is_static()) place(ref.owner);
  for (TypeId type : proto.parameters) place(type);
  if (code.in_count > code.register_count || variable != code.register_count)
    return base::bad_input("its prototype does not fit its number of argument registers");
  return {};
}

void DexTranslator::mark_tries() {
  try_of_.assign(code_.instructions.size(), k_no_try);
  if (code_.tries.empty()) return;
  size_t next = 0;
  for (size_t i = 0; i < code_.instructions.size(); ++i) {
    const uint32_t pc = code_.instructions[i].pc;
    while (next < code_.tries.size() && code_.tries[next].end <= pc) ++next;
    if (next < code_.tries.size() && code_.tries[next].start <= pc && code_.tries[next].handler_count)
      try_of_[i] = static_cast<uint32_t>(next);
  }
}

/// The type of what a handler catches: Throwable where several handlers share its code.
void DexTranslator::collect_catch_types() {
  catch_type_.assign(code_.handlers.empty() ? 0 : code_.instructions.size(), TypeId());
  const TypeId throwable = program_->symbols().throwable();
  for (const dex::CatchHandler& handler : code_.handlers) {
    TypeId& type = catch_type_[code_.at_pc[handler.target]];
    const TypeId caught = handler.type.valid() ? (*tables_)[handler.type] : throwable;
    type = type.valid() && type != caught ? throwable : caught;
  }
}

base::Status DexTranslator::mark_leaders() {
  size_t switch_edges = 0;
  const auto& instructions = code_.instructions;
  leader_.assign(instructions.size() + 1, 0);
  leader_[0] = 1;
  auto mark_pc = [&](uint32_t pc) { leader_[code_.at_pc[pc]] = 1; };
  for (size_t i = 0; i < instructions.size(); ++i) {
    const dex::Instruction& insn = instructions[i];
    const uint16_t flags = flags_of(insn);
    if (i && try_of_[i] != try_of_[i - 1]) leader_[i] = 1;
    if (flags & dex::k_branch) mark_pc(insn.target);
    if (flags & dex::k_switch) {
      const dex::SwitchPayload& payload = switch_of(insn);
      if ((switch_edges += payload.offsets.size()) > BodyDraft::k_edge_limit) return BodyDraft::too_many_edges();
      for (int32_t offset : payload.offsets) mark_pc(insn.pc + offset);
    }
    if (flags & (dex::k_branch | dex::k_switch) || !(flags & dex::k_can_continue)) leader_[i + 1] = 1;
    if ((flags & dex::k_can_throw) && try_of_[i] != k_no_try) {
      const bool result_follows = i + 1 < instructions.size() && is_result(instructions[i + 1]);
      leader_[std::min(i + 1 + result_follows, instructions.size())] = 1;
    }
  }
  for (const dex::CatchHandler& handler : code_.handlers) mark_pc(handler.target);
  return {};
}

void DexTranslator::cut_spans() {
  spans_.clear();
  span_of_.resize(code_.instructions.size());
  for (uint32_t i = 0; i < code_.instructions.size(); ++i) {
    // A move-result belongs to its call, whatever the end of a try says.
    if (leader_[i] && !is_result(code_.instructions[i])) spans_.push_back({i, i, BlockId()});
    span_of_[i] = static_cast<uint32_t>(spans_.size() - 1);
    spans_.back().end = i + 1;
  }
}

const dex::Instruction& DexTranslator::last_of(const Span& span) const {
  const dex::Instruction& last = code_.instructions[span.end - 1];
  return is_result(last) && span.end - 1 > span.first ? code_.instructions[span.end - 2] : last;
}

bool DexTranslator::throws_to_handler(const Span& span) const {
  const dex::Instruction& last = last_of(span);
  return (flags_of(last) & dex::k_can_throw) && try_of_[code_.at_pc[last.pc]] != k_no_try;
}

const dex::SwitchPayload& DexTranslator::switch_of(const dex::Instruction& insn) const {
  return *std::lower_bound(code_.switches.begin(), code_.switches.end(), insn.target,
                           [](const dex::SwitchPayload& payload, uint32_t pc) { return payload.pc < pc; });
}

/// Normal successors in the order `Op` defines them, then the handlers.
template <class Visit>
void DexTranslator::for_each_target(const Span& span, Visit visit) const {
  const dex::Instruction& last = last_of(span);
  const uint16_t flags = flags_of(last);
  if (flags & dex::k_branch) visit(span_at(last.target), false);
  if (flags & dex::k_can_continue) visit(span_of_[span.end], false);
  if (flags & dex::k_switch)
    for (int32_t offset : switch_of(last).offsets) visit(span_at(last.pc + offset), false);
  if (!throws_to_handler(span)) return;
  const dex::TryRange& range = code_.tries[try_of_[code_.at_pc[last.pc]]];
  for (uint32_t i = 0; i < range.handler_count; ++i)
    visit(span_at(code_.handlers[range.first_handler + i].target), true);
}

base::Status DexTranslator::find_reachable() {
  const BlockId reached(0);
  size_t edges = 0;
  stack_.assign(1, 0);
  spans_[0].block = reached;
  while (!stack_.empty()) {
    const uint32_t index = stack_.back();
    stack_.pop_back();
    for_each_target(spans_[index], [&](uint32_t target, bool) {
      ++edges;
      if (spans_[target].block.valid()) return;
      spans_[target].block = reached;
      stack_.push_back(target);
    });
    if (edges > BodyDraft::k_edge_limit) return BodyDraft::too_many_edges();
  }
  return {};
}

void DexTranslator::number_blocks() {
  uint32_t next = 0;
  for (Span& span : spans_)
    if (span.block.valid()) span.block = BlockId(next++);
}

base::Status DexTranslator::emit_blocks() {
  draft_->instructions.reserve(code_.instructions.size());
  for (const Span& span : spans_) {
    if (!span.block.valid()) continue;
    Block block;
    block.first_instruction = static_cast<uint32_t>(draft_->instructions.size());
    draft_->blocks.push_back(block);
    for (position_ = span.first; position_ < span.end; ++position_)
      ANTECEDE_CHECK(emit(code_.instructions[position_], position_));
    if (draft_->instructions.size() == block.first_instruction) {  // Nothing but nops.
      Instruction jump;
      jump.op = Op::Goto;
      jump.pc = code_.instructions[span.first].pc;
      draft_->instructions.push_back(jump);
    }
    draft_->blocks.back().instruction_count =
        static_cast<uint32_t>(draft_->instructions.size()) - block.first_instruction;
    emit_successors(span);
  }
  return {};
}

void DexTranslator::emit_successors(const Span& span) {
  Block& block = draft_->blocks.back();
  block.first_successor = static_cast<uint32_t>(draft_->successors.size());
  block.first_catch = static_cast<uint32_t>(draft_->catches.size());
  for_each_target(span, [&](uint32_t target, bool exceptional) {
    draft_->successors.push_back(Edge(spans_[target].block, exceptional));
    ++(exceptional ? block.catch_count : block.normal_successor_count);
  });
  if (!block.catch_count) return;
  const dex::TryRange& range = code_.tries[try_of_[code_.at_pc[last_of(span).pc]]];
  for (uint32_t i = 0; i < range.handler_count; ++i) {
    const dex::CatchHandler& handler = code_.handlers[range.first_handler + i];
    draft_->catches.push_back({(*tables_)[handler.type], spans_[span_at(handler.target)].block});
  }
}

}  // namespace antecede::ir

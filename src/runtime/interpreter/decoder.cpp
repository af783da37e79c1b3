#include "runtime/interpreter/decoder.h"

#include "ir/program.h"

namespace antecede::runtime {

using ir::Instruction;
using ir::Op;

bool Decoder::decode(Method& method, std::string& reason) {
  const ir::Body& body = classes_.program().body(method.id);
  reason = body.error();
  if (!body.ok()) return false;
  method_ = &method;
  body_ = &body;
  code_ = CodeBuilder();
  is_broken_ = false;
  if (!assign_slots(method)) {
    reason = "too many registers";
    return false;
  }
  count_uses();
  labels_.clear();
  for (size_t i = 0; i < body.blocks().size(); ++i) labels_.push_back(code_.new_label());
  enter_meaning();
  for (size_t i = 0; i < body.blocks().size(); ++i) decode_block(i);
  if (is_broken_)
    reason = "a call does not fit what it calls";
  else
    set_code(method, code_.finish());
  return !is_broken_;
}

/// Parameters, references, everything else, and one slot for results that nobody uses.
bool Decoder::assign_slots(Method& method) {
  const auto registers = body_->registers();
  if (registers.size() + body_->parameters().size() >= UINT16_MAX) return false;
  constexpr uint16_t k_none = UINT16_MAX;
  slots_.assign(registers.size(), k_none);
  uint16_t next = 0;
  for (const ir::Register parameter : body_->parameters()) slots_[parameter.value()] = next++;
  const uint16_t arguments = next;
  method.references.clear();
  for (const bool references : {true, false}) {
    for (size_t i = 0; i < registers.size(); ++i) {
      const bool is_reference = registers[i].kind == ir::Kind::Reference;
      if (is_reference != references) continue;
      if (slots_[i] == k_none) slots_[i] = next++;
      if (is_reference) method.references.push_back(slots_[i]);
    }
    if (references) method.zeroed_count = static_cast<uint16_t>(next - arguments);
  }
  scratch_ = next++;
  method.argument_count = arguments;
  method.frame_slots = next;
  return true;
}

void Decoder::count_uses() {
  uses_.assign(body_->registers().size(), 0);
  for (const Instruction& insn : body_->instructions())
    body_->for_each_use(insn, [&](ir::Register reg) {
      if (uses_[reg.value()] < UINT16_MAX) ++uses_[reg.value()];
    });
}

void Decoder::decode_block(size_t index) {
  const ir::Block& block = body_->blocks()[index];
  block_ = static_cast<uint32_t>(index);
  code_.bind(labels_[index]);
  const uint32_t first = code_.here();
  const auto instructions = body_->instructions_of(block);
  for (size_t i = 0; i < instructions.size(); ++i) {
    const Instruction& insn = instructions[i];
    code_.at(body_->line_at(insn.pc), insn.pc);
    if (i + 1 < instructions.size() && can_fuse(insn, instructions[i + 1])) {
      decode_fused_if(insn, instructions[i + 1]);
      ++i;
    } else {
      decode_instruction(insn);
    }
  }
  if (instructions.empty() || !ir::is_terminator(instructions.back().op)) end_block(index);
  decode_catches(index, first);
}

/// Of a method that a contract speaks of: tells of it, once, when it is called.
void Decoder::enter_meaning() {
  if (!recorded_ || !method_->meaning) return;
  code_.at(body_->line_at(0), 0);
  code_.add(Operation::EnterMeaning);
}

/// Goes on to the only successor.
void Decoder::end_block(size_t index) {
  const auto successors = body_->normal_successors(body_->blocks()[index]);
  if (successors.empty() || successors[0].block().value() == index + 1) return;
  const ir::BlockId target = successors[0].block();
  code_.jump(is_back(target) ? Operation::GotoBack : Operation::Goto, 0, 0, labels_[target.value()]);
}

void Decoder::decode_catches(size_t index, uint32_t first) {
  for (const ir::CatchClause& clause : body_->catches(body_->blocks()[index])) {
    Class* type = clause.type.valid() ? classes_.of_type(clause.type) : nullptr;
    if (type && type->denied && !method_->framework) continue;  // Nothing is of a class that is not there.
    code_.catches(first, code_.here(), type, labels_[clause.handler.value()]);
  }
}

bool Decoder::needs_initialisation(const Class& type) const {
  if (!type.needs_initialisation) return false;
  // Who runs a static method or constructor of a class has initialised it, and all above.
  const bool inside = method_ && (method_->is_static() || method_->name == "<init>") && method_->owner;
  return !(inside && !type.is_interface() && method_->owner->is_subclass_of(&type));
}

std::vector<uint16_t> Decoder::operands(const Instruction& insn) const {
  std::vector<uint16_t> result;
  for (const ir::Register reg : body_->operands(insn)) result.push_back(slot(reg));
  return result;
}

void Decoder::decode_instruction(const Instruction& insn) {
  if (refuse(insn)) return;
  guard_instruction(insn);
  switch (insn.op) {
    case Op::Const:
    case Op::ConstString:
    case Op::ConstClass:
    case Op::ConstMethodHandle:
    case Op::ConstMethodType: return decode_constant(insn);
    case Op::Move: code_.add(Operation::Move, dest(insn), slot(insn.a)); return;
    case Op::CatchException: code_.add(Operation::CatchException, dest(insn)); return;
    case Op::Unary:
      code_.add(static_cast<Operation>(static_cast<uint16_t>(Operation::NegInt) + insn.aux), dest(insn),
                slot(insn.a));
      return;
    case Op::Binary: return decode_binary(insn);
    case Op::BinaryLiteral: return decode_binary_literal(insn);
    case Op::Compare:
      code_.add(static_cast<Operation>(static_cast<uint16_t>(Operation::CompareFloatL) + insn.aux), dest(insn),
                slot(insn.a), slot(insn.b));
      return;
    case Op::Convert:
      code_.add(static_cast<Operation>(static_cast<uint16_t>(Operation::IntToLong) + insn.aux), dest(insn),
                slot(insn.a));
      return;
    case Op::New:
    case Op::CheckCast:
    case Op::InstanceOf: return decode_type(insn);
    case Op::NewArray:
    case Op::FilledNewArray:
    case Op::FillArray:
    case Op::ArrayLength:
    case Op::ArrayGet:
    case Op::ArrayPut: return decode_array(insn);
    case Op::FieldGet:
    case Op::FieldPut: return decode_field(insn);
    case Op::StaticGet:
    case Op::StaticPut: return decode_static(insn);
    case Op::InvokeVirtual:
    case Op::InvokeSuper:
    case Op::InvokeDirect:
    case Op::InvokeStatic:
    case Op::InvokeInterface: return decode_call(insn);
    case Op::InvokePolymorphic:
    case Op::InvokeCustom:
    case Op::Concat:
    case Op::RecordMethod: return decode_site(insn);
    case Op::Closure: return decode_closure(insn);
    case Op::MonitorEnter: code_.add(Operation::MonitorEnter, slot(insn.a)); return;
    case Op::MonitorExit: code_.add(Operation::MonitorExit, slot(insn.a)); return;
    case Op::Goto: return end_block(block_);
    case Op::If:
    case Op::IfZero: return decode_if(insn);
    case Op::Switch: return decode_switch(insn);
    case Op::Return:
      if (recorded_ && method_->meaning)
        code_.add(Operation::LeaveMeaning, insn.a.valid() ? slot(insn.a) : uint16_t(0), insn.a.valid() ? 1 : 0);
      if (insn.a.valid())
        code_.add(Operation::Return, slot(insn.a));
      else
        code_.add(Operation::ReturnVoid);
      return;
    case Op::Throw: code_.add(Operation::Throw, slot(insn.a)); return;
  }
}

}  // namespace antecede::runtime

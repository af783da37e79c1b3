// The half of Decoder for values, arithmetic and jumps.
#include "runtime/interpreter/decoder.h"

namespace antecede::runtime {

using ir::BinaryOp;
using ir::Instruction;
using ir::Kind;
using ir::Op;

void Decoder::decode_constant(const Instruction& insn) {
  const uint16_t to = dest(insn);
  switch (insn.op) {
    case Op::Const: {
      const uint64_t bits = insn.literal();
      const Kind kind = insn.dest.valid() ? body_->info(insn.dest).kind : Kind::Int;
      const bool wide = kind == Kind::Long || kind == Kind::Double || kind == Kind::Bits64;
      if (wide && bits >> 32)
        code_.add_payload(Operation::ConstWide, to, 0, bits);
      else
        code_.add_number(Operation::ConstNarrow, to, 0, static_cast<int32_t>(static_cast<uint32_t>(bits)));
      return;
    }
    case Op::ConstString:
      code_.add_number(Operation::ConstString, to, 0, static_cast<int32_t>(insn.string().value()));
      return;
    case Op::ConstClass: code_.add_class(Operation::ConstClass, to, 0, classes_.of_type(insn.type())); return;
    default:
      code_.call(
          Operation::InvokeStatic, to,
          insn.op == Op::ConstMethodType ? stubs_.method_type(insn.proto()) : stubs_.method_handle(insn.handle()),
          {});
  }
}

void Decoder::decode_binary(const Instruction& insn) {
  const size_t op = static_cast<size_t>(insn.binary());
  Operation first = Operation::AddInt;
  switch (insn.arithmetic_kind()) {
    case Kind::Long:
    case Kind::Bits64: first = Operation::AddLong; break;
    case Kind::Float: first = Operation::AddFloat; break;
    case Kind::Double: first = Operation::AddDouble; break;
    default: break;
  }
  code_.add(offset_by(first, op), dest(insn), slot(insn.a), slot(insn.b));
}

void Decoder::decode_binary_literal(const Instruction& insn) {
  const Operation operation = insn.binary() == BinaryOp::ReverseSub
                                  ? Operation::ReverseSubLiteral
                                  : offset_by(Operation::AddLiteral, static_cast<size_t>(insn.binary()));
  code_.add_number(operation, dest(insn), slot(insn.a), insn.small_literal());
}

/// A comparison whose result only the following branch reads.
bool Decoder::can_fuse(const Instruction& compare, const Instruction& next) const {
  return compare.op == Op::Compare && compare.dest.valid() && next.op == Op::IfZero && next.a == compare.dest &&
         uses_[compare.dest.value()] == 1;
}

void Decoder::decode_fused_if(const Instruction& compare, const Instruction& branch) {
  constexpr Operation k_first[] = {Operation::IfFloatLEq, Operation::IfFloatGEq, Operation::IfDoubleLEq,
                                   Operation::IfDoubleGEq, Operation::IfLongEq};
  const auto successors = body_->normal_successors(body_->blocks()[block_]);
  const ir::BlockId taken = successors[0].block(), other = successors[1].block();
  const Operation operation =
      offset_by(k_first[static_cast<size_t>(compare.compare())], static_cast<size_t>(branch.condition()));
  const auto target = is_back(taken) ? code_.new_label() : labels_[taken.value()];
  code_.jump(operation, slot(compare.a), slot(compare.b), target);
  if (other.value() != block_ + 1 || is_back(taken))
    code_.jump(is_back(other) ? Operation::GotoBack : Operation::Goto, 0, 0, labels_[other.value()]);
  if (!is_back(taken)) return;
  code_.bind(target);
  code_.jump(Operation::GotoBack, 0, 0, labels_[taken.value()]);
}

void Decoder::decode_if(const Instruction& insn) {
  const auto successors = body_->normal_successors(body_->blocks()[block_]);
  const ir::BlockId taken = successors[0].block(), other = successors[1].block();
  const bool zero = insn.op == Op::IfZero;
  Operation first = zero ? Operation::IfZeroEq : Operation::IfEq;
  if (is_back(taken)) first = zero ? Operation::IfZeroBackEq : Operation::IfBackEq;
  code_.jump(offset_by(first, static_cast<size_t>(insn.condition())), slot(insn.a), zero ? uint16_t(0) : slot(insn.b),
             labels_[taken.value()]);
  if (other.value() == block_ + 1) return;
  code_.jump(is_back(other) ? Operation::GotoBack : Operation::Goto, 0, 0, labels_[other.value()]);
}

void Decoder::decode_switch(const Instruction& insn) {
  std::vector<CodeBuilder::Label> targets;
  for (const ir::Edge& edge : body_->normal_successors(body_->blocks()[block_]))
    targets.push_back(labels_[edge.block().value()]);
  code_.add_switch(slot(insn.a), body_->keys(insn), targets);
}

}  // namespace antecede::runtime

#pragma once

#include <cstdint>
#include <type_traits>

#include "ir/ids.h"
#include "ir/op.h"

namespace antecede::ir {

/// `aux` of Binary and BinaryLiteral.
constexpr uint8_t binary_aux(BinaryOp op, Kind kind) {
  return static_cast<uint8_t>(static_cast<uint8_t>(op) | static_cast<uint8_t>(kind) << 4);
}
constexpr BinaryOp binary_op(uint8_t aux) {
  return static_cast<BinaryOp>(aux & 15);
}
constexpr Kind binary_kind(uint8_t aux) {
  return static_cast<Kind>(aux >> 4);
}

/// One instruction of a method body: 24 bytes, the same for all operations.
///
/// Which slots mean what follows from `op` (see `Op`). Slots are shared: a call keeps the place of its operands in
/// `a`; a constant keeps its 64 bits in `a` and `b`; an array store keeps its value register in `index`.
struct Instruction {
  Op op{};
  uint8_t aux = 0;
  uint16_t operand_count = 0;  ///< Calls, FilledNewArray: registers in the body's operand pool, from `a` on.
  Register dest;               ///< none where nothing is defined, or the result is not used
  Register a;
  Register b;
  uint32_t index = Register::k_none;  ///< Symbol, call site, array data, …; see the accessors.
  uint32_t pc = 0;                    ///< Where it came from: code units (DEX) or bytes (class file) in the method.

  uint64_t literal() const { return uint64_t(a.value()) | uint64_t(b.value()) << 32; }
  void set_literal(uint64_t bits) {
    a = Register(static_cast<uint32_t>(bits));
    b = Register(static_cast<uint32_t>(bits >> 32));
  }
  /// BinaryLiteral's second operand.
  int32_t small_literal() const { return static_cast<int32_t>(b.value()); }
  Register c() const { return Register(index); }

  StringId string() const { return StringId(index); }
  TypeId type() const { return TypeId(index); }
  ProtoId proto() const { return ProtoId(index); }
  FieldRefId field() const { return FieldRefId(index); }
  MethodRefId method() const { return MethodRefId(index); }
  CallSiteId call_site() const { return CallSiteId(index); }
  HandleId handle() const { return HandleId(index); }
  ProtoId polymorphic_proto() const { return ProtoId(b.value()); }

  UnaryOp unary() const { return static_cast<UnaryOp>(aux); }
  BinaryOp binary() const { return binary_op(aux); }
  Kind arithmetic_kind() const { return binary_kind(aux); }
  CompareOp compare() const { return static_cast<CompareOp>(aux); }
  ConvertOp convert() const { return static_cast<ConvertOp>(aux); }
  Condition condition() const { return static_cast<Condition>(aux); }
  ElementKind element() const { return static_cast<ElementKind>(aux); }
};
static_assert(sizeof(Instruction) == 24);

/// Calls, FilledNewArray: the operands lie in the body's pool.
constexpr bool has_operand_list(Op op) {
  return is_invoke(op) || op == Op::FilledNewArray;
}

/// Calls `visit(slot)` for each register slot the instruction reads, operand lists excepted, in order.
/// With a mutable instruction the slots may be rewritten.
template <class Insn, class Visit>
void for_each_fixed_use(Insn& insn, Visit visit) {
  switch (insn.op) {
    case Op::Move:
    case Op::Unary:
    case Op::BinaryLiteral:
    case Op::Convert:
    case Op::NewArray:
    case Op::FillArray:
    case Op::ArrayLength:
    case Op::CheckCast:
    case Op::InstanceOf:
    case Op::FieldGet:
    case Op::StaticPut:
    case Op::MonitorEnter:
    case Op::MonitorExit:
    case Op::IfZero:
    case Op::Switch:
    case Op::Throw: visit(insn.a); break;
    case Op::Return:
      if (insn.a.valid()) visit(insn.a);
      break;
    case Op::Binary:
    case Op::Compare:
    case Op::ArrayGet:
    case Op::FieldPut:
    case Op::If:
      visit(insn.a);
      visit(insn.b);
      break;
    case Op::ArrayPut: {
      visit(insn.a);
      visit(insn.b);
      Register value = insn.c();
      visit(value);
      if constexpr (!std::is_const_v<Insn>) insn.index = value.value();
      break;
    }
    default: break;
  }
}

}  // namespace antecede::ir

#pragma once

#include <array>
#include <cstdint>

#include "classfile/opcode.h"
#include "ir/op.h"

namespace antecede::ir {

/// What a Java instruction does to the operand stack; `kind` is that of the value it pushes, or else pops.
enum class StackShape : uint8_t {
  Nothing,    ///< nop
  Number,     ///< The opcode says which.
  Immediate,  ///< bipush, sipush
  Constant,   ///< ldc
  Load,
  Store,
  Increment,
  Pop,        ///< aux slots
  Duplicate,  ///< aux % 4 slots below aux / 4
  Swap,
  Unary,
  Binary,
  Shift,  ///< Distance is an int.
  Compare,
  Convert,
  ArrayGet,
  ArrayPut,
  TestZero,
  Test,
  Goto,
  Switch,
  Return,
  ReturnVoid,
  Field,  ///< All four accesses.
  Invoke,
  InvokeDynamic,
  New,
  NewPrimitiveArray,
  NewObjectArray,
  NewNestedArray,
  ArrayLength,
  Throw,
  CheckCast,
  InstanceOf,
  Monitor,
  Refused,  ///< Subroutines, and what is no instruction.
};

/// Our operation for one opcode of the Java virtual machine.
struct ClassTranslation {
  StackShape shape = StackShape::Refused;
  Op op = Op::Const;
  uint8_t aux = 0;
  Kind kind = Kind::Int;
};

extern const std::array<ClassTranslation, 256> k_class_translations;
inline const ClassTranslation& class_translation(classfile::Opcode opcode) {
  return k_class_translations[static_cast<uint8_t>(opcode)];
}

/// The value of a constant that is part of the opcode (`iconst_3`, `dconst_1`).
uint64_t implicit_number(classfile::Opcode opcode);
/// What a conversion takes.
Kind source_of(ConvertOp op);

}  // namespace antecede::ir

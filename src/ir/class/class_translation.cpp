#include "ir/class/class_translation.h"

#include <bit>

#include "ir/instruction.h"

namespace antecede::ir {

namespace {

using ClassOpcodes = std::array<ClassTranslation, 256>;

// The order in which the machine numbers its types: iload, lload, fload, dload, aload.
constexpr Kind k_kinds[] = {Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Reference};

constexpr void numbers(ClassOpcodes& t) {
  t[0x00] = {StackShape::Nothing};
  t[0x01] = {StackShape::Number, Op::Const, 0, Kind::Reference};
  for (int i = 0x02; i <= 0x08; ++i) t[i] = {StackShape::Number, Op::Const, 0, Kind::Int};
  t[0x09] = t[0x0a] = {StackShape::Number, Op::Const, 0, Kind::Long};
  for (int i = 0x0b; i <= 0x0d; ++i) t[i] = {StackShape::Number, Op::Const, 0, Kind::Float};
  t[0x0e] = t[0x0f] = {StackShape::Number, Op::Const, 0, Kind::Double};
  t[0x10] = t[0x11] = {StackShape::Immediate};
  t[0x12] = t[0x13] = t[0x14] = {StackShape::Constant};
}

constexpr void locals(ClassOpcodes& t) {
  for (int kind = 0; kind < 5; ++kind) {
    const ClassTranslation load{StackShape::Load, Op::Move, 0, k_kinds[kind]};
    const ClassTranslation store{StackShape::Store, Op::Move, 0, k_kinds[kind]};
    t[0x15 + kind] = load;
    t[0x36 + kind] = store;
    for (int local = 0; local < 4; ++local) {
      t[0x1a + 4 * kind + local] = load;
      t[0x3b + 4 * kind + local] = store;
    }
  }
  t[0x84] = {StackShape::Increment};
}

constexpr void arrays(ClassOpcodes& t) {
  constexpr ElementKind k_elements[] = {ElementKind::Word, ElementKind::Wide,      ElementKind::Word,
                                        ElementKind::Wide, ElementKind::Reference, ElementKind::ByteOrBoolean,
                                        ElementKind::Char, ElementKind::Short};
  for (int i = 0; i < 8; ++i) {
    const Kind kind = i < 5 ? k_kinds[i] : Kind::Int;
    t[0x2e + i] = {StackShape::ArrayGet, Op::ArrayGet, code_of(k_elements[i]), kind};
    t[0x4f + i] = {StackShape::ArrayPut, Op::ArrayPut, code_of(k_elements[i]), kind};
  }
  t[0xbc] = {StackShape::NewPrimitiveArray, Op::NewArray, 0, Kind::Reference};
  t[0xbd] = {StackShape::NewObjectArray, Op::NewArray, 0, Kind::Reference};
  t[0xc5] = {StackShape::NewNestedArray, Op::FilledNewArray, 0, Kind::Reference};
  t[0xbe] = {StackShape::ArrayLength, Op::ArrayLength, 0, Kind::Int};
}

constexpr void stack(ClassOpcodes& t) {
  t[0x57] = {StackShape::Pop, Op::Move, 1};
  t[0x58] = {StackShape::Pop, Op::Move, 2};
  for (uint8_t below = 0; below < 3; ++below)
    for (uint8_t slots = 1; slots <= 2; ++slots)
      t[0x59 + 3 * (slots - 1) + below] = {StackShape::Duplicate, Op::Move, static_cast<uint8_t>(slots + 4 * below)};
  t[0x5f] = {StackShape::Swap};
}

constexpr void arithmetic(ClassOpcodes& t) {
  constexpr Kind k_four[] = {Kind::Int, Kind::Long, Kind::Float, Kind::Double};
  for (int operation = 0; operation < 5; ++operation)  // Add, Sub, Mul, Div, Rem: the order of BinaryOp.
    for (int kind = 0; kind < 4; ++kind)
      t[0x60 + 4 * operation + kind] = {StackShape::Binary, Op::Binary,
                                        binary_aux(static_cast<BinaryOp>(operation), k_four[kind]), k_four[kind]};
  constexpr UnaryOp k_negations[] = {UnaryOp::NegInt, UnaryOp::NegLong, UnaryOp::NegFloat, UnaryOp::NegDouble};
  for (int kind = 0; kind < 4; ++kind)
    t[0x74 + kind] = {StackShape::Unary, Op::Unary, code_of(k_negations[kind]), k_four[kind]};
  constexpr BinaryOp k_bits[] = {BinaryOp::Shl, BinaryOp::Shr, BinaryOp::Ushr,
                                 BinaryOp::And, BinaryOp::Or,  BinaryOp::Xor};
  for (int i = 0; i < 6; ++i)
    for (int kind = 0; kind < 2; ++kind)
      t[0x78 + 2 * i + kind] = {i < 3 ? StackShape::Shift : StackShape::Binary, Op::Binary,
                                binary_aux(k_bits[i], k_four[kind]), k_four[kind]};
  constexpr Kind k_results[] = {Kind::Long,   Kind::Float, Kind::Double, Kind::Int,    Kind::Float,
                                Kind::Double, Kind::Int,   Kind::Long,   Kind::Double, Kind::Int,
                                Kind::Long,   Kind::Float, Kind::Int,    Kind::Int,    Kind::Int};
  for (int i = 0; i < 15; ++i)  // The order of ConvertOp.
    t[0x85 + i] = {StackShape::Convert, Op::Convert, static_cast<uint8_t>(i), k_results[i]};
  t[0x94] = {StackShape::Compare, Op::Compare, code_of(CompareOp::Long), Kind::Long};
  t[0x95] = {StackShape::Compare, Op::Compare, code_of(CompareOp::FloatL), Kind::Float};
  t[0x96] = {StackShape::Compare, Op::Compare, code_of(CompareOp::FloatG), Kind::Float};
  t[0x97] = {StackShape::Compare, Op::Compare, code_of(CompareOp::DoubleL), Kind::Double};
  t[0x98] = {StackShape::Compare, Op::Compare, code_of(CompareOp::DoubleG), Kind::Double};
}

constexpr void jumps(ClassOpcodes& t) {
  for (int i = 0; i < 6; ++i) {  // Eq, Ne, Lt, Ge, Gt, Le: the order of Condition.
    t[0x99 + i] = {StackShape::TestZero, Op::IfZero, static_cast<uint8_t>(i), Kind::Int};
    t[0x9f + i] = {StackShape::Test, Op::If, static_cast<uint8_t>(i), Kind::Int};
  }
  for (int i = 0; i < 2; ++i) {
    t[0xa5 + i] = {StackShape::Test, Op::If, static_cast<uint8_t>(i), Kind::Reference};
    t[0xc6 + i] = {StackShape::TestZero, Op::IfZero, static_cast<uint8_t>(i), Kind::Reference};
  }
  t[0xa7] = t[0xc8] = {StackShape::Goto, Op::Goto};
  t[0xaa] = t[0xab] = {StackShape::Switch, Op::Switch};
  for (int kind = 0; kind < 5; ++kind) t[0xac + kind] = {StackShape::Return, Op::Return, 0, k_kinds[kind]};
  t[0xb1] = {StackShape::ReturnVoid, Op::Return};
  t[0xbf] = {StackShape::Throw, Op::Throw};
}

constexpr void objects(ClassOpcodes& t) {
  t[0xb2] = {StackShape::Field, Op::StaticGet};
  t[0xb3] = {StackShape::Field, Op::StaticPut};
  t[0xb4] = {StackShape::Field, Op::FieldGet};
  t[0xb5] = {StackShape::Field, Op::FieldPut};
  t[0xb6] = {StackShape::Invoke, Op::InvokeVirtual};
  t[0xb7] = {StackShape::Invoke, Op::InvokeDirect};
  t[0xb8] = {StackShape::Invoke, Op::InvokeStatic};
  t[0xb9] = {StackShape::Invoke, Op::InvokeInterface};
  t[0xba] = {StackShape::InvokeDynamic, Op::InvokeCustom};
  t[0xbb] = {StackShape::New, Op::New, 0, Kind::Reference};
  t[0xc0] = {StackShape::CheckCast, Op::CheckCast, 0, Kind::Reference};
  t[0xc1] = {StackShape::InstanceOf, Op::InstanceOf, 0, Kind::Int};
  t[0xc2] = {StackShape::Monitor, Op::MonitorEnter};
  t[0xc3] = {StackShape::Monitor, Op::MonitorExit};
}

constexpr ClassOpcodes make_class_table() {
  ClassOpcodes table{};
  numbers(table);
  locals(table);
  arrays(table);
  stack(table);
  arithmetic(table);
  jumps(table);
  objects(table);
  return table;
}

}  // namespace

constexpr ClassOpcodes k_class_translations = make_class_table();

uint64_t implicit_number(classfile::Opcode opcode) {
  const int value = static_cast<int>(opcode);
  switch (class_translation(opcode).kind) {
    case Kind::Int: return static_cast<uint32_t>(value - 0x03);
    case Kind::Long: return static_cast<uint64_t>(value - 0x09);
    case Kind::Float: return std::bit_cast<uint32_t>(static_cast<float>(value - 0x0b));
    case Kind::Double: return std::bit_cast<uint64_t>(static_cast<double>(value - 0x0e));
    default: return 0;  // null
  }
}

Kind source_of(ConvertOp op) {
  constexpr Kind k_sources[] = {Kind::Int, Kind::Long, Kind::Float, Kind::Double};
  return op >= ConvertOp::IntToByte ? Kind::Int : k_sources[static_cast<size_t>(op) / 3];
}

}  // namespace antecede::ir

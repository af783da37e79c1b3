#include "ir/dex/dex_translation.h"

#include "ir/instruction.h"

namespace antecede::ir {

namespace {

using DexOpcodes = std::array<DexTranslation, 256>;

constexpr void moves_and_constants(DexOpcodes& t) {
  for (int i = 0; i < 3; ++i) {
    t[0x01 + i] = {Shape::ResultOfB, Op::Move, code_of(Kind::Bits32)};
    t[0x04 + i] = {Shape::ResultOfB, Op::Move, code_of(Kind::Bits64)};
    t[0x07 + i] = {Shape::ResultOfB, Op::Move, code_of(Kind::Reference)};
    t[0x0a + i] = {Shape::Result, Op::Move, 0};
    t[0x0f + i] = {Shape::ReadsA, Op::Return, 0};
  }
  t[0x0d] = {Shape::Exception, Op::CatchException, 0};
  t[0x0e] = {Shape::ReturnVoid, Op::Return, 0};
  for (int i = 0x12; i <= 0x15; ++i) t[i] = {Shape::Literal, Op::Const, code_of(Kind::Bits32)};
  for (int i = 0x16; i <= 0x19; ++i) t[i] = {Shape::Literal, Op::Const, code_of(Kind::Bits64)};
  t[0x1a] = t[0x1b] = {Shape::Index, Op::ConstString, 0};
  t[0x1c] = {Shape::Index, Op::ConstClass, 0};
  t[0xfe] = {Shape::Index, Op::ConstMethodHandle, 0};
  t[0xff] = {Shape::Index, Op::ConstMethodType, 0};
}

constexpr void objects_and_arrays(DexOpcodes& t) {
  t[0x1d] = {Shape::ReadsA, Op::MonitorEnter, 0};
  t[0x1e] = {Shape::ReadsA, Op::MonitorExit, 0};
  t[0x1f] = {Shape::CheckCast, Op::CheckCast, 0};
  t[0x20] = {Shape::ResultOfB, Op::InstanceOf, 0};
  t[0x21] = {Shape::ResultOfB, Op::ArrayLength, 0};
  t[0x22] = {Shape::Index, Op::New, 0};
  t[0x23] = {Shape::ResultOfB, Op::NewArray, 0};
  t[0x24] = t[0x25] = {Shape::FilledArray, Op::FilledNewArray, 0};
  t[0x26] = {Shape::FillArray, Op::FillArray, 0};
  t[0x27] = {Shape::ReadsA, Op::Throw, 0};
  for (int i = 0; i < 7; ++i) {
    t[0x44 + i] = {Shape::ResultOfBC, Op::ArrayGet, static_cast<uint8_t>(i)};
    t[0x4b + i] = {Shape::StoreAToBC, Op::ArrayPut, static_cast<uint8_t>(i)};
    t[0x52 + i] = {Shape::ResultOfB, Op::FieldGet, 0};
    t[0x59 + i] = {Shape::StoreAToB, Op::FieldPut, 0};
    t[0x60 + i] = {Shape::Index, Op::StaticGet, 0};
    t[0x67 + i] = {Shape::ReadsA, Op::StaticPut, 0};
  }
}

constexpr void calls(DexOpcodes& t) {
  constexpr Op k_invokes[] = {Op::InvokeVirtual, Op::InvokeSuper, Op::InvokeDirect, Op::InvokeStatic,
                              Op::InvokeInterface};
  for (int i = 0; i < 5; ++i) t[0x6e + i] = t[0x74 + i] = {Shape::Invoke, k_invokes[i], 0};
  t[0xfa] = t[0xfb] = {Shape::InvokePolymorphic, Op::InvokePolymorphic, 0};
  t[0xfc] = t[0xfd] = {Shape::InvokeCustom, Op::InvokeCustom, 0};
}

constexpr void jumps(DexOpcodes& t) {
  t[0x28] = t[0x29] = t[0x2a] = {Shape::Goto, Op::Goto, 0};
  t[0x2b] = t[0x2c] = {Shape::Switch, Op::Switch, 0};
  for (int i = 0; i < 6; ++i) {  // Eq, Ne, Lt, Ge, Gt, Le: the order of Condition.
    t[0x32 + i] = {Shape::TestsAB, Op::If, static_cast<uint8_t>(i)};
    t[0x38 + i] = {Shape::TestsA, Op::IfZero, static_cast<uint8_t>(i)};
  }
}

constexpr void arithmetic(DexOpcodes& t) {
  for (int i = 0; i < 5; ++i) t[0x2d + i] = {Shape::ResultOfBC, Op::Compare, static_cast<uint8_t>(i)};
  for (int i = 0; i < 6; ++i) t[0x7b + i] = {Shape::ResultOfB, Op::Unary, static_cast<uint8_t>(i)};
  for (int i = 0; i < 15; ++i) t[0x81 + i] = {Shape::ResultOfB, Op::Convert, static_cast<uint8_t>(i)};
  auto binary = [&](int at, int operation, Kind kind) {
    const uint8_t aux = binary_aux(static_cast<BinaryOp>(operation), kind);
    t[at] = {Shape::ResultOfBC, Op::Binary, aux};
    t[at + 0x20] = {Shape::ResultOfAB, Op::Binary, aux};
  };
  for (int i = 0; i < 11; ++i) {
    binary(0x90 + i, i, Kind::Int);
    binary(0x9b + i, i, Kind::Long);
  }
  for (int i = 0; i < 5; ++i) {
    binary(0xa6 + i, i, Kind::Float);
    binary(0xab + i, i, Kind::Double);
  }
  constexpr BinaryOp k_literal_ops[] = {BinaryOp::Add, BinaryOp::ReverseSub, BinaryOp::Mul, BinaryOp::Div,
                                        BinaryOp::Rem, BinaryOp::And,        BinaryOp::Or,  BinaryOp::Xor,
                                        BinaryOp::Shl, BinaryOp::Shr,        BinaryOp::Ushr};
  for (int i = 0; i < 11; ++i) {
    const DexTranslation literal{Shape::ResultOfBLiteral, Op::BinaryLiteral, binary_aux(k_literal_ops[i], Kind::Int)};
    if (i < 8) t[0xd0 + i] = literal;
    t[0xd8 + i] = literal;
  }
}

constexpr DexOpcodes make_dex_table() {
  DexOpcodes table{};
  moves_and_constants(table);
  objects_and_arrays(table);
  calls(table);
  jumps(table);
  arithmetic(table);
  return table;
}

}  // namespace

constexpr DexOpcodes k_dex_translations = make_dex_table();

}  // namespace antecede::ir

#pragma once

#include <array>
#include <cstdint>

#include "dex/opcode.h"
#include "ir/op.h"

namespace antecede::ir {

/// How the operands of a Dalvik instruction become operands of ours.
enum class Shape : uint8_t {
  Nothing,           ///< nop
  Literal,           ///< A = literal
  Index,             ///< A = constant of a table, or of nothing else (new-instance, const-class, sget)
  ResultOfB,         ///< A = op B, with a type where the opcode has one
  ResultOfBC,        ///< A = B op C
  ResultOfAB,        ///< A = A op B
  ResultOfBLiteral,  ///< A = B op literal
  CheckCast,         ///< A = (type) A
  ReadsA,            ///< monitor, throw, return, sput
  ReturnVoid,
  Exception,   ///< A = the caught one
  StoreAToBC,  ///< B[C] = A
  StoreAToB,   ///< B.field = A
  Invoke,
  InvokePolymorphic,
  InvokeCustom,
  FilledArray,
  FillArray,
  Goto,
  TestsAB,
  TestsA,
  Switch,
  Result,  ///< move-result: belongs to the instruction before
};

/// Our operation for one Dalvik opcode.
struct DexTranslation {
  Shape shape = Shape::Nothing;
  Op op = Op::Const;
  uint8_t aux = 0;
};

extern const std::array<DexTranslation, 256> k_dex_translations;
inline const DexTranslation& dex_translation(dex::Opcode opcode) {
  return k_dex_translations[static_cast<uint8_t>(opcode)];
}

}  // namespace antecede::ir

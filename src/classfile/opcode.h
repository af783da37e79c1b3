#pragma once

#include <array>
#include <cstdint>

namespace antecede::classfile {

/// What follows the opcode byte.
enum class Format : uint8_t {
  Unused,  ///< No such opcode.
  None,
  Byte,             ///< A signed byte.
  Short,            ///< A signed number of two bytes.
  Local,            ///< One byte; two after `wide`.
  ImplicitLocal,    ///< The local 0 to 3 is part of the opcode.
  LocalIncrement,   ///< Local and signed increment, one byte each; two after `wide`.
  Constant1,        ///< One byte, into the constant pool.
  Constant2,        ///< Two bytes, into the constant pool.
  Branch2,          ///< Signed distance of two bytes.
  Branch4,          ///< Signed distance of four bytes.
  TableSwitch,      ///< Padding, default, low, high, distances.
  LookupSwitch,     ///< Padding, default, count, pairs.
  InvokeInterface,  ///< Constant, count of argument slots, zero.
  InvokeDynamic,    ///< Constant, two zeros.
  ArrayType,        ///< One byte: the primitive element type.
  MultiNewArray,    ///< Constant, dimensions.
  Wide,             ///< Another opcode with operands of two bytes.
};

/// Properties of an opcode, or-ed.
enum OpcodeFlag : uint16_t {
  k_can_continue = 1,  ///< Control may reach the next instruction.
  k_branch = 2,        ///< Has one branch target.
  k_switch = 4,
  k_can_throw = 8,
  k_return = 16,
  k_invoke = 32,
  k_reads_local = 64,
  k_writes_local = 128,
  k_wide_local = 256,   ///< The local is a pair: long or double.
  k_may_be_wide = 512,  ///< May follow `wide`.
  k_subroutine = 1024,  ///< jsr, jsr_w, ret.
};

/// A stack effect that depends on the constant operand.
constexpr int8_t k_varies = -1;

enum class Opcode : uint8_t {
#define ANTECEDE_OPCODE(value, symbol, name, format, pops, pushes, flags) symbol = value,
#include "classfile/opcodes.inc"
#undef ANTECEDE_OPCODE
};

/// What the specification says about one opcode. The table is classfile/opcodes.inc.
struct OpcodeInfo {
  const char* name = nullptr;  ///< `invokevirtual`; null for values that are no opcode
  Format format = Format::Unused;
  int8_t pops = 0;  ///< Slots, or k_varies.
  int8_t pushes = 0;
  uint16_t flags = 0;
};

extern const std::array<OpcodeInfo, 256> k_opcode_table;
inline const OpcodeInfo& opcode_info(Opcode opcode) {
  return k_opcode_table[static_cast<uint8_t>(opcode)];
}

}  // namespace antecede::classfile

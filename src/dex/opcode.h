#pragma once

#include <array>
#include <cstdint>

namespace antecede::dex {

/// How an instruction is laid out in code units (the names of the Dalvik specification).
enum class Format : uint8_t {
  Unused,
  F10x,
  F12x,
  F11n,
  F11x,
  F10t,
  F20t,
  F22x,
  F21t,
  F21s,
  F21h,
  F21c,
  F23x,
  F22b,
  F22t,
  F22s,
  F22c,
  F30t,
  F32x,
  F31i,
  F31t,
  F31c,
  F35c,
  F3rc,
  F45cc,
  F4rcc,
  F51l,
};

/// Which table the index operand points into.
enum class IndexKind : uint8_t { None, String, Type, Field, Method, MethodAndProto, CallSite, MethodHandle, Proto };

/// Properties of an opcode, or-ed.
enum OpcodeFlag : uint16_t {
  k_can_continue = 1,  ///< Control may reach the next instruction.
  k_branch = 2,        ///< Has a branch offset (goto, if).
  k_switch = 4,        ///< Refers to a switch payload.
  k_array_data = 8,    ///< Refers to an array-data payload.
  k_can_throw = 16,
  k_return = 32,
  k_invoke = 64,
  k_sets_result = 128,  ///< May be followed by a move-result (invoke, filled-new-array).
  k_wide_a = 256,       ///< Register A is a pair.
  k_wide_b = 512,
  k_wide_c = 1024,
};

enum class Opcode : uint8_t {
#define ANTECEDE_OPCODE(value, symbol, name, format, index, flags) symbol = value,
#include "dex/opcodes.inc"
#undef ANTECEDE_OPCODE
};

/// What the specification says about one opcode. The table is dex/opcodes.inc.
struct OpcodeInfo {
  const char* name;  ///< `invoke-virtual/range`; null for unused values
  Format format;
  IndexKind index;
  uint16_t flags;
};

extern const std::array<OpcodeInfo, 256> k_opcode_table;
inline const OpcodeInfo& opcode_info(Opcode opcode) {
  return k_opcode_table[static_cast<uint8_t>(opcode)];
}

/// Code units of one instruction of this format; 0 for Unused.
uint8_t format_length(Format format);

}  // namespace antecede::dex

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.h"
#include "dex/dex_file.h"
#include "dex/opcode.h"

namespace antecede::dex {

/// A method's `code_item`, in place. `read_code_item` has checked that all of it lies inside the file.
struct CodeItem {
  static constexpr uint32_t k_try_item_size = 8;

  uint16_t register_count = 0;
  uint16_t in_count = 0;  ///< Argument registers; they are the last ones.
  uint16_t out_count = 0;
  uint16_t try_count = 0;
  uint32_t debug_info_offset = 0;
  uint32_t offset = 0;
  std::span<const uint16_t> units;
};

base::Result<CodeItem> read_code_item(const DexFile& file, uint32_t code_offset);

/// One decoded instruction. Which operands mean something follows from the opcode's format.
struct Instruction {
  Opcode opcode{};
  uint8_t length = 0;          ///< Code units.
  uint8_t argument_count = 0;  ///< 35c, 45cc: used entries of `arguments`. 3rc, 4rcc: length of the range (≤ 255).
  uint32_t pc = 0;             ///< In code units from the start of the method.
  uint32_t a = 0;              ///< Register A.
  uint32_t b = 0;              ///< Register B.
  uint32_t c = 0;              ///< Register C; first register of a range.
  uint32_t index = 0;          ///< Into the table `opcode_info(opcode).index`.
  uint32_t proto_index = 0;    ///< invoke-polymorphic only.
  uint32_t target = 0;         ///< Branches: pc of the target. Switch and fill-array-data: pc of the payload.
  uint16_t arguments[5] = {};
  int64_t literal = 0;  ///< Sign-extended, shifted for the high16 forms.
};

/// One `try` range and the position of its handlers in `DecodedCode::handlers`.
struct TryRange {
  uint32_t start = 0;
  uint32_t end = 0;  ///< Exclusive.
  uint32_t first_handler = 0;
  uint32_t handler_count = 0;
};

struct CatchHandler {
  TypeIndex type;  ///< none: catch-all, always last of its range
  uint32_t target = 0;
};

/// A switch, with its keys in rising order.
struct SwitchPayload {
  uint32_t pc = 0;  ///< Of the payload.
  std::vector<int32_t> keys;
  std::vector<int32_t> offsets;  ///< Relative to the switch instruction that refers to the payload.
};

/// The data of a fill-array-data payload, in place.
struct ArrayPayload {
  uint32_t pc = 0;
  uint16_t element_width = 0;  ///< 1, 2, 4 or 8
  uint32_t element_count = 0;
  base::Bytes data;
};

/// A method's instructions, decoded and verified one by one and together. Memory is reused from method to method.
struct DecodedCode {
  std::vector<Instruction> instructions;  ///< In pc order, payloads left out.
  std::vector<TryRange> tries;            ///< Sorted, disjoint.
  std::vector<CatchHandler> handlers;
  std::vector<SwitchPayload> switches;  ///< Only those an instruction refers to, each once, in pc order.
  std::vector<ArrayPayload> arrays;     ///< Likewise.
  /// For every code unit: position in `instructions` of the instruction that starts there, or k_not_a_start.
  std::vector<uint32_t> at_pc;
  static constexpr uint32_t k_not_a_start = UINT32_MAX;
};

/// Decodes and verifies the whole method into `out`.
///
/// After success: every register operand (pairs included) is below `register_count`; every index lies in its table;
/// branch, switch and handler targets are starts of instructions (a handler may be any instruction; never a payload
/// nor a move-result); payloads are aligned, whole, of the right kind, and not entered by control flow; invokes pass
/// what their prototype wants (count of argument registers, receiver included); a move-result directly follows an
/// instruction that sets a result and is no branch target, and its kind (plain, wide, object) fits the result;
/// move-exception stands only first in a handler; opcodes exist in this DEX version; control cannot run off the end.
base::Status decode_code(const DexFile& file, const CodeItem& code, DecodedCode& out);

/// Decodes the one instruction at `pc` without looking at tables. False if it is cut off or unused.
bool decode_instruction(std::span<const uint16_t> units, uint32_t pc, Instruction& out);

}  // namespace antecede::dex

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "classfile/class_file.h"
#include "classfile/opcode.h"

namespace antecede::classfile {

/// One decoded instruction. Which operands mean something follows from the opcode's format.
///
/// A `wide` prefix is folded in: the opcode is the one behind it, `is_wide` is set, `length` counts the prefix.
struct Instruction {
  Opcode opcode{};
  bool is_wide = false;
  uint8_t count = 0;        ///< invokeinterface: argument slots. multianewarray: dimensions. newarray: element type.
  uint32_t pc = 0;          ///< In bytes from the start of the method.
  uint32_t length = 0;      ///< In bytes.
  uint32_t local = 0;       ///< Local variable, implicit ones included.
  int32_t value = 0;        ///< bipush, sipush: the constant. iinc: the increment.
  ConstantIndex constant;   ///< Operand in the constant pool.
  uint32_t target = 0;      ///< Branches: pc of the target. Switches: pc of the default.
  uint32_t first_case = 0;  ///< Switches: position in `DecodedCode::cases`.
  uint32_t case_count = 0;
};

struct SwitchCase {
  int32_t key = 0;
  uint32_t target = 0;  ///< pc
};

/// One entry of the exception table; the first one that fits wins.
struct ExceptionHandler {
  uint32_t start = 0;
  uint32_t end = 0;  ///< Exclusive; may be the end of the code.
  uint32_t target = 0;
  ConstantIndex type;  ///< none: catches everything
};

struct LineEntry {
  uint16_t pc = 0;
  uint16_t line = 0;
};

struct LocalVariable {
  uint32_t start = 0;
  uint32_t end = 0;  ///< Exclusive.
  uint32_t local = 0;
  std::string_view name;
  std::string_view descriptor;
};

/// A method's code, decoded and verified instruction by instruction. Memory is reused from method to method.
struct DecodedCode {
  uint16_t max_stack = 0;
  uint16_t max_locals = 0;
  std::vector<Instruction> instructions;  ///< In pc order.
  std::vector<SwitchCase> cases;          ///< Of all switches; keys rise within each.
  std::vector<ExceptionHandler> handlers;
  std::vector<LineEntry> lines;          ///< In file order, which need not be pc order.
  std::vector<LocalVariable> locals;     ///< In file order.
  std::optional<base::Bytes> stack_map;  ///< StackMapTable, unchecked.
  bool has_subroutines = false;          ///< Contains jsr or ret: decoded, but not to be translated.
  /// For every byte: position in `instructions` of the instruction that starts there, or k_not_a_start.
  std::vector<uint32_t> at_pc;
  static constexpr uint32_t k_not_a_start = UINT32_MAX;
};

/// Decodes and verifies the code of `method`, which must be one of `file`, into `out`.
///
/// After success: constant operands have a tag and form that fits the opcode and the file's version; locals (pairs
/// included) lie below `max_locals`, which covers the arguments; targets of branches, switches and handlers and both
/// ends of a handler's range are starts of instructions (its end may be the end of the code); switch keys rise;
/// returns fit the descriptor; invokeinterface states the right count; reserved bytes are zero; control cannot run
/// off the end; line and variable tables lie inside the code. Not verified: types and depth of the operand stack.
/// Fails for a method without code, too.
base::Status decode_code(const ClassFile& file, const Method& method, DecodedCode& out);

}  // namespace antecede::classfile

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "ir/instruction.h"

namespace antecede::ir {

/// One arc of the control flow graph, seen from either end.
class Edge {
 public:
  Edge() = default;
  Edge(BlockId block, bool exceptional) : bits_(block.value() << 1 | (exceptional ? 1 : 0)) {}
  BlockId block() const { return BlockId(bits_ >> 1); }
  /// Taken when the last instruction of the source throws; what that instruction would define is not defined then.
  bool exceptional() const { return bits_ & 1; }
  bool operator==(const Edge&) const = default;

 private:
  uint32_t bits_ = 0;
};

/// A maximal run of instructions entered at the top and left at the bottom.
///
/// Inside a `try` an instruction that may throw is the last of its block, so exceptional edges leave from one place
/// and handlers see exactly the values that are set by then.
struct Block {
  uint32_t first_instruction = 0;
  uint32_t instruction_count = 0;
  uint32_t first_successor = 0;  ///< Normal ones first, in the order `Op` defines, then one per catch clause.
  uint32_t first_predecessor = 0;
  uint32_t predecessor_count = 0;
  uint32_t first_catch = 0;
  uint32_t normal_successor_count = 0;
  uint32_t catch_count = 0;
};

/// One handler of a block's last instruction. They are tried in order.
struct CatchClause {
  TypeId type;  ///< none: catches everything
  BlockId handler;
};

/// What one virtual register holds, everywhere: a kind, and the type all its definitions agree on (else Object or the
/// kind's widest type).
struct RegisterInfo {
  TypeId type;
  Kind kind = Kind::Int;
};

struct Line {
  uint32_t pc = 0;
  uint32_t line = 0;
};

/// Contents of an array initialiser, in place.
struct ArrayData {
  uint32_t element_width = 0;
  uint32_t element_count = 0;
  const uint8_t* data = nullptr;
};

/// The code of one method: immutable, one piece of memory, unreachable code left out.
///
/// Invariants: block 0 is the entry; blocks tile `instructions` in order; only the last instruction of a block is a
/// terminator, and a block without one goes on to its only normal successor; every read of a register is preceded by
/// a definition on every path; every register has one kind. Definitions: instructions with `dest`, and `parameters`.
class Body {
 public:
  std::span<const Instruction> instructions() const { return part<Instruction>(k_instructions); }
  std::span<const Block> blocks() const { return part<Block>(k_blocks); }
  std::span<const RegisterInfo> registers() const { return part<RegisterInfo>(k_registers); }
  /// Receiver first; one per parameter, wide or not.
  std::span<const Register> parameters() const { return part<Register>(k_parameters); }
  std::span<const Line> lines() const { return part<Line>(k_lines); }
  /// Why there is no code although the method has some: the bytecode is broken. Empty if all is well.
  std::string_view error() const {
    const auto text = part<char>(k_error);
    return {text.data(), text.size()};
  }

  bool ok() const { return error().empty(); }
  const Block& block(BlockId id) const { return blocks()[id.value()]; }
  const Instruction& operator[](InstructionId id) const { return instructions()[id.value()]; }
  std::span<const Instruction> instructions_of(const Block& block) const {
    return instructions().subspan(block.first_instruction, block.instruction_count);
  }
  std::span<const Edge> successors(const Block& block) const {
    return part<Edge>(k_successors)
        .subspan(block.first_successor, size_t(block.normal_successor_count) + block.catch_count);
  }
  std::span<const Edge> normal_successors(const Block& block) const {
    return part<Edge>(k_successors).subspan(block.first_successor, block.normal_successor_count);
  }
  std::span<const Edge> predecessors(const Block& block) const {
    return part<Edge>(k_predecessors).subspan(block.first_predecessor, block.predecessor_count);
  }
  std::span<const CatchClause> catches(const Block& block) const {
    return part<CatchClause>(k_catches).subspan(block.first_catch, block.catch_count);
  }
  /// The registers a call or FilledNewArray reads.
  std::span<const Register> operands(const Instruction& insn) const {
    return has_operand_list(insn.op) ? part<Register>(k_operands).subspan(insn.a.value(), insn.operand_count)
                                     : std::span<const Register>();
  }
  /// Keys of a Switch; key i leads to normal successor i+1.
  std::span<const int32_t> keys(const Instruction& insn) const {
    return part<int32_t>(k_switch_keys).subspan(insn.b.value(), insn.index);
  }
  const ArrayData& data_of(const Instruction& insn) const { return part<ArrayData>(k_array_data)[insn.index]; }
  const RegisterInfo& info(Register reg) const { return registers()[reg.value()]; }

  /// Source line of a pc, 0 if unknown.
  uint32_t line_at(uint32_t pc) const;

  /// Calls `visit(Register)` for every register the instruction reads, in operand order.
  template <class Visit>
  void for_each_use(const Instruction& insn, Visit visit) const {
    for_each_fixed_use(insn, visit);
    for (Register operand : operands(insn)) visit(operand);
  }

 private:
  friend class BodyPacker;

  // The parts lie one behind the other after the object, each aligned to 8; where each ends is all that is kept.
  enum Part : uint8_t {
    k_array_data,
    k_instructions,
    k_blocks,
    k_successors,
    k_predecessors,
    k_catches,
    k_operands,
    k_registers,
    k_parameters,
    k_lines,
    k_switch_keys,
    k_error,
    k_part_count,
  };
  template <class T>
  std::span<const T> part(Part which) const {
    const std::byte* first = reinterpret_cast<const std::byte*>(this) + start_[which] * size_t(8);
    return {reinterpret_cast<const T*>(first), count_[which]};
  }

  uint32_t start_[k_part_count] = {};  // In units of 8 bytes from this object.
  uint32_t count_[k_part_count] = {};
};

}  // namespace antecede::ir

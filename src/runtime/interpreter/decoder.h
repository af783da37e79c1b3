#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ir/body.h"
#include "runtime/classes/classes.h"
#include "runtime/classes/stubs.h"
#include "runtime/interpreter/code_builder.h"

namespace antecede::runtime {

class RecordedFields;

/// Makes decoded code of a body: registers become slots of the frame (parameters first, then references, so that
/// both are found by counting), names become classes, fields and methods, blocks become jumps.
///
/// Cost: linear in the body. Names are resolved, classes linked; nothing is initialised and no code runs.
class Decoder {
 public:
  /// `recorded`: what the recorder is to be told; null: nothing.
  Decoder(Classes& classes, Stubs& stubs, RecordedFields* recorded)
      : classes_(classes), stubs_(stubs), recorded_(recorded) {}

  /// False: the body is broken, or too large for 16-bit registers; `reason` tells.
  bool decode(Method& method, std::string& reason);

 private:
  bool assign_slots(Method& method);
  void count_uses();
  void decode_block(size_t index);
  void decode_instruction(const ir::Instruction& insn);
  void decode_catches(size_t index, uint32_t first);
  void end_block(size_t index);
  void enter_meaning();

  void decode_constant(const ir::Instruction& insn);
  void decode_binary(const ir::Instruction& insn);
  void decode_binary_literal(const ir::Instruction& insn);
  void decode_array(const ir::Instruction& insn);
  void decode_element(const ir::Instruction& insn);
  void decode_type(const ir::Instruction& insn);
  void decode_field(const ir::Instruction& insn);
  void decode_static(const ir::Instruction& insn);
  void decode_missing_field(const ir::Instruction& insn);
  void decode_call(const ir::Instruction& insn);
  void decode_site(const ir::Instruction& insn);
  void decode_polymorphic(const ir::Instruction& insn);
  void decode_closure(const ir::Instruction& insn);
  bool decode_contents(const ir::Instruction& insn, const Method& method);
  void decode_if(const ir::Instruction& insn);
  void decode_fused_if(const ir::Instruction& compare, const ir::Instruction& branch);
  void decode_switch(const ir::Instruction& insn);
  bool can_fuse(const ir::Instruction& compare, const ir::Instruction& next) const;
  void record_access(const ir::Instruction& insn, const Field& field, bool in_library);
  bool is_told_as_library(const Field& field) const;
  /// Whether threads may be switched where the method in hand accesses the field.
  bool may_switch_at(const Field& field) const;
  bool may_switch_behind(const Method& called) const;
  /// Before a call: tells of it, if own code may call a library on an object. True: it does.
  bool enter_library(const ir::Instruction& insn, Method& method);

  // Of code that names what an app must not see; see decoder_links.cpp.
  /// True: the instruction throws instead.
  bool refuse(const ir::Instruction& insn);
  std::optional<LinkError> find_link_error(const ir::Instruction& insn);

  // Of code that may be broken; see decoder_guards.cpp.
  void guard(ir::Register reg, const Class* wanted);
  void guard_type(ir::Register reg, ir::TypeId wanted);
  void guard_array(ir::Register reg, int32_t arrays);
  void guard_operands(const ir::Instruction& insn, const Class* receiver, ir::ProtoId proto);
  void guard_call(const ir::Instruction& insn, const Method& method);
  void guard_instruction(const ir::Instruction& insn);

  uint16_t slot(ir::Register reg) const { return slots_[reg.value()]; }
  uint16_t dest(const ir::Instruction& insn) const { return insn.dest.valid() ? slot(insn.dest) : scratch_; }
  std::vector<uint16_t> operands(const ir::Instruction& insn) const;
  ir::TypeId type_of(const Field& field) const;
  bool needs_initialisation(const Class& type) const;
  bool is_back(ir::BlockId target) const { return target.value() <= block_; }

  Classes& classes_;
  Stubs& stubs_;
  RecordedFields* recorded_;
  // Of the method in hand.
  Method* method_ = nullptr;
  const ir::Body* body_ = nullptr;
  CodeBuilder code_;
  std::vector<uint16_t> slots_;
  std::vector<uint16_t> uses_;
  std::vector<CodeBuilder::Label> labels_;
  uint16_t scratch_ = 0;
  bool is_broken_ = false;
  uint32_t block_ = 0;
};

}  // namespace antecede::runtime

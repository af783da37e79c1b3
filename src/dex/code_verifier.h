#pragma once

#include "dex/code.h"
#include "dex/proto_shape.h"

namespace antecede::dex {

/// What is wrong, as a constant sentence; null if nothing is. Cheaper than a `Status` in the innermost loops:
/// the place is added, and memory taken, only when a method is given up.
using Complaint = const char*;

/// Checks instructions one by one, as linear decoding meets them: registers, indices, types, arguments,
/// results.
///
/// Second step of `decode_code`; what concerns several instructions at once is `CodeFlowVerifier`.
class CodeVerifier {
 public:
  CodeVerifier(const DexFile& file, const CodeItem& code) : file_(file), code_(code) {}

  /// `previous` is the instruction that ends where `instruction` begins, or null.
  Complaint check(const Instruction& instruction, const Instruction* previous) const;

 private:
  Complaint check_registers(const Instruction& instruction, const OpcodeInfo& info) const;
  Complaint check_index(const Instruction& instruction, IndexKind kind) const;
  Complaint check_type_use(const Instruction& instruction) const;
  Complaint check_invoke(const Instruction& instruction) const;
  Complaint check_wide_arguments(const Instruction& instruction, const ProtoShape& shape, uint32_t receiver) const;
  Complaint check_move_result(const Instruction& instruction, const Instruction* previous) const;
  Complaint check_version(Opcode opcode) const;
  bool invoked_shape(const Instruction& instruction, ProtoShape& out) const;

  const DexFile& file_;
  const CodeItem& code_;
};

}  // namespace antecede::dex

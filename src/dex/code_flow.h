#pragma once

#include <vector>

#include "dex/code.h"
#include "dex/code_verifier.h"

namespace antecede::dex {

/// A payload that linear decoding stepped over: a switch table or array data between the instructions.
struct FoundPayload {
  uint32_t pc = 0;
  uint16_t ident = 0;  ///< k_packed_switch_payload …
  bool used = false;   ///< An instruction refers to it.
};

inline constexpr uint16_t k_packed_switch_payload = 0x0100;
inline constexpr uint16_t k_sparse_switch_payload = 0x0200;
inline constexpr uint16_t k_array_payload = 0x0300;

/// Code units of the payload at `pc`, or 0 if there is none there; may reach past the end of `units`.
uint64_t payload_length(std::span<const uint16_t> units, uint32_t pc);

/// Checks what concerns several instructions at once: where control and payload references go.
///
/// Third step of `decode_code`, over a method whose instructions are all decoded and whose tries are read.
class CodeFlowVerifier {
 public:
  CodeFlowVerifier(const CodeItem& code, DecodedCode& decoded, std::vector<FoundPayload>& payloads)
      : code_(code), decoded_(decoded), payloads_(payloads) {}

  /// On failure `failed_pc` is the instruction at fault. `suspicious`: some instruction may fall into a
  /// payload, into a move-exception or over the end, unless it is dead code (as padding before a payload is).
  Complaint check(bool suspicious, uint32_t move_exception_count);
  uint32_t failed_pc() const { return failed_pc_; }

 private:
  Complaint check_targets();
  Complaint check_target(uint32_t target) const;
  Complaint check_handlers(uint32_t move_exception_count);
  Complaint use_payload(const Instruction& instruction);
  Complaint collect_payloads();
  Complaint read_switch(const FoundPayload& payload);
  Complaint read_array(const FoundPayload& payload);
  Complaint check_switch_targets();
  Complaint check_reachable();
  void push_successors(uint32_t position, std::vector<uint32_t>& pending) const;
  void push_handlers(uint32_t pc, std::vector<bool>& thrown, std::vector<uint32_t>& pending) const;
  const SwitchPayload& switch_at(uint32_t pc) const;
  uint16_t opcode_at(uint32_t pc) const { return code_.units[pc] & 0xff; }

  const CodeItem& code_;
  DecodedCode& decoded_;
  std::vector<FoundPayload>& payloads_;
  uint32_t failed_pc_ = 0;
};

}  // namespace antecede::dex

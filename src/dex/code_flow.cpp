#include "dex/code_flow.h"

#include <algorithm>

namespace antecede::dex {
namespace {

constexpr uint32_t k_align_units = 2;  // payloads lie on four-byte boundaries

bool is_move_result(uint16_t opcode) {
  return opcode >= uint16_t(Opcode::MoveResult) && opcode <= uint16_t(Opcode::MoveResultObject);
}

bool is_move_exception(uint16_t opcode) {
  return opcode == uint16_t(Opcode::MoveException);
}

uint16_t wanted_ident(Opcode opcode) {
  if (opcode == Opcode::PackedSwitch) return k_packed_switch_payload;
  return opcode == Opcode::SparseSwitch ? k_sparse_switch_payload : k_array_payload;
}

int32_t load_int(const uint16_t* units) {
  return static_cast<int32_t>(units[0] | uint32_t(units[1]) << 16);
}

}  // namespace

uint64_t payload_length(std::span<const uint16_t> units, uint32_t pc) {
  uint16_t ident = units[pc];
  uint64_t left = units.size() - pc;
  constexpr uint64_t k_cut_off = UINT64_MAX;
  switch (ident) {
    case k_packed_switch_payload: return left < 4 ? k_cut_off : uint64_t(units[pc + 1]) * 2 + 4;
    case k_sparse_switch_payload: return left < 2 ? k_cut_off : uint64_t(units[pc + 1]) * 4 + 2;
    case k_array_payload: {
      if (left < 4) return k_cut_off;
      uint64_t count = static_cast<uint32_t>(load_int(&units[pc + 2]));
      return (count * units[pc + 1] + 1) / 2 + 4;
    }
    default: return 0;
  }
}

Complaint CodeFlowVerifier::check(bool suspicious, uint32_t move_exception_count) {
  if (Complaint complaint = check_targets()) return complaint;
  if (!payloads_.empty()) {
    if (Complaint complaint = collect_payloads()) return complaint;
    if (Complaint complaint = check_switch_targets()) return complaint;
  }
  if (Complaint complaint = check_handlers(move_exception_count)) return complaint;
  return suspicious ? check_reachable() : nullptr;
}

Complaint CodeFlowVerifier::check_targets() {
  for (const Instruction& instruction : decoded_.instructions) {
    const OpcodeInfo& info = opcode_info(instruction.opcode);
    if (!(info.flags & (k_branch | k_switch | k_array_data))) continue;
    failed_pc_ = instruction.pc;
    if (!(info.flags & k_branch)) {
      if (Complaint complaint = use_payload(instruction)) return complaint;
      continue;
    }
    if (instruction.target == instruction.pc && instruction.opcode != Opcode::Goto32) return "branch to itself";
    if (Complaint complaint = check_target(instruction.target)) return complaint;
  }
  return nullptr;
}

Complaint CodeFlowVerifier::check_target(uint32_t target) const {
  if (target >= code_.units.size()) return "branch target outside the method";
  if (decoded_.at_pc[target] == DecodedCode::k_not_a_start) return "branch target is no start of an instruction";
  if (is_move_result(opcode_at(target))) return "branch to a move-result";
  return is_move_exception(opcode_at(target)) ? "branch to a move-exception" : nullptr;
}

Complaint CodeFlowVerifier::use_payload(const Instruction& instruction) {
  if (instruction.target % k_align_units) return "payload is not aligned";
  auto found = std::lower_bound(payloads_.begin(), payloads_.end(), instruction.target,
                                [](const FoundPayload& payload, uint32_t pc) { return payload.pc < pc; });
  if (found == payloads_.end() || found->pc != instruction.target) return "no payload where one is referred to";
  if (found->ident != wanted_ident(instruction.opcode)) return "payload of another kind";
  found->used = true;
  return nullptr;
}

Complaint CodeFlowVerifier::collect_payloads() {
  for (const FoundPayload& payload : payloads_) {
    if (!payload.used) continue;
    failed_pc_ = payload.pc;
    Complaint complaint = payload.ident == k_array_payload ? read_array(payload) : read_switch(payload);
    if (complaint) return complaint;
  }
  return nullptr;
}

Complaint CodeFlowVerifier::read_switch(const FoundPayload& payload) {
  const uint16_t* units = &code_.units[payload.pc];
  uint32_t count = units[1];
  bool packed = payload.ident == k_packed_switch_payload;
  SwitchPayload& out = decoded_.switches.emplace_back();
  out.pc = payload.pc;
  out.keys.resize(count);
  out.offsets.resize(count);
  int64_t first_key = packed ? load_int(units + 2) : 0;
  if (first_key + int64_t(count) - 1 > INT32_MAX) return "packed switch keys overflow";
  const uint16_t* offsets = units + (packed ? 4 : 2 + 2 * size_t(count));
  for (uint32_t i = 0; i < count; ++i) {
    out.keys[i] = packed ? static_cast<int32_t>(first_key + i) : load_int(units + 2 + 2 * size_t(i));
    out.offsets[i] = load_int(offsets + 2 * size_t(i));
    if (i > 0 && out.keys[i] <= out.keys[i - 1]) return "switch keys are not in rising order";
  }
  return nullptr;
}

Complaint CodeFlowVerifier::read_array(const FoundPayload& payload) {
  const uint16_t* units = &code_.units[payload.pc];
  ArrayPayload& out = decoded_.arrays.emplace_back();
  out.pc = payload.pc;
  out.element_width = units[1];
  out.element_count = static_cast<uint32_t>(load_int(units + 2));
  if (out.element_width != 1 && out.element_width != 2 && out.element_width != 4 && out.element_width != 8)
    return "array data of a width that does not exist";
  out.data = {reinterpret_cast<const uint8_t*>(units + 4), size_t(out.element_width) * out.element_count};
  return nullptr;
}

const SwitchPayload& CodeFlowVerifier::switch_at(uint32_t pc) const {
  return *std::lower_bound(decoded_.switches.begin(), decoded_.switches.end(), pc,
                           [](const SwitchPayload& payload, uint32_t wanted) { return payload.pc < wanted; });
}

Complaint CodeFlowVerifier::check_switch_targets() {
  if (decoded_.switches.empty()) return nullptr;
  // Many switches on one table would take quadratic time; no compiler shares tables at all.
  size_t budget = 4 * code_.units.size();
  for (const Instruction& instruction : decoded_.instructions) {
    if (!(opcode_info(instruction.opcode).flags & k_switch)) continue;
    failed_pc_ = instruction.pc;
    const SwitchPayload& payload = switch_at(instruction.target);
    if (payload.offsets.size() > budget) return "too many switches share one table";
    budget -= payload.offsets.size();
    for (int32_t offset : payload.offsets)
      if (Complaint complaint = check_target(instruction.pc + static_cast<uint32_t>(offset))) return complaint;
  }
  return nullptr;
}

Complaint CodeFlowVerifier::check_handlers(uint32_t move_exception_count) {
  std::vector<uint32_t> entered;
  for (const CatchHandler& handler : decoded_.handlers) {
    failed_pc_ = handler.target;
    if (handler.target >= code_.units.size()) return "handler outside the method";
    if (decoded_.at_pc[handler.target] == DecodedCode::k_not_a_start) return "handler is no start of an instruction";
    if (is_move_result(opcode_at(handler.target))) return "handler begins with a move-result";
    if (is_move_exception(opcode_at(handler.target))) entered.push_back(handler.target);
  }
  std::sort(entered.begin(), entered.end());
  entered.erase(std::unique(entered.begin(), entered.end()), entered.end());
  return entered.size() == move_exception_count ? nullptr : "move-exception outside a handler";
}

Complaint CodeFlowVerifier::check_reachable() {
  std::vector<bool> reached(decoded_.instructions.size()), thrown(decoded_.handlers.size());
  std::vector<uint32_t> pending{0};  // positions in `instructions`
  const auto& instructions = decoded_.instructions;
  if (is_move_exception(opcode_at(0))) return "method begins with a move-exception";
  while (!pending.empty()) {
    uint32_t position = pending.back();
    pending.pop_back();
    if (reached[position]) continue;
    reached[position] = true;
    const Instruction& instruction = instructions[position];
    const OpcodeInfo& info = opcode_info(instruction.opcode);
    failed_pc_ = instruction.pc;
    if (info.flags & k_can_continue) {
      uint32_t next = instruction.pc + instruction.length;
      if (next >= code_.units.size()) return "control runs off the end";
      if (decoded_.at_pc[next] == DecodedCode::k_not_a_start) return "control runs into a payload";
      if (is_move_exception(opcode_at(next))) return "control runs into a move-exception";
    }
    push_successors(position, pending);
    if (info.flags & k_can_throw) push_handlers(instruction.pc, thrown, pending);
  }
  return nullptr;
}

void CodeFlowVerifier::push_successors(uint32_t position, std::vector<uint32_t>& pending) const {
  const Instruction& instruction = decoded_.instructions[position];
  const OpcodeInfo& info = opcode_info(instruction.opcode);
  if (info.flags & k_can_continue) pending.push_back(position + 1);
  if (info.flags & k_branch) pending.push_back(decoded_.at_pc[instruction.target]);
  if (info.flags & k_switch) {
    for (int32_t offset : switch_at(instruction.target).offsets)
      pending.push_back(decoded_.at_pc[instruction.pc + static_cast<uint32_t>(offset)]);
  }
}

void CodeFlowVerifier::push_handlers(uint32_t pc, std::vector<bool>& thrown, std::vector<uint32_t>& pending) const {
  auto after = std::upper_bound(decoded_.tries.begin(), decoded_.tries.end(), pc,
                                [](uint32_t wanted, const TryRange& range) { return wanted < range.start; });
  if (after == decoded_.tries.begin()) return;
  const TryRange& range = *(after - 1);
  if (pc >= range.end || range.handler_count == 0 || thrown[range.first_handler]) return;
  thrown[range.first_handler] = true;
  for (uint32_t i = 0; i < range.handler_count; ++i)
    pending.push_back(decoded_.at_pc[decoded_.handlers[range.first_handler + i].target]);
}

}  // namespace antecede::dex

#include "dex/code.h"

#include <fmt/format.h>

#include "dex/code_flow.h"
#include "dex/code_verifier.h"
#include "dex/try_reader.h"

namespace antecede::dex {
namespace {

constexpr uint32_t k_header_size = 16;
constexpr uint32_t k_most_units = 1 << 22;  ///< A Java method has 64 KiB of bytecode; this is far beyond any.

/// Decodes a method from its first to its last code unit, checking instruction by instruction.
class LinearDecoder {
 public:
  LinearDecoder(const DexFile& file, const CodeItem& code, DecodedCode& out)
      : code_(code), verifier_(file, code), out_(out) {}

  Complaint decode();

  uint32_t pc() const { return pc_; }
  std::vector<FoundPayload>& payloads() { return payloads_; }
  uint32_t move_exception_count() const { return move_exception_count_; }
  /// Control may run where it must not, unless that code is dead.
  bool suspicious() const { return suspicious_; }

 private:
  Complaint step_over_payload(uint64_t length);
  Complaint decode_one();
  bool continues() const { return previous_continues_; }

  const CodeItem& code_;
  CodeVerifier verifier_;
  DecodedCode& out_;
  std::vector<FoundPayload> payloads_;
  uint32_t pc_ = 0;
  uint32_t move_exception_count_ = 0;
  bool previous_continues_ = true;
  bool previous_is_payload_ = true;  ///< Nothing before the first instruction either.
  bool suspicious_ = false;
};

Complaint LinearDecoder::decode() {
  while (pc_ < code_.units.size()) {
    uint16_t unit = code_.units[pc_];
    uint64_t length = unit & 0xff || unit == 0 ? 0 : payload_length(code_.units, pc_);
    if (Complaint complaint = length ? step_over_payload(length) : decode_one()) return complaint;
  }
  suspicious_ |= continues();
  return nullptr;
}

Complaint LinearDecoder::step_over_payload(uint64_t length) {
  if (length > code_.units.size() - pc_) return "payload runs past the end of the method";
  payloads_.push_back({pc_, code_.units[pc_], false});
  suspicious_ |= continues();
  previous_continues_ = false;
  previous_is_payload_ = true;
  pc_ += static_cast<uint32_t>(length);
  return nullptr;
}

Complaint LinearDecoder::decode_one() {
  size_t position = out_.instructions.size();
  Instruction& instruction = out_.instructions.emplace_back();
  if (!decode_instruction(code_.units, pc_, instruction)) return "unused opcode or cut-off instruction";
  const Instruction* previous = previous_is_payload_ ? nullptr : &instruction - 1;
  if (Complaint complaint = verifier_.check(instruction, previous)) return complaint;
  if (instruction.opcode == Opcode::MoveException) {
    ++move_exception_count_;
    suspicious_ |= continues();
  }
  out_.at_pc[pc_] = static_cast<uint32_t>(position);
  previous_continues_ = opcode_info(instruction.opcode).flags & k_can_continue;
  previous_is_payload_ = false;
  pc_ += instruction.length;
  return nullptr;
}

void clear(DecodedCode& out) {
  out.instructions.clear();
  out.tries.clear();
  out.handlers.clear();
  out.switches.clear();
  out.arrays.clear();
}

tl::unexpected<base::Error> bad_code(const DexFile& file, const CodeItem& code, uint32_t pc, Complaint complaint) {
  return base::bad_input(fmt::format("{}+0x{:x}: code at 0x{:x}: {}", file.name(), code.offset, pc, complaint));
}

}  // namespace

base::Result<CodeItem> read_code_item(const DexFile& file, uint32_t code_offset) {
  auto bad = [&](Complaint complaint) {
    return base::bad_input(fmt::format("{}+0x{:x}: code item: {}", file.name(), code_offset, complaint));
  };
  base::Bytes bytes = file.bytes();
  if (code_offset % 4) return bad("not aligned");
  if (!base::slice(bytes, code_offset, k_header_size)) return bad("outside the file");
  base::ByteReader reader(bytes, code_offset);
  CodeItem code;
  code.offset = code_offset;
  code.register_count = reader.u16();
  code.in_count = reader.u16();
  code.out_count = reader.u16();
  code.try_count = reader.u16();
  code.debug_info_offset = reader.u32();
  uint32_t unit_count = reader.u32();
  auto units = base::slice(bytes, reader.offset(), uint64_t(unit_count) * 2);
  if (!units) return bad("instructions run past the end of the file");
  if (unit_count > k_most_units) return bad("method too large");
  code.units = {reinterpret_cast<const uint16_t*>(units->data()), unit_count};
  if (code.in_count > code.register_count) return bad("more argument registers than registers");
  reader.skip(units->size() + (code.try_count && unit_count % 2 ? 2 : 0));
  reader.skip(size_t(code.try_count) * CodeItem::k_try_item_size);
  if (reader.failed()) return bad("tries run past the end of the file");
  return code;
}

base::Status decode_code(const DexFile& file, const CodeItem& code, DecodedCode& out) {
  clear(out);
  out.at_pc.assign(code.units.size(), DecodedCode::k_not_a_start);
  if (code.units.empty()) return bad_code(file, code, 0, "no instructions");
  LinearDecoder decoder(file, code, out);
  if (Complaint complaint = decoder.decode()) return bad_code(file, code, decoder.pc(), complaint);
  if (out.instructions.empty() || out.instructions[0].pc != 0)
    return bad_code(file, code, 0, "method begins with a payload");
  if (Complaint complaint = read_tries(file, code, out)) return bad_code(file, code, 0, complaint);
  CodeFlowVerifier flow(code, out, decoder.payloads());
  if (Complaint complaint = flow.check(decoder.suspicious(), decoder.move_exception_count()))
    return bad_code(file, code, flow.failed_pc(), complaint);
  return {};
}

}  // namespace antecede::dex

#include "classfile/code.h"

#include <fmt/format.h>

#include "classfile/access_flags.h"
#include "classfile/code_attribute.h"
#include "classfile/code_verifier.h"
#include "classfile/instruction_decoder.h"

namespace antecede::classfile {
namespace {

/// Decodes one method: instructions first, then everything that refers to their starts.
class CodeDecoder {
 public:
  CodeDecoder(const ClassFile& file, const Method& method, DecodedCode& out)
      : file_(file), method_(method), out_(out) {}

  base::Status decode() {
    ANTECEDE_TRY(attribute_, read_code_attribute(file_.pool(), *method_.code, out_));
    ANTECEDE_CHECK(decode_instructions());
    ANTECEDE_CHECK(check_targets());
    return read_handlers();
  }

 private:
  base::Status decode_instructions();
  base::Status check_targets() const;
  base::Status read_handlers();
  base::Status check_handler(const ExceptionHandler& handler) const;

  bool is_start(uint32_t pc) const { return pc < out_.at_pc.size() && out_.at_pc[pc] != DecodedCode::k_not_a_start; }

  const ClassFile& file_;
  const Method& method_;
  DecodedCode& out_;
  CodeAttribute attribute_;
};

base::Status CodeDecoder::decode_instructions() {
  out_.instructions.clear();
  out_.cases.clear();
  out_.has_subroutines = false;
  out_.at_pc.assign(attribute_.code.size(), DecodedCode::k_not_a_start);
  InstructionDecoder decoder(attribute_.code, file_.major_version(), out_.cases);
  CodeVerifier verifier(file_, method_, out_);
  ANTECEDE_CHECK(verifier.verify_limits());
  Instruction instruction;
  for (uint32_t pc = 0; pc < attribute_.code.size(); pc += instruction.length) {
    base::Status status = decoder.decode(pc, instruction);
    if (status) status = verifier.verify(instruction);
    if (!status) return base::pass_on(std::move(status).error(), fmt::format("pc {}", pc));
    out_.at_pc[pc] = static_cast<uint32_t>(out_.instructions.size());
    out_.has_subroutines |= (opcode_info(instruction.opcode).flags & k_subroutine) != 0;
    out_.instructions.push_back(instruction);
  }
  return {};
}

base::Status CodeDecoder::check_targets() const {
  for (const Instruction& instruction : out_.instructions) {
    const uint16_t flags = opcode_info(instruction.opcode).flags;
    bool good = !(flags & (k_branch | k_switch)) || is_start(instruction.target);
    for (uint32_t i = 0; i < instruction.case_count; ++i)
      good = good && is_start(out_.cases[instruction.first_case + i].target);
    if (!good) return base::bad_input(fmt::format("pc {}: a target is no instruction", instruction.pc));
  }
  if (opcode_info(out_.instructions.back().opcode).flags & k_can_continue)
    return base::bad_input("control runs off the end of the code");
  return {};
}

base::Status CodeDecoder::read_handlers() {
  out_.handlers.clear();
  BigEndianReader reader(attribute_.exception_table);
  while (reader.remaining() != 0) {
    ExceptionHandler handler;
    handler.start = reader.u16();
    handler.end = reader.u16();
    handler.target = reader.u16();
    handler.type = constant_index(reader.u16());
    base::Status status = check_handler(handler);
    if (!status)
      return base::pass_on(std::move(status).error(), fmt::format("exception handler {}", out_.handlers.size()));
    out_.handlers.push_back(handler);
  }
  return {};
}

base::Status CodeDecoder::check_handler(const ExceptionHandler& handler) const {
  if (handler.start >= handler.end) return base::bad_input("an empty range");
  const bool end_is_good = handler.end == out_.at_pc.size() || is_start(handler.end);
  if (!is_start(handler.start) || !end_is_good) return base::bad_input("a range that cuts an instruction");
  if (!is_start(handler.target)) return base::bad_input("the target is no instruction");
  if (handler.type.valid() && file_.pool().tag(handler.type) != ConstantTag::Class)
    return base::bad_input("the type is not a Class");
  return {};
}

base::Status decode(const ClassFile& file, const Method& method, DecodedCode& out) {
  const bool wants_code = !(method.access_flags & (k_abstract | k_native));
  if (!method.code) return base::bad_input(wants_code ? "has no code" : "is abstract or native: there is no code");
  if (!wants_code && method.name != "<clinit>") return base::bad_input("is abstract or native but has code");
  return CodeDecoder(file, method, out).decode();
}

}  // namespace

base::Status decode_code(const ClassFile& file, const Method& method, DecodedCode& out) {
  base::Status status = decode(file, method, out);
  if (!status)
    return base::pass_on(std::move(status).error(),
                         fmt::format("{}: method {}{}", file.name(), method.name, method.descriptor));
  return {};
}

}  // namespace antecede::classfile

#include "classfile/instruction_decoder.h"

#include <fmt/format.h>

namespace antecede::classfile {
namespace {

/// From Java 7 on the padding of a switch may hold anything.
constexpr uint16_t k_free_padding_version = 51;

uint32_t implicit_local(Opcode opcode) {
  const bool is_store = opcode >= Opcode::Istore0;
  return (uint32_t(opcode) - uint32_t(is_store ? Opcode::Istore0 : Opcode::Iload0)) & 3;
}

base::Result<uint32_t> target_of(uint32_t pc, int32_t distance) {
  const int64_t target = int64_t(pc) + distance;
  if (target < 0 || target > UINT16_MAX) return base::bad_input("a branch out of the code");
  return static_cast<uint32_t>(target);
}

}  // namespace

base::Status InstructionDecoder::decode(uint32_t pc, Instruction& out) {
  out = Instruction();
  out.pc = pc;
  reader_ = BigEndianReader(code_.subspan(pc));
  out.opcode = Opcode(reader_.u8());
  const OpcodeInfo& info = opcode_info(out.opcode);
  if (info.format == Format::Unused) return base::bad_input(fmt::format("unknown opcode 0x{:02x}", int(out.opcode)));
  base::Status status = decode_operands(info.format, out);
  if (reader_.failed()) return base::bad_input("the instruction is cut off");
  out.length = static_cast<uint32_t>(reader_.offset());
  return status;
}

base::Status InstructionDecoder::decode_operands(Format format, Instruction& out) {
  switch (format) {
    case Format::Unused:
    case Format::None: return {};
    case Format::Byte: out.value = reader_.i8(); return {};
    case Format::Short: out.value = reader_.i16(); return {};
    case Format::Local: out.local = reader_.u8(); return {};
    case Format::ImplicitLocal: out.local = implicit_local(out.opcode); return {};
    case Format::LocalIncrement:
      out.local = reader_.u8();
      out.value = reader_.i8();
      return {};
    case Format::Constant1: out.constant = constant_index(reader_.u8()); return {};
    case Format::Constant2: out.constant = constant_index(reader_.u16()); return {};
    case Format::Branch2: return set_target(out, reader_.i16());
    case Format::Branch4: return set_target(out, reader_.i32());
    case Format::TableSwitch: return decode_table_switch(out);
    case Format::LookupSwitch: return decode_lookup_switch(out);
    case Format::InvokeInterface:
      out.constant = constant_index(reader_.u16());
      out.count = reader_.u8();
      return read_zeros(1);
    case Format::InvokeDynamic: out.constant = constant_index(reader_.u16()); return read_zeros(2);
    case Format::ArrayType: out.count = reader_.u8(); return {};
    case Format::MultiNewArray:
      out.constant = constant_index(reader_.u16());
      out.count = reader_.u8();
      return {};
    case Format::Wide: return decode_wide(out);
  }
  return {};
}

base::Status InstructionDecoder::decode_wide(Instruction& out) {
  out.is_wide = true;
  out.opcode = Opcode(reader_.u8());
  const OpcodeInfo& info = opcode_info(out.opcode);
  if (!(info.flags & k_may_be_wide)) return base::bad_input("wide before an opcode that has no wide form");
  out.local = reader_.u16();
  if (info.format == Format::LocalIncrement) out.value = reader_.i16();
  return {};
}

base::Status InstructionDecoder::decode_table_switch(Instruction& out) {
  ANTECEDE_CHECK(skip_padding(out));
  ANTECEDE_CHECK(set_target(out, reader_.i32()));
  const int32_t low = reader_.i32();
  const int32_t high = reader_.i32();
  if (low > high) return base::bad_input("a table switch whose low key is above its high key");
  const uint64_t count = static_cast<uint64_t>(int64_t(high) - low + 1);
  if (count > reader_.remaining() / 4) return base::bad_input("a table switch that runs past the end");
  out.first_case = static_cast<uint32_t>(cases_.size());
  out.case_count = static_cast<uint32_t>(count);
  for (uint32_t i = 0; i < count; ++i)
    ANTECEDE_CHECK(add_case(out, static_cast<int32_t>(int64_t(low) + i), reader_.i32()));
  return {};
}

base::Status InstructionDecoder::decode_lookup_switch(Instruction& out) {
  ANTECEDE_CHECK(skip_padding(out));
  ANTECEDE_CHECK(set_target(out, reader_.i32()));
  const int32_t count = reader_.i32();
  if (count < 0 || uint32_t(count) > reader_.remaining() / 8)
    return base::bad_input("a lookup switch that runs past the end");
  out.first_case = static_cast<uint32_t>(cases_.size());
  out.case_count = static_cast<uint32_t>(count);
  for (int32_t i = 0; i < count; ++i) {
    const int32_t key = reader_.i32();
    if (i > 0 && key <= cases_.back().key) return base::bad_input("a lookup switch whose keys do not rise");
    ANTECEDE_CHECK(add_case(out, key, reader_.i32()));
  }
  return {};
}

base::Status InstructionDecoder::skip_padding(const Instruction& instruction) {
  const uint32_t padding = 3 - instruction.pc % 4;
  for (uint32_t i = 0; i < padding; ++i)
    if (reader_.u8() != 0 && major_version_ < k_free_padding_version)
      return base::bad_input("a switch whose padding is not zero");
  return {};
}

base::Status InstructionDecoder::read_zeros(int count) {
  for (int i = 0; i < count; ++i)
    if (reader_.u8() != 0) return base::bad_input("a reserved byte is not zero");
  return {};
}

base::Status InstructionDecoder::add_case(const Instruction& instruction, int32_t key, int32_t distance) {
  ANTECEDE_TRY(uint32_t target, target_of(instruction.pc, distance));
  cases_.push_back({key, target});
  return {};
}

base::Status InstructionDecoder::set_target(Instruction& instruction, int32_t distance) const {
  ANTECEDE_TRY(instruction.target, target_of(instruction.pc, distance));
  return {};
}

}  // namespace antecede::classfile

#include "dex/code.h"

namespace antecede::dex {
namespace {

uint32_t low_nibble(uint16_t unit) {
  return (unit >> 8) & 0xf;
}

uint32_t high_nibble(uint16_t unit) {
  return unit >> 12;
}

uint32_t high_byte(uint16_t unit) {
  return unit >> 8;
}

uint32_t wide_unit(const uint16_t* units) {
  return units[0] | uint32_t(units[1]) << 16;
}

/// `pc` plus a signed branch offset; what wraps around is caught as a target outside the method.
uint32_t branch_target(uint32_t pc, int32_t offset) {
  return pc + static_cast<uint32_t>(offset);
}

/// The five argument nibbles of 35c and 45cc: C D E F in the third unit, G in the first.
bool decode_arguments(const uint16_t* units, Instruction& out) {
  out.argument_count = static_cast<uint8_t>(high_nibble(units[0]));
  if (out.argument_count > 5) return false;
  uint32_t packed = units[2] | low_nibble(units[0]) << 16;
  for (uint32_t i = 0; i < out.argument_count; ++i) out.arguments[i] = (packed >> (4 * i)) & 0xf;
  out.c = out.arguments[0];
  return true;
}

void decode_range(const uint16_t* units, Instruction& out) {
  out.argument_count = static_cast<uint8_t>(high_byte(units[0]));
  out.c = units[2];
}

void decode_high16(const uint16_t* units, Instruction& out) {
  out.a = high_byte(units[0]);
  int64_t value = static_cast<int16_t>(units[1]);
  out.literal = value * (out.opcode == Opcode::ConstWideHigh16 ? int64_t(1) << 48 : int64_t(1) << 16);
}

void decode_const_wide(const uint16_t* units, Instruction& out) {
  out.a = high_byte(units[0]);
  out.literal = static_cast<int64_t>(wide_unit(units + 1) | uint64_t(wide_unit(units + 3)) << 32);
}

bool decode_one_unit(Format format, const uint16_t* units, Instruction& out) {
  switch (format) {
    case Format::F12x:
      out.a = low_nibble(units[0]);
      out.b = high_nibble(units[0]);
      return true;
    case Format::F11n:
      out.a = low_nibble(units[0]);
      out.literal = static_cast<int16_t>(units[0]) >> 12;
      return true;
    case Format::F11x: out.a = high_byte(units[0]); return true;
    case Format::F10t: out.target = branch_target(out.pc, static_cast<int8_t>(high_byte(units[0]))); return true;
    default: return format == Format::F10x;
  }
}

bool decode_two_units(Format format, const uint16_t* units, Instruction& out) {
  out.a = high_byte(units[0]);
  switch (format) {
    case Format::F20t:
      out.a = 0;
      out.target = branch_target(out.pc, static_cast<int16_t>(units[1]));
      return true;
    case Format::F22x: out.b = units[1]; return true;
    case Format::F21t: out.target = branch_target(out.pc, static_cast<int16_t>(units[1])); return true;
    case Format::F21s: out.literal = static_cast<int16_t>(units[1]); return true;
    case Format::F21h: decode_high16(units, out); return true;
    case Format::F21c: out.index = units[1]; return true;
    case Format::F23x:
      out.b = units[1] & 0xff;
      out.c = units[1] >> 8;
      return true;
    case Format::F22b:
      out.b = units[1] & 0xff;
      out.literal = static_cast<int8_t>(units[1] >> 8);
      return true;
    default: break;
  }
  out.a = low_nibble(units[0]);
  out.b = high_nibble(units[0]);
  if (format == Format::F22t) out.target = branch_target(out.pc, static_cast<int16_t>(units[1]));
  if (format == Format::F22s) out.literal = static_cast<int16_t>(units[1]);
  if (format == Format::F22c) out.index = units[1];
  return true;
}

bool decode_long(Format format, const uint16_t* units, Instruction& out) {
  switch (format) {
    case Format::F30t: out.target = branch_target(out.pc, static_cast<int32_t>(wide_unit(units + 1))); return true;
    case Format::F32x:
      out.a = units[1];
      out.b = units[2];
      return true;
    case Format::F31i:
      out.a = high_byte(units[0]);
      out.literal = static_cast<int32_t>(wide_unit(units + 1));
      return true;
    case Format::F31t:
      out.a = high_byte(units[0]);
      out.target = branch_target(out.pc, static_cast<int32_t>(wide_unit(units + 1)));
      return true;
    case Format::F31c:
      out.a = high_byte(units[0]);
      out.index = wide_unit(units + 1);
      return true;
    case Format::F45cc: out.proto_index = units[3]; [[fallthrough]];
    case Format::F35c: out.index = units[1]; return decode_arguments(units, out);
    case Format::F4rcc: out.proto_index = units[3]; [[fallthrough]];
    case Format::F3rc:
      out.index = units[1];
      decode_range(units, out);
      return true;
    default: decode_const_wide(units, out); return true;
  }
}

}  // namespace

bool decode_instruction(std::span<const uint16_t> units, uint32_t pc, Instruction& out) {
  out = Instruction{};
  if (pc >= units.size()) return false;
  const uint16_t* at = units.data() + pc;
  out.opcode = static_cast<Opcode>(*at & 0xff);
  out.pc = pc;
  Format format = opcode_info(out.opcode).format;
  out.length = format_length(format);
  if (out.length == 0 || out.length > units.size() - pc) return false;
  if (out.length == 1) return decode_one_unit(format, at, out);
  if (out.length == 2) return decode_two_units(format, at, out);
  return decode_long(format, at, out);
}

}  // namespace antecede::dex

#include "dex/disassembly.h"

#include <bit>
#include <cstdio>
#include <iterator>

#include <fmt/format.h>

#include "dex/code_flow.h"

namespace antecede::dex {
namespace {

template <class... Arguments>
void append(std::string& out, fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  fmt::format_to(std::back_inserter(out), format, std::forward<Arguments>(arguments)...);
}

/// `%g` of C: the notation has no equal in fmt (nan and its sign).
void append_general(std::string& out, double value) {
  char text[32];
  int length = std::snprintf(text, sizeof text, "%g", value);
  out.append(text, static_cast<size_t>(length));
}

void append_method(const DexFile& file, MethodIndex index, std::string& out) {
  MethodRef method = file.method(index);
  append(out, "{}.{}:", file.descriptor(method.owner), file.string(method.name));
  append_signature(file, method.proto, out);
}

void append_field(const DexFile& file, FieldIndex index, std::string& out) {
  FieldRef field = file.field(index);
  append(out, "{}.{}:{}", file.descriptor(field.owner), file.string(field.name), file.descriptor(field.type));
}

void append_string(const DexFile& file, const Instruction& instruction, std::string& out) {
  int width = instruction.opcode == Opcode::ConstStringJumbo ? 8 : 4;
  append(out, "\"{}\" // string@{:0{}x}", file.string(StringIndex(instruction.index)), instruction.index, width);
}

void append_index(const DexFile& file, const Instruction& instruction, std::string& out) {
  uint32_t index = instruction.index;
  switch (opcode_info(instruction.opcode).index) {
    case IndexKind::None: break;
    case IndexKind::String: append_string(file, instruction, out); break;
    case IndexKind::Type: append(out, "{} // type@{:04x}", file.descriptor(TypeIndex(index)), index); break;
    case IndexKind::Field:
      append_field(file, FieldIndex(index), out);
      append(out, " // field@{:04x}", index);
      break;
    case IndexKind::Method:
      append_method(file, MethodIndex(index), out);
      append(out, " // method@{:04x}", index);
      break;
    case IndexKind::MethodAndProto:
      append_method(file, MethodIndex(index), out);
      out += ", ";
      append_signature(file, ProtoIndex(instruction.proto_index), out);
      append(out, " // method@{:04x}, proto@{:04x}", index, instruction.proto_index);
      break;
    case IndexKind::CallSite: append(out, "call_site@{:04x}", index); break;
    case IndexKind::MethodHandle: append(out, "method_handle@{:04x}", index); break;
    case IndexKind::Proto:
      append_signature(file, ProtoIndex(index), out);
      append(out, " // proto@{:04x}", index);
      break;
  }
}

void append_target(const Instruction& instruction, std::string& out) {
  int64_t distance = int64_t(instruction.target) - instruction.pc;
  append(out, "{:04x} // {}{:04x}", instruction.target, distance < 0 ? '-' : '+',
         distance < 0 ? -distance : distance);
}

void append_arguments(const Instruction& instruction, bool is_range, std::string& out) {
  out += " {";
  for (uint32_t i = 0; i < instruction.argument_count; ++i)
    append(out, "{}v{}", i ? ", " : "", is_range ? instruction.c + i : instruction.arguments[i]);
  out += "}, ";
}

/// Literals. The notation shows the stored bits too, as wide as they are stored.
void append_literal(const Instruction& instruction, Format format, std::string& out) {
  auto bits = static_cast<uint64_t>(instruction.literal);
  switch (format) {
    case Format::F11n: append(out, "#int {} // #{:x}", instruction.literal, bits & 0xff); break;
    case Format::F21s: append(out, "#int {} // #{:x}", instruction.literal, bits & 0xffff); break;
    case Format::F21h: {
      bool wide = instruction.opcode == Opcode::ConstWideHigh16;
      append(out, "#{} {} // #{:x}", wide ? "long" : "int", instruction.literal,
             (wide ? bits >> 48 : bits >> 16) & 0xffff);
      break;
    }
    case Format::F22b: append(out, "#int {} // #{:02x}", instruction.literal, bits & 0xff); break;
    case Format::F22s: append(out, "#int {} // #{:04x}", instruction.literal, bits & 0xffff); break;
    case Format::F31i:
      out += "#float ";
      append_general(out, std::bit_cast<float>(static_cast<uint32_t>(bits)));
      append(out, " // #{:08x}", bits & 0xffffffff);
      break;
    default:
      out += "#double ";
      append_general(out, std::bit_cast<double>(bits));
      append(out, " // #{:016x}", bits);
      break;
  }
}

void append_operands(const DexFile& file, const Instruction& instruction, std::string& out) {
  Format format = opcode_info(instruction.opcode).format;
  switch (format) {
    case Format::Unused:
    case Format::F10x: return;
    case Format::F12x:
    case Format::F22x:
    case Format::F32x: return append(out, " v{}, v{}", instruction.a, instruction.b);
    case Format::F11x: return append(out, " v{}", instruction.a);
    case Format::F23x: return append(out, " v{}, v{}, v{}", instruction.a, instruction.b, instruction.c);
    case Format::F10t:
    case Format::F20t: out += ' '; return append_target(instruction, out);
    case Format::F21t: append(out, " v{}, ", instruction.a); return append_target(instruction, out);
    case Format::F22t:
      append(out, " v{}, v{}, ", instruction.a, instruction.b);
      return append_target(instruction, out);
    case Format::F30t: return append(out, " #{:08x}", instruction.target - instruction.pc);
    case Format::F31t:
      return append(out, " v{}, {:08x} // +{:08x}", instruction.a, instruction.target,
                    instruction.target - instruction.pc);
    case Format::F21c:
    case Format::F31c: append(out, " v{}, ", instruction.a); return append_index(file, instruction, out);
    case Format::F22c:
      append(out, " v{}, v{}, ", instruction.a, instruction.b);
      return append_index(file, instruction, out);
    case Format::F35c:
    case Format::F3rc:
    case Format::F45cc:
    case Format::F4rcc:
      append_arguments(instruction, format == Format::F3rc || format == Format::F4rcc, out);
      return append_index(file, instruction, out);
    case Format::F22b:
    case Format::F22s:
      append(out, " v{}, v{}, ", instruction.a, instruction.b);
      return append_literal(instruction, format, out);
    case Format::F11n:
    case Format::F21s:
    case Format::F21h:
    case Format::F31i:
    case Format::F51l: append(out, " v{}, ", instruction.a); return append_literal(instruction, format, out);
  }
}

const char* payload_name(uint16_t ident) {
  if (ident == k_packed_switch_payload) return "packed-switch-data";
  return ident == k_sparse_switch_payload ? "sparse-switch-data" : "array-data";
}

}  // namespace

uint32_t append_disassembly(const DexFile& file, std::span<const uint16_t> units, uint32_t pc, std::string& out) {
  if (pc >= units.size()) return 0;
  if (uint64_t length = payload_length(units, pc)) {
    if (length > units.size() - pc) return 0;
    append(out, "{:04x}: {} ({} units)", pc, payload_name(units[pc]), length);
    return static_cast<uint32_t>(length);
  }
  Instruction instruction;
  if (!decode_instruction(units, pc, instruction)) return 0;
  append(out, "{:04x}: {}", pc,
         instruction.opcode == Opcode::Nop ? "nop // spacer" : opcode_info(instruction.opcode).name);
  append_operands(file, instruction, out);
  return instruction.length;
}

void append_signature(const DexFile& file, ProtoIndex index, std::string& out) {
  Proto proto = file.proto(index);
  out += '(';
  for (uint32_t i = 0; i < proto.parameters.size(); ++i) out += file.descriptor(proto.parameters[i]);
  out += ')';
  out += file.descriptor(proto.return_type);
}

void append_quoted(std::string_view text, std::string& out) {
  out += '"';
  for (char c : text) {
    switch (c) {
      case '\n': out += "\\n"; break;
      case '\t': out += "\\t"; break;
      case '\r': out += "\\r"; break;
      case '"': out += "\\\""; break;
      case '\\': out += "\\\\"; break;
      default: out += c;
    }
  }
  out += '"';
}

}  // namespace antecede::dex

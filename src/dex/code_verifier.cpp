#include "dex/code_verifier.h"

#include <array>

#include "dex/encoded_value.h"

namespace antecede::dex {
namespace {

/// For every opcode: how many registers, counted from the operand, each of A, B and C stands for (0, 1 or 2).
struct RegisterUse {
  uint8_t a = 0, b = 0, c = 0;
  bool arguments = false;  ///< 35c, 45cc
  bool range = false;      ///< 3rc, 4rcc
};

constexpr bool has_a(Format format) {
  switch (format) {
    case Format::Unused:
    case Format::F10x:
    case Format::F10t:
    case Format::F20t:
    case Format::F30t:
    case Format::F35c:
    case Format::F3rc:
    case Format::F45cc:
    case Format::F4rcc: return false;
    default: return true;
  }
}

constexpr bool has_b(Format format) {
  switch (format) {
    case Format::F12x:
    case Format::F22x:
    case Format::F23x:
    case Format::F22b:
    case Format::F22t:
    case Format::F22s:
    case Format::F22c:
    case Format::F32x: return true;
    default: return false;
  }
}

constexpr RegisterUse register_use(Format format, int flags) {
  RegisterUse use;
  if (has_a(format)) use.a = flags & k_wide_a ? 2 : 1;
  if (has_b(format)) use.b = flags & k_wide_b ? 2 : 1;
  if (format == Format::F23x) use.c = flags & k_wide_c ? 2 : 1;
  use.arguments = format == Format::F35c || format == Format::F45cc;
  use.range = format == Format::F3rc || format == Format::F4rcc;
  return use;
}

constexpr std::array<RegisterUse, 256> k_register_use = {{
#define ANTECEDE_OPCODE(value, symbol, name, format, index, flags) register_use(Format::format, flags),
#include "dex/opcodes.inc"
#undef ANTECEDE_OPCODE
}};

bool is_static_call(Opcode opcode) {
  return opcode == Opcode::InvokeStatic || opcode == Opcode::InvokeStaticRange || opcode == Opcode::InvokeCustom ||
         opcode == Opcode::InvokeCustomRange;
}

/// The kind of move-result that takes a value of this shorty letter.
Opcode fitting_move(char kind) {
  if (kind == 'L') return Opcode::MoveResultObject;
  return is_wide(kind) ? Opcode::MoveResultWide : Opcode::MoveResult;
}

}  // namespace

Complaint CodeVerifier::check(const Instruction& instruction, const Instruction* previous) const {
  const OpcodeInfo& info = opcode_info(instruction.opcode);
  if (Complaint complaint = check_registers(instruction, info)) return complaint;
  if (info.index != IndexKind::None) {
    if (Complaint complaint = check_index(instruction, info.index)) return complaint;
    if (info.index == IndexKind::Type) return check_type_use(instruction);
    if (info.flags & k_invoke) return check_invoke(instruction);
    return instruction.opcode < Opcode::InvokePolymorphic ? nullptr : check_version(instruction.opcode);
  }
  if (instruction.opcode >= Opcode::MoveResult && instruction.opcode <= Opcode::MoveResultObject)
    return check_move_result(instruction, previous);
  return nullptr;
}

Complaint CodeVerifier::check_registers(const Instruction& instruction, const OpcodeInfo& info) const {
  const RegisterUse& use = k_register_use[size_t(instruction.opcode)];
  const uint32_t count = code_.register_count;
  constexpr Complaint k_outside = "register out of range";
  if (use.a && instruction.a + use.a > count) return k_outside;
  if (use.b && instruction.b + use.b > count) return k_outside;
  if (use.c && instruction.c + use.c > count) return k_outside;
  if (use.range && instruction.c + instruction.argument_count > count) return k_outside;
  if (use.arguments) {
    for (uint32_t i = 0; i < instruction.argument_count; ++i)
      if (instruction.arguments[i] >= count) return k_outside;
  }
  if ((info.flags & k_invoke) && instruction.argument_count > code_.out_count)
    return "call passes more arguments than outs_size";
  return nullptr;
}

Complaint CodeVerifier::check_index(const Instruction& instruction, IndexKind kind) const {
  uint32_t index = instruction.index;
  switch (kind) {
    case IndexKind::String: return index < file_.string_count() ? nullptr : "string index out of range";
    case IndexKind::Type: return index < file_.type_count() ? nullptr : "type index out of range";
    case IndexKind::Field: return index < file_.field_count() ? nullptr : "field index out of range";
    case IndexKind::MethodAndProto:
      if (instruction.proto_index >= file_.proto_count()) return "proto index out of range";
      [[fallthrough]];
    case IndexKind::Method: return index < file_.method_count() ? nullptr : "method index out of range";
    case IndexKind::CallSite: return index < file_.call_site_count() ? nullptr : "call site index out of range";
    case IndexKind::MethodHandle:
      return index < file_.method_handle_count() ? nullptr : "method handle index out of range";
    case IndexKind::Proto: return index < file_.proto_count() ? nullptr : "proto index out of range";
    case IndexKind::None: break;
  }
  return nullptr;
}

Complaint CodeVerifier::check_type_use(const Instruction& instruction) const {
  char kind = file_.descriptor(TypeIndex(instruction.index))[0];
  switch (instruction.opcode) {
    case Opcode::NewInstance: return kind == 'L' ? nullptr : "new-instance of something that is no class";
    case Opcode::NewArray:
    case Opcode::FilledNewArray:
    case Opcode::FilledNewArrayRange: return kind == '[' ? nullptr : "new array of something that is no array type";
    case Opcode::CheckCast:
    case Opcode::InstanceOf: return kind == 'L' || kind == '[' ? nullptr : "type test against a primitive type";
    default: return nullptr;
  }
}

bool CodeVerifier::invoked_shape(const Instruction& instruction, ProtoShape& out) const {
  ProtoIndex proto;
  switch (opcode_info(instruction.opcode).index) {
    case IndexKind::Method: proto = file_.method(MethodIndex(instruction.index)).proto; break;
    case IndexKind::MethodAndProto: proto = ProtoIndex(instruction.proto_index); break;
    default: {
      auto type = read_call_site_type(file_, CallSiteIndex(instruction.index));
      if (!type) return false;
      proto = *type;
    }
  }
  out = proto_shape(file_.string(file_.proto(proto).shorty));
  return true;
}

Complaint CodeVerifier::check_invoke(const Instruction& instruction) const {
  if (instruction.opcode >= Opcode::InvokePolymorphic)
    if (Complaint complaint = check_version(instruction.opcode)) return complaint;
  ProtoShape shape;
  if (!invoked_shape(instruction, shape)) return "malformed call site";
  uint32_t receiver = is_static_call(instruction.opcode) ? 0 : 1;
  if (instruction.argument_count != shape.argument_registers + receiver)
    return "call passes the wrong number of arguments";
  if (shape.argument_registers == shape.parameters.size() || !k_register_use[size_t(instruction.opcode)].arguments)
    return nullptr;
  return check_wide_arguments(instruction, shape, receiver);
}

Complaint CodeVerifier::check_wide_arguments(const Instruction& instruction, const ProtoShape& shape,
                                             uint32_t receiver) const {
  uint32_t position = receiver;
  for (char kind : shape.parameters) {
    if (!is_wide(kind)) {
      ++position;
      continue;
    }
    if (instruction.arguments[position + 1] != instruction.arguments[position] + 1)
      return "wide argument is not a register pair";
    position += 2;
  }
  return nullptr;
}

Complaint CodeVerifier::check_move_result(const Instruction& instruction, const Instruction* previous) const {
  if (!previous || !(opcode_info(previous->opcode).flags & k_sets_result))
    return "move-result without a result before it";
  char kind = 'L';  // filled-new-array
  if (opcode_info(previous->opcode).flags & k_invoke) {
    ProtoShape shape;
    if (!invoked_shape(*previous, shape)) return "malformed call site";
    kind = shape.return_kind;
  }
  if (kind == 'V') return "move-result after a call that returns nothing";
  return instruction.opcode == fitting_move(kind) ? nullptr : "move-result of the wrong kind";
}

Complaint CodeVerifier::check_version(Opcode opcode) const {
  int since = opcode >= Opcode::ConstMethodHandle ? 39 : 38;
  return file_.version() >= since ? nullptr : "opcode does not exist in this DEX version";
}

}  // namespace antecede::dex

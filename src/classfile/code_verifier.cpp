#include "classfile/code_verifier.h"

#include <fmt/format.h>

#include "base/assert.h"
#include "classfile/access_flags.h"

namespace antecede::classfile {
namespace {

constexpr uint8_t k_first_array_type = 4;  // boolean
constexpr uint8_t k_last_array_type = 11;  // long

MethodShape shape_of(const Method& method) {
  auto shape = read_method_descriptor(method.descriptor);
  ANTECEDE_ASSERT(shape.has_value());
  return *shape;
}

/// The return instruction for a result of this kind.
Opcode return_for(char kind) {
  switch (kind) {
    case 'V': return Opcode::Return;
    case 'J': return Opcode::Lreturn;
    case 'F': return Opcode::Freturn;
    case 'D': return Opcode::Dreturn;
    case 'L': return Opcode::Areturn;
    default: return Opcode::Ireturn;
  }
}

}  // namespace

CodeVerifier::CodeVerifier(const ClassFile& file, const Method& method, const DecodedCode& code)
    : file_(file),
      pool_(file.pool()),
      code_(code),
      is_static_(method.access_flags & k_static),
      shape_(shape_of(method)) {}

base::Status CodeVerifier::verify_limits() const {
  return base::require(shape_.argument_slots + (is_static_ ? 0 : 1) <= code_.max_locals,
                       "the arguments exceed the locals");
}

base::Status CodeVerifier::verify(const Instruction& instruction) const {
  const OpcodeInfo& info = opcode_info(instruction.opcode);
  if (info.flags & (k_reads_local | k_writes_local)) return verify_local(instruction);
  if (info.flags & k_return) return verify_return(instruction.opcode);
  if (info.flags & k_invoke) return verify_invoke(instruction);
  if (info.flags & k_subroutine) return base::require(file_.major_version() < 51, "jsr in a file of Java 7 or later");
  if (info.format == Format::ArrayType)
    return base::require(instruction.count >= k_first_array_type && instruction.count <= k_last_array_type,
                         "newarray of an unknown type");
  return verify_constant(instruction);
}

base::Status CodeVerifier::verify_local(const Instruction& instruction) const {
  const uint16_t flags = opcode_info(instruction.opcode).flags;
  if (flags & k_subroutine)
    ANTECEDE_CHECK(base::require(file_.major_version() < 51, "ret in a file of Java 7 or later"));
  const uint32_t last = instruction.local + (flags & k_wide_local ? 1 : 0);
  if (last < code_.max_locals) return {};
  return base::bad_input(fmt::format("local {} of {}", last, code_.max_locals));
}

base::Status CodeVerifier::verify_constant(const Instruction& instruction) const {
  switch (instruction.opcode) {
    case Opcode::Ldc:
    case Opcode::LdcW:
    case Opcode::Ldc2W: return verify_load(instruction);
    case Opcode::GetStatic:
    case Opcode::PutStatic:
    case Opcode::GetField:
    case Opcode::PutField: return expect(instruction, ConstantTag::Field);
    case Opcode::New:
    case Opcode::ANewArray:
    case Opcode::MultiANewArray:
    case Opcode::CheckCast:
    case Opcode::InstanceOf: return verify_class_operand(instruction);
    default: return {};
  }
}

base::Status CodeVerifier::verify_load(const Instruction& instruction) const {
  const ConstantTag tag = pool_.tag(instruction.constant);
  if (!pool_.is_loadable(instruction.constant)) return base::bad_input("loads a constant that cannot be loaded");
  if (tag == ConstantTag::Class && file_.major_version() < 49)
    return base::bad_input("loads a class in a file before Java 5");
  bool is_pair = tag == ConstantTag::Long || tag == ConstantTag::Double;
  if (tag == ConstantTag::Dynamic) {
    const std::string_view type = pool_.dynamic(instruction.constant).descriptor;
    is_pair = type == "J" || type == "D";
  }
  return base::require(is_pair == (instruction.opcode == Opcode::Ldc2W), "loads a constant of the wrong size");
}

base::Status CodeVerifier::verify_invoke(const Instruction& instruction) const {
  if (instruction.opcode == Opcode::InvokeDynamic) return expect(instruction, ConstantTag::InvokeDynamic);
  if (instruction.opcode == Opcode::InvokeInterface) return verify_interface_call(instruction);
  const bool may_be_interface = instruction.opcode != Opcode::InvokeVirtual && file_.major_version() >= 52;
  if (!may_be_interface || pool_.tag(instruction.constant) != ConstantTag::InterfaceMethod)
    ANTECEDE_CHECK(expect(instruction, ConstantTag::Method));
  if (instruction.opcode == Opcode::InvokeSpecial) return {};
  return base::require(!pool_.member(instruction.constant).name.starts_with('<'), "calls an initialiser directly");
}

base::Status CodeVerifier::verify_interface_call(const Instruction& instruction) const {
  ANTECEDE_CHECK(expect(instruction, ConstantTag::InterfaceMethod));
  const auto callee = read_method_descriptor(pool_.member(instruction.constant).descriptor);
  ANTECEDE_ASSERT(callee.has_value());
  return base::require(instruction.count == callee->argument_slots + 1, "states a wrong count of argument slots");
}

base::Status CodeVerifier::verify_class_operand(const Instruction& instruction) const {
  ANTECEDE_CHECK(expect(instruction, ConstantTag::Class));
  const uint32_t dimensions = dimension_count(pool_.class_name(instruction.constant));
  switch (instruction.opcode) {
    case Opcode::New: return base::require(dimensions == 0, "new of an array");
    case Opcode::ANewArray: return base::require(dimensions < k_most_dimensions, "an array of too many dimensions");
    case Opcode::MultiANewArray:
      return base::require(instruction.count >= 1 && instruction.count <= dimensions,
                           "more dimensions than the type has");
    default: return {};
  }
}

base::Status CodeVerifier::verify_return(Opcode opcode) const {
  return base::require(opcode == return_for(shape_.return_kind), "returns what the descriptor does not say");
}

base::Status CodeVerifier::expect(const Instruction& instruction, ConstantTag tag) const {
  if (pool_.tag(instruction.constant) == tag) return {};
  return base::bad_input(fmt::format("{} wants a {}, not a {}", opcode_info(instruction.opcode).name,
                                     constant_tag_name(tag), constant_tag_name(pool_.tag(instruction.constant))));
}

}  // namespace antecede::classfile

// Parses arbitrary bytes as a class file and, where that succeeds, reads everything in it.

#include <cstdint>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/code.h"
#include "targets.h"

namespace {

using namespace antecede;
using namespace antecede::classfile;

void read_all_annotations(const ConstantPool& pool, const AnnotationBytes& bytes) {
  (void)read_annotations(pool, bytes);
  (void)read_parameter_annotations(pool, bytes);
  (void)read_annotation_default(pool, bytes);
}

/// What was verified can be resolved.
void resolve(const ConstantPool& pool, ConstantIndex index) {
  switch (pool.tag(index)) {
    case ConstantTag::Class: (void)pool.class_name(index); break;
    case ConstantTag::String: (void)pool.string(index); break;
    case ConstantTag::Field:
    case ConstantTag::Method:
    case ConstantTag::InterfaceMethod: (void)pool.member(index); break;
    case ConstantTag::NameAndType: (void)pool.name_and_type(index); break;
    case ConstantTag::MethodHandle: (void)pool.member(pool.method_handle(index).member); break;
    case ConstantTag::MethodType: (void)pool.method_type(index); break;
    case ConstantTag::Dynamic:
    case ConstantTag::InvokeDynamic: (void)pool.dynamic(index); break;
    default: break;
  }
}

void check_code(const DecodedCode& code) {
  for (const Instruction& instruction : code.instructions) {
    const uint16_t flags = opcode_info(instruction.opcode).flags;
    if ((flags & (k_branch | k_switch)) && code.at_pc[instruction.target] == DecodedCode::k_not_a_start)
      __builtin_trap();
  }
}

}  // namespace

int fuzz_classfile(const uint8_t* data, size_t size) {
  // A copy of exactly this size: reading one byte too many is seen.
  std::vector<uint8_t> bytes(data, data + size);
  auto file = ClassFile::parse(bytes, "fuzz.class");
  if (!file) return 0;
  const ConstantPool& pool = file->pool();
  for (size_t i = 1; i < pool.size(); ++i) resolve(pool, ConstantIndex(i));
  read_all_annotations(pool, file->attributes().common.annotations);
  for (const RecordComponent& component : file->attributes().components)
    read_all_annotations(pool, component.common.annotations);
  for (const Field& field : file->fields()) read_all_annotations(pool, field.common.annotations);
  DecodedCode code;
  for (const Method& method : file->methods()) {
    read_all_annotations(pool, method.common.annotations);
    if (decode_code(*file, method, code)) check_code(code);
  }
  return 0;
}

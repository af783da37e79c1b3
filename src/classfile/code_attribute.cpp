#include "classfile/code_attribute.h"

#include <array>

#include "classfile/attribute_table.h"
#include "classfile/descriptor.h"

namespace antecede::classfile {
namespace {

constexpr size_t k_most_code = 65535;
constexpr size_t k_exception_size = 8;

base::Status read_lines(const ConstantPool&, BigEndianReader& body, CodeAttribute& target) {
  const uint16_t count = body.u16();
  for (uint32_t i = 0; i < count; ++i) {
    LineEntry entry;
    entry.pc = body.u16();
    entry.line = body.u16();
    if (body.failed()) break;
    if (entry.pc >= target.code.size()) return base::bad_input("a line outside the code");
    target.out->lines.push_back(entry);
  }
  return {};
}

base::Result<LocalVariable> read_local(const ConstantPool& pool, BigEndianReader& body, const CodeAttribute& target) {
  LocalVariable variable;
  variable.start = body.u16();
  variable.end = variable.start + body.u16();
  ANTECEDE_TRY(variable.name, pool.checked_utf8(body.u16(), "name"));
  ANTECEDE_TRY(variable.descriptor, pool.checked_utf8(body.u16(), "type"));
  variable.local = body.u16();
  if (variable.end > target.code.size()) return base::bad_input("a variable outside the code");
  if (!is_valid_field_descriptor(variable.descriptor)) return base::bad_input("a variable with a malformed type");
  const bool is_pair = variable.descriptor == "J" || variable.descriptor == "D";
  if (variable.local + (is_pair ? 1 : 0) >= target.out->max_locals)
    return base::bad_input("a variable beyond the locals");
  return variable;
}

base::Status read_locals(const ConstantPool& pool, BigEndianReader& body, CodeAttribute& target) {
  const uint16_t count = body.u16();
  for (uint32_t i = 0; i < count; ++i) {
    ANTECEDE_TRY(LocalVariable variable, read_local(pool, body, target));
    target.out->locals.push_back(variable);
  }
  return {};
}

base::Status keep_stack_map(const ConstantPool&, BigEndianReader& body, CodeAttribute& target) {
  target.out->stack_map = body.take(body.remaining());
  return {};
}

constexpr std::array<AttributeRule<CodeAttribute>, 3> k_code_rules = {{
    {"LineNumberTable", read_lines, true},
    {"LocalVariableTable", read_locals, true},
    {"StackMapTable", keep_stack_map},
}};

}  // namespace

base::Result<CodeAttribute> read_code_attribute(const ConstantPool& pool, base::Bytes bytes, DecodedCode& out) {
  out.lines.clear();
  out.locals.clear();
  out.stack_map.reset();
  BigEndianReader reader(bytes);
  CodeAttribute attribute;
  attribute.out = &out;
  out.max_stack = reader.u16();
  out.max_locals = reader.u16();
  attribute.code = reader.take(reader.u32());
  attribute.exception_table = reader.take(k_exception_size * reader.u16());
  if (reader.failed()) return base::bad_input("the code is cut off");
  if (attribute.code.empty()) return base::bad_input("the code is empty");
  if (attribute.code.size() > k_most_code) return base::bad_input("the code is longer than 65535 bytes");
  ANTECEDE_CHECK(read_attributes<CodeAttribute>(pool, reader, k_code_rules, attribute));
  if (reader.remaining() != 0) return base::bad_input("bytes left over after the code");
  return attribute;
}

}  // namespace antecede::classfile

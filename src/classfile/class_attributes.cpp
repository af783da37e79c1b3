#include <array>

#include "classfile/attributes.h"
#include "classfile/common_attributes.h"
#include "classfile/descriptor.h"

namespace antecede::classfile {
namespace {

base::Status read_source_file(const ConstantPool& pool, BigEndianReader& body, ClassAttributes& target) {
  ANTECEDE_TRY(target.source_file, pool.checked_utf8(body.u16(), "file name"));
  return {};
}

base::Result<InnerClass> read_inner_class(const ConstantPool& pool, BigEndianReader& body) {
  InnerClass entry;
  ANTECEDE_TRY(entry.inner, pool.checked_class(body.u16(), "inner class"));
  if (const uint16_t outer = body.u16()) {
    ANTECEDE_TRY(entry.outer, pool.checked_class(outer, "outer class"));
  }
  if (const uint16_t name = body.u16()) {
    ANTECEDE_TRY(entry.name, pool.checked_utf8(name, "simple name"));
  }
  entry.access_flags = body.u16();
  return entry;
}

base::Status read_inner_classes(const ConstantPool& pool, BigEndianReader& body, ClassAttributes& target) {
  const uint16_t count = body.u16();
  for (uint32_t i = 0; i < count; ++i) {
    ANTECEDE_TRY(InnerClass entry, read_inner_class(pool, body));
    target.inner_classes.push_back(entry);
  }
  return {};
}

base::Status read_enclosing_method(const ConstantPool& pool, BigEndianReader& body, ClassAttributes& target) {
  EnclosingMethod enclosing;
  ANTECEDE_TRY(enclosing.owner, pool.checked_class(body.u16(), "enclosing class"));
  if (const uint16_t raw = body.u16()) {
    if (pool.tag(constant_index(raw)) != ConstantTag::NameAndType)
      return base::bad_input("the enclosing method is not a NameAndType");
    const NameAndType method = pool.name_and_type(constant_index(raw));
    if (!method.descriptor.starts_with('(')) return base::bad_input("the enclosing method is a field");
    enclosing.name = method.name;
    enclosing.descriptor = method.descriptor;
  }
  target.enclosing_method = enclosing;
  return {};
}

base::Status read_nest_host(const ConstantPool& pool, BigEndianReader& body, ClassAttributes& target) {
  ANTECEDE_TRY(target.nest_host, pool.checked_class(body.u16(), "host"));
  return {};
}

base::Status read_nest_members(const ConstantPool& pool, BigEndianReader& body, ClassAttributes& target) {
  return read_class_list(pool, body, target.nest_members);
}

base::Status read_permitted(const ConstantPool& pool, BigEndianReader& body, ClassAttributes& target) {
  return read_class_list(pool, body, target.permitted_subclasses);
}

base::Result<BootstrapMethod> read_bootstrap_method(const ConstantPool& pool, BigEndianReader& body) {
  BootstrapMethod method;
  method.handle = constant_index(body.u16());
  if (pool.tag(method.handle) != ConstantTag::MethodHandle)
    return base::bad_input("a bootstrap method is not a MethodHandle");
  const size_t count = body.u16();
  method.arguments = ConstantList(body.take(2 * count));
  for (size_t i = 0; i < method.arguments.size(); ++i)
    if (!pool.is_loadable(method.arguments[i])) return base::bad_input("an argument is not a loadable constant");
  return method;
}

base::Status read_bootstrap_methods(const ConstantPool& pool, BigEndianReader& body, ClassAttributes& target) {
  const uint16_t count = body.u16();
  for (uint32_t i = 0; i < count; ++i) {
    ANTECEDE_TRY(BootstrapMethod method, read_bootstrap_method(pool, body));
    target.bootstrap_methods.push_back(method);
  }
  return {};
}

constexpr std::array<AttributeRule<RecordComponent>, 3> k_component_rules = {{
    k_signature_rule<RecordComponent>,
    k_visible_rule<RecordComponent>,
    k_invisible_rule<RecordComponent>,
}};

base::Result<RecordComponent> read_component(const ConstantPool& pool, BigEndianReader& body) {
  RecordComponent component;
  ANTECEDE_TRY(component.name, pool.checked_utf8(body.u16(), "component name"));
  ANTECEDE_TRY(component.descriptor, pool.checked_utf8(body.u16(), "component type"));
  if (!is_valid_field_name(component.name) || !is_valid_field_descriptor(component.descriptor))
    return base::bad_input("a component with a malformed name or type");
  ANTECEDE_CHECK(read_attributes<RecordComponent>(pool, body, k_component_rules, component));
  return component;
}

base::Status read_record(const ConstantPool& pool, BigEndianReader& body, ClassAttributes& target) {
  target.is_record = true;
  const uint16_t count = body.u16();
  for (uint32_t i = 0; i < count; ++i) {
    ANTECEDE_TRY(RecordComponent component, read_component(pool, body));
    target.components.push_back(std::move(component));
  }
  return {};
}

constexpr std::array<AttributeRule<ClassAttributes>, 13> k_class_rules = {{
    {"SourceFile", read_source_file},
    {"InnerClasses", read_inner_classes},
    {"EnclosingMethod", read_enclosing_method},
    {"NestHost", read_nest_host},
    {"NestMembers", read_nest_members},
    {"PermittedSubclasses", read_permitted},
    {"BootstrapMethods", read_bootstrap_methods},
    {"Record", read_record},
    k_signature_rule<ClassAttributes>,
    k_synthetic_rule<ClassAttributes>,
    k_deprecated_rule<ClassAttributes>,
    k_visible_rule<ClassAttributes>,
    k_invisible_rule<ClassAttributes>,
}};

}  // namespace

base::Status read_class_attributes(const ConstantPool& pool, BigEndianReader& reader, ClassAttributes& attributes) {
  return read_attributes<ClassAttributes>(pool, reader, k_class_rules, attributes);
}

}  // namespace antecede::classfile

#include <array>

#include "classfile/attributes.h"
#include "classfile/common_attributes.h"

namespace antecede::classfile {
namespace {

ConstantTag constant_for(std::string_view descriptor) {
  if (descriptor == "Ljava/lang/String;") return ConstantTag::String;
  switch (descriptor[0]) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z': return ConstantTag::Integer;
    case 'J': return ConstantTag::Long;
    case 'F': return ConstantTag::Float;
    case 'D': return ConstantTag::Double;
    default: return ConstantTag::Unusable;
  }
}

base::Status read_constant_value(const ConstantPool& pool, BigEndianReader& body, Field& field) {
  field.constant_value = constant_index(body.u16());
  const ConstantTag tag = pool.tag(field.constant_value);
  if (tag == ConstantTag::Unusable || tag != constant_for(field.descriptor))
    return base::bad_input("does not fit the field's type");
  return {};
}

base::Status read_code_bytes(const ConstantPool&, BigEndianReader& body, Method& method) {
  method.code = body.take(body.remaining());
  return {};
}

base::Status read_exceptions(const ConstantPool& pool, BigEndianReader& body, Method& method) {
  return read_class_list(pool, body, method.exceptions);
}

base::Status read_parameters(const ConstantPool& pool, BigEndianReader& body, Method& method) {
  const uint8_t count = body.u8();
  for (uint32_t i = 0; i < count; ++i) {
    MethodParameter parameter;
    const uint16_t name = body.u16();
    if (name != 0) {
      ANTECEDE_TRY(parameter.name, pool.checked_utf8(name, "parameter name"));
    }
    parameter.access_flags = body.u16();
    method.parameters.push_back(parameter);
  }
  return {};
}

constexpr std::array<AttributeRule<Field>, 6> k_field_rules = {{
    {"ConstantValue", read_constant_value},
    k_signature_rule<Field>,
    k_synthetic_rule<Field>,
    k_deprecated_rule<Field>,
    k_visible_rule<Field>,
    k_invisible_rule<Field>,
}};

constexpr std::array<AttributeRule<Method>, 11> k_method_rules = {{
    {"Code", read_code_bytes},
    {"Exceptions", read_exceptions},
    {"MethodParameters", read_parameters},
    {"RuntimeVisibleParameterAnnotations", keep_annotations<Method, &AnnotationBytes::visible_parameters>},
    {"RuntimeInvisibleParameterAnnotations", keep_annotations<Method, &AnnotationBytes::invisible_parameters>},
    {"AnnotationDefault", keep_annotations<Method, &AnnotationBytes::default_value>},
    k_signature_rule<Method>,
    k_synthetic_rule<Method>,
    k_deprecated_rule<Method>,
    k_visible_rule<Method>,
    k_invisible_rule<Method>,
}};

}  // namespace

base::Status read_field_attributes(const ConstantPool& pool, BigEndianReader& reader, Field& field) {
  return read_attributes<Field>(pool, reader, k_field_rules, field);
}

base::Status read_method_attributes(const ConstantPool& pool, BigEndianReader& reader, Method& method) {
  return read_attributes<Method>(pool, reader, k_method_rules, method);
}

}  // namespace antecede::classfile

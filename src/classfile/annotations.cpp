#include "classfile/annotations.h"

#include "classfile/descriptor.h"

namespace antecede::classfile {
namespace {

constexpr int k_deepest = 32;

/// Reads element values from one attribute. A value takes at least three bytes, so lists grow with the file only.
class ElementReader {
 public:
  ElementReader(const ConstantPool& pool, base::Bytes bytes) : pool_(pool), reader_(bytes) {}

  base::Status read_list(bool visible, std::vector<Annotation>& out) {
    const uint16_t count = reader_.u16();
    for (uint32_t i = 0; i < count; ++i) {
      ANTECEDE_TRY(Annotation annotation, read_annotation(0));
      annotation.visible = visible;
      out.push_back(std::move(annotation));
    }
    return check_whole();
  }

  base::Status read_lists(bool visible, std::vector<std::vector<Annotation>>& out) {
    const uint8_t count = reader_.u8();
    if (out.size() < count) out.resize(count);
    for (uint32_t i = 0; i < count; ++i) ANTECEDE_CHECK(read_list(visible, out[i]));
    return {};
  }

  base::Result<ElementValue> read_value(int depth);

  /// After the last value: nothing is missing and nothing is left.
  base::Status finish() const {
    ANTECEDE_CHECK(check_whole());
    if (reader_.remaining() != 0) return base::bad_input("bytes left over after the annotations");
    return {};
  }

 private:
  base::Result<Annotation> read_annotation(int depth);
  base::Status read_constant(ConstantTag tag, ElementValue& value);
  base::Status read_elements(int depth, ElementValue& value);
  base::Status read_enum(ElementValue& value);
  base::Status read_class(ElementValue& value);
  base::Result<std::string_view> read_type();
  base::Status check_whole() const {
    if (reader_.failed()) return base::bad_input("annotations are cut off");
    return {};
  }

  const ConstantPool& pool_;
  BigEndianReader reader_;
};

base::Result<std::string_view> ElementReader::read_type() {
  ANTECEDE_TRY(std::string_view type, pool_.checked_utf8(reader_.u16(), "annotation type"));
  if (!is_valid_field_descriptor(type)) return base::bad_input("annotation type with a malformed descriptor");
  return type;
}

base::Result<Annotation> ElementReader::read_annotation(int depth) {
  if (depth > k_deepest) return base::bad_input("annotations are nested too deeply");
  Annotation annotation;
  ANTECEDE_TRY(annotation.type, read_type());
  const uint16_t count = reader_.u16();
  for (uint32_t i = 0; i < count; ++i) {
    ANTECEDE_TRY(std::string_view name, pool_.checked_utf8(reader_.u16(), "element name"));
    ANTECEDE_TRY(ElementValue value, read_value(depth + 1));
    annotation.elements.emplace_back(name, std::move(value));
  }
  ANTECEDE_CHECK(check_whole());
  return annotation;
}

base::Result<ElementValue> ElementReader::read_value(int depth) {
  if (depth > k_deepest) return base::bad_input("annotations are nested too deeply");
  ElementValue value;
  value.tag = ElementValue::Tag(reader_.u8());
  ANTECEDE_CHECK(check_whole());
  switch (value.tag) {
    case ElementValue::Tag::Byte:
    case ElementValue::Tag::Char:
    case ElementValue::Tag::Int:
    case ElementValue::Tag::Short:
    case ElementValue::Tag::Boolean: ANTECEDE_CHECK(read_constant(ConstantTag::Integer, value)); return value;
    case ElementValue::Tag::Double: ANTECEDE_CHECK(read_constant(ConstantTag::Double, value)); return value;
    case ElementValue::Tag::Float: ANTECEDE_CHECK(read_constant(ConstantTag::Float, value)); return value;
    case ElementValue::Tag::Long: ANTECEDE_CHECK(read_constant(ConstantTag::Long, value)); return value;
    case ElementValue::Tag::String: ANTECEDE_CHECK(read_constant(ConstantTag::Utf8, value)); return value;
    case ElementValue::Tag::Enum: ANTECEDE_CHECK(read_enum(value)); return value;
    case ElementValue::Tag::Class: ANTECEDE_CHECK(read_class(value)); return value;
    case ElementValue::Tag::Array: ANTECEDE_CHECK(read_elements(depth, value)); return value;
    case ElementValue::Tag::Annotation: {
      ANTECEDE_TRY(Annotation nested, read_annotation(depth + 1));
      value.annotation = std::make_shared<const Annotation>(std::move(nested));
      return value;
    }
  }
  return base::bad_input("element value with an unknown tag");
}

base::Status ElementReader::read_constant(ConstantTag tag, ElementValue& value) {
  value.constant = constant_index(reader_.u16());
  if (pool_.tag(value.constant) != tag) return base::bad_input("element value with a constant of another kind");
  if (tag == ConstantTag::Utf8) value.text = pool_.utf8(value.constant);
  return {};
}

base::Status ElementReader::read_enum(ElementValue& value) {
  ANTECEDE_TRY(value.text, read_type());
  ANTECEDE_TRY(value.enum_name, pool_.checked_utf8(reader_.u16(), "enum constant"));
  return {};
}

base::Status ElementReader::read_class(ElementValue& value) {
  ANTECEDE_TRY(value.text, pool_.checked_utf8(reader_.u16(), "class value"));
  if (value.text != "V" && !is_valid_field_descriptor(value.text))
    return base::bad_input("class value with a malformed descriptor");
  return {};
}

base::Status ElementReader::read_elements(int depth, ElementValue& value) {
  const uint16_t count = reader_.u16();
  for (uint32_t i = 0; i < count; ++i) {
    ANTECEDE_TRY(ElementValue element, read_value(depth + 1));
    value.elements.push_back(std::move(element));
  }
  return check_whole();
}

base::Status read_list(const ConstantPool& pool, const std::optional<base::Bytes>& bytes, bool visible,
                       std::vector<Annotation>& out) {
  if (!bytes) return {};
  ElementReader reader(pool, *bytes);
  ANTECEDE_CHECK(reader.read_list(visible, out));
  return reader.finish();
}

base::Status read_lists(const ConstantPool& pool, const std::optional<base::Bytes>& bytes, bool visible,
                        std::vector<std::vector<Annotation>>& out) {
  if (!bytes) return {};
  ElementReader reader(pool, *bytes);
  ANTECEDE_CHECK(reader.read_lists(visible, out));
  return reader.finish();
}

}  // namespace

base::Result<std::vector<Annotation>> read_annotations(const ConstantPool& pool, const AnnotationBytes& bytes) {
  std::vector<Annotation> annotations;
  ANTECEDE_CHECK(read_list(pool, bytes.visible, true, annotations));
  ANTECEDE_CHECK(read_list(pool, bytes.invisible, false, annotations));
  return annotations;
}

base::Result<std::vector<std::vector<Annotation>>> read_parameter_annotations(const ConstantPool& pool,
                                                                              const AnnotationBytes& bytes) {
  std::vector<std::vector<Annotation>> lists;
  ANTECEDE_CHECK(read_lists(pool, bytes.visible_parameters, true, lists));
  ANTECEDE_CHECK(read_lists(pool, bytes.invisible_parameters, false, lists));
  return lists;
}

base::Result<std::optional<ElementValue>> read_annotation_default(const ConstantPool& pool,
                                                                  const AnnotationBytes& bytes) {
  if (!bytes.default_value) return std::optional<ElementValue>();
  ElementReader reader(pool, *bytes.default_value);
  ANTECEDE_TRY(ElementValue value, reader.read_value(0));
  ANTECEDE_CHECK(reader.finish());
  return std::optional<ElementValue>(std::move(value));
}

}  // namespace antecede::classfile

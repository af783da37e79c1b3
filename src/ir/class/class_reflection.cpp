// The part of ClassSource that tells what code does not need: for reflection, and marks.
#include "ir/class/class_source.h"
#include "ir/class/class_symbols.h"
#include "ir/program.h"

namespace antecede::ir {

namespace {

using classfile::ConstantTag;
using classfile::ElementValue;

std::string descriptor_of(std::string_view internal_name) {
  return internal_name.starts_with('[') ? std::string(internal_name) : "L" + std::string(internal_name) + ";";
}

uint64_t number(const classfile::ConstantPool& pool, classfile::ConstantIndex index) {
  switch (pool.tag(index)) {
    case ConstantTag::Integer: return static_cast<uint64_t>(int64_t(pool.integer(index)));
    case ConstantTag::Float: return pool.float_bits(index);
    case ConstantTag::Long: return static_cast<uint64_t>(pool.long_integer(index));
    case ConstantTag::Double: return pool.double_bits(index);
    default: return 0;
  }
}

AnnotationData convert(const classfile::ConstantPool& pool, const classfile::Annotation& annotation);

/// Nesting is limited by the reader of class files.
AnnotationValue convert(const classfile::ConstantPool& pool, const ElementValue& value) {
  AnnotationValue result;
  result.tag = static_cast<char>(value.tag);
  result.text = value.text;
  result.enum_name = value.enum_name;
  if (value.constant.valid()) result.bits = number(pool, value.constant);
  for (const ElementValue& element : value.elements) result.elements.push_back(convert(pool, element));
  if (value.annotation) result.annotation = std::make_shared<AnnotationData>(convert(pool, *value.annotation));
  return result;
}

AnnotationData convert(const classfile::ConstantPool& pool, const classfile::Annotation& annotation) {
  AnnotationData result;
  result.type = annotation.type;
  for (const auto& [name, value] : annotation.elements) result.elements.emplace_back(name, convert(pool, value));
  return result;
}

/// Those visible at run time; broken ones cost the annotations of this element.
std::vector<AnnotationData> visible(const classfile::ConstantPool& pool,
                                    const std::vector<classfile::Annotation>& all) {
  std::vector<AnnotationData> result;
  for (const classfile::Annotation& annotation : all)
    if (annotation.visible) result.push_back(convert(pool, annotation));
  return result;
}

std::vector<AnnotationData> annotations_of(const classfile::ConstantPool& pool,
                                           const classfile::AnnotationBytes& bytes) {
  const auto all = classfile::read_annotations(pool, bytes);
  return all ? visible(pool, *all) : std::vector<AnnotationData>();
}

ReflectionData::MethodFacts method_facts(const classfile::ConstantPool& pool, const classfile::Method& method) {
  ReflectionData::MethodFacts facts;
  for (size_t i = 0; i < method.exceptions.size(); ++i)
    facts.exceptions.push_back(descriptor_of(pool.class_name(method.exceptions[i])));
  for (const classfile::MethodParameter& parameter : method.parameters)
    facts.parameter_names.emplace_back(parameter.name);
  const classfile::AnnotationBytes& bytes = method.common.annotations;
  facts.annotations = annotations_of(pool, bytes);
  if (const auto lists = classfile::read_parameter_annotations(pool, bytes))
    for (const auto& list : *lists) facts.parameter_annotations.push_back(visible(pool, list));
  if (const auto value = classfile::read_annotation_default(pool, bytes); value && *value)
    facts.default_value = std::make_unique<AnnotationValue>(convert(pool, **value));
  return facts;
}

/// Hands over the type of each annotation. Most classes and members have none, which costs two comparisons.
template <class Take>
void for_each_mark(const classfile::ConstantPool& pool, const classfile::AnnotationBytes& bytes, const Take& take) {
  if (!bytes.visible && !bytes.invisible) return;
  const auto all = classfile::read_annotations(pool, bytes);
  if (!all) return;
  for (const classfile::Annotation& annotation : *all) take(annotation.type);
}

}  // namespace

base::Result<ReflectionData> ClassSource::reflection(const Program& program, ClassId id) const {
  const classfile::ClassFile& file = classes_[program[id].source_position].file;
  const classfile::ConstantPool& pool = file.pool();
  const Symbols& symbols = program.symbols();
  const TypeId type = program[id].type;
  ReflectionData result;
  for (const classfile::Field& field : file.fields())
    result.fields.push_back({program.definition(symbols.find_field(
                                 {type, symbols.find_string(field.name), symbols.find_type(field.descriptor)})),
                             annotations_of(pool, field.common.annotations)});
  for (const classfile::Method& method : file.methods()) {
    result.methods.push_back(method_facts(pool, method));
    result.methods.back().id = program.definition(
        symbols.find_method({type, symbols.find_string(method.name), find_proto(symbols, method.descriptor)}));
  }
  const classfile::ClassAttributes& attributes = file.attributes();
  result.annotations = annotations_of(pool, attributes.common.annotations);
  for (const classfile::InnerClass& inner : attributes.inner_classes)
    if (inner.inner == file.this_class()) result.inner_name = std::string(inner.name);
  result.is_record = attributes.is_record;
  for (const classfile::RecordComponent& component : attributes.components)
    result.components.push_back({std::string(component.name), std::string(component.descriptor),
                                 std::string(component.common.signature),
                                 annotations_of(pool, component.common.annotations)});
  result.is_sealed = attributes.permitted_subclasses.size() > 0;
  for (size_t i = 0; i < attributes.permitted_subclasses.size(); ++i)
    result.permitted.push_back(descriptor_of(pool.class_name(attributes.permitted_subclasses[i])));
  return result;
}

ClassMarks ClassSource::marks(const Program& program, ClassId id) const {
  const classfile::ClassFile& file = classes_[program[id].source_position].file;
  const classfile::ConstantPool& pool = file.pool();
  const Symbols& symbols = program.symbols();
  const TypeId owner = program[id].type;
  ClassMarks result;
  for_each_mark(pool, file.attributes().common.annotations,
                [&](std::string_view type) { result.on_class.push_back(type); });
  for (const classfile::Field& field : file.fields())
    for_each_mark(pool, field.common.annotations, [&](std::string_view type) {
      const FieldRef ref{owner, symbols.find_string(field.name), symbols.find_type(field.descriptor)};
      if (const FieldId found = program.definition(symbols.find_field(ref)); found.valid())
        result.on_fields.emplace_back(found, type);
    });
  for (const classfile::Method& method : file.methods())
    for_each_mark(pool, method.common.annotations, [&](std::string_view type) {
      const MethodRef ref{owner, symbols.find_string(method.name), find_proto(symbols, method.descriptor)};
      if (const MethodId found = program.definition(symbols.find_method(ref)); found.valid())
        result.on_methods.emplace_back(found, type);
    });
  return result;
}

}  // namespace antecede::ir

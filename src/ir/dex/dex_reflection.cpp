// The part of DexSource that only reflection asks for.
#include <algorithm>

#include <absl/container/flat_hash_map.h>

#include "dex/annotations.h"
#include "ir/dex/dex_source.h"
#include "ir/program.h"

namespace antecede::ir {

namespace {

using dex::EncodedAnnotation;
using dex::EncodedValue;
using dex::Visibility;
using Tag = EncodedValue::Type;
using Annotations = std::vector<dex::Annotation>;

/// Turns annotations of a DEX file into those that reflection shows. Nesting is limited by their reader.
class Converter {
 public:
  explicit Converter(const dex::DexFile& file) : file_(file) {}

  AnnotationValue value(const EncodedValue& encoded) const;
  AnnotationData annotation(const EncodedAnnotation& encoded) const;
  std::vector<AnnotationData> visible(const Annotations& all) const;

  /// The element of a system annotation (`Ldalvik/annotation/Throws;`), if it is there and of that type.
  const EncodedValue* system_element(const Annotations& all, std::string_view annotation, std::string_view element,
                                     Tag type) const;
  /// Its elements, if it is an array; what is no type, or no string, is left out.
  std::vector<std::string> types(const EncodedValue* array) const;
  std::vector<std::string> strings(const EncodedValue* array) const;

 private:
  std::string text(uint64_t string) const { return std::string(file_.string(dex::StringIndex(string))); }

  const dex::DexFile& file_;
};

/// The letter of a class file for a number's type.
char tag_of(Tag type) {
  switch (type) {
    case Tag::Byte: return 'B';
    case Tag::Short: return 'S';
    case Tag::Char: return 'C';
    case Tag::Long: return 'J';
    case Tag::Float: return 'F';
    case Tag::Double: return 'D';
    case Tag::Boolean: return 'Z';
    default: return 'I';
  }
}

/// What no annotation can contain (methods, handles, null) becomes the number 0.
AnnotationValue Converter::value(const EncodedValue& encoded) const {
  AnnotationValue result;
  switch (encoded.type) {
    case Tag::String:
      result.tag = 's';
      result.text = text(encoded.bits);
      break;
    case Tag::Type:
      result.tag = 'c';
      result.text = std::string(file_.descriptor(dex::TypeIndex(encoded.bits)));
      break;
    case Tag::Enum: {
      const dex::FieldRef constant = file_.field(dex::FieldIndex(encoded.bits));
      result.tag = 'e';
      result.text = std::string(file_.descriptor(constant.owner));
      result.enum_name = std::string(file_.string(constant.name));
      break;
    }
    case Tag::Array:
      result.tag = '[';
      for (const EncodedValue& element : encoded.elements) result.elements.push_back(value(element));
      break;
    case Tag::Annotation:
      result.tag = '@';
      result.annotation = std::make_shared<AnnotationData>(annotation(*encoded.annotation));
      break;
    case Tag::Field:
    case Tag::Method:
    case Tag::MethodType:
    case Tag::MethodHandle:
    case Tag::Null: break;
    default: result.tag = tag_of(encoded.type); result.bits = encoded.bits;
  }
  return result;
}

AnnotationData Converter::annotation(const EncodedAnnotation& encoded) const {
  AnnotationData result;
  result.type = std::string(file_.descriptor(encoded.type));
  for (const auto& [name, element] : encoded.elements)
    result.elements.emplace_back(std::string(file_.string(name)), value(element));
  return result;
}

std::vector<AnnotationData> Converter::visible(const Annotations& all) const {
  std::vector<AnnotationData> result;
  for (const dex::Annotation& one : all)
    if (one.visibility == Visibility::Runtime) result.push_back(annotation(one.value));
  return result;
}

const EncodedValue* Converter::system_element(const Annotations& all, std::string_view annotation,
                                              std::string_view element, Tag type) const {
  for (const dex::Annotation& one : all) {
    if (one.visibility != Visibility::System || file_.descriptor(one.value.type) != annotation) continue;
    for (const auto& [name, encoded] : one.value.elements)
      if (encoded.type == type && file_.string(name) == element) return &encoded;
  }
  return nullptr;
}

std::vector<std::string> Converter::types(const EncodedValue* array) const {
  std::vector<std::string> result;
  if (!array) return result;
  for (const EncodedValue& element : array->elements)
    if (element.type == Tag::Type) result.emplace_back(file_.descriptor(dex::TypeIndex(element.bits)));
  return result;
}

std::vector<std::string> Converter::strings(const EncodedValue* array) const {
  std::vector<std::string> result;
  if (!array) return result;
  for (const EncodedValue& element : array->elements)
    result.push_back(element.type == Tag::String ? text(element.bits) : std::string());
  return result;
}

constexpr std::string_view k_throws = "Ldalvik/annotation/Throws;";
constexpr std::string_view k_default = "Ldalvik/annotation/AnnotationDefault;";
constexpr std::string_view k_parameters = "Ldalvik/annotation/MethodParameters;";
constexpr std::string_view k_permitted = "Ldalvik/annotation/PermittedSubclasses;";
constexpr std::string_view k_record = "Ldalvik/annotation/Record;";

/// The facts of a member, which come in the order of the two ranges; null: of another class's, or of none.
template <class Facts, class MemberId>
Facts* facts_of(std::vector<Facts>& all, const base::IdRange<MemberId>& first, const base::IdRange<MemberId>& second,
                MemberId id) {
  if (!id.valid()) return nullptr;
  if (first.contains(id)) return &all[id.value() - first[0].value()];
  return second.contains(id) ? &all[first.size() + (id.value() - second[0].value())] : nullptr;
}

void add_method_facts(const Converter& converter, const Annotations& annotations,
                      ReflectionData::MethodFacts& facts) {
  facts.annotations = converter.visible(annotations);
  facts.exceptions = converter.types(converter.system_element(annotations, k_throws, "value", Tag::Array));
  facts.parameter_names = converter.strings(converter.system_element(annotations, k_parameters, "names", Tag::Array));
}

/// A record's parts as the compiler for DEX keeps them.
void add_components(const Converter& converter, const Annotations& annotations, ReflectionData& result) {
  const EncodedValue* types = converter.system_element(annotations, k_record, "componentTypes", Tag::Array);
  const std::vector<std::string> names =
      converter.strings(converter.system_element(annotations, k_record, "componentNames", Tag::Array));
  const std::vector<std::string> descriptors = converter.types(types);
  result.is_record = types != nullptr;
  for (size_t i = 0; i < std::min(names.size(), descriptors.size()); ++i)
    result.components.push_back({names[i], descriptors[i], {}, {}});
}

/// Defaults of an annotation's elements are kept as one annotation of the class.
void add_defaults(const Converter& converter, const Program& program, const dex::DexFile& file,
                  const Annotations& annotations, ReflectionData& result) {
  const EncodedValue* defaults = converter.system_element(annotations, k_default, "value", Tag::Annotation);
  if (!defaults) return;
  absl::flat_hash_map<std::string_view, const EncodedValue*> by_name;
  for (const auto& [name, encoded] : defaults->annotation->elements) by_name[file.string(name)] = &encoded;
  const Symbols& symbols = program.symbols();
  for (ReflectionData::MethodFacts& facts : result.methods) {
    const auto found = by_name.find(symbols.text(symbols.method(program[facts.id].ref).name));
    if (found != by_name.end())
      facts.default_value = std::make_unique<AnnotationValue>(converter.value(*found->second));
  }
}

}  // namespace

/// The order of declaration is not in a DEX file: members come in the order a device gives them.
base::Result<ReflectionData> DexSource::reflection(const Program& program, ClassId id) const {
  const Class& definition = program[id];
  ReflectionData result;
  for (const auto& range : {definition.instance_fields, definition.static_fields})
    for (const FieldId field : range) result.fields.push_back({field, {}});
  for (const auto& range : {definition.virtual_methods, definition.direct_methods})
    for (const MethodId method : range) result.methods.emplace_back().id = method;
  const dex::ClassDef class_def = file_.class_def(definition.source_position);
  if (!class_def.annotations_offset) return result;
  ANTECEDE_TRY(const dex::ClassAnnotations annotations, dex::read_annotations(file_, class_def));
  const Converter converter(file_);
  const auto field_facts = [&](dex::FieldIndex field) {
    return facts_of(result.fields, definition.instance_fields, definition.static_fields,
                    program.definition(tables_[field]));
  };
  const auto method_facts = [&](dex::MethodIndex method) {
    return facts_of(result.methods, definition.virtual_methods, definition.direct_methods,
                    program.definition(tables_[method]));
  };
  result.annotations = converter.visible(annotations.on_class);
  if (const StringId inner = tables_[dex::read_nesting(annotations, file_).inner_name]; inner.valid())
    result.inner_name = std::string(program.symbols().text(inner));
  result.permitted =
      converter.types(converter.system_element(annotations.on_class, k_permitted, "value", Tag::Array));
  result.is_sealed = !result.permitted.empty();
  add_components(converter, annotations.on_class, result);
  for (const auto& on_field : annotations.on_fields)
    if (auto* facts = field_facts(on_field.member)) facts->annotations = converter.visible(on_field.annotations);
  for (const auto& on_method : annotations.on_methods)
    if (auto* facts = method_facts(on_method.member)) add_method_facts(converter, on_method.annotations, *facts);
  for (const auto& [method, lists] : annotations.on_parameters)
    if (auto* facts = method_facts(method))
      for (const Annotations& list : lists) facts->parameter_annotations.push_back(converter.visible(list));
  add_defaults(converter, program, file_, annotations.on_class, result);
  return result;
}

}  // namespace antecede::ir

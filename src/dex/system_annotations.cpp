#include "dex/annotations.h"

namespace antecede::dex {
namespace {

const EncodedAnnotation* find(const std::vector<Annotation>& annotations, const DexFile& file,
                              std::string_view descriptor) {
  for (const Annotation& annotation : annotations) {
    if (annotation.visibility == Visibility::System && file.descriptor(annotation.value.type) == descriptor)
      return &annotation.value;
  }
  return nullptr;
}

/// The element of that name and type, or null: what has another type is as good as absent.
const EncodedValue* element(const EncodedAnnotation* annotation, const DexFile& file, std::string_view name,
                            EncodedValue::Type type) {
  if (!annotation) return nullptr;
  for (const auto& [element_name, value] : annotation->elements)
    if (value.type == type && file.string(element_name) == name) return &value;
  return nullptr;
}

void read_inner_class(const EncodedAnnotation* annotation, const DexFile& file, ClassNesting& out) {
  if (!annotation) return;
  out.is_inner = true;
  if (auto* name = element(annotation, file, "name", EncodedValue::Type::String))
    out.inner_name = StringIndex(name->bits);
  if (auto* flags = element(annotation, file, "accessFlags", EncodedValue::Type::Int))
    out.inner_flags = static_cast<uint32_t>(flags->bits);
}

}  // namespace

ClassNesting read_nesting(const ClassAnnotations& annotations, const DexFile& file) {
  using Type = EncodedValue::Type;
  ClassNesting out;
  auto value_of = [&](std::string_view descriptor, Type type) {
    return element(find(annotations.on_class, file, descriptor), file, "value", type);
  };
  if (auto* value = value_of("Ldalvik/annotation/EnclosingClass;", Type::Type))
    out.enclosing_class = TypeIndex(value->bits);
  if (auto* value = value_of("Ldalvik/annotation/EnclosingMethod;", Type::Method))
    out.enclosing_method = MethodIndex(value->bits);
  read_inner_class(find(annotations.on_class, file, "Ldalvik/annotation/InnerClass;"), file, out);
  if (auto* value = value_of("Ldalvik/annotation/MemberClasses;", Type::Array)) {
    for (const EncodedValue& member : value->elements)
      if (member.type == Type::Type) out.member_classes.push_back(TypeIndex(member.bits));
  }
  return out;
}

std::optional<std::string> read_signature(const std::vector<Annotation>& annotations, const DexFile& file) {
  const EncodedAnnotation* annotation = find(annotations, file, "Ldalvik/annotation/Signature;");
  const EncodedValue* parts = element(annotation, file, "value", EncodedValue::Type::Array);
  if (!parts) return std::nullopt;
  std::string text;
  for (const EncodedValue& part : parts->elements)
    if (part.type == EncodedValue::Type::String) text += file.string(StringIndex(part.bits));
  return text;
}

}  // namespace antecede::dex

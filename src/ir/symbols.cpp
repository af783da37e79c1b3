#include "ir/symbols.h"

#include <algorithm>
#include <cstring>

#include <absl/hash/hash.h>

namespace antecede::ir {

namespace {
constexpr std::string_view k_primitive_tags = "VZBSCIJFD";
}

size_t Symbols::ProtoTraits::hash(const Proto& proto) {
  return absl::HashOf(proto.return_type, absl::MakeConstSpan(proto.parameters.data(), proto.parameters.size()));
}
bool Symbols::ProtoTraits::equal(const Proto& a, const Proto& b) {
  return a.return_type == b.return_type && std::ranges::equal(a.parameters, b.parameters);
}
size_t Symbols::FieldTraits::hash(const FieldRef& ref) {
  return absl::HashOf(ref.owner, ref.name, ref.type);
}
bool Symbols::FieldTraits::equal(const FieldRef& a, const FieldRef& b) {
  return a.owner == b.owner && a.name == b.name && a.type == b.type;
}
size_t Symbols::MethodTraits::hash(const MethodRef& ref) {
  return absl::HashOf(ref.owner, ref.name, ref.proto);
}
bool Symbols::MethodTraits::equal(const MethodRef& a, const MethodRef& b) {
  return a.owner == b.owner && a.name == b.name && a.proto == b.proto;
}

Symbols::Symbols() {
  for (size_t i = 0; i < k_primitive_tags.size(); ++i) primitives_[i] = intern_type(k_primitive_tags.substr(i, 1));
  object_ = intern_type("Ljava/lang/Object;");
  throwable_ = intern_type("Ljava/lang/Throwable;");
  string_ = intern_type("Ljava/lang/String;");
  class_ = intern_type("Ljava/lang/Class;");
  method_handle_ = intern_type("Ljava/lang/invoke/MethodHandle;");
  method_type_ = intern_type("Ljava/lang/invoke/MethodType;");
}

StringId Symbols::intern_view(std::string_view text) {
  return strings_.intern(text);
}

StringId Symbols::intern_copy(std::string_view text) {
  return strings_.intern(text, [this](std::string_view fresh) -> std::string_view {
    char* copy = reinterpret_cast<char*>(arena_.allocate(fresh.size()));
    std::memcpy(copy, fresh.data(), fresh.size());
    return {copy, fresh.size()};
  });
}

TypeId Symbols::intern_type(std::string_view descriptor) {
  if (TypeId known = find_type(descriptor); known.valid()) return known;
  // Arrays from the innermost element outwards, without recursion: a descriptor may have 255 dimensions.
  size_t dimensions = std::min(descriptor.find_first_not_of('['), descriptor.size());
  StringId whole = intern_copy(descriptor);
  std::string_view kept = text(whole);
  TypeId element;
  for (size_t skip = dimensions + 1; skip-- > 0;) {
    std::string_view part = kept.substr(skip);
    element = types_.intern(Type{intern_view(part), part.empty() ? 'L' : part.front(), element});
  }
  return element;
}

TypeId Symbols::find_type(std::string_view descriptor) const {
  StringId name = find_string(descriptor);
  return name.valid() ? types_.find(Type{name, 'L', {}}) : TypeId();
}

ProtoId Symbols::intern_proto(TypeId return_type, std::span<const TypeId> parameters) {
  return protos_.intern(Proto{return_type, parameters}, [this](const Proto& fresh) {
    auto* copy = reinterpret_cast<TypeId*>(arena_.allocate(fresh.parameters.size_bytes()));
    std::uninitialized_copy(fresh.parameters.begin(), fresh.parameters.end(), copy);
    return Proto{fresh.return_type, {copy, fresh.parameters.size()}};
  });
}

TypeId Symbols::primitive(char tag) const {
  size_t position = k_primitive_tags.find(tag);
  ANTECEDE_ASSERT(position != std::string_view::npos);
  return primitives_[position];
}

std::string Symbols::type_name(TypeId id) const {
  return id.valid() ? readable_type(descriptor(id)) : "?";
}

std::string Symbols::proto_descriptor(ProtoId id) const {
  const Proto& proto_value = proto(id);
  std::string result = "(";
  for (TypeId parameter : proto_value.parameters) result += to_utf8(descriptor(parameter));
  return result + ")" + to_utf8(descriptor(proto_value.return_type));
}

std::string Symbols::field_name(FieldRefId id) const {
  const FieldRef& ref = field(id);
  return type_name(ref.owner) + "." + to_utf8(text(ref.name));
}

std::string Symbols::method_name(MethodRefId id) const {
  const MethodRef& ref = method(id);
  return type_name(ref.owner) + "." + to_utf8(text(ref.name)) + proto_descriptor(ref.proto);
}

}  // namespace antecede::ir

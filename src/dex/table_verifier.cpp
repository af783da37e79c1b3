#include "dex/table_verifier.h"

#include <fmt/format.h>

#include "base/mutf8.h"
#include "dex/descriptor.h"
#include "dex/little_endian.h"
#include "dex/proto_shape.h"

namespace antecede::dex {
namespace {

constexpr uint32_t k_not_defined = UINT32_MAX;

/// One number that sorts members as the format wants: by owner, name, then type or prototype.
uint64_t member_key(uint32_t owner, uint32_t name, uint32_t type) {
  return uint64_t(owner) << 48 | uint64_t(name) << 16 | type;
}

}  // namespace

TableVerifier::TableVerifier(const DexFile& dex, uint32_t first_offset) : dex_(dex), first_offset_(first_offset) {
  list_budget_ =
      ProtoShape::k_most_parameters * size_t(dex.proto_count()) + 16 * size_t(dex.class_count()) + dex.bytes_.size();
}

tl::unexpected<base::Error> TableVerifier::bad(uint32_t offset, std::string_view message) const {
  return base::bad_input(fmt::format("{}+0x{:x}: {}", dex_.name_, offset, message));
}

base::Status TableVerifier::verify() {
  ANTECEDE_CHECK(check_strings());
  ANTECEDE_CHECK(check_types());
  ANTECEDE_CHECK(check_protos());
  name_is_checked_.assign(dex_.string_count(), false);
  ANTECEDE_CHECK(check_fields());
  ANTECEDE_CHECK(check_methods());
  ANTECEDE_CHECK(check_classes());
  ANTECEDE_CHECK(check_method_handles());
  return check_call_sites();
}

base::Status TableVerifier::check_strings() {
  std::string_view previous;
  for (uint32_t i = 0; i < dex_.strings_.count; ++i) {
    uint32_t place = row_offset(dex_.strings_, i, 4);
    std::string_view text;
    ANTECEDE_CHECK(check_string(place, u32(at(place)), text));
    if (i > 0 && base::compare_mutf8(previous, text) >= 0)
      return bad(place, fmt::format("string_ids are not sorted (string {})", i));
    previous = text;
  }
  return {};
}

base::Status TableVerifier::check_string(uint32_t place, uint32_t offset, std::string_view& out) const {
  if (offset < first_offset_ || offset >= dex_.bytes_.size()) return bad(place, "string data outside the file");
  base::ByteReader reader(dex_.bytes_, offset);
  uint32_t utf16_count = reader.uleb128();
  if (reader.failed()) return bad(offset, "bad string length");
  base::Mutf8Check check = base::check_mutf8(dex_.bytes_.subspan(reader.offset()));
  if (!check.valid) return bad(offset, "string is not valid MUTF-8 or not terminated");
  if (check.utf16_count != utf16_count)
    return bad(offset, fmt::format("string of {} code units says it has {}", check.utf16_count, utf16_count));
  out = base::as_text(dex_.bytes_.subspan(reader.offset(), check.byte_count));
  return {};
}

base::Status TableVerifier::check_types() {
  type_kind_.reserve(dex_.types_.count);
  int64_t previous = -1;
  for (uint32_t i = 0; i < dex_.types_.count; ++i) {
    uint32_t place = row_offset(dex_.types_, i, 4);
    uint32_t string_index = u32(at(place));
    if (string_index >= dex_.string_count()) return bad(place, "descriptor index out of range");
    if (string_index <= previous) return bad(place, "type_ids are not sorted");
    previous = string_index;
    std::string_view text = dex_.string(StringIndex(string_index));
    if (!is_valid_descriptor(text)) return bad(place, "bad type descriptor");
    type_kind_.push_back(text[0]);
  }
  return {};
}

base::Status TableVerifier::check_type_list(uint32_t offset, uint32_t place, uint32_t most) {
  if (offset == 0) return {};
  if (offset % 4 || offset < first_offset_ || !base::slice(dex_.bytes_, offset, 4))
    return bad(place, "bad offset of a type list");
  uint32_t count = u32(at(offset));
  if (!base::slice(dex_.bytes_, uint64_t(offset) + 4, uint64_t(count) * 2))
    return bad(offset, "type list runs past the end");
  if (count > most) return bad(place, fmt::format("type list of more than {} types", most));
  if (count > list_budget_) return bad(offset, "type lists too long in all");
  list_budget_ -= count;
  for (uint32_t i = 0; i < count; ++i)
    if (u16(at(offset + 4 + 2 * i)) >= dex_.type_count()) return bad(offset, "type list index out of range");
  return {};
}

base::Status TableVerifier::check_protos() {
  Proto previous;
  for (uint32_t i = 0; i < dex_.protos_.count; ++i) {
    uint32_t place = row_offset(dex_.protos_, i, 12);
    if (u32(at(place)) >= dex_.string_count()) return bad(place, "shorty index out of range");
    if (u32(at(place + 4)) >= dex_.type_count()) return bad(place, "return type index out of range");
    uint32_t parameters = u32(at(place + 8));
    ANTECEDE_CHECK(check_type_list(parameters, place, ProtoShape::k_most_parameters));
    Proto proto = dex_.proto(ProtoIndex(i));
    ANTECEDE_CHECK(check_proto(place, proto));
    if (i > 0 && !is_sorted_after(previous, proto)) return bad(place, "proto_ids are not sorted");
    previous = proto;
  }
  return {};
}

base::Status TableVerifier::check_proto(uint32_t place, const Proto& proto) const {
  std::string_view shorty = dex_.string(proto.shorty);
  auto letter = [&](TypeIndex type) {
    char kind = type_kind_[type.value()];
    return kind == '[' ? 'L' : kind;
  };
  if (shorty.size() != proto.parameters.size() + 1 || shorty[0] != letter(proto.return_type))
    return bad(place, "shorty does not fit the prototype");
  for (uint32_t i = 0; i < proto.parameters.size(); ++i) {
    char kind = letter(proto.parameters[i]);
    if (kind == 'V') return bad(place, "parameter of type void");
    if (kind != shorty[i + 1]) return bad(place, "shorty does not fit the prototype");
  }
  return {};
}

bool TableVerifier::is_sorted_after(const Proto& previous, const Proto& next) const {
  if (previous.return_type != next.return_type) return previous.return_type < next.return_type;
  for (uint32_t i = 0; i < next.parameters.size(); ++i) {
    if (i == previous.parameters.size()) return true;
    if (previous.parameters[i] != next.parameters[i]) return previous.parameters[i] < next.parameters[i];
  }
  return false;
}

base::Status TableVerifier::check_name(uint32_t string_index, uint32_t place) {
  if (string_index >= dex_.string_count()) return bad(place, "name index out of range");
  if (name_is_checked_[string_index]) return {};
  if (!is_valid_member_name(dex_.string(StringIndex(string_index)))) return bad(place, "bad member name");
  name_is_checked_[string_index] = true;
  return {};
}

base::Status TableVerifier::check_fields() {
  uint64_t previous = 0;
  for (uint32_t i = 0; i < dex_.fields_.count; ++i) {
    uint32_t place = row_offset(dex_.fields_, i, 8);
    uint32_t owner = u16(at(place)), type = u16(at(place + 2)), name = u32(at(place + 4));
    if (owner >= dex_.type_count() || type >= dex_.type_count()) return bad(place, "field type index out of range");
    if (type_kind_[owner] != 'L') return bad(place, "owner of a field is no class");
    if (type_kind_[type] == 'V') return bad(place, "field of type void");
    ANTECEDE_CHECK(check_name(name, place));
    uint64_t key = member_key(owner, name, type);
    if (i > 0 && key <= previous) return bad(place, "field_ids are not sorted");
    previous = key;
  }
  return {};
}

base::Status TableVerifier::check_methods() {
  uint64_t previous = 0;
  for (uint32_t i = 0; i < dex_.methods_.count; ++i) {
    uint32_t place = row_offset(dex_.methods_, i, 8);
    uint32_t owner = u16(at(place)), proto = u16(at(place + 2)), name = u32(at(place + 4));
    if (owner >= dex_.type_count()) return bad(place, "method owner index out of range");
    if (type_kind_[owner] != 'L' && type_kind_[owner] != '[') return bad(place, "owner of a method is no class");
    if (proto >= dex_.proto_count()) return bad(place, "method proto index out of range");
    ANTECEDE_CHECK(check_name(name, place));
    uint64_t key = member_key(owner, name, proto);
    if (i > 0 && key <= previous) return bad(place, "method_ids are not sorted");
    previous = key;
  }
  return {};
}

base::Status TableVerifier::check_classes() {
  defined_at_.assign(dex_.type_count(), k_not_defined);
  implemented_by_.assign(dex_.type_count(), k_not_defined);
  for (uint32_t i = 0; i < dex_.classes_.count; ++i) {
    uint32_t place = row_offset(dex_.classes_, i, 32);
    uint32_t type = u32(at(place));
    if (type >= dex_.type_count()) return bad(place, "class type index out of range");
    if (type_kind_[type] != 'L') return bad(place, "class_def of something that is no class");
    if (defined_at_[type] != k_not_defined) return bad(place, "class is defined twice");
    defined_at_[type] = i;
  }
  for (uint32_t i = 0; i < dex_.classes_.count; ++i) ANTECEDE_CHECK(check_class(i));
  return {};
}

base::Status TableVerifier::check_class(uint32_t position) {
  uint32_t place = row_offset(dex_.classes_, position, 32);
  ANTECEDE_CHECK(check_class_offsets(place));
  uint32_t superclass = u32(at(place + 8)), source_file = u32(at(place + 16));
  if (source_file != TypeIndex::k_none && source_file >= dex_.string_count())
    return bad(place, "source file index out of range");
  if (superclass != TypeIndex::k_none) {
    if (superclass >= dex_.type_count()) return bad(place, "superclass index out of range");
    if (type_kind_[superclass] != 'L') return bad(place, "superclass is no class");
    ANTECEDE_CHECK(check_parent(position, TypeIndex(superclass)));
  }
  return check_interfaces(position, dex_.class_def(position));
}

base::Status TableVerifier::check_class_offsets(uint32_t place) {
  ANTECEDE_CHECK(check_type_list(u32(at(place + 12)), place, UINT16_MAX));
  uint32_t annotations = u32(at(place + 20));
  if (annotations % 4) return bad(place, "annotations of a class are not aligned");
  for (uint32_t offset : {annotations, u32(at(place + 24)), u32(at(place + 28))})
    if (offset && (offset < first_offset_ || offset >= dex_.bytes_.size()))
      return bad(place, "class_def points outside the file");
  return {};
}

base::Status TableVerifier::check_parent(uint32_t position, TypeIndex parent) const {
  constexpr int k_first_ordered_version = 37;
  uint32_t defined = defined_at_[parent.value()];
  if (defined == k_not_defined || defined < position) return {};
  uint32_t place = row_offset(dex_.classes_, position, 32);
  if (defined == position) return bad(place, "class is its own superclass or interface");
  if (dex_.version() < k_first_ordered_version) return {};
  return bad(place, "class is defined before its superclass or interface");
}

base::Status TableVerifier::check_interfaces(uint32_t position, const ClassDef& class_def) {
  uint32_t place = row_offset(dex_.classes_, position, 32);
  for (uint32_t i = 0; i < class_def.interfaces.size(); ++i) {
    TypeIndex type = class_def.interfaces[i];
    if (type_kind_[type.value()] != 'L') return bad(place, "interface is no class");
    if (implemented_by_[type.value()] == position) return bad(place, "interface is named twice");
    implemented_by_[type.value()] = position;
    ANTECEDE_CHECK(check_parent(position, type));
  }
  return {};
}

base::Status TableVerifier::check_method_handles() const {
  for (uint32_t i = 0; i < dex_.method_handles_.count; ++i) {
    uint32_t place = row_offset(dex_.method_handles_, i, 8);
    uint32_t kind = u16(at(place)), index = u16(at(place + 4));
    if (kind > uint32_t(MethodHandle::Kind::InvokeInterface)) return bad(place, "unknown kind of method handle");
    bool is_accessor = kind <= uint32_t(MethodHandle::Kind::InstanceGet);
    if (index >= (is_accessor ? dex_.field_count() : dex_.method_count()))
      return bad(place, "method handle index out of range");
  }
  return {};
}

base::Status TableVerifier::check_call_sites() const {
  for (uint32_t i = 0; i < dex_.call_sites_.count; ++i) {
    uint32_t place = row_offset(dex_.call_sites_, i, 4);
    uint32_t offset = u32(at(place));
    if (offset < first_offset_ || offset >= dex_.bytes_.size()) return bad(place, "call site outside the file");
  }
  return {};
}

}  // namespace antecede::dex

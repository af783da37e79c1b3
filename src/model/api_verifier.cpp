#include "model/api_verifier.h"

#include <fmt/format.h>

namespace antecede::model {

namespace {

// `I`, `[I`, `Ljava/lang/Object;`: enough for readers that take types apart.
bool is_type(std::string_view text) {
  const size_t element = text.find_first_not_of('[');
  if (element == std::string_view::npos) return false;
  text.remove_prefix(element);
  if (text[0] == 'L') return text.size() > 2 && text.find(';') == text.size() - 1;
  return text.size() == 1 && std::string_view("ZBCSIJFDV").find(text[0]) != std::string_view::npos;
}

bool is_level(uint8_t since, uint8_t removed_after) {
  return removed_after == 0 || removed_after >= since;
}

}  // namespace

base::Status ApiVerifier::verify() const {
  ANTECEDE_CHECK(verify_strings());
  ANTECEDE_CHECK(verify_types());
  ANTECEDE_CHECK(verify_protos());
  return verify_classes();
}

// Rows that say where the entries of each begin: from 0 to `end`, at least `least` entries each.
base::Status ApiVerifier::verify_starts(ApiTables::Section section, uint32_t end, uint32_t least,
                                        const char* what) const {
  const uint32_t rows = tables_.count(section);
  uint32_t before = tables_.u32(section, 0);
  bool good = before == 0 && tables_.u32(section, rows) == end;
  for (uint32_t i = 1; good && i <= rows; ++i) {
    const uint32_t next = tables_.u32(section, i);
    good = next >= before && next - before >= least;
    before = next;
  }
  if (!good) return base::bad_input(fmt::format("the offsets of {} do not ascend to their end", what));
  return {};
}

base::Status ApiVerifier::verify_strings() const {
  ANTECEDE_CHECK(verify_starts(ApiTables::k_strings, tables_.count(ApiTables::k_text), 0, "strings"));
  for (uint32_t i = 1; i < tables_.count(ApiTables::k_strings); ++i)
    if (tables_.string(i - 1) >= tables_.string(i))
      return base::bad_input(fmt::format("string {} is out of order", i));
  return {};
}

base::Status ApiVerifier::verify_types() const {
  const uint32_t types = tables_.count(ApiTables::k_types);
  const uint32_t classes = tables_.class_count();
  if (types >= ApiTables::k_none || classes > types)
    return base::bad_input(fmt::format("{} classes do not fit {} types", classes, types));
  for (uint32_t i = 0; i < types; ++i) {
    const uint32_t name = tables_.u32(ApiTables::k_types, i);
    if (name >= tables_.count(ApiTables::k_strings) || !is_type(tables_.string(name)))
      return base::bad_input(fmt::format("type {} is none", i));
    if (i < classes && tables_.string(name)[0] != 'L') return base::bad_input(fmt::format("class {} is none", i));
    if (i != 0 && i != classes && tables_.u32(ApiTables::k_types, i - 1) >= name)
      return base::bad_input(fmt::format("type {} is out of order", i));
  }
  return {};
}

base::Status ApiVerifier::verify_protos() const {
  ANTECEDE_CHECK(verify_starts(ApiTables::k_protos, tables_.count(ApiTables::k_parts), 1, "prototypes"));
  for (uint32_t i = 0; i < tables_.count(ApiTables::k_parts); ++i)
    if (tables_.u16(ApiTables::k_parts, i) >= tables_.count(ApiTables::k_types))
      return base::bad_input(fmt::format("part {} of the prototypes has no type", i));
  for (uint32_t i = 0; i < tables_.count(ApiTables::k_interfaces); ++i)
    if (tables_.interface_type(i) >= tables_.count(ApiTables::k_types))
      return base::bad_input(fmt::format("interface {} has no type", i));
  return {};
}

base::Status ApiVerifier::verify_classes() const {
  const ApiTables::ClassRow first = tables_.class_row(0);
  const ApiTables::ClassRow end = tables_.class_row(tables_.class_count());
  if (first.first_method != 0 || first.first_field != 0 || first.first_interface != 0 ||
      end.first_method != tables_.method_count() || end.first_field != tables_.field_count() ||
      end.first_interface != tables_.count(ApiTables::k_interfaces))
    return base::bad_input("the lists of the classes do not cover their members");
  for (uint32_t i = 0; i < tables_.class_count(); ++i) ANTECEDE_CHECK(verify_class(i));
  return {};
}

base::Status ApiVerifier::verify_class(uint32_t index) const {
  const ApiTables::ClassRow row = tables_.class_row(index);
  const ApiTables::ClassRow next = tables_.class_row(index + 1);
  const bool has_super = row.super < tables_.count(ApiTables::k_types) || row.super == ApiTables::k_none;
  // The row behind the last class has been checked, so ascending means inside.
  if (next.first_method < row.first_method || next.first_field < row.first_field ||
      next.first_interface < row.first_interface || next.first_method > tables_.method_count() ||
      next.first_field > tables_.field_count() || next.first_interface > tables_.count(ApiTables::k_interfaces) ||
      !has_super || !is_level(row.since, row.removed_after))
    return base::bad_input(fmt::format("class {} is malformed", index));
  ANTECEDE_CHECK(verify_methods(row.first_method, next.first_method));
  return verify_fields(row.first_field, next.first_field);
}

base::Status ApiVerifier::verify_methods(uint32_t first, uint32_t end) const {
  uint64_t before = 0;
  for (uint32_t i = first; i < end; ++i) {
    const ApiTables::MethodRow row = tables_.method_row(i);
    const uint64_t key = (uint64_t(row.name) << 16) | row.proto;
    if (row.name >= tables_.count(ApiTables::k_strings) || row.proto >= tables_.count(ApiTables::k_protos) ||
        (i != first && key <= before) || !is_level(row.since, row.removed_after))
      return base::bad_input(fmt::format("method {} is malformed", i));
    before = key;
  }
  return {};
}

base::Status ApiVerifier::verify_fields(uint32_t first, uint32_t end) const {
  uint64_t before = 0;
  for (uint32_t i = first; i < end; ++i) {
    const ApiTables::FieldRow row = tables_.field_row(i);
    const uint64_t key = (uint64_t(row.name) << 16) | row.type;
    if (row.name >= tables_.count(ApiTables::k_strings) || row.type >= tables_.count(ApiTables::k_types) ||
        (i != first && key <= before) || !is_level(row.since, row.removed_after) || !is_constant(row))
      return base::bad_input(fmt::format("field {} is malformed", i));
    before = key;
  }
  return {};
}

bool ApiVerifier::is_constant(const ApiTables::FieldRow& field) const {
  switch (field.constant) {
    case 0: return field.value == 0;
    case 1:
    case 3: return true;
    case 2:
    case 4: return field.value < tables_.count(ApiTables::k_wide);
    case 5: return field.value < tables_.count(ApiTables::k_strings);
    default: return false;
  }
}

}  // namespace antecede::model

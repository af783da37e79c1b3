#include "dex/encoded_value_reader.h"

#include <fmt/format.h>

namespace antecede::dex {
namespace {

constexpr int k_most_levels = 16;
constexpr const char* k_past_end = "runs past the end of the file";

using Type = EncodedValue::Type;

/// Most bytes a value of this type takes; 0 for the types without bytes of their own and for unknown ones.
uint32_t most_bytes(Type type) {
  switch (type) {
    case Type::Byte: return 1;
    case Type::Short:
    case Type::Char: return 2;
    case Type::Long:
    case Type::Double: return 8;
    case Type::Int:
    case Type::Float:
    case Type::MethodType:
    case Type::MethodHandle:
    case Type::String:
    case Type::Type:
    case Type::Field:
    case Type::Method:
    case Type::Enum: return 4;
    default: return 0;
  }
}

bool is_signed(Type type) {
  return type == Type::Byte || type == Type::Short || type == Type::Int || type == Type::Long;
}

bool is_floating(Type type) {
  return type == Type::Float || type == Type::Double;
}

uint64_t sign_extend(uint64_t value, uint32_t size) {
  unsigned shift = 64 - 8 * size;
  return static_cast<uint64_t>(static_cast<int64_t>(value << shift) >> shift);
}

}  // namespace

tl::unexpected<base::Error> EncodedValueReader::error() const {
  return base::bad_input(fmt::format("{}+0x{:x}: encoded value: {}", file_.name(), reader_.offset(), complaint_));
}

uint64_t EncodedValueReader::read_bytes(uint32_t size) {
  uint64_t value = 0;
  for (uint32_t i = 0; i < size; ++i) value |= uint64_t(reader_.u8()) << (8 * i);
  return value;
}

bool EncodedValueReader::read_value(EncodedValue& out, int depth) {
  if (depth >= k_most_levels) return fail("nested too deeply");
  if (budget_ == 0) return fail("too many values");
  --budget_;
  uint8_t head = reader_.u8();
  if (reader_.failed()) return fail(k_past_end);
  out.type = static_cast<Type>(head & 0x1f);
  uint32_t argument = head >> 5;
  if (out.type != Type::Array && out.type != Type::Annotation) return read_scalar(out, argument);
  if (argument != 0) return fail("bad size");
  if (out.type == Type::Array) return read_array(out.elements, depth + 1);
  auto annotation = std::make_shared<EncodedAnnotation>();
  bool ok = read_annotation(*annotation, depth + 1);
  out.annotation = std::move(annotation);
  return ok;
}

bool EncodedValueReader::read_scalar(EncodedValue& out, uint32_t argument) {
  if (out.type == Type::Null) return argument == 0 ? true : fail("bad size");
  if (out.type == Type::Boolean) {
    out.bits = argument;
    return argument <= 1 ? true : fail("bad boolean");
  }
  uint32_t most = most_bytes(out.type);
  if (most == 0) return fail("unknown type");
  if (argument >= most) return fail("bad size");
  return read_number(out, argument + 1, most);
}

bool EncodedValueReader::read_number(EncodedValue& out, uint32_t size, uint32_t most) {
  out.bits = read_bytes(size);
  if (reader_.failed()) return fail(k_past_end);
  if (is_signed(out.type)) out.bits = sign_extend(out.bits, size);
  if (is_floating(out.type)) out.bits <<= 8 * (most - size);
  return check_index(out) ? true : fail("index out of range");
}

bool EncodedValueReader::check_index(const EncodedValue& value) {
  switch (value.type) {
    case Type::MethodType: return value.bits < file_.proto_count();
    case Type::MethodHandle: return value.bits < file_.method_handle_count();
    case Type::String: return value.bits < file_.string_count();
    case Type::Type: return value.bits < file_.type_count();
    case Type::Field:
    case Type::Enum: return value.bits < file_.field_count();
    case Type::Method: return value.bits < file_.method_count();
    default: return true;
  }
}

bool EncodedValueReader::read_array(std::vector<EncodedValue>& out, int depth) {
  uint32_t count = reader_.uleb128();
  if (reader_.failed() || count > reader_.remaining()) return fail(k_past_end);
  if (count > budget_) return fail("too many values");
  out.resize(count);
  for (EncodedValue& value : out)
    if (!read_value(value, depth)) return false;
  return true;
}

bool EncodedValueReader::read_annotation(EncodedAnnotation& out, int depth) {
  uint32_t type = reader_.uleb128();
  uint32_t count = reader_.uleb128();
  if (reader_.failed() || count > reader_.remaining() / 2) return fail(k_past_end);
  if (type >= file_.type_count()) return fail("annotation type out of range");
  if (count > budget_) return fail("too many values");
  out.type = TypeIndex(type);
  out.elements.resize(count);
  int64_t previous = -1;
  for (auto& [name, value] : out.elements) {
    uint32_t index = reader_.uleb128();
    if (index >= file_.string_count()) return fail("element name out of range");
    if (index <= previous) return fail("element names are not sorted");
    previous = index;
    name = StringIndex(index);
    if (!read_value(value, depth)) return false;
  }
  return true;
}

}  // namespace antecede::dex

#include "apk/resource_value.h"

#include <array>
#include <cstring>

#include <fmt/format.h>

#include "apk/resource_id.h"

namespace antecede::apk {
namespace {

enum : uint8_t {
  k_null = 0x00,
  k_reference = 0x01,
  k_attribute = 0x02,
  k_string = 0x03,
  k_float = 0x04,
  k_dimension = 0x05,
  k_fraction = 0x06,
  k_dynamic_reference = 0x07,
  k_dynamic_attribute = 0x08,
  k_integer = 0x10,
  k_hexadecimal = 0x11,
  k_boolean = 0x12,
  k_first_color = 0x1c,
  k_last_color = 0x1f,
};

std::string with_unit(uint32_t complex, const char* unit) {
  return fmt::format("{}{}", complex_to_float(complex), unit);
}

std::string describe_dimension(uint32_t data) {
  static constexpr std::array<const char*, 6> k_units = {"px", "dp", "sp", "pt", "in", "mm"};
  uint32_t unit = data & 0xf;
  return with_unit(data, unit < k_units.size() ? k_units[unit] : "?");
}

std::string describe_float(uint32_t data) {
  float number;
  std::memcpy(&number, &data, sizeof(number));
  return fmt::format("{}", number);
}

}  // namespace

Value::Type value_type_of(uint8_t raw_type) {
  switch (raw_type) {
    case k_null: return Value::Type::Null;
    case k_reference: return Value::Type::Reference;
    case k_attribute: return Value::Type::Attribute;
    case k_string: return Value::Type::String;
    case k_float: return Value::Type::Float;
    case k_dimension: return Value::Type::Dimension;
    case k_fraction: return Value::Type::Fraction;
    case k_dynamic_reference: return Value::Type::DynamicReference;
    case k_dynamic_attribute: return Value::Type::DynamicAttribute;
    case k_integer: return Value::Type::Integer;
    case k_hexadecimal: return Value::Type::Hexadecimal;
    case k_boolean: return Value::Type::Boolean;
    default: break;
  }
  return raw_type >= k_first_color && raw_type <= k_last_color ? Value::Type::Color : Value::Type::Unknown;
}

bool is_integer(const Value& value) {
  return value.type == Value::Type::Integer || value.type == Value::Type::Hexadecimal ||
         value.type == Value::Type::Boolean || value.type == Value::Type::Color;
}

float complex_to_float(uint32_t complex) {
  // The mantissa fills the upper 24 bits; the radix in bits 4 and 5 says how many of them are a fraction.
  static constexpr std::array<float, 4> k_radix = {1.0f / (1 << 8), 1.0f / (1 << 15), 1.0f / (1u << 23),
                                                   1.0f / (1u << 31)};
  return static_cast<float>(static_cast<int32_t>(complex & 0xffffff00u)) * k_radix[(complex >> 4) & 3];
}

std::string describe(const Value& value) {
  switch (value.type) {
    case Value::Type::Null: return value.data == 1 ? "@empty" : "@null";
    case Value::Type::Reference:
    case Value::Type::DynamicReference: return "@" + to_string(ResourceId(value.data));
    case Value::Type::Attribute:
    case Value::Type::DynamicAttribute: return "?" + to_string(ResourceId(value.data));
    case Value::Type::String: return value.text;
    case Value::Type::Float: return describe_float(value.data);
    case Value::Type::Dimension: return describe_dimension(value.data);
    case Value::Type::Fraction: return with_unit(value.data, (value.data & 0xf) == 1 ? "%p" : "%");
    case Value::Type::Integer: return fmt::format("{}", static_cast<int32_t>(value.data));
    case Value::Type::Hexadecimal: return fmt::format("{:#x}", value.data);
    case Value::Type::Boolean: return value.data ? "true" : "false";
    case Value::Type::Color: return fmt::format("#{:08x}", value.data);
    case Value::Type::Unknown: break;
  }
  return fmt::format("(type {:#x}) {:#x}", value.raw_type, value.data);
}

std::string to_string(ResourceId id) {
  return fmt::format("0x{:08x}", id.value);
}

}  // namespace antecede::apk

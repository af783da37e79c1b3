#pragma once

#include <cstdint>

#include "apk/xml.h"

namespace antecede::apk {

/// What a stored type tag (`Res_value::dataType`) means.
Value::Type value_type_of(uint8_t raw_type);

/// Whether the value is one of the integers: decimal, hexadecimal, boolean or colour.
bool is_integer(const Value& value);

/// A complex number (dimension, fraction) without its unit.
float complex_to_float(uint32_t complex);

/// The value as people write it: text, `@0x7f0c0001`, `?0x7f010001`, `16.0dp`, `#ff00ff00`, `true`, `12`.
std::string describe(const Value& value);

}  // namespace antecede::apk

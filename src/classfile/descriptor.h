#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace antecede::classfile {

/// What the format allows at most: dimensions of an array, slots that the arguments of a method take.
constexpr uint32_t k_most_dimensions = 255;
constexpr uint32_t k_most_slots = 255;

/// A name a field may have; no dot, semicolon, bracket or slash.
bool is_valid_field_name(std::string_view text);
/// Like a field's, and without angle brackets except in `<init>` and `<clinit>`.
bool is_valid_method_name(std::string_view text);
/// `java/lang/String`: a class in internal form, no array.
bool is_valid_class_name(std::string_view text);
/// What a class constant may name: a class in internal form, or the descriptor of an array.
bool is_valid_class_constant(std::string_view text);
/// `I`, `[[J`, `Ljava/lang/String;`: at most 255 dimensions; not `V`.
bool is_valid_field_descriptor(std::string_view text);
/// How many dimensions an array descriptor has; 0 for all else.
uint32_t dimension_count(std::string_view text);

/// What the code of a method needs to know of its descriptor.
struct MethodShape {
  uint32_t argument_slots = 0;  ///< Without the receiver; long and double count twice.
  char return_kind = 'V';       ///< First letter of the return descriptor; arrays are `L`.
};
/// Nothing if the descriptor is malformed or wants more than 255 slots.
std::optional<MethodShape> read_method_descriptor(std::string_view text);

}  // namespace antecede::classfile

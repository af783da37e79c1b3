#include "classfile/descriptor.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace antecede::classfile {
namespace {

/// Characters that a name may not hold.
class CharacterSet {
 public:
  explicit constexpr CharacterSet(std::string_view members) {
    for (char c : members) is_member_[static_cast<uint8_t>(c)] = true;
  }
  bool has_any_of(std::string_view text) const {
    return std::any_of(text.begin(), text.end(), [this](char c) { return is_member_[static_cast<uint8_t>(c)]; });
  }

 private:
  std::array<bool, 256> is_member_{};
};

constexpr CharacterSet k_not_in_fields(".;[/");
constexpr CharacterSet k_not_in_methods(".;[/<>");
constexpr CharacterSet k_not_in_classes(".;[");

bool is_unqualified(std::string_view text, const CharacterSet& forbidden) {
  return !text.empty() && !forbidden.has_any_of(text);
}

/// Length of the field descriptor at the front, or 0.
size_t descriptor_length(std::string_view text) {
  const size_t dimensions = dimension_count(text);
  if (dimensions > k_most_dimensions || dimensions == text.size()) return 0;
  const char first = text[dimensions];
  if (std::string_view("BCDFIJSZ").find(first) != std::string_view::npos) return dimensions + 1;
  if (first != 'L') return 0;
  const size_t end = text.find(';', dimensions);
  if (end == std::string_view::npos) return 0;
  return is_valid_class_name(text.substr(dimensions + 1, end - dimensions - 1)) ? end + 1 : 0;
}

}  // namespace

bool is_valid_field_name(std::string_view text) {
  return is_unqualified(text, k_not_in_fields);
}

bool is_valid_method_name(std::string_view text) {
  return text == "<init>" || text == "<clinit>" || is_unqualified(text, k_not_in_methods);
}

bool is_valid_class_name(std::string_view text) {
  if (!is_unqualified(text, k_not_in_classes)) return false;
  return text.front() != '/' && text.back() != '/' && text.find("//") == std::string_view::npos;
}

bool is_valid_class_constant(std::string_view text) {
  return text.starts_with('[') ? is_valid_field_descriptor(text) : is_valid_class_name(text);
}

bool is_valid_field_descriptor(std::string_view text) {
  return !text.empty() && descriptor_length(text) == text.size();
}

uint32_t dimension_count(std::string_view text) {
  size_t dimensions = text.find_first_not_of('[');
  return static_cast<uint32_t>(dimensions == std::string_view::npos ? text.size() : dimensions);
}

std::optional<MethodShape> read_method_descriptor(std::string_view text) {
  if (!text.starts_with('(')) return std::nullopt;
  text.remove_prefix(1);
  MethodShape shape;
  while (!text.empty() && text[0] != ')') {
    const size_t length = descriptor_length(text);
    if (length == 0) return std::nullopt;
    shape.argument_slots += text[0] == 'J' || text[0] == 'D' ? 2 : 1;
    if (shape.argument_slots > k_most_slots) return std::nullopt;
    text.remove_prefix(length);
  }
  if (text.size() < 2) return std::nullopt;
  text.remove_prefix(1);
  if (text != "V" && !is_valid_field_descriptor(text)) return std::nullopt;
  shape.return_kind = text[0] == '[' ? 'L' : text[0];
  return shape;
}

}  // namespace antecede::classfile

#include "dex/descriptor.h"

#include <array>
#include <cstdint>

#include "base/mutf8.h"

namespace antecede::dex {
namespace {

constexpr size_t k_most_dimensions = 255;

constexpr std::array<bool, 128> k_plain_name = [] {
  std::array<bool, 128> valid{};
  for (char c = 'a'; c <= 'z'; ++c) valid[size_t(c)] = true;
  for (char c = 'A'; c <= 'Z'; ++c) valid[size_t(c)] = true;
  for (char c = '0'; c <= '9'; ++c) valid[size_t(c)] = true;
  for (char c : {'$', '-', '_', ' '}) valid[size_t(c)] = true;
  return valid;
}();

bool is_low_surrogate(uint16_t unit) {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/// The part of `SimpleName` beyond ASCII: no controls, no format characters, no specials, surrogates in pairs
/// only.
bool take_long_name_character(std::string_view& text) {
  uint16_t unit = base::next_utf16(text);
  if (unit < 0xa0) return false;
  if (unit >= 0xd800 && unit <= 0xdbff) return !text.empty() && is_low_surrogate(base::next_utf16(text));
  if (is_low_surrogate(unit)) return false;
  bool format = (unit >= 0x200b && unit <= 0x200f) || (unit >= 0x2028 && unit <= 0x202e);
  return !format && unit < 0xfff0;
}

bool take_name_character(std::string_view& text) {
  uint8_t byte = static_cast<uint8_t>(text[0]);
  if (byte >= 0x80) return take_long_name_character(text);
  text.remove_prefix(1);
  return k_plain_name[byte];
}

/// `java/lang/String;` to the end: no empty part.
bool is_class_name(std::string_view text) {
  bool part_is_empty = true;
  while (!text.empty()) {
    char c = text[0];
    if (c == ';' || c == '/') {
      if (part_is_empty) return false;
      if (c == ';') return text.size() == 1;
      part_is_empty = true;
      text.remove_prefix(1);
      continue;
    }
    if (!take_name_character(text)) return false;
    part_is_empty = false;
  }
  return false;
}

}  // namespace

bool is_valid_descriptor(std::string_view text) {
  size_t dimensions = 0;
  while (dimensions < text.size() && text[dimensions] == '[') ++dimensions;
  if (dimensions > k_most_dimensions || dimensions == text.size()) return false;
  text.remove_prefix(dimensions);
  if (text[0] == 'L') return is_class_name(text.substr(1));
  if (text.size() != 1) return false;
  if (text[0] == 'V') return dimensions == 0;
  return std::string_view("BCDFIJSZ").find(text[0]) != std::string_view::npos;
}

bool is_valid_member_name(std::string_view text) {
  if (text.empty()) return false;
  if (text[0] == '<') {
    if (text.size() < 2 || text.back() != '>') return false;
    text = text.substr(1, text.size() - 2);
  }
  while (!text.empty())
    if (!take_name_character(text)) return false;
  return true;
}

}  // namespace antecede::dex

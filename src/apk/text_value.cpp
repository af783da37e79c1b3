#include "apk/text_value.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>

#include "apk/attribute_words.h"

namespace antecede::apk {

namespace {

using Type = Value::Type;

struct Word {
  std::string_view word;
  uint32_t number;
};

/// Attributes that are text whatever they look like.
constexpr std::array<std::string_view, 14> k_text_attributes = {
    "name", "text",    "title",       "label",       "hint",    "tag",        "onClick",
    "key",  "summary", "versionName", "authorities", "process", "permission", "package"};

Value make(Type type, uint8_t raw_type, uint32_t data) {
  Value value;
  value.type = type;
  value.raw_type = raw_type;
  value.data = data;
  return value;
}

Value make_text(std::string_view text) {
  Value value;
  value.type = Type::String;
  value.raw_type = 0x03;
  value.text = text;
  return value;
}

std::optional<Value> word_value(std::string_view text, std::string_view attribute, const ResourceSymbols& names) {
  const AttributeWords* words = names.find_words(attribute);
  if (words == nullptr) words = find_platform_words(attribute);
  const std::optional<uint32_t> number = words == nullptr ? std::nullopt : words->number(text);
  if (!number) return {};
  return words->flags ? make(Type::Hexadecimal, 0x11, *number) : make(Type::Integer, 0x10, *number);
}

std::optional<Value> reference_value(std::string_view text, const ResourceSymbols& names) {
  if (text == "@null") return make(Type::Reference, 0x01, 0);
  const ResourceId id = names.find_reference(text);
  if (!id.valid()) return {};
  return text.starts_with('?') ? make(Type::Attribute, 0x02, id.value) : make(Type::Reference, 0x01, id.value);
}

std::optional<Value> number_value(std::string_view text) {
  const bool negative = text.starts_with('-');
  std::string_view digits = text.substr(negative ? 1 : 0);
  const bool hexadecimal = digits.starts_with("0x") || digits.starts_with("0X");
  if (hexadecimal) digits.remove_prefix(2);
  uint32_t number = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), number, hexadecimal ? 16 : 10);
  if (error != std::errc() || end != digits.data() + digits.size()) return {};
  if (negative) number = 0 - number;
  return hexadecimal ? make(Type::Hexadecimal, 0x11, number) : make(Type::Integer, 0x10, number);
}

/// `#rgb`, `#argb`, `#rrggbb`, `#aarrggbb`.
std::optional<Value> color_value(std::string_view text) {
  if (!text.starts_with('#')) return {};
  text.remove_prefix(1);
  uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  if (text.size() == 8) return make(Type::Color, 0x1c, number);
  if (text.size() == 6) return make(Type::Color, 0x1d, 0xff000000 | number);
  if (text.size() != 3 && text.size() != 4) return {};
  uint32_t wide = 0;
  for (int shift = 12; shift >= 0; shift -= 4) wide = wide << 8 | (number >> shift & 15) * 17;
  if (text.size() == 4) return make(Type::Color, 0x1e, wide);
  return make(Type::Color, 0x1f, 0xff000000 | wide);
}

/// A number as 24 bits of mantissa and a radix, as dimensions store it.
uint32_t to_complex(double number) {
  const bool negative = number < 0;
  const double size = std::min(std::fabs(number), 8388607.0);
  const auto bits = static_cast<uint64_t>(std::llround(size * (1 << 23)));
  uint32_t radix = 3, shift = 0;
  if ((bits & 0x7fffff) == 0) {
    radix = 0, shift = 23;
  } else if ((bits & 0xffffffffff800000) == 0) {
    radix = 3, shift = 0;
  } else if ((bits & 0xffffffff80000000) == 0) {
    radix = 2, shift = 8;
  } else if ((bits & 0xffffff8000000000) == 0) {
    radix = 1, shift = 16;
  } else {
    radix = 0, shift = 23;
  }
  auto mantissa = static_cast<uint32_t>(bits >> shift & 0xffffff);
  if (negative) mantissa = (0 - mantissa) & 0xffffff;
  return mantissa << 8 | radix << 4;
}

std::optional<Value> dimension_value(std::string_view text) {
  static constexpr std::array<Word, 7> k_units = {
      {{"px", 0}, {"dp", 1}, {"dip", 1}, {"sp", 2}, {"pt", 3}, {"in", 4}, {"mm", 5}}};
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || !std::isfinite(number)) return {};
  const std::string_view unit = text.substr(static_cast<size_t>(end - text.data()));
  if (unit.empty()) return make(Type::Float, 0x04, std::bit_cast<uint32_t>(static_cast<float>(number)));
  if (unit == "%") return make(Type::Fraction, 0x06, to_complex(number / 100));
  if (unit == "%p") return make(Type::Fraction, 0x06, to_complex(number / 100) | 1);
  const auto found = std::ranges::find(k_units, unit, &Word::word);
  if (found == k_units.end()) return {};
  return make(Type::Dimension, 0x05, to_complex(number) | found->number);
}

}  // namespace

Value typed_value(std::string_view text, std::string_view attribute, const ResourceSymbols& names) {
  if (text.starts_with('@') || text.starts_with('?')) return reference_value(text, names).value_or(make_text(text));
  if (std::ranges::find(k_text_attributes, attribute) != k_text_attributes.end())
    return make_text(unescape_text(text));
  if (text == "true" || text == "false") return make(Type::Boolean, 0x12, text == "true" ? 0xffffffff : 0);
  if (const std::optional<Value> word = word_value(text, attribute, names)) return *word;
  if (const std::optional<Value> number = number_value(text)) return *number;
  if (const std::optional<Value> color = color_value(text)) return *color;
  if (const std::optional<Value> dimension = dimension_value(text)) return *dimension;
  return make_text(unescape_text(text));
}

std::string unescape_text(std::string_view text) {
  std::string out;
  bool quoted = false, pending_space = false;
  auto put = [&](std::string_view piece) {
    if (pending_space && !out.empty()) out += ' ';
    pending_space = false;
    out += piece;
  };
  for (size_t at = 0; at < text.size(); ++at) {
    const char one = text[at];
    const bool space = one == ' ' || one == '\t' || one == '\n' || one == '\r';
    if (one == '"') {
      quoted = !quoted;
    } else if (space && !quoted) {
      pending_space = true;
    } else if (one == '\\' && at + 1 < text.size()) {
      const char next = text[++at];
      put(next == 'n' ? "\n" : next == 't' ? "\t" : std::string_view(&text[at], 1));
    } else {
      put(std::string_view(&text[at], 1));
    }
  }
  return out;
}

}  // namespace antecede::apk

// Names as people read them: Modified UTF-8 made UTF-8, descriptors made Java names.
#include <cstdint>
#include <string>
#include <string_view>

#include "ir/symbols.h"

namespace antecede::ir {

namespace {

constexpr uint32_t k_replacement = 0xfffd;

/// One code unit of Modified UTF-8 at `at`, which is moved behind it. Broken bytes give U+FFFD.
uint32_t next_unit(std::string_view text, size_t& at) {
  auto byte = [&](size_t i) -> uint32_t { return i < text.size() ? static_cast<uint8_t>(text[i]) : 0; };
  auto continues = [&](size_t i) { return (byte(i) & 0xc0) == 0x80; };
  uint32_t first = byte(at);
  if (first < 0x80) return ++at, first;
  if ((first & 0xe0) == 0xc0 && continues(at + 1)) {
    at += 2;
    return (first & 0x1f) << 6 | (byte(at - 1) & 0x3f);
  }
  if ((first & 0xf0) == 0xe0 && continues(at + 1) && continues(at + 2)) {
    at += 3;
    return (first & 0x0f) << 12 | (byte(at - 2) & 0x3f) << 6 | (byte(at - 1) & 0x3f);
  }
  return ++at, k_replacement;
}

void append(std::string& out, uint32_t code_point) {
  auto tail = [&](int shift) { out += static_cast<char>(0x80 | (code_point >> shift & 0x3f)); };
  if (code_point < 0x80) {
    out += static_cast<char>(code_point);
  } else if (code_point < 0x800) {
    out += static_cast<char>(0xc0 | code_point >> 6), tail(0);
  } else if (code_point < 0x10000) {
    out += static_cast<char>(0xe0 | code_point >> 12), tail(6), tail(0);
  } else {
    out += static_cast<char>(0xf0 | code_point >> 18), tail(12), tail(6), tail(0);
  }
}

bool is_high(uint32_t unit) {
  return unit >= 0xd800 && unit < 0xdc00;
}
bool is_low(uint32_t unit) {
  return unit >= 0xdc00 && unit < 0xe000;
}

}  // namespace

std::string to_utf8(std::string_view modified_utf8) {
  std::string out;
  out.reserve(modified_utf8.size());
  for (size_t at = 0; at < modified_utf8.size();) {
    uint32_t unit = next_unit(modified_utf8, at);
    if (is_high(unit)) {
      size_t ahead = at;
      uint32_t low = ahead < modified_utf8.size() ? next_unit(modified_utf8, ahead) : 0;
      if (is_low(low)) {
        at = ahead;
        append(out, 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00));
        continue;
      }
    }
    append(out, is_high(unit) || is_low(unit) ? k_replacement : unit);
  }
  return out;
}

std::string readable_type(std::string_view descriptor) {
  size_t dimensions = 0;
  while (dimensions < descriptor.size() && descriptor[dimensions] == '[') ++dimensions;
  std::string_view base = descriptor.substr(dimensions);
  std::string name;
  switch (base.empty() ? '?' : base.front()) {
    case 'V': name = "void"; break;
    case 'Z': name = "boolean"; break;
    case 'B': name = "byte"; break;
    case 'S': name = "short"; break;
    case 'C': name = "char"; break;
    case 'I': name = "int"; break;
    case 'J': name = "long"; break;
    case 'F': name = "float"; break;
    case 'D': name = "double"; break;
    case 'L':
      name = to_utf8(base.substr(1, base.size() - 1 - (base.ends_with(';') ? 1 : 0)));
      for (char& c : name)
        if (c == '/') c = '.';
      break;
    default: name = to_utf8(base);
  }
  for (size_t i = 0; i < dimensions; ++i) name += "[]";
  return name;
}

}  // namespace antecede::ir

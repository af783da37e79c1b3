#include "runtime/heap/strings.h"

#include "base/mutf8.h"
#include "runtime/classes/known_classes.h"

namespace antecede::runtime {

namespace {

void append_utf8(std::string& out, uint32_t c) {
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xc0 | c >> 6);
    out += static_cast<char>(0x80 | (c & 63));
  } else if (c < 0x10000) {
    out += static_cast<char>(0xe0 | c >> 12);
    out += static_cast<char>(0x80 | (c >> 6 & 63));
    out += static_cast<char>(0x80 | (c & 63));
  } else {
    out += static_cast<char>(0xf0 | c >> 18);
    out += static_cast<char>(0x80 | (c >> 12 & 63));
    out += static_cast<char>(0x80 | (c >> 6 & 63));
    out += static_cast<char>(0x80 | (c & 63));
  }
}

}  // namespace

std::u16string utf16_of_modified(std::string_view text) {
  std::u16string result;
  result.reserve(text.size());
  if (!base::is_valid_mutf8({reinterpret_cast<const uint8_t*>(text.data()), text.size()})) return utf16_of(text);
  while (!text.empty()) result += static_cast<char16_t>(base::next_utf16(text));
  return result;
}

std::u16string utf16_of(std::string_view utf8) {
  std::u16string result;
  for (size_t i = 0; i < utf8.size();) {
    const uint8_t first = static_cast<uint8_t>(utf8[i]);
    const size_t length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    uint32_t c = length == 1 ? first : length == 2 ? first & 31 : length == 3 ? first & 15 : first & 7;
    bool ok = length > 0 && first < 0xf5 && i + length <= utf8.size();
    for (size_t k = 1; ok && k < length; ++k) {
      const uint8_t next = static_cast<uint8_t>(utf8[i + k]);
      ok = (next & 0xc0) == 0x80;
      c = c << 6 | (next & 63);
    }
    if (!ok || c > 0x10ffff) {
      result += u'\ufffd';
      ++i;
      continue;
    }
    if (c >= 0x10000) {
      result += static_cast<char16_t>(0xd7c0 + (c >> 10));
      c = 0xdc00 | (c & 0x3ff);
    }
    result += static_cast<char16_t>(c);
    i += length;
  }
  return result;
}

std::string utf8_of(std::u16string_view text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    uint32_t c = text[i];
    const bool pair =
        c >= 0xd800 && c < 0xdc00 && i + 1 < text.size() && text[i + 1] >= 0xdc00 && text[i + 1] < 0xe000;
    if (pair)
      c = 0x10000 + ((c - 0xd800) << 10) + (text[++i] - 0xdc00u);
    else if (c >= 0xd800 && c < 0xe000)
      c = '?';
    append_utf8(result, c);
  }
  return result;
}

std::string modified_of(std::u16string_view text) {
  std::string result;
  for (const char16_t c : text) {
    if (c == 0)
      result += "\xc0\x80";
    else
      append_utf8(result, c);
  }
  return result;
}

Ref Strings::make(std::u16string_view text) const {
  const Ref value = heap_.allocate_array(*known_.char_array, static_cast<int32_t>(text.size()));
  const Ref string = value ? heap_.allocate(*known_.string) : k_null;
  if (!string) return k_null;
  std::memcpy(elements_of<char16_t>(heap_.array(value)), text.data(), text.size() * 2);
  field_at<Ref>(heap_.object(string), known_.string_value) = value;
  return string;
}

std::u16string_view StringReader::text(Ref string) const {
  const Ref value = field_at<Ref>(heap_.object(string), known_.string_value);
  if (!value) return {};
  ArrayHeader* array = heap_.array(value);
  return {elements_of<char16_t>(array), static_cast<size_t>(array->length)};
}

std::string StringReader::utf8(Ref string) const {
  return string ? utf8_of(text(string)) : "null";
}

Ref StringTable::make_literal(const Strings& strings, ir::StringId id, std::string_view modified_utf8) {
  if (const Ref known = literal(id.value())) return known;
  if (literals_.size() <= id.value()) literals_.resize(id.value() + 1);
  std::u16string text = utf16_of_modified(modified_utf8);
  Ref& interned = interned_[text];
  if (!interned) interned = strings.make(text);
  return literals_[id.value()] = interned;
}

Ref StringTable::intern(const Strings& strings, Ref string) {
  Ref& interned = interned_[std::u16string(strings.text(string))];
  if (!interned) interned = string;
  return interned;
}

void StringTable::visit(const std::function<void(Ref&)>& visit) {
  for (Ref& literal : literals_)
    if (literal) visit(literal);
  for (auto& [text, ref] : interned_)
    if (ref) visit(ref);
}

}  // namespace antecede::runtime

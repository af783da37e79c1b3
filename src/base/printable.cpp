#include "base/printable.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "base/utf8.h"
#include "base/words.h"

namespace antecede::base {

namespace {

struct Range {
  uint32_t first, last;
};

/// Beyond ASCII, in ascending order.
constexpr std::array<Range, 12> k_not_printable = {{
    {0x80, 0x9f},        // C1 controls: some terminals take U+009B for ESC [.
    {0xad, 0xad},        // Soft hyphen, shown or not as the terminal likes.
    {0x61c, 0x61c},      // Arabic letter mark: turns around what follows.
    {0x180e, 0x180e},    // A vowel separator without width.
    {0x200b, 0x200f},    // No width; marks of direction.
    {0x2028, 0x202e},    // Separators of lines; embeddings and overrides of direction.
    {0x2060, 0x206f},    // No width; isolates of direction; others that nobody should use.
    {0xfdd0, 0xfdef},    // No characters, by definition.
    {0xfeff, 0xfeff},    // Byte order mark, no width.
    {0xfff9, 0xfffb},    // Annotations between lines.
    {0xfffe, 0xffff},    // No characters, and not allowed in XML.
    {0xe0000, 0xe0fff},  // Tags, which show nothing.
}};

std::string escape_of(const Utf8Character& character) {
  if (!character.valid || character.code < 0x80) return fmt::format("\\x{:02x}", character.code);
  return character.code <= 0xffff ? fmt::format("\\u{:04x}", character.code)
                                  : fmt::format("\\u{{{:x}}}", character.code);
}

bool is_plain(const Utf8Character& character) {
  return character.valid && is_printable(character.code);
}

/// How many characters of printable ASCII the text begins with: most texts have no others.
size_t plain_length(std::string_view text) {
  const auto end = std::ranges::find_if_not(text, [](char c) { return c >= 0x20 && c < 0x7f; });
  return static_cast<size_t>(end - text.begin());
}

/// Takes up to `count` characters off the text. `plain` gets the bytes of printable ones, `other` what is none.
template <class Plain, class Other>
void take(std::string_view& text, size_t count, Plain plain, Other other) {
  while (count > 0 && !text.empty()) {
    if (const size_t length = std::min(plain_length(text), count)) {
      plain(text.substr(0, length));
      text.remove_prefix(length);
      count -= length;
      continue;
    }
    const Utf8Character character = first_character(text);
    if (is_plain(character))
      plain(text.substr(0, character.size));
    else
      other(character);
    text.remove_prefix(character.size);
    --count;
  }
}

/// Up to `count` characters, which are taken off the text.
std::string take_printable(std::string_view& text, size_t count) {
  std::string result;
  take(
      text, count, [&](std::string_view bytes) { result += bytes; },
      [&](const Utf8Character& character) { result += escape_of(character); });
  return result;
}

size_t count_characters(std::string_view text) {
  size_t count = 0;
  while (!text.empty()) {
    text.remove_prefix(first_character(text).size);
    ++count;
  }
  return count;
}

std::string left_out(size_t count) {
  return fmt::format("… {}", counted(count, "more character", "more characters"));
}

}  // namespace

bool is_printable(uint32_t code) {
  if (code < 0x80) return code >= 0x20 && code != 0x7f;
  const auto* range = std::ranges::lower_bound(k_not_printable, code, {}, &Range::last);
  return range == k_not_printable.end() || code < range->first;
}

std::string printable(std::string_view text, size_t limit) {
  std::string result = take_printable(text, limit);
  if (!text.empty()) result += left_out(count_characters(text));
  return result;
}

std::string printable_line(std::string_view line, size_t limit) {
  const size_t count = line.size() <= limit ? 0 : count_characters(line);
  if (count <= limit) return printable(line, limit);
  const size_t end = limit / 2;
  std::string result = take_printable(line, limit - end);
  take(
      line, count - limit, [](std::string_view) {}, [](const Utf8Character&) {});
  return result + left_out(count - limit) + " …" + take_printable(line, end);
}

std::string printable_lines(std::string_view text, size_t limit) {
  PrintableStream stream(limit);
  std::string result = stream.add(text);
  return result + stream.finish();
}

std::string printable_list(std::span<const std::string> texts) {
  std::string list;
  for (const std::string& text : texts) list.append(list.empty() ? "" : ", ").append(printable(text));
  return list;
}

std::string in_quotes(std::string_view text) {
  std::string result = "\"";
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    if (character.code == '"' || character.code == '\\') result += '\\';
    for (const char c : text.substr(0, character.size))
      if (is_plain(character))
        result += c;
      else
        result += fmt::format("\\x{:02x}", static_cast<uint8_t>(c));
    text.remove_prefix(character.size);
  }
  return result + '"';
}

std::string PrintableStream::add(std::string_view text) {
  std::string held, out;
  if (!waiting_.empty()) text = held = std::exchange(waiting_, {}).append(text);
  while (!text.empty()) {
    const size_t shown = in_line_ < limit_ ? limit_ - in_line_ : 0;
    if (const size_t length = std::min(plain_length(text), shown)) {
      out += text.substr(0, length);
      in_line_ += length;
      indents_ = false;
      text.remove_prefix(length);
      continue;
    }
    if (is_cut_character(text)) break;
    const size_t size = first_character(text).size;
    add_character(text.substr(0, size), out);
    text.remove_prefix(size);
  }
  waiting_ = text;
  return out;
}

void PrintableStream::add_character(std::string_view character, std::string& out) {
  if (character == "\n") return end_line(out);
  indents_ &= character == "\t";
  if (in_line_++ < limit_) out += indents_ ? std::string(character) : printable(character);
}

void PrintableStream::end_line(std::string& out) {
  if (in_line_ > limit_) out += left_out(in_line_ - limit_);
  out += '\n';
  in_line_ = 0;
  indents_ = true;
}

std::string PrintableStream::finish() {
  std::string out;
  for (const char c : std::exchange(waiting_, {})) add_character(std::string_view(&c, 1), out);
  if (in_line_ > limit_) out += left_out(in_line_ - limit_);
  in_line_ = 0;
  indents_ = true;
  return out;
}

}  // namespace antecede::base

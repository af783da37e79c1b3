#include "trace/text/text_word.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "base/printable.h"
#include "base/utf8.h"

namespace antecede::trace {

namespace {

bool is_plain_ascii(char c) {
  return c > ' ' && c < 0x7f && c != '"' && c != '=';
}

/// Names are ASCII nearly always, so that is looked at first.
bool has_plain_characters(std::string_view text) {
  while (true) {
    const auto other = std::ranges::find_if_not(text, is_plain_ascii);
    text.remove_prefix(static_cast<size_t>(other - text.begin()));
    if (text.empty()) return true;
    const base::Utf8Character character = base::first_character(text);
    if (!character.valid || character.code < 0x80 || !base::is_printable(character.code)) return false;
    text.remove_prefix(character.size);
  }
}

/// Takes `mark` and the digits behind it off the end of `text`; 0 and no change if there is no such end.
uint32_t take_number(std::string_view& text, char mark) {
  const size_t at = text.rfind(mark);
  if (at == std::string_view::npos) return 0;
  const auto number = parse_unsigned(text.substr(at + 1));
  if (!number || *number == 0) return 0;
  text = text.substr(0, at);
  return *number;
}

/// Splits at the last dot before `end`.
void split_owner(std::string_view text, size_t end, std::string_view& owner, std::string_view& name) {
  const size_t dot = text.substr(0, end).rfind('.');
  owner = dot == std::string_view::npos ? std::string_view() : text.substr(0, dot);
  name = dot == std::string_view::npos ? text : text.substr(dot + 1);
}

std::string dotted(std::string_view owner, std::string_view name) {
  return owner.empty() ? std::string(name) : fmt::format("{}.{}", owner, name);
}

std::string location_text(const LocationText& location) {
  switch (location.kind) {
    case Location::Kind::Field:
      return fmt::format("{}@{}", dotted(location.owner, location.name),
                         location.object.empty() ? "-" : location.object);
    case Location::Kind::Static: return dotted(location.owner, location.name);
    case Location::Kind::Element:
      return fmt::format("{}[{}]{}{}", location.owner, location.name, location.object.empty() ? "" : "@",
                         location.object);
    case Location::Kind::Logical: return fmt::format("{}:{}", location.owner, location.name);
  }
  return {};
}

}  // namespace

bool is_plain_word(std::string_view text) {
  if (text.empty() || text == "-" || text == "<" || text == "at" || text.starts_with("#") || text.starts_with("//"))
    return false;
  return has_plain_characters(text);
}

std::string quoted_if_needed(std::string_view text) {
  return is_plain_word(text) ? std::string(text) : base::in_quotes(text);
}

std::string time_text(int64_t nanoseconds) {
  if (nanoseconds % 1'000'000 == 0) return std::to_string(nanoseconds / 1'000'000);
  return std::to_string(nanoseconds) + "ns";
}

std::optional<int64_t> parse_number(std::string_view text) {
  int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<uint32_t> parse_unsigned(std::string_view text) {
  uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<int64_t> parse_time(std::string_view text) {
  int64_t unit = 1'000'000;
  const auto take_unit = [&](std::string_view suffix, int64_t nanoseconds) {
    if (!text.ends_with(suffix)) return false;
    text.remove_suffix(suffix.size());
    unit = nanoseconds;
    return true;
  };
  take_unit("ns", 1) || take_unit("us", 1000) || take_unit("ms", 1'000'000) || take_unit("s", 1'000'000'000);
  const auto number = parse_number(text);
  int64_t result = 0;
  if (!number || __builtin_mul_overflow(*number, unit, &result)) return std::nullopt;
  return result;
}

namespace {

/// By origin; own code has none.
constexpr std::string_view k_origin_marks = " ~^%?";
static_assert(k_origin_marks.size() == base::k_origins);

}  // namespace

std::optional<std::string> FrameText::word() const {
  std::string text;
  if (origin != base::Origin::Own) text += k_origin_marks[static_cast<size_t>(origin)];
  if (renamed) text += '*';
  text += dotted(owner, method);
  if (!file.empty()) text += fmt::format("@{}", file);
  if (line) text += fmt::format(":{}", line);
  if (pc) text += fmt::format("+{}", pc);
  if (!canonical.empty()) text += fmt::format("&{}", canonical);
  if (!is_plain_word(text) || of_word(text) != *this) return std::nullopt;
  return text;
}

FrameText FrameText::of_word(std::string_view word) {
  FrameText frame;
  if (const size_t mark = word.empty() ? std::string_view::npos : k_origin_marks.find(word.front(), 1);
      mark != std::string_view::npos) {
    frame.origin = static_cast<base::Origin>(mark);
    word.remove_prefix(1);
  }
  frame.renamed = word.starts_with('*');
  if (frame.renamed) word.remove_prefix(1);
  if (const size_t at = word.find('&'); at != std::string_view::npos && at + 1 < word.size()) {
    frame.canonical = word.substr(at + 1);
    word = word.substr(0, at);
  }
  frame.pc = take_number(word, '+');
  frame.line = take_number(word, ':');
  if (const size_t at = word.rfind('@'); at != std::string_view::npos && at + 1 < word.size()) {
    frame.file = word.substr(at + 1);
    word = word.substr(0, at);
  }
  split_owner(word, word.find('('), frame.owner, frame.method);
  return frame;
}

std::optional<std::string> LocationText::word() const {
  std::string text = location_text(*this);
  if (!is_plain_word(text) || of_word(text) != *this) return std::nullopt;
  return text;
}

LocationText LocationText::of_word(std::string_view word) {
  LocationText location;
  const size_t at = word.rfind('@');
  const bool with_object = at != std::string_view::npos;
  if (with_object) {
    location.object = word.substr(at + 1);
    if (location.object == "-") location.object = {};
    word = word.substr(0, at);
  }
  if (const size_t open = word.find('['); open != std::string_view::npos && word.ends_with(']')) {
    location.kind = Location::Kind::Element;
    location.owner = word.substr(0, open);
    location.name = word.substr(open + 1, word.size() - open - 2);
  } else if (const size_t colon = word.find(':'); colon != std::string_view::npos && !with_object) {
    location.kind = Location::Kind::Logical;
    location.owner = word.substr(0, colon);
    location.name = word.substr(colon + 1);
  } else {
    location.kind = with_object ? Location::Kind::Field : Location::Kind::Static;
    split_owner(word, std::string_view::npos, location.owner, location.name);
  }
  return location;
}

}  // namespace antecede::trace

#include "apk/mapping_line.h"

#include "base/characters.h"

namespace antecede::apk {
namespace {

bool is_blank(char one) {
  return one == ' ' || one == '\t' || one == '\r';
}

/// Takes a number off the front; nothing if there is none or it does not fit.
std::optional<uint32_t> take_number(std::string_view& text) {
  uint64_t value = 0;
  size_t digits = 0;
  for (; digits < text.size() && base::is_digit(text[digits]); ++digits) {
    value = value * 10 + static_cast<unsigned>(text[digits] - '0');
    if (value > UINT32_MAX) return std::nullopt;
  }
  if (digits == 0) return std::nullopt;
  text.remove_prefix(digits);
  return static_cast<uint32_t>(value);
}

bool take(std::string_view& text, char expected) {
  if (text.empty() || text.front() != expected) return false;
  text.remove_prefix(1);
  return true;
}

/// `left -> right`: the right side is a single word, so it is looked for from the end.
struct Arrow {
  std::string_view left, right;
};

std::optional<Arrow> split_arrow(std::string_view line) {
  constexpr std::string_view k_arrow = " -> ";
  size_t blank = line.rfind(' ');
  if (blank == std::string_view::npos || blank + 1 == line.size() || blank < k_arrow.size()) return std::nullopt;
  size_t arrow = blank + 1 - k_arrow.size();
  if (line.substr(arrow, k_arrow.size()) != k_arrow) return std::nullopt;
  return Arrow{line.substr(0, arrow), line.substr(blank + 1)};
}

/// `1:3:` or `1:` in front of a member. False if it starts like one and is not.
bool take_minified_range(std::string_view& text, MappedMember& member) {
  if (text.empty() || !base::is_digit(text.front())) return true;
  std::optional<uint32_t> first = take_number(text);
  if (!first || !take(text, ':')) return false;
  member.minified = LineRange{*first, *first};
  if (text.empty() || !base::is_digit(text.front())) return true;
  std::optional<uint32_t> last = take_number(text);
  if (!last || !take(text, ':')) return false;
  member.minified->last = *last;
  return true;
}

/// `:10:12`, `:10` or nothing behind a method.
bool read_original_range(std::string_view text, MappedMember& member) {
  if (text.empty()) return true;
  if (!take(text, ':')) return false;
  std::optional<uint32_t> first = take_number(text);
  if (!first) return false;
  member.original = LineRange{*first, *first};
  if (text.empty()) return true;
  if (!take(text, ':')) return false;
  std::optional<uint32_t> last = take_number(text);
  if (!last) return false;
  member.original->last = *last;
  return text.empty();
}

/// `com.x.Y.run` → owner and name.
void split_owner(std::string_view qualified, MappedMember& member) {
  size_t dot = qualified.rfind('.');
  if (dot != std::string_view::npos) member.owner = qualified.substr(0, dot);
  member.name = dot == std::string_view::npos ? qualified : qualified.substr(dot + 1);
}

/// `run(int):10:12`, without its return type.
bool read_method(std::string_view text, size_t open, MappedMember& member) {
  size_t close = text.find(')', open);
  if (close == std::string_view::npos) return false;
  member.is_method = true;
  member.arguments = text.substr(open + 1, close - open - 1);
  split_owner(text.substr(0, open), member);
  return read_original_range(text.substr(close + 1), member);
}

}  // namespace

std::string_view trim_blanks(std::string_view line) {
  while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
  while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
  return line;
}

std::optional<MappedClassLine> parse_class_line(std::string_view line) {
  line = trim_blanks(line);
  if (!line.ends_with(':')) return std::nullopt;
  line.remove_suffix(1);
  std::optional<Arrow> arrow = split_arrow(line);
  if (!arrow || arrow->left.empty() || arrow->left.find(' ') != std::string_view::npos) return std::nullopt;
  return MappedClassLine{arrow->left, arrow->right};
}

std::optional<MappedMember> parse_member_line(std::string_view line) {
  std::optional<Arrow> arrow = split_arrow(trim_blanks(line));
  if (!arrow) return std::nullopt;
  MappedMember member;
  member.obfuscated = arrow->right;
  std::string_view text = arrow->left;
  if (!take_minified_range(text, member)) return std::nullopt;
  size_t blank = text.find(' ');
  if (blank == std::string_view::npos || blank == 0) return std::nullopt;
  member.type = text.substr(0, blank);
  text.remove_prefix(blank + 1);
  size_t open = text.find('(');
  if (open != std::string_view::npos) {
    if (!read_method(text, open, member)) return std::nullopt;
  } else {
    if (member.minified) return std::nullopt;
    split_owner(text, member);
  }
  if (member.name.empty() || member.name.find(' ') != std::string_view::npos) return std::nullopt;
  return member;
}

}  // namespace antecede::apk

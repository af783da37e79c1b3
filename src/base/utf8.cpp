#include "base/utf8.h"

#include <algorithm>

namespace antecede::base {

namespace {

uint8_t byte_of(std::string_view text, size_t at) {
  return static_cast<uint8_t>(text[at]);
}

/// How many bytes a character has that begins with this one; 0: none does.
uint32_t size_by_lead(uint8_t lead) {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  return lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
}

/// The second byte decides whether the form is overlong, a surrogate or too large.
bool may_follow(uint8_t lead, uint8_t second) {
  const uint8_t least = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
  const uint8_t most = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
  return second >= least && second <= most;
}

/// Whether the first `size` bytes go together, as far as they are there.
bool fits(std::string_view text, uint32_t size) {
  const size_t end = std::min<size_t>(size, text.size());
  if (end > 1 && !may_follow(byte_of(text, 0), byte_of(text, 1))) return false;
  for (size_t i = 2; i < end; ++i)
    if ((byte_of(text, i) & 0xc0) != 0x80) return false;
  return true;
}

}  // namespace

Utf8Character first_character(std::string_view text) {
  const uint8_t lead = byte_of(text, 0);
  const uint32_t size = size_by_lead(lead);
  if (size == 0 || size > text.size() || !fits(text, size)) return {lead, 1, false};
  if (size == 1) return {lead, 1, true};
  uint32_t code = lead & (0x7fu >> size);
  for (size_t i = 1; i < size; ++i) code = code << 6 | (byte_of(text, i) & 0x3fu);
  return {code, size, true};
}

bool is_cut_character(std::string_view text) {
  if (text.empty()) return false;
  const uint32_t size = size_by_lead(byte_of(text, 0));
  return size > text.size() && fits(text, size);
}

std::string valid_utf8(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    result += character.valid ? text.substr(0, character.size) : std::string_view("\xef\xbf\xbd");
    text.remove_prefix(character.size);
  }
  return result;
}

}  // namespace antecede::base

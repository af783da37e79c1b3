#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace antecede::base {

/// What a text begins with: a character, or one byte that is part of none.
struct Utf8Character {
  uint32_t code = 0;  ///< The code point; of a byte that is no character, the byte.
  uint32_t size = 1;  ///< In bytes.
  bool valid = false;
};

/// Of a text that is not empty. Overlong forms, surrogates and what lies beyond U+10FFFF are no characters.
Utf8Character first_character(std::string_view text);

/// Whether more bytes could make a character of all of the text: it is the beginning of one.
bool is_cut_character(std::string_view text);

/// The text with U+FFFD for each byte that is part of no character.
std::string valid_utf8(std::string_view text);

}  // namespace antecede::base

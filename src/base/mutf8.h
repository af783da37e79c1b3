#pragma once

#include <cstdint>
#include <string_view>

#include "base/bytes.h"

namespace antecede::base {

/// Checks a string of "modified UTF-8" that ends at the first zero byte, and counts it in UTF-16 code units.
///
/// Valid are one-byte forms 01..7f, two-byte forms (c0 80 for U+0000, and 80..7ff), three-byte forms
/// (800..ffff, lone surrogates included). Nothing overlong, no four-byte forms.
struct Mutf8Check {
  bool valid = false;
  uint32_t byte_count = 0;
  uint32_t utf16_count = 0;
};
Mutf8Check check_mutf8(Bytes bytes);

/// Whether all the bytes are such a string, without a zero byte (class files store the length instead).
bool is_valid_mutf8(Bytes bytes);

/// The order of two valid strings by UTF-16 code units, as DEX files sort them: negative, zero or positive.
int compare_mutf8(std::string_view left, std::string_view right);

/// Takes the next UTF-16 code unit off the front of a valid, non-empty string.
uint16_t next_utf16(std::string_view& text);

}  // namespace antecede::base

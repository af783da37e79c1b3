#include "base/mutf8.h"

#include <algorithm>
#include <bit>

namespace antecede::base {
namespace {

constexpr uint64_t k_high_bits = 0x8080808080808080;
constexpr uint64_t k_low_bits = 0x0101010101010101;

/// How many of the eight bytes, from the lowest, are plain ASCII and not zero.
uint32_t plain_bytes(uint64_t word) {
  uint64_t special = (word | (word - k_low_bits)) & k_high_bits;
  return static_cast<uint32_t>(std::countr_zero(special)) / 8;
}

bool is_continuation(uint8_t byte) {
  return (byte & 0xc0) == 0x80;
}

/// Length of the valid sequence of two or three bytes at the front, or 0.
uint32_t long_sequence(Bytes bytes) {
  uint8_t lead = bytes[0];
  if ((lead & 0xe0) == 0xc0) {
    if (bytes.size() < 2 || !is_continuation(bytes[1])) return 0;
    bool overlong = lead < 0xc2 && !(lead == 0xc0 && bytes[1] == 0x80);
    return overlong ? 0 : 2;
  }
  if ((lead & 0xf0) == 0xe0) {
    if (bytes.size() < 3 || !is_continuation(bytes[1]) || !is_continuation(bytes[2])) return 0;
    return lead == 0xe0 && bytes[1] < 0xa0 ? 0 : 3;
  }
  return 0;
}

/// U+0000 is stored as c0 80 but sorts first.
int sort_key(char byte) {
  uint8_t value = static_cast<uint8_t>(byte);
  return value == 0xc0 ? 0 : value;
}

size_t first_difference(std::string_view left, std::string_view right) {
  size_t common = std::min(left.size(), right.size());
  size_t at = 0;
  for (; at + 8 <= common; at += 8) {
    uint64_t difference = load_le<uint64_t>(reinterpret_cast<const uint8_t*>(left.data() + at)) ^
                          load_le<uint64_t>(reinterpret_cast<const uint8_t*>(right.data() + at));
    if (difference) return at + static_cast<size_t>(std::countr_zero(difference)) / 8;
  }
  while (at < common && left[at] == right[at]) ++at;
  return at;
}

}  // namespace

Mutf8Check check_mutf8(Bytes bytes) {
  Mutf8Check result;
  size_t at = 0;
  while (at < bytes.size()) {
    if (bytes.size() - at >= 8) {
      uint32_t plain = plain_bytes(load_le<uint64_t>(bytes.data() + at));
      at += plain;
      result.utf16_count += plain;
      if (plain == 8) continue;
    }
    uint8_t byte = bytes[at];
    if (byte == 0) {
      result.valid = true;
      break;
    }
    uint32_t length = byte < 0x80 ? 1 : long_sequence(bytes.subspan(at));
    if (length == 0) break;
    at += length;
    ++result.utf16_count;
  }
  result.byte_count = static_cast<uint32_t>(at);
  return result;
}

bool is_valid_mutf8(Bytes bytes) {
  const Mutf8Check check = check_mutf8(bytes);
  return check.byte_count == bytes.size() && !check.valid;  // Valid would mean that a zero byte ended it.
}

int compare_mutf8(std::string_view left, std::string_view right) {
  size_t at = first_difference(left, right);
  if (at == left.size() || at == right.size()) return left.size() < right.size() ? -1 : left.size() > right.size();
  return sort_key(left[at]) - sort_key(right[at]);
}

uint16_t next_utf16(std::string_view& text) {
  auto byte = [&](size_t at) { return static_cast<uint8_t>(text[at]); };
  uint8_t lead = byte(0);
  uint32_t length = lead < 0x80 ? 1 : (lead & 0xe0) == 0xc0 ? 2 : 3;
  uint32_t unit = lead;
  if (length == 2) unit = (lead & 0x1fu) << 6 | (byte(1) & 0x3fu);
  if (length == 3) unit = (lead & 0xfu) << 12 | (byte(1) & 0x3fu) << 6 | (byte(2) & 0x3fu);
  text.remove_prefix(length);
  return static_cast<uint16_t>(unit);
}

}  // namespace antecede::base

#include "apk/text_decoding.h"

namespace antecede::apk {
namespace {

constexpr uint32_t k_replacement = 0xfffd;

bool is_high_surrogate(uint32_t unit) {
  return unit >= 0xd800 && unit < 0xdc00;
}
bool is_low_surrogate(uint32_t unit) {
  return unit >= 0xdc00 && unit < 0xe000;
}
bool is_surrogate(uint32_t unit) {
  return unit >= 0xd800 && unit < 0xe000;
}
uint32_t join_surrogates(uint32_t high, uint32_t low) {
  return 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
}

void append_utf8(std::string& out, uint32_t code) {
  auto put = [&out](uint32_t byte) { out.push_back(static_cast<char>(byte)); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xc0 | code >> 6);
  } else if (code < 0x10000) {
    put(0xe0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3f));
  } else {
    put(0xf0 | code >> 18);
    put(0x80 | (code >> 12 & 0x3f));
    put(0x80 | (code >> 6 & 0x3f));
  }
  put(0x80 | (code & 0x3f));
}

/// One character of (possibly modified) UTF-8; `size` is 0 where the bytes are no encoding of anything.
struct Decoded {
  uint32_t code = k_replacement;
  size_t size = 0;
};

size_t sequence_size(uint8_t lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

/// Decodes surrogates, too: the caller decides what they mean.
Decoded decode_one(base::Bytes bytes, size_t at) {
  static constexpr uint32_t k_smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  size_t size = sequence_size(bytes[at]);
  if (size == 0 || size > bytes.size() - at) return {};
  if (size == 1) return {bytes[at], 1};
  uint32_t code = bytes[at] & (0x7fu >> size);
  for (size_t i = 1; i < size; ++i) {
    if ((bytes[at + i] & 0xc0) != 0x80) return {};
    code = code << 6 | (bytes[at + i] & 0x3f);
  }
  return code < k_smallest[size] || code > 0x10ffff ? Decoded{} : Decoded{code, size};
}

/// A character, or two encoded surrogates that are one; never a lone surrogate, and always at least one byte.
Decoded decode_repaired(base::Bytes bytes, size_t at) {
  Decoded first = decode_one(bytes, at);
  if (first.size == 0) return {k_replacement, 1};
  if (!is_surrogate(first.code)) return first;
  size_t next = at + first.size;
  Decoded second = next < bytes.size() ? decode_one(bytes, next) : Decoded{};
  if (is_high_surrogate(first.code) && second.size != 0 && is_low_surrogate(second.code))
    return {join_surrogates(first.code, second.code), first.size + second.size};
  return {k_replacement, first.size};
}

/// How far to go on from an ASCII character: eight at once, where eight follow.
size_t ascii_run(base::Bytes bytes, size_t at) {
  constexpr size_t k_step = sizeof(uint64_t);
  if (bytes.size() - at < k_step) return 1;
  return base::load_le<uint64_t>(bytes.data() + at) & 0x8080808080808080u ? 1 : k_step;
}

}  // namespace

bool is_utf8(base::Bytes bytes) {
  for (size_t at = 0; at < bytes.size();) {
    if (bytes[at] < 0x80) {
      at += ascii_run(bytes, at);
      continue;
    }
    Decoded one = decode_one(bytes, at);
    if (one.size == 0 || is_surrogate(one.code)) return false;
    at += one.size;
  }
  return true;
}

std::string repair_utf8(base::Bytes bytes) {
  std::string out;
  out.reserve(bytes.size());
  for (size_t at = 0; at < bytes.size();) {
    Decoded one = decode_repaired(bytes, at);
    append_utf8(out, one.code);
    at += one.size;
  }
  return out;
}

std::string utf16_to_utf8(base::Bytes bytes) {
  std::string out;
  size_t units = bytes.size() / 2;
  auto unit_at = [&](size_t index) -> uint32_t { return base::load_le<uint16_t>(bytes.data() + 2 * index); };
  out.reserve(units);
  for (size_t i = 0; i < units; ++i) {
    uint32_t code = unit_at(i);
    if (is_high_surrogate(code) && i + 1 < units && is_low_surrogate(unit_at(i + 1)))
      code = join_surrogates(code, unit_at(++i));
    append_utf8(out, is_surrogate(code) ? k_replacement : code);
  }
  return out;
}

}  // namespace antecede::apk

#include "apk/string_pool.h"

#include <cstring>
#include <optional>
#include <string>

#include "apk/text_decoding.h"

namespace antecede::apk {
namespace {

constexpr uint32_t k_utf8_flag = 0x100;
constexpr size_t k_header_size = 28;
/// Strings may share bytes, but not so that a small file becomes a large one.
constexpr uint64_t k_largest_expansion = 4;

struct PoolHeader {
  uint32_t count = 0;
  bool utf8 = false;
  base::Bytes offsets;
  base::Bytes data;
};

base::Result<PoolHeader> read_header(const Chunk& chunk) {
  if (chunk.header_size < k_header_size) return base::bad_input("string pool header is too short");
  base::ByteReader reader(chunk.bytes, 8);
  PoolHeader header;
  header.count = reader.u32();
  reader.skip(4);  // number of styles
  header.utf8 = reader.u32() & k_utf8_flag;
  uint32_t strings_start = reader.u32();
  auto offsets = base::slice(chunk.bytes, chunk.header_size, uint64_t(header.count) * 4);
  if (!offsets) return base::bad_input("string pool has more strings than bytes");
  header.offsets = *offsets;
  if (header.count == 0) return header;
  if (strings_start > chunk.bytes.size()) return base::bad_input("string pool starts past its end");
  header.data = chunk.bytes.subspan(strings_start);
  return header;
}

/// One or two bytes: the high bit of the first says that a second follows.
uint32_t read_utf8_length(base::ByteReader& reader) {
  uint32_t first = reader.u8();
  return first & 0x80 ? (first & 0x7f) << 8 | reader.u8() : first;
}

/// One or two 16-bit units, in the same manner.
uint32_t read_utf16_length(base::ByteReader& reader) {
  uint32_t first = reader.u16();
  return first & 0x8000 ? (first & 0x7fff) << 16 | reader.u16() : first;
}

std::optional<base::Bytes> locate(const PoolHeader& pool, uint32_t index) {
  base::ByteReader reader(pool.data, base::load_le<uint32_t>(pool.offsets.data() + size_t(index) * 4));
  uint64_t size = 0;
  if (pool.utf8) {
    read_utf8_length(reader);  // length in UTF-16 units
    size = read_utf8_length(reader);
  } else {
    size = uint64_t(read_utf16_length(reader)) * 2;
  }
  base::Bytes text = reader.take(size);
  if (reader.failed()) return std::nullopt;
  return text;
}

}  // namespace

std::string_view StringPool::keep(const std::string& text) {
  if (text.empty()) return {};
  std::byte* copy = decoded_.allocate(text.size());
  std::memcpy(copy, text.data(), text.size());
  return {reinterpret_cast<const char*>(copy), text.size()};
}

base::Result<StringPool> StringPool::parse(const Chunk& chunk) {
  ANTECEDE_TRY(PoolHeader header, read_header(chunk));
  StringPool pool;
  pool.strings_.reserve(header.count);
  uint64_t budget = k_largest_expansion * chunk.bytes.size();
  for (uint32_t i = 0; i < header.count; ++i) {
    std::optional<base::Bytes> text = locate(header, i);
    if (!text || text->size() > budget) {
      ++pool.bad_strings_;
      pool.strings_.emplace_back();
      continue;
    }
    budget -= text->size();
    if (!header.utf8)
      pool.strings_.push_back(pool.keep(utf16_to_utf8(*text)));
    else
      pool.strings_.push_back(is_utf8(*text) ? base::as_text(*text) : pool.keep(repair_utf8(*text)));
  }
  return pool;
}

}  // namespace antecede::apk

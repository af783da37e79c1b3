#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apk/resource_table.h"

namespace antecede::apk::testing {

using Buffer = std::vector<uint8_t>;

inline void put16(Buffer& out, uint32_t value) {
  out.push_back(static_cast<uint8_t>(value));
  out.push_back(static_cast<uint8_t>(value >> 8));
}
inline void put32(Buffer& out, uint32_t value) {
  put16(out, value);
  put16(out, value >> 16);
}
inline void set32(Buffer& out, size_t at, uint32_t value) {
  for (size_t i = 0; i < 4; ++i) out.at(at + i) = static_cast<uint8_t>(value >> (8 * i));
}
inline void append(Buffer& out, const Buffer& more) {
  out.insert(out.end(), more.begin(), more.end());
}

/// A chunk from what follows its first eight bytes.
inline Buffer chunk(uint16_t type, const Buffer& header_rest, const Buffer& body) {
  Buffer out;
  put16(out, type);
  put16(out, static_cast<uint32_t>(8 + header_rest.size()));
  put32(out, static_cast<uint32_t>(8 + header_rest.size() + body.size()));
  append(out, header_rest);
  append(out, body);
  return out;
}

/// A string pool; strings are stored as given (ASCII or UTF-8), or widened to UTF-16.
inline Buffer string_pool(const std::vector<std::string>& strings, bool utf8 = true) {
  Buffer offsets, data, header;
  for (const std::string& text : strings) {
    put32(offsets, static_cast<uint32_t>(data.size()));
    if (utf8) {
      data.push_back(static_cast<uint8_t>(text.size()));
      data.push_back(static_cast<uint8_t>(text.size()));
      data.insert(data.end(), text.begin(), text.end());
      data.push_back(0);
    } else {
      put16(data, static_cast<uint32_t>(text.size()));
      for (char one : text) put16(data, static_cast<uint8_t>(one));
      put16(data, 0);
    }
  }
  while (data.size() % 4) data.push_back(0);
  put32(header, static_cast<uint32_t>(strings.size()));
  put32(header, 0);
  put32(header, utf8 ? 0x100 : 0);
  put32(header, static_cast<uint32_t>(28 + offsets.size()));
  put32(header, 0);
  append(offsets, data);
  return chunk(0x0001, header, offsets);
}

/// One entry of a type chunk.
struct TestEntry {
  uint16_t index = 0;
  Buffer bytes;
};

inline TestEntry simple_entry(uint16_t index, uint32_t key, uint8_t type, uint32_t data) {
  TestEntry entry{index, {}};
  put16(entry.bytes, 8);
  put16(entry.bytes, 0);
  put32(entry.bytes, key);
  put16(entry.bytes, 8);
  put16(entry.bytes, uint32_t(type) << 8);
  put32(entry.bytes, data);
  return entry;
}

inline TestEntry compact_entry(uint16_t index, uint16_t key, uint8_t type, uint32_t data) {
  TestEntry entry{index, {}};
  put16(entry.bytes, key);
  put16(entry.bytes, 0x0008 | uint32_t(type) << 8);
  put32(entry.bytes, data);
  return entry;
}

struct TestItem {
  uint32_t key;
  uint8_t type;
  uint32_t data;
};

inline TestEntry bag_entry(uint16_t index, uint32_t key, uint32_t parent, const std::vector<TestItem>& items) {
  TestEntry entry{index, {}};
  put16(entry.bytes, 16);
  put16(entry.bytes, 1);
  put32(entry.bytes, key);
  put32(entry.bytes, parent);
  put32(entry.bytes, static_cast<uint32_t>(items.size()));
  for (const TestItem& item : items) {
    put32(entry.bytes, item.key);
    put16(entry.bytes, 8);
    put16(entry.bytes, uint32_t(item.type) << 8);
    put32(entry.bytes, item.data);
  }
  return entry;
}

enum class Encoding { Dense, Sparse, Offset16 };

/// A stored configuration of 64 bytes with some of them set.
inline Buffer config(const std::vector<std::pair<size_t, uint8_t>>& set = {}) {
  Buffer out(64, 0);
  out[0] = 64;
  for (auto [at, value] : set) out.at(at) = value;
  return out;
}
inline Buffer land() {
  return config({{12, 2}});
}

inline Buffer type_chunk(uint8_t id, const std::vector<TestEntry>& entries, const Buffer& configuration = config(),
                         Encoding encoding = Encoding::Dense) {
  Buffer offsets, data, header;
  uint32_t next = 0;
  auto gap = [&](uint32_t until) {
    for (; encoding != Encoding::Sparse && next < until; ++next)
      encoding == Encoding::Dense ? put32(offsets, UINT32_MAX) : put16(offsets, UINT16_MAX);
  };
  for (const TestEntry& entry : entries) {
    gap(entry.index);
    uint32_t at = static_cast<uint32_t>(data.size());
    if (encoding == Encoding::Dense) put32(offsets, at);
    if (encoding == Encoding::Sparse) put16(offsets, entry.index);
    if (encoding != Encoding::Dense) put16(offsets, at / 4);
    append(data, entry.bytes);
    ++next;
  }
  uint32_t count = encoding == Encoding::Sparse ? static_cast<uint32_t>(entries.size()) : next;
  while (offsets.size() % 4) offsets.push_back(0);
  header.push_back(id);
  header.push_back(static_cast<uint8_t>(encoding));
  put16(header, 0);
  put32(header, count);
  put32(header, static_cast<uint32_t>(20 + configuration.size() + offsets.size()));
  append(header, configuration);
  append(offsets, data);
  return chunk(0x0201, header, offsets);
}

/// A package whose types and keys have the given names; `chunks` follow its string pools.
inline Buffer package(uint32_t id, const std::vector<std::string>& types, const std::vector<std::string>& keys,
                      const std::vector<Buffer>& chunks) {
  Buffer type_pool = string_pool(types), key_pool = string_pool(keys), header, body;
  put32(header, id);
  std::string_view name = "com.example";
  for (size_t i = 0; i < 128; ++i) put16(header, i < name.size() ? static_cast<uint8_t>(name[i]) : 0);
  put32(header, 288);
  put32(header, static_cast<uint32_t>(types.size()));
  put32(header, static_cast<uint32_t>(288 + type_pool.size()));
  put32(header, static_cast<uint32_t>(keys.size()));
  put32(header, 0);
  append(body, type_pool);
  append(body, key_pool);
  for (const Buffer& one : chunks) append(body, one);
  return chunk(0x0200, header, body);
}

inline Buffer table(const std::vector<std::string>& strings, const std::vector<Buffer>& packages) {
  Buffer header, body = string_pool(strings);
  put32(header, static_cast<uint32_t>(packages.size()));
  for (const Buffer& one : packages) append(body, one);
  return chunk(0x0002, header, body);
}

/// The one table, which must be good enough to be read; `bytes` must outlive it.
inline ResourceTable parse_table(const Buffer& bytes, base::Diagnostics& diagnostics) {
  std::vector<NamedBytes> inputs = {{"", bytes}};
  return ResourceTable::parse(inputs, diagnostics).value();
}

}  // namespace antecede::apk::testing

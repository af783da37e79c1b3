#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <libdeflate.h>

#include "base/bytes.h"

namespace antecede::apk::testing {

using Buffer = std::vector<uint8_t>;

inline base::Bytes as_bytes(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

template <class T>
void put(Buffer& out, T number) {
  for (size_t i = 0; i < sizeof(T); ++i)
    out.push_back(static_cast<uint8_t>(static_cast<uint64_t>(number) >> (8 * i)));
}

inline void put_text(Buffer& out, std::string_view text) {
  out.insert(out.end(), text.begin(), text.end());
}

inline std::string deflated(std::string_view data) {
  libdeflate_compressor* compressor = libdeflate_alloc_compressor(9);
  std::string out(libdeflate_deflate_compress_bound(compressor, data.size()), '\0');
  out.resize(libdeflate_deflate_compress(compressor, data.data(), data.size(), out.data(), out.size()));
  libdeflate_free_compressor(compressor);
  return out;
}

/// One entry as the archive shall state it; every field may be made to lie.
struct ZipTestEntry {
  std::string name;
  std::string stored;  ///< The bytes as they lie in the archive.
  uint16_t method = 0;
  uint16_t flags = 0;
  uint32_t crc = 0;
  uint32_t compressed_size = 0;
  uint32_t size = 0;
  std::string local_name;
  uint16_t local_extra = 0;     ///< Bytes of padding the local header claims and has.
  int64_t header_offset = -1;   ///< Where the directory says the entry is; -1: where it is.
  std::string directory_extra;  ///< Extra field in the central directory.

  static ZipTestEntry store(std::string name, std::string_view data) {
    ZipTestEntry entry;
    entry.local_name = entry.name = std::move(name);
    entry.stored = data;
    entry.crc = libdeflate_crc32(0, data.data(), data.size());
    entry.size = entry.compressed_size = static_cast<uint32_t>(data.size());
    return entry;
  }
  static ZipTestEntry deflate(std::string name, std::string_view data) {
    ZipTestEntry entry = store(std::move(name), data);
    entry.stored = deflated(data);
    entry.compressed_size = static_cast<uint32_t>(entry.stored.size());
    entry.method = 8;
    return entry;
  }
};

inline void put_local(Buffer& out, const ZipTestEntry& entry) {
  put<uint32_t>(out, 0x04034b50);
  put<uint16_t>(out, 20);
  put<uint16_t>(out, entry.flags);
  put<uint16_t>(out, entry.method);
  put<uint32_t>(out, 0);
  put<uint32_t>(out, entry.crc);
  put<uint32_t>(out, entry.compressed_size);
  put<uint32_t>(out, entry.size);
  put<uint16_t>(out, static_cast<uint16_t>(entry.local_name.size()));
  put<uint16_t>(out, entry.local_extra);
  put_text(out, entry.local_name);
  out.insert(out.end(), entry.local_extra, 0);
  put_text(out, entry.stored);
}

inline void put_directory(Buffer& out, const ZipTestEntry& entry, uint32_t offset) {
  put<uint32_t>(out, 0x02014b50);
  put<uint16_t>(out, 20);
  put<uint16_t>(out, 20);
  put<uint16_t>(out, entry.flags);
  put<uint16_t>(out, entry.method);
  put<uint32_t>(out, 0);
  put<uint32_t>(out, entry.crc);
  put<uint32_t>(out, entry.compressed_size);
  put<uint32_t>(out, entry.size);
  put<uint16_t>(out, static_cast<uint16_t>(entry.name.size()));
  put<uint16_t>(out, static_cast<uint16_t>(entry.directory_extra.size()));
  put<uint16_t>(out, 0);
  put<uint64_t>(out, 0);
  put<uint32_t>(out, entry.header_offset >= 0 ? static_cast<uint32_t>(entry.header_offset) : offset);
  put_text(out, entry.name);
  put_text(out, entry.directory_extra);
}

inline void put_end(Buffer& out, size_t count, size_t offset, size_t size) {
  put<uint32_t>(out, 0x06054b50);
  put<uint32_t>(out, 0);
  put<uint16_t>(out, static_cast<uint16_t>(count));
  put<uint16_t>(out, static_cast<uint16_t>(count));
  put<uint32_t>(out, static_cast<uint32_t>(size));
  put<uint32_t>(out, static_cast<uint32_t>(offset));
  put<uint16_t>(out, 0);
}

/// The archive's bytes.
inline Buffer make_zip(const std::vector<ZipTestEntry>& entries) {
  Buffer out, directory;
  for (const ZipTestEntry& entry : entries) {
    const auto offset = static_cast<uint32_t>(out.size());
    put_local(out, entry);
    put_directory(directory, entry, offset);
  }
  const size_t offset = out.size();
  out.insert(out.end(), directory.begin(), directory.end());
  put_end(out, entries.size(), offset, directory.size());
  return out;
}

inline std::string as_string(const Buffer& buffer) {
  return std::string(buffer.begin(), buffer.end());
}

}  // namespace antecede::apk::testing

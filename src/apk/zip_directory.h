#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/bytes.h"
#include "base/error.h"

namespace antecede::apk {

/// How much of an archive we are willing to handle.
struct ZipLimits {
  size_t entries = size_t(65'535) * 4;
  uint64_t entry_bytes = uint64_t(512) << 20;  ///< Uncompressed size of one entry that is read.
  uint64_t total_bytes = uint64_t(2) << 30;    ///< Of everything read, nested archives included.
  uint64_t bomb_ratio = 1000;                  ///< An entry that claims to shrink by more than this …
  uint64_t bomb_bytes = uint64_t(16) << 20;    ///< … and to hold more than this is a bomb.
  size_t nesting = 2;                          ///< The archive itself, and archives inside it.
};

/// One entry of the central directory.
struct ZipEntry {
  static constexpr uint16_t k_stored = 0;
  static constexpr uint16_t k_deflated = 8;
  static constexpr size_t k_local_header_size = 30;  ///< Without the name and the extra fields behind it.

  std::string name;
  uint64_t compressed_size = 0;
  uint64_t size = 0;
  uint32_t crc32 = 0;
  uint16_t method = 0;
  bool encrypted = false;
  uint64_t header_offset = 0;  ///< Of the local header.
  uint64_t end_limit = 0;      ///< Where the next entry or the central directory begins.
};

/// Reads the central directory of a ZIP archive, Zip64 included, and refuses archives that are wrong or
/// hostile as a whole: truncated, duplicate or escaping names, overlapping entries, bombs. Reads no local
/// header.
base::Result<std::vector<ZipEntry>> read_zip_directory(base::Bytes archive, const ZipLimits& limits);

}  // namespace antecede::apk

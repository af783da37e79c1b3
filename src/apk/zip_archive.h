#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "apk/shared_bytes.h"
#include "apk/zip_directory.h"
#include "base/bytes.h"
#include "base/error.h"

namespace antecede::apk {

/// A ZIP archive, opened for reading: an APK, or a container of APKs.
///
/// `open` reads the central directory with our own reader, which knows where the data lies, and with libzip,
/// and refuses archives the two read differently. All that follows is const and may be called from several
/// threads. Messages of errors begin with the archive's name.
class ZipArchive {
 public:
  static base::Result<ZipArchive> open(const std::string& path, const ZipLimits& limits = {});
  /// An archive in memory; the bytes must stay as they are for as long as the archive lives.
  static base::Result<ZipArchive> open(base::Bytes bytes, std::string name, const ZipLimits& limits = {});
  static base::Result<ZipArchive> open(SharedBytes bytes, std::string name, const ZipLimits& limits = {});
  /// The archive inside this one; its name is `this!entry`. Shares the limits: depth, and total of what is
  /// read.
  base::Result<ZipArchive> open_nested(const ZipEntry& entry) const;

  const std::string& name() const { return name_; }
  base::Bytes bytes() const { return bytes_.bytes(); }
  const std::vector<ZipEntry>& entries() const { return entries_; }
  /// The entry with exactly this name, else null.
  const ZipEntry* find(std::string_view entry_name) const;

  /// The entry's uncompressed bytes, checked against its size and CRC. A stored entry is not copied.
  base::Result<SharedBytes> read(const ZipEntry& entry) const;
  base::Result<SharedBytes> read(std::string_view entry_name) const;

 private:
  ZipArchive() = default;
  static base::Result<ZipArchive> open(ZipArchive archive);
  base::Result<SharedBytes> raw_data(const ZipEntry& entry) const;
  base::Status spend(const ZipEntry& entry) const;

  std::string name_;
  SharedBytes bytes_;
  ZipLimits limits_;
  size_t level_ = 1;
  std::vector<ZipEntry> entries_;
  std::vector<uint32_t> by_name_;  ///< Indices of entries, sorted by name.
  std::shared_ptr<std::atomic<uint64_t>> bytes_read_ = std::make_shared<std::atomic<uint64_t>>(0);
};

}  // namespace antecede::apk

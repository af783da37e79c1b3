#pragma once

#include <string>

#include "base/diagnostics.h"
#include "dex/dex_file.h"
#include "dex/map_list.h"

namespace antecede::dex {

/// Opens one DEX: header, checksum, map; then hands the tables to `TableVerifier`.
///
/// The yardstick is what Android's own verifier accepts. Up to version 040 a file is one DEX and its first
/// `file_size` bytes are the file. From 041 on a file is a *container* of several: the header grows by
/// `container_size` and `header_offset` (0x78 bytes in all), `file_size` is the distance to the next header,
/// and *every* offset, in header, map and items alike, counts from the start of the container, not from the
/// header it stands in. A DEX must not refer to anything before its own header, but may to what lies behind
/// the next one (shared string data). `data_size` and `data_off` are unused there. The checksum covers
/// `[header + 12, header + file_size)`.
class FileVerifier {
 public:
  FileVerifier(base::Bytes bytes, uint32_t header_offset, std::string name, base::Diagnostics& diagnostics);

  base::Result<DexFile> verify();
  uint32_t file_size() const { return file_size_; }  ///< After `verify`.

 private:
  base::Status check_magic();
  base::Status check_sizes();
  base::Status check_container();
  void check_checksum();
  base::Status read_table(DexFile::Table& table, const char* what, SectionKind kind, uint32_t field);
  base::Status read_tables();
  base::Status check_blobs();
  base::Status read_map();
  base::Status compare_with_map(const MapList& map, SectionKind kind, const DexFile::Table& table) const;
  void take_from_map(const MapList& map, SectionKind kind, DexFile::Table& table) const;

  uint32_t header_field(uint32_t at) const;
  tl::unexpected<base::Error> bad(uint32_t offset, std::string_view message) const;

  base::Bytes bytes_;
  uint32_t header_offset_;
  uint32_t header_size_ = 0;
  uint32_t file_size_ = 0;
  base::Diagnostics& diagnostics_;
  DexFile dex_;
};

}  // namespace antecede::dex

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "base/bytes.h"

/// The frame of an .atrace file: 16 bytes of header, then chunks, each behind 24 bytes of its own. Little-endian.
/// docs/trace-format.md has the whole story.
namespace antecede::trace {

inline constexpr std::array<uint8_t, 8> k_file_magic = {'A', 'T', 'R', 'A', 'C', 'E', '\r', '\n'};
inline constexpr uint32_t k_file_version = 1;
inline constexpr size_t k_file_header_size = 16;
inline constexpr uint32_t k_chunk_magic = 0x4b435441;  // "ATCK"
inline constexpr size_t k_chunk_header_size = 24;

// What a reader accepts at most in one chunk; writers stay far below.
inline constexpr uint32_t k_largest_chunk = 64u << 20;
inline constexpr uint32_t k_most_operations = 1u << 20;

/// What stands before a chunk's bytes.
struct ChunkHeader {
  enum Kind : uint32_t {
    k_data = 1,
    k_end = 2,  ///< The last chunk, empty: without it the file was cut.
  };

  uint32_t kind = k_data;
  uint32_t packed_size = 0;  ///< On disk.
  uint32_t raw_size = 0;     ///< Decompressed.
  uint64_t checksum = 0;

  /// XXH64 of the packed bytes, seeded with the XXH64 (seed 0) of the header's first 16 bytes.
  static uint64_t checksum_of(const uint8_t* header, base::Bytes packed);
  /// All 24 bytes, checksum included.
  static std::array<uint8_t, k_chunk_header_size> encode(uint32_t kind, base::Bytes packed, uint32_t raw_size);
  /// Assumes 24 bytes.
  static ChunkHeader decode(const uint8_t* header);
};

/// The first 16 bytes of a file.
std::array<uint8_t, k_file_header_size> encode_file_header();

}  // namespace antecede::trace

#pragma once

#include <cstdint>
#include <optional>

#include "base/bytes.h"

namespace antecede::apk {

/// The pieces that compiled resources are made of: a type, a header and a body, nested like boxes.
enum class ChunkType : uint16_t {
  StringPool = 0x0001,
  Table = 0x0002,
  Package = 0x0200,
  Type = 0x0201,
  TypeSpec = 0x0202,
};

/// One chunk whose sizes are known to lie inside the bytes it was cut from.
struct Chunk {
  ChunkType type = ChunkType::Table;  ///< May be a number without a name here; such chunks are skipped.
  uint16_t header_size = 0;           ///< At least 8, at most `bytes.size()`.
  base::Bytes bytes;                  ///< Header and body.

  base::Bytes header() const { return bytes.first(header_size); }
};

/// The chunk that starts at `offset`, or nothing if its header or its size does not fit.
inline std::optional<Chunk> chunk_at(base::Bytes bytes, uint64_t offset) {
  constexpr size_t k_smallest_header = 8;
  if (!base::slice(bytes, offset, k_smallest_header)) return std::nullopt;
  base::ByteReader reader(bytes, offset);
  Chunk chunk;
  chunk.type = ChunkType(reader.u16());
  chunk.header_size = reader.u16();
  uint32_t size = reader.u32();
  std::optional<base::Bytes> whole = base::slice(bytes, offset, size);
  if (!whole || chunk.header_size < k_smallest_header || chunk.header_size > size) return std::nullopt;
  chunk.bytes = *whole;
  return chunk;
}

}  // namespace antecede::apk

#include "trace/binary/trace_file.h"

#include <xxhash.h>

namespace antecede::trace {

namespace {

template <class T>
void store_le(uint8_t* at, T value) {
  std::memcpy(at, &value, sizeof value);
}

}  // namespace

uint64_t ChunkHeader::checksum_of(const uint8_t* header, base::Bytes packed) {
  return XXH64(packed.data(), packed.size(), XXH64(header, 16, 0));
}

std::array<uint8_t, k_chunk_header_size> ChunkHeader::encode(uint32_t kind, base::Bytes packed, uint32_t raw_size) {
  std::array<uint8_t, k_chunk_header_size> bytes{};
  store_le(bytes.data(), k_chunk_magic);
  store_le(bytes.data() + 4, kind);
  store_le(bytes.data() + 8, static_cast<uint32_t>(packed.size()));
  store_le(bytes.data() + 12, raw_size);
  store_le(bytes.data() + 16, checksum_of(bytes.data(), packed));
  return bytes;
}

ChunkHeader ChunkHeader::decode(const uint8_t* header) {
  ChunkHeader result;
  result.kind = base::load_le<uint32_t>(header + 4);
  result.packed_size = base::load_le<uint32_t>(header + 8);
  result.raw_size = base::load_le<uint32_t>(header + 12);
  result.checksum = base::load_le<uint64_t>(header + 16);
  return result;
}

std::array<uint8_t, k_file_header_size> encode_file_header() {
  std::array<uint8_t, k_file_header_size> bytes{};
  std::memcpy(bytes.data(), k_file_magic.data(), k_file_magic.size());
  store_le(bytes.data() + 8, k_file_version);
  return bytes;
}

}  // namespace antecede::trace

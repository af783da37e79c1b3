#include "mutation/trace_chunks.h"

#include <zstd.h>

#include "trace/binary/trace_file.h"

namespace antecede::mutation {

namespace {

using trace::ChunkHeader;

void append(Buffer& buffer, base::Bytes bytes) {
  buffer.insert(buffer.end(), bytes.begin(), bytes.end());
}

void append_chunk(Buffer& buffer, uint32_t kind, base::Bytes raw) {
  Buffer packed;
  if (kind == ChunkHeader::k_data) {
    packed.resize(ZSTD_compressBound(raw.size()));
    packed.resize(ZSTD_compress(packed.data(), packed.size(), raw.data(), raw.size(), 1));
  }
  append(buffer, ChunkHeader::encode(kind, packed, static_cast<uint32_t>(raw.size())));
  append(buffer, packed);
}

}  // namespace

base::Result<std::vector<Buffer>> unpack_trace(base::Bytes trace) {
  std::vector<Buffer> chunks;
  for (size_t at = trace::k_file_header_size; at + trace::k_chunk_header_size <= trace.size();) {
    const ChunkHeader header = ChunkHeader::decode(trace.data() + at);
    at += trace::k_chunk_header_size;
    if (header.packed_size > trace.size() - at || header.raw_size > trace::k_largest_chunk)
      return base::bad_input("a chunk of the trace is not whole");
    if (header.kind != ChunkHeader::k_data) break;
    Buffer raw(header.raw_size);
    const size_t size = ZSTD_decompress(raw.data(), raw.size(), trace.data() + at, header.packed_size);
    if (ZSTD_isError(size) || size != raw.size()) return base::bad_input("a chunk of the trace cannot be unpacked");
    chunks.push_back(std::move(raw));
    at += header.packed_size;
  }
  return chunks;
}

Buffer write_trace(const std::vector<const Buffer*>& chunks) {
  Buffer buffer;
  append(buffer, trace::encode_file_header());
  for (const Buffer* chunk : chunks) append_chunk(buffer, ChunkHeader::k_data, *chunk);
  append_chunk(buffer, ChunkHeader::k_end, {});
  return buffer;
}

}  // namespace antecede::mutation

// Binary traces: reads the input as a file, and as one chunk whose frame is right; prints and cleans what comes out.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include <zstd.h>

#include "targets.h"
#include "trace/binary/trace_file.h"
#include "trace/binary/trace_reader.h"
#include "trace/binary/trace_writer.h"
#include "trace/text/text_parser.h"
#include "trace/text/text_printer.h"
#include "trace/trace_sanitizer.h"

namespace {

using namespace antecede;

constexpr trace::ReadLimits k_limits = {.table_entries = 1 << 18, .operations = 1 << 18};

void use(base::Bytes bytes) {
  base::Diagnostics diagnostics;
  trace::TraceDamage damage;
  const auto read = trace::read_trace(bytes, diagnostics, damage, k_limits);
  if (!read || read->operations.size() > 4096) return;
  base::Diagnostics first, second;
  const trace::Trace clean = trace::sanitize_trace(*read, first);
  if (trace::sanitize_trace(clean, second).operations.size() != clean.operations.size()) std::abort();
  if (trace::encode_trace(clean).empty()) std::abort();
  const std::string text = trace::print_trace(*read);
  const auto back = trace::parse_trace_text(text);
  if (!back || trace::print_trace(*back) != text) std::abort();
}

/// The input as the contents of a chunk, so that the fuzzer need not guess checksums.
std::vector<uint8_t> framed(base::Bytes raw) {
  std::vector<uint8_t> bytes;
  const auto add = [&](const auto& part) { bytes.insert(bytes.end(), part.begin(), part.end()); };
  add(trace::encode_file_header());
  std::vector<uint8_t> packed(ZSTD_compressBound(raw.size()));
  packed.resize(ZSTD_compress(packed.data(), packed.size(), raw.data(), raw.size(), 1));
  add(trace::ChunkHeader::encode(trace::ChunkHeader::k_data, packed, static_cast<uint32_t>(raw.size())));
  add(packed);
  add(trace::ChunkHeader::encode(trace::ChunkHeader::k_end, {}, 0));
  return bytes;
}

/// The first chunk of a real trace, decompressed: a better seed for the framed half.
std::vector<uint8_t> first_chunk(base::Bytes bytes) {
  const size_t start = trace::k_file_header_size + trace::k_chunk_header_size;
  if (!trace::TraceReader::is_trace(bytes) || bytes.size() < start) return {};
  const auto header = trace::ChunkHeader::decode(bytes.data() + trace::k_file_header_size);
  const auto packed = base::slice(bytes, start, header.packed_size);
  if (!packed || header.raw_size > (1 << 20)) return {};
  std::vector<uint8_t> raw(header.raw_size);
  const size_t size = ZSTD_decompress(raw.data(), raw.size(), packed->data(), packed->size());
  return ZSTD_isError(size) ? std::vector<uint8_t>() : raw;
}

}  // namespace

int fuzz_trace(const uint8_t* data, size_t size) {
  const base::Bytes bytes(data, size);
  use(bytes);
  if (trace::TraceReader::is_trace(bytes)) {
    use(framed(first_chunk(bytes)));
  } else {
    use(framed(bytes));
  }
  return 0;
}

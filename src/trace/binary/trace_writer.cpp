#include "trace/binary/trace_writer.h"

#include <algorithm>
#include <string>

#include <zstd.h>

#include "base/assert.h"
#include "trace/binary/trace_file.h"

namespace antecede::trace {

namespace {

constexpr int k_compression_level = 1;
/// New table rows per chunk, so that a trace with huge tables still makes chunks of a decent size.
constexpr size_t k_most_rows = size_t(1) << 19;

struct FreePacking {
  void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
};

}  // namespace

/// What is used again from chunk to chunk.
struct TraceWriter::Packer {
  std::string tables;  // The message.
  std::string raw;
  std::vector<uint8_t> packed;
  std::unique_ptr<ZSTD_CCtx, FreePacking> context{ZSTD_createCCtx()};

  base::Bytes pack() {
    packed.resize(ZSTD_compressBound(raw.size()));
    const size_t size =
        ZSTD_compressCCtx(context.get(), packed.data(), packed.size(), raw.data(), raw.size(), k_compression_level);
    ANTECEDE_ASSERT(!ZSTD_isError(size));
    return base::Bytes(packed).first(size);
  }
};

TraceWriter::TraceWriter(const TraceTables& tables, ByteSink sink, size_t chunk_operations)
    : tables_(tables),
      sink_(std::move(sink)),
      chunk_operations_(std::clamp<size_t>(chunk_operations, 1, k_most_operations)),
      operations_(chunk_operations_),
      packer_(std::make_unique<Packer>()) {
  emit(encode_file_header());
}

TraceWriter::~TraceWriter() = default;

void TraceWriter::emit(base::Bytes bytes) {
  if (!status_) return;
  status_ = sink_(bytes);
  bytes_written_ += bytes.size();
}

void TraceWriter::flush() {
  const TableSizes now = TableSizes::of(tables_);
  if (operations_.size() == 0 && now.total() == written_.total()) return;
  while (now.total() - written_.total() > k_most_rows) write_part(written_.next_part(now, k_most_rows), false);
  write_part(now, true);
}

void TraceWriter::write_part(const TableSizes& to, bool with_operations) {
  std::string& raw = packer_->raw;
  raw.clear();
  MessageWriter chunk(raw);
  packer_->tables.clear();
  encode_tables(tables_, written_, to, packer_->tables);
  chunk.message(1, packer_->tables);
  if (with_operations)
    operations_.take(2, raw);
  else
    chunk.message(2, {});
  if (process_.value() < to.names) chunk.number(3, process_.value() + 1);
  written_ = to;
  if (raw.size() > k_largest_chunk) {
    status_ = base::bad_input("the names of this trace are too long for one chunk");
    return;
  }
  const base::Bytes packed = packer_->pack();
  emit(ChunkHeader::encode(ChunkHeader::k_data, packed, static_cast<uint32_t>(raw.size())));
  emit(packed);
}

base::Status TraceWriter::finish_cut() {
  flush();
  return status_;
}

base::Status TraceWriter::finish() {
  flush();
  emit(ChunkHeader::encode(ChunkHeader::k_end, {}, 0));
  return status_;
}

std::vector<uint8_t> encode_trace(const Trace& trace, size_t chunk_operations) {
  std::vector<uint8_t> bytes;
  TraceWriter writer(
      trace.tables,
      [&](base::Bytes part) -> base::Status {
        bytes.insert(bytes.end(), part.begin(), part.end());
        return {};
      },
      chunk_operations);
  writer.set_process(trace.process);
  for (const Operation& operation : trace.operations) writer.append(operation);
  const base::Status status = writer.finish();
  return status ? bytes : std::vector<uint8_t>();
}

}  // namespace antecede::trace

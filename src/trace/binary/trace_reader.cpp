#include "trace/binary/trace_reader.h"

#include <algorithm>
#include <future>
#include <string>

#include <fmt/format.h>
#include <zstd.h>

#include "trace/binary/antecede_trace.pb.h"
#include "trace/binary/operation_codec.h"
#include "trace/binary/table_codec.h"
#include "trace/binary/trace_file.h"
#include "trace/id_ranges.h"

namespace antecede::trace {

namespace {

struct FreeUnpacking {
  void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
};

/// A chunk may be this much larger than on disk: no bombs.
constexpr uint64_t k_free_expansion = uint64_t(4) << 20;
constexpr uint64_t k_most_expansion = 256;
/// With this much left to read the next chunk is unpacked while the caller works on the last one.
constexpr size_t k_worth_a_thread = size_t(64) << 10;

/// A chunk, as far as it can be read without knowing the tables.
struct Unpacked {
  ChunkHeader header{};
  wire::Chunk chunk;
  std::vector<Operation> operations;

  base::Status read(base::Bytes bytes, size_t offset);

 private:
  base::Status read_header(base::Bytes bytes, size_t offset);
  base::Status parse(base::Bytes packed);
};

/// What becomes of a chunk that is unpacked ahead.
struct Attempt {
  std::unique_ptr<Unpacked> unpacked;
  base::Status status;

  static Attempt make(base::Bytes bytes, size_t offset) {
    auto unpacked = std::make_unique<Unpacked>();
    base::Status status = unpacked->read(bytes, offset);
    return {std::move(unpacked), std::move(status)};
  }
};

base::Status Unpacked::read(base::Bytes bytes, size_t offset) {
  ANTECEDE_CHECK(read_header(bytes, offset));
  if (header.kind == ChunkHeader::k_end) return {};
  if (header.kind != ChunkHeader::k_data) return base::bad_input("a chunk of a kind that does not exist");
  return parse(bytes.subspan(offset + k_chunk_header_size, header.packed_size));
}

base::Status Unpacked::read_header(base::Bytes bytes, size_t offset) {
  const auto head = base::slice(bytes, offset, k_chunk_header_size);
  if (!head) return base::bad_input("the file ends without its last chunk");
  if (base::load_le<uint32_t>(head->data()) != k_chunk_magic) return base::bad_input("no chunk where one must begin");
  header = ChunkHeader::decode(head->data());
  if (header.packed_size > k_largest_chunk || header.raw_size > k_largest_chunk)
    return base::bad_input("a chunk is larger than chunks may be");
  if (header.raw_size > k_free_expansion + k_most_expansion * header.packed_size)
    return base::bad_input("a chunk unpacks to far more than it can hold");
  const auto packed = base::slice(bytes, offset + k_chunk_header_size, header.packed_size);
  if (!packed) return base::bad_input("the last chunk is cut");
  if (ChunkHeader::checksum_of(head->data(), *packed) != header.checksum)
    return base::bad_input("the checksum of a chunk is wrong");
  return {};
}

base::Status Unpacked::parse(base::Bytes packed) {
  std::vector<uint8_t> raw(header.raw_size);
  std::unique_ptr<ZSTD_DCtx, FreeUnpacking> context{ZSTD_createDCtx()};
  const size_t size = ZSTD_decompressDCtx(context.get(), raw.data(), raw.size(), packed.data(), packed.size());
  if (ZSTD_isError(size) || size != raw.size()) return base::bad_input("a chunk cannot be unpacked");
  if (!chunk.ParseFromArray(raw.data(), static_cast<int>(raw.size())))
    return base::bad_input("a chunk is not what the schema says");
  return decode_operations(chunk.operations(), operations);
}

}  // namespace

struct TraceReader::State {
  State(base::Bytes all, base::Diagnostics& sink, ReadLimits given) : bytes(all), diagnostics(sink), limits(given) {}

  base::Bytes bytes;
  base::Diagnostics& diagnostics;
  ReadLimits limits;
  size_t offset = k_file_header_size;
  bool done = false;
  TraceTables tables;
  NameId process;
  TraceDamage damage;
  uint64_t chunks = 0;
  std::future<Attempt> ahead;  ///< The chunk at `offset`, if it was begun.

  Attempt take_chunk();
  base::Status read_chunk(std::vector<Operation>& operations);
  base::Status take_in(Unpacked& unpacked);
  void drop_unknown(std::vector<Operation>& operations);
  void stop_at_damage(const std::string& reason);
};

// The chunk at `offset`; the one behind it is begun.
Attempt TraceReader::State::take_chunk() {
  Attempt attempt = ahead.valid() ? ahead.get() : Attempt::make(bytes, offset);
  const size_t next = offset + k_chunk_header_size + attempt.unpacked->header.packed_size;
  const bool more = attempt.status && attempt.unpacked->header.kind == ChunkHeader::k_data;
  if (more && next < bytes.size() && bytes.size() - next >= k_worth_a_thread)
    ahead = std::async(std::launch::async, &Attempt::make, bytes, next);
  return attempt;
}

base::Status TraceReader::State::take_in(Unpacked& unpacked) {
  uint64_t bad_references = 0;
  const wire::Chunk& chunk = unpacked.chunk;
  ANTECEDE_CHECK(decode_tables(chunk.tables(), limits.table_entries, tables, bad_references));
  if (chunk.process() != 0 && chunk.process() <= tables.names.size()) process = NameId(chunk.process() - 1);
  for (uint64_t i = 0; i < bad_references; ++i)
    diagnostics.add("trace.bad-reference", base::Severity::Warning,
                    "a table entry names an entry that does not exist");
  drop_unknown(unpacked.operations);
  return {};
}

void TraceReader::State::drop_unknown(std::vector<Operation>& operations) {
  const IdRanges ranges(tables);
  const auto unknown = [&](const Operation& operation) { return !ranges.contains(operation); };
  const size_t count = std::erase_if(operations, unknown);
  for (size_t i = 0; i < count; ++i)
    diagnostics.add("trace.unknown-id", base::Severity::Warning, "an operation names something that does not exist");
}

base::Status TraceReader::State::read_chunk(std::vector<Operation>& operations) {
  Attempt attempt = take_chunk();
  ANTECEDE_CHECK(attempt.status);
  const ChunkHeader& header = attempt.unpacked->header;
  ANTECEDE_CHECK(take_in(*attempt.unpacked));
  operations = std::move(attempt.unpacked->operations);
  offset += k_chunk_header_size + header.packed_size;
  done = header.kind == ChunkHeader::k_end;
  chunks += !done;
  if (done && offset != bytes.size()) return base::bad_input("something follows the last chunk");
  return {};
}

void TraceReader::State::stop_at_damage(const std::string& reason) {
  done = true;
  damage.lost_bytes = bytes.size() - std::min(offset, bytes.size());
  damage.reason = fmt::format("{} (byte {})", reason, offset);
  diagnostics.add("trace.damaged", base::Severity::Error,
                  fmt::format("{}; {} bytes are lost", damage.reason, damage.lost_bytes));
}

bool TraceReader::is_trace(base::Bytes bytes) {
  return bytes.size() >= k_file_magic.size() && std::equal(k_file_magic.begin(), k_file_magic.end(), bytes.begin());
}

base::Result<TraceReader> TraceReader::open(base::Bytes bytes, base::Diagnostics& diagnostics, ReadLimits limits) {
  if (!is_trace(bytes)) return base::bad_input("not a trace");
  if (bytes.size() < k_file_header_size) return base::bad_input("the header of the trace is cut");
  const auto version = base::load_le<uint32_t>(bytes.data() + k_file_magic.size());
  if (version != k_file_version)
    return base::bad_input(fmt::format("a trace of version {}; this program reads {}", version, k_file_version));
  return TraceReader(std::make_unique<State>(bytes, diagnostics, limits));
}

TraceReader::TraceReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
TraceReader::TraceReader(TraceReader&&) noexcept = default;
TraceReader& TraceReader::operator=(TraceReader&&) noexcept = default;
TraceReader::~TraceReader() = default;

bool TraceReader::next(std::vector<Operation>& operations) {
  operations.clear();
  while (!state_->done && operations.empty()) {
    const base::Status status = state_->read_chunk(operations);
    if (status) continue;
    operations.clear();
    state_->stop_at_damage(status.error().message);
  }
  return !operations.empty();
}

const TraceTables& TraceReader::tables() const {
  return state_->tables;
}
TraceTables TraceReader::take_tables() {
  return std::move(state_->tables);
}
NameId TraceReader::process() const {
  return state_->process;
}
const TraceDamage& TraceReader::damage() const {
  return state_->damage;
}
uint64_t TraceReader::chunks() const {
  return state_->chunks;
}

base::Result<Trace> read_trace(base::Bytes bytes, base::Diagnostics& diagnostics, TraceDamage& damage,
                               ReadLimits limits) {
  ANTECEDE_TRY(TraceReader reader, TraceReader::open(bytes, diagnostics, limits));
  Trace trace;
  std::vector<Operation> operations;
  while (reader.next(operations)) {
    if (trace.operations.size() + operations.size() > limits.operations)
      return base::bad_input("more operations than this reader accepts");
    for (const Operation& operation : operations) trace.operations.push_back(operation);
  }
  trace.process = reader.process();
  damage = reader.damage();
  trace.tables = reader.take_tables();
  return trace;
}

}  // namespace antecede::trace

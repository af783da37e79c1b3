#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "base/bytes.h"
#include "base/error.h"
#include "trace/binary/operation_columns.h"
#include "trace/binary/table_codec.h"
#include "trace/trace.h"

namespace antecede::trace {

/// Where bytes go: a file, a buffer, a socket.
using ByteSink = std::function<base::Status(base::Bytes)>;

/// Writes an .atrace file chunk by chunk, as operations happen.
///
/// The tables may grow between calls; a chunk brings whatever is new when it is written, so an entry must be complete
/// by then: it is not written again. Memory: the operations of one chunk, and the chunk.
class TraceWriter {
 public:
  static constexpr size_t k_chunk_operations = size_t(1) << 16;

  /// `tables` must outlive the writer.
  TraceWriter(const TraceTables& tables, ByteSink sink, size_t chunk_operations = k_chunk_operations);
  ~TraceWriter();

  void set_process(NameId process) { process_ = process; }

  /// Never fails; what went wrong with the sink comes out of `finish`.
  void append(const Operation& operation) {
    operations_.add(operation);
    if (operations_.is_full()) flush();
  }

  /// Writes what is buffered as a chunk, so that it is not lost if the process ends.
  void flush();

  /// Writes the rest and the mark that the trace is whole.
  base::Status finish();
  /// The same without that mark: readers take it for a trace that was cut.
  base::Status finish_cut();

  uint64_t bytes_written() const { return bytes_written_; }

 private:
  struct Packer;

  void write_part(const TableSizes& to, bool with_operations);
  void emit(base::Bytes bytes);

  const TraceTables& tables_;
  ByteSink sink_;
  size_t chunk_operations_;
  OperationColumns operations_;
  TableSizes written_;
  NameId process_;
  base::Status status_;
  uint64_t bytes_written_ = 0;
  std::unique_ptr<Packer> packer_;
};

/// A whole trace as bytes.
std::vector<uint8_t> encode_trace(const Trace& trace, size_t chunk_operations = TraceWriter::k_chunk_operations);

}  // namespace antecede::trace

#pragma once

#include <memory>
#include <vector>

#include "base/bytes.h"
#include "base/diagnostics.h"
#include "base/error.h"
#include "trace/trace.h"

namespace antecede::trace {

/// What a reader refuses, so that a small hostile file cannot fill the memory.
struct ReadLimits {
  uint64_t table_entries = uint64_t(1) << 28;
  uint64_t operations = UINT64_MAX;  ///< Of `read_trace` only, which holds them all.
};

/// Reads an .atrace file chunk by chunk, from bytes that stay where they are (a mapped file).
///
/// A cut or damaged file is read up to its last whole chunk; `damage` says so. Every id that comes out exists in
/// `tables`, which grow from chunk to chunk: operations with unknown ids are left out and counted. That the
/// operations make sense one after the other is for trace_sanitizer.h to see to.
class TraceReader {
 public:
  /// Fails if this is not a trace or one of a version to come.
  static base::Result<TraceReader> open(base::Bytes bytes, base::Diagnostics& diagnostics, ReadLimits limits = {});
  static bool is_trace(base::Bytes bytes);

  TraceReader(TraceReader&&) noexcept;
  TraceReader& operator=(TraceReader&&) noexcept;
  ~TraceReader();

  /// The operations of the next chunk, instead of what was in the vector; false at the end or at the damage.
  bool next(std::vector<Operation>& operations);

  template <class Work>
  void for_each_operation(Work work) {
    std::vector<Operation> operations;
    while (next(operations))
      for (const Operation& operation : operations) work(operation);
  }

  const TraceTables& tables() const;
  /// Moves the tables out, after the last chunk.
  TraceTables take_tables();
  NameId process() const;
  const TraceDamage& damage() const;
  uint64_t chunks() const;

 private:
  struct State;
  explicit TraceReader(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// A whole trace in memory. Damage is told in `damage`; what was whole before it is the result.
base::Result<Trace> read_trace(base::Bytes bytes, base::Diagnostics& diagnostics, TraceDamage& damage,
                               ReadLimits limits = {});

}  // namespace antecede::trace

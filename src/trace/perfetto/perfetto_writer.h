#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/error.h"
#include "trace/binary/trace_writer.h"
#include "trace/trace.h"

namespace antecede::trace {

/// A mark on the track of the thread that did the operation: a race, say.
struct PerfettoInstant {
  OperationId operation;  ///< Its place among the operations that are appended.
  std::string label;
};

/// Writes a trace in the native format of Perfetto (ui.perfetto.dev), as operations come.
///
/// Every thread is a track under its process, every event a slice; posts are points from which a flow leads to the
/// event; races are instants. Reads, writes, locks and the rest of the synchronisation are not shown. A trace has no
/// times: the n-th operation happens at n nanoseconds.
///
/// What is not well-formed (an end without a begin, ids that no table has) is passed over. Memory: a few bytes per
/// thread, name and message of the tables.
class PerfettoWriter {
 public:
  /// `tables` must outlive the writer and may grow between calls.
  PerfettoWriter(const TraceTables& tables, std::vector<PerfettoInstant> instants, ByteSink sink);
  ~PerfettoWriter();

  /// Before the first operation.
  void set_process(NameId process) { process_ = process; }
  /// Never fails; what went wrong with the sink comes out of `finish`.
  void append(const Operation& operation);
  /// Ends the slices that are open and writes the rest.
  base::Status finish();

 private:
  struct Packet;
  struct Track {
    bool described = false;
    MessageId open;
  };

  Track& track_of(ThreadId thread);
  void describe(ThreadId thread);
  int32_t describe_process(ThreadId thread);
  void begin(const Operation& operation, Track& track);
  void end(ThreadId thread, Track& track);
  void enqueue(const Operation& operation);
  void write_instants(ThreadId thread, uint64_t position);
  void annotate(std::string_view key, std::string_view value);
  void start_event(ThreadId thread, int type, const char* category);
  void set_name(NameId name, std::string_view otherwise);
  void write_packet();
  std::string_view text(NameId name) const;

  const TraceTables& tables_;
  std::vector<PerfettoInstant> instants_;
  ByteSink sink_;
  std::unique_ptr<Packet> packet_;
  std::string buffer_;
  base::Status status_;
  NameId process_;
  uint64_t position_ = 0;
  size_t next_instant_ = 0;
  bool first_packet_ = true;
  std::vector<Track> tracks_;
  std::vector<bool> enqueued_;                        ///< Per message: a flow has begun.
  std::vector<bool> known_names_;                     ///< Per name: written.
  absl::flat_hash_map<uint32_t, int32_t> processes_;  ///< Number in the trace, pid.
};

/// A whole trace at once.
base::Status export_perfetto(const Trace& trace, std::vector<PerfettoInstant> instants, ByteSink sink);

}  // namespace antecede::trace

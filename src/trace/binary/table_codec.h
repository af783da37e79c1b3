#pragma once

#include <string>

#include "base/error.h"
#include "trace/trace.h"

namespace antecede::trace {

namespace wire {
class Tables;
}

// Bits of the columns `Frames.flags` and `Locations.kind`.
inline constexpr uint8_t k_frame_origin = 0x07;
inline constexpr uint8_t k_renamed_frame = 0x08;
inline constexpr uint8_t k_location_kind = 0x1f;
inline constexpr uint8_t k_renamed_location = 0x20;

/// How long each table is: what a writer has written so far.
struct TableSizes {
  size_t names = 0, threads = 0, queues = 0, messages = 0, removals = 0, barriers = 0, locations = 0, frames = 0,
         stacks = 0, callbacks = 0, locks = 0, tokens = 0, objects = 0, libraries = 0;

  static TableSizes of(const TraceTables& tables);
  uint64_t total() const;
  /// A step of at most `most` rows from here towards `now`, in an order in which nothing refers to what is still to
  /// come.
  TableSizes next_part(const TableSizes& now, size_t most) const;
};

/// Appends the entries between `from` and `to` as the message `Tables`.
void encode_tables(const TraceTables& tables, const TableSizes& from, const TableSizes& to, std::string& out);

/// Adds what a chunk brings. Fails where columns do not belong together or more than `most_entries` would be held.
///
/// References to entries that do not exist become none and are counted in `bad_references`, so that every id in the
/// tables can be followed; the callers of a stack always have smaller ids.
base::Status decode_tables(const wire::Tables& columns, uint64_t most_entries, TraceTables& tables,
                           uint64_t& bad_references);

}  // namespace antecede::trace

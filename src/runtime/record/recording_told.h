#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "trace/ids.h"

namespace antecede::runtime {

/// Which accesses a trace has already, so that repeated ones can be left out: those that the same thread made before,
/// in the same *segment*. A segment is what a thread does between two operations that are no accesses.
///
/// Beside each location lie two accesses, which is enough for most. Those that are of segments still under way are
/// not given up for others; what does not fit goes to a hash table.
class ToldAccesses {
 public:
  struct Access {
    trace::LocationId location;
    trace::StackId stack;
    uint32_t thread = 0;
    bool is_write = false;
    bool is_null = false;
  };

  /// Makes room for so many locations, so that nothing is copied as they become more.
  void reserve(size_t locations);
  void begin_segment(uint32_t thread) { segment_of(thread) = ++segments_; }
  /// Whether the access was told of in this segment; if not, it is now.
  bool is_repeated(const Access& access);

 private:
  struct Key {
    uint32_t stack = 0;
    uint32_t thread_and_kind = 0;
    bool operator==(const Key&) const = default;
  };
  struct Told {
    Key key;
    uint32_t segment = 0;  // 0: nothing yet. No two threads have the same.
  };
  struct Overflow {
    uint32_t location = 0;
    Key key;
    bool operator==(const Overflow&) const = default;
    template <class H>
    friend H AbslHashValue(H h, const Overflow& one) {
      return H::combine(std::move(h), one.location, one.key.stack, one.key.thread_and_kind);
    }
  };

  uint32_t& segment_of(uint32_t thread);
  bool is_under_way(const Told& told) { return told.segment == segment_of(told.key.thread_and_kind >> 2); }

  std::vector<std::array<Told, 2>> places_;  // By location.
  absl::flat_hash_map<Overflow, uint32_t> overflow_;
  std::vector<uint32_t> current_;  // By thread.
  uint32_t segments_ = 0;
};

}  // namespace antecede::runtime

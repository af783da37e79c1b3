#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "trace/trace.h"

namespace antecede::verify {

/// Numbers for places in the program, by what they are called: the same in the traces of two runs, whose tables have names
/// and stacks in the order in which each run came across them.
///
/// For the tables of one trace, which may grow.
class ProgramPlaces {
 public:
  explicit ProgramPlaces(const trace::TraceTables& tables) : tables_(tables) {}

  const trace::TraceTables& tables() const { return tables_; }
  /// Of the frame alone; 0 for none.
  uint64_t frame(trace::FrameId id);
  /// Of the innermost frame.
  uint64_t top(trace::StackId id);
  /// Of the innermost frame, and the innermost that is not the platform's: who uses a container, not only which one.
  uint64_t site(trace::StackId id);
  /// Of the innermost frame's method that is not the platform's: all its lines are one.
  uint64_t method(trace::StackId id);
  /// Whether the model of the system asks there for something to be done.
  bool is_request(trace::StackId id) const;
  /// Of all frames.
  uint64_t stack(trace::StackId id);
  uint64_t name(trace::NameId id) const;
  /// Of a place in memory: the class and the field or key, not the object.
  uint64_t location(trace::LocationId id) const;

  static uint64_t mix(uint64_t state, uint64_t value);

 private:
  const trace::TraceTables& tables_;
  std::vector<uint64_t> frames_, sites_, stacks_;  // 0: not known yet.
};

}  // namespace antecede::verify

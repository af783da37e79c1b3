#pragma once

#include <cstdint>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "trace/droidracer/droidracer_line.h"
#include "trace/droidracer/droidracer_problems.h"
#include "trace/droidracer/droidracer_report.h"
#include "trace/trace.h"

namespace antecede::trace {

/// Holds a DroidRacer trace against itself: do its numbers increase, does its own report speak of accesses that are
/// there, does it count as many operations. Changes nothing, only tells.
class DroidRacerChecks {
 public:
  explicit DroidRacerChecks(DroidRacerProblems& problems) : problems_(problems) {}

  void operation(const OperationLine& line, bool in_report);
  /// The location is none if the access was left out.
  void access(const AccessLine& line, LocationId location);
  uint64_t operations() const { return operations_; }

  // At the end of the file.
  void report(const DroidRacerReport& report, const TraceTables& tables);
  /// The graph has all operations but those that order nothing.
  void graph_size(const DroidRacerReport& report, uint64_t left_out);

 private:
  struct Access {
    int64_t id;
    int64_t thread;
    LocationId location;
    uint32_t group;
    bool write;
  };

  bool agrees(const DroidRacerReport::Access& reported, bool first, const TraceTables& tables) const;
  const Access* find(int64_t id) const;

  DroidRacerProblems& problems_;
  uint64_t operations_ = 0;
  uint64_t late_operations_ = 0;
  int64_t last_operation_ = 0;
  bool sorted_ = true;
  std::vector<Access> accesses_;
  std::vector<int64_t> groups_;                         ///< Their numbers; 0 while open.
  absl::flat_hash_map<int64_t, uint32_t> open_groups_;  ///< Per thread.
};

}  // namespace antecede::trace

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/error.h"
#include "runtime/session/session.h"
#include "trace/trace.h"

namespace antecede::verify {

/// One run from its start to its end, with all that is needed to go back into it: its schedule, its trace, and which step
/// of the machine did what.
struct RecordedRun {
  /// One turn of one thread.
  struct Step {
    uint32_t thread = 0;      ///< The machine's number.
    size_t operations = 0;    ///< In the trace, when it was over.
    uint64_t world = 0;       ///< Answers of the world that were given by then.
    size_t user_events = 0;   ///< Things done to the app by then.
  };
  /// Where a message was posted.
  struct Post {
    size_t step = 0;
    uint32_t thread = 0;
  };

  runtime::ScheduleFile schedule;
  runtime::RunReport report;
  std::vector<uint8_t> trace;  ///< As a file has it.
  std::vector<trace::Operation> operations;
  trace::TraceTables tables;
  std::vector<Step> steps;
  std::vector<std::string> events;  ///< What was done to the app.
  absl::flat_hash_map<trace::MessageId, Post> posts;

  /// The step that did the operation.
  size_t step_of(size_t operation) const;
};

/// Runs the subject as the plan says. The plan has no recorded schedule. `pause`: how long the user waits each time, as the
/// number of the choice; none: as the schedule says.
base::Result<RecordedRun> record(const runtime::Subject& subject, const runtime::RunPlan& plan,
                                 const runtime::Limits& limits, base::Diagnostics& diagnostics,
                                 std::optional<uint32_t> pause = std::nullopt);

}  // namespace antecede::verify

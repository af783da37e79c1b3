#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "runtime/explore/explorer_trace.h"
#include "runtime/schedule/schedule.h"
#include "runtime/schedule/schedule_file.h"
#include "runtime/schedule/schedule_replay.h"

namespace antecede::runtime {

/// Answers as the schedule of an exploration tells, so that a machine takes that one path again.
///
/// Where the schedule does not fit the program there is no answer, and `failure` says what was expected.
class ExplorerFollower {
 public:
  /// `name` is the file's.
  ExplorerFollower(ScheduleFile schedule, std::string name) : answers_(std::move(schedule), std::move(name)) {}

  /// Whose step comes next, of those who can take one.
  std::optional<Process> step(const std::vector<Process>& enabled);
  std::optional<size_t> world(const Choice& choice);
  std::optional<int64_t> time(int64_t until_next);

  /// At the end: fails if the schedule did not fit, or tells more.
  base::Status finish() const { return answers_.finish(); }
  std::string failure() const;

 private:
  AnswerCursor answers_;
};

}  // namespace antecede::runtime

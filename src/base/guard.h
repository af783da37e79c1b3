#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace antecede::base {

// Work that has to end before it is done: the user has had enough, or a limit of time or memory is reached. Signals
// belong to the process, so this does, too; it is the only state of that kind.
//
// Work that can give a partial result asks `stop_asked` now and then, and ends in order. All other work is ended: the
// guard says why, removes files that are not whole, and leaves with the exit code for partial results.

/// Why work has to end.
enum class StopReason : uint8_t { None, Interrupted, Time, Memory };

/// How much the work may take from now on, and how it ends.
struct WorkLimits {
  double seconds = 0;          ///< Of real time; 0: as long as it takes.
  uint64_t bytes = 0;          ///< Of the memory of the process, without files that are mapped; 0: as much as there is.
  bool ends_in_order = false;  ///< It asks `stop_asked`. Else it is ended at once.
  double grace_seconds = 2;    ///< How long it may take to end in order, or a quarter of `seconds` if that is more.
};

/// Whether the work has to end. Cheap enough for inner loops.
bool stop_asked();
StopReason stop_reason();
/// The reason as a sentence: `interrupted`, `the limit of time is reached`.
std::string stop_sentence();

/// From now on. A limit that was reached before is forgotten; an interruption is not.
void set_work_limits(const WorkLimits& limits);
/// What the work is at, for messages.
void set_work_stage(std::string_view stage);
/// Memory that the process uses, without files that are mapped.
uint64_t used_memory();

/// While it lives, the process obeys `set_work_limits`, SIGINT and SIGTERM, and ends with a sentence and exit code 4
/// where memory runs out or an exception is not caught, never by an abort. A second SIGINT or SIGTERM ends the process
/// at once. There is at most one.
class Guard {
 public:
  Guard();
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;
  ~Guard();
};

/// The file of that name is removed if the process is ended before it is forgotten. Both are safe on any thread.
void remember_temporary(const std::string& name);
void forget_temporary(const std::string& name);

}  // namespace antecede::base

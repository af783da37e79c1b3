#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "verify/verify.h"

namespace antecede::verify {

/// A harmful race in the shortest run that was found to show it.
struct Reproduction {
  std::vector<std::string> script;  ///< What the user and the world do.
  size_t lines_before = 0;          ///< As many it was at first.
  size_t tests = 0;                 ///< Runs of shorter scripts that were tried.
  bool is_minimised = false;        ///< False: no script shows the harm; the schedule is that of the recorded run.
  /// Choices that an undisturbed run would not have made: one thread that is late, or none.
  uint32_t forced_choices = 0;
  runtime::ScheduleFile schedule;
  Evidence evidence;
  std::string late;   ///< What is late: `the thread SyncThread, at com.x.SyncThread.run (SyncThread.java:22)`. Empty: nothing.
  std::string until;  ///< Until what: the event, or the thread, of the second access.
  std::string order;  ///< Which order shows the harm: `X comes after Y`.
};

/// What is late where the user has to wait.
inline constexpr std::string_view k_user = "the user";

struct ReproduceOptions {
  size_t tests = 60;   ///< Of shorter scripts, at most.
  double seconds = 0;  ///< Of real time; 0: as long as it takes.
};

/// Makes the input of a harmful race as short as possible (delta debugging, Zeller and Hildebrandt 2002): a script is shorter if
/// its run, undisturbed but for one thread that is late, shows the same crash or the same difference on the screen.
///
/// Complexity: each test is a run of the script and a flip.
base::Result<Reproduction> reproduce(const runtime::Subject& subject, const RecordedRun& run, const FlipPlan& plan,
                                     const Target& target, const Result& result, const Options& options,
                                     const ReproduceOptions& how, const runtime::Limits& machine,
                                     base::Diagnostics& diagnostics);

}  // namespace antecede::verify

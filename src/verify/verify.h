#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "base/error.h"
#include "race/race.h"
#include "runtime/session/session.h"
#include "verify/flip_plan.h"
#include "verify/observation.h"
#include "verify/run_index.h"
#include "verify/try_limits.h"

namespace antecede::verify {

/// What ends a run that is recorded for verification: how a user would find out what the app has become.
inline const std::vector<std::string> k_ending{"rotate", "back", "return"};

struct Options {
  TryLimits limits;
  StateParts state;
  uint32_t samples = 6;   ///< Random schedules, where the planned ones do not decide.
  uint64_t search = 0;    ///< Executions of a search through all orders of a script, where those do not either; 0: none.
};

/// What was seen of a harmful race.
struct Evidence {
  size_t attempt = 0;                    ///< Of the plan.
  bool is_recorded = false;              ///< The harm is in the recorded order.
  bool is_sampled = false;               ///< Found by a random schedule.
  std::vector<std::string> differences;  ///< In words: crashes, or what a user sees.
  std::optional<runtime::Crash> crash;
  /// The first screen that differs: without the harm, and with it.
  std::optional<std::array<Observation::Screen, 2>> screens;
  std::vector<std::string> events;       ///< What was done to the app in the run that shows it.
  size_t held_from = 0, held_to = 0;     ///< See Observation.
  std::vector<std::string> made_up;      ///< What had to be made up in that run.
};

/// What trying a pair in both orders showed.
struct Result {
  race::Verdict verdict = race::Verdict::Unverified;
  std::string reason;    ///< In words.
  std::string rests_on;  ///< `sampled`: the orders that were tried; `search-exhausted`: all there are; and assumptions.
  std::optional<runtime::ScheduleFile> schedule;  ///< Of a harmful one: what shows the harm.
  std::optional<Evidence> evidence;               ///< The same.
  bool flipped = false;                           ///< The other order was executed.
  /// Targets that came in another order in the run that was judged by, or of which one side did not happen.
  std::vector<uint32_t> changed;
  std::vector<uint32_t> gone;     ///< Those of which neither side did: the run went elsewhere, or a crash ended it before.
  bool lost_access = false;       ///< In that run one of the accesses did not happen.
  /// Targets that came in another order in a run that has this one in the other order, too, and in which nothing differs: the fewest.
  std::optional<std::vector<uint32_t>> harmless;
  bool both_write = false;
  bool is_one_thread = false;     ///< See FlipPlan.
  bool is_at_crash = false;       ///< The crash is thrown at one of the two accesses.
  uint64_t location_name = 0;     ///< See Wanted.
  std::array<uint64_t, 2> doers{};  ///< The events or threads of the two sides, by name.
  uint64_t reader = 0;              ///< The one that reads; 0: both write.
};

/// What verification found, and what it cost.
struct Verification {
  std::vector<FlipPlan> plans;
  std::vector<Result> results;  ///< In the order of the targets.
  TryCosts costs;
  bool complete = true;         ///< The time was enough for all.
  uint64_t searched = 0;        ///< Executions of the search through all orders.
};

/// Tries every target in both orders and compares what a user can see. Several targets of one race are places where it meets: once one is
/// harmful, the others are not tried.
///
/// Complexity: the run is executed once more, and each target costs a few runs from its place to the end.
base::Result<Verification> verify(const runtime::Subject& subject, const RecordedRun& run,
                                  const std::vector<Target>& targets, const Options& options,
                                  const runtime::Limits& machine, base::Diagnostics& diagnostics);

/// Of the targets of one race: the first whose result says most (harmful, the one that changes least; benign, flipped, diverged). The number of results if there is none.
size_t most_telling(const std::vector<Target>& targets, const std::vector<Result>& results, const std::string& race);

struct Trial;

/// What a trial of the target says.
Result judge(const Trial& trial, size_t target, const StateParts& parts, size_t events_after);

/// Where flipping a read and a write also flips another pair that shows the same harm by itself, the harm is the other's: the
/// read only saw it. The same for a pair whose access does not even happen, and for one that changes its order without the other and does no harm
/// then; for a read, by somebody else, of what two other writes leave, if what is shown differs; for one that a filter marks; for one that a lock protects, beside one that none does; and
/// where a crash of the recorded order stays away, for one that is not where it is thrown, beside one that is: the run only did not come there. Changes the verdicts of those. Two
/// writes keep theirs:
/// of two races that lose an update neither is the other's fault.
void attribute(const std::vector<Target>& targets, std::vector<Result>& results);

}  // namespace antecede::verify

#include "verify/verify.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "verify/flipper.h"
#include "verify/observation.h"

namespace antecede::verify {

namespace {

constexpr const char* k_sampled = "sampled";

constexpr const char* k_in_recorded = "in the recorded order, and not in the other: ";

/// An attempt of one of the targets.
struct Turn {
  size_t target = 0;
  size_t attempt = 0;
};

bool has_order(const Observation& run) {
  return run.came_about && run.sides[0].accessed && run.sides[1].accessed;
}

std::string words(const Difference& difference) {
  return difference.crashes.empty() ? fmt::format("{}", fmt::join(difference.views, "; "))
                                    : fmt::format("{}", fmt::join(difference.crashes, "; "));
}

Result harmful(std::string reason) {
  return {race::Verdict::Harmful, std::move(reason), k_sampled, std::nullopt};
}

/// The event ran in the other order and did not get to its access: why, as far as that is known.
Result without_access(const Trial& trial) {
  const auto& flipped = trial.flipped.sides;
  const size_t lost = flipped[0].accessed ? 1 : 0;
  if (flipped[lost].other_access)
    return {race::Verdict::Benign, "control flow protects the access: in the other order its event looks at the place and does not "
                                   "come to it, and nothing that a user sees differs",
            k_sampled, std::nullopt};
  return {race::Verdict::Unverified, "diverged: in the other order one of the accesses does not happen", {}, std::nullopt};
}

Result judge(const Trial& trial) {
  if (!trial.usual.came_about)
    return {race::Verdict::Unverified, "diverged: the recorded order did not come about again", {}, std::nullopt};
  const Difference after = compare(trial.usual, trial.flipped, trial.noise);
  if (!after.crashes.empty()) return harmful("in the other order: " + words(after));
  const Difference before = compare(trial.flipped, trial.usual, trial.flipped);
  if (!before.crashes.empty()) return harmful(k_in_recorded + words(before));
  if (!after.is_empty()) return harmful("in the other order a user sees: " + words(after));
  if (!has_order(trial.flipped)) return without_access(trial);
  return {race::Verdict::Benign, "both orders look the same to a user, to a dozen events behind them", k_sampled, std::nullopt};
}

/// The larger, the more it says.
int weight(const Result& result) {
  switch (result.verdict) {
    case race::Verdict::Harmful: return 3;
    case race::Verdict::Benign: return 2;
    default: return result.reason.starts_with("diverged") ? 1 : 0;
  }
}

std::vector<Turn> turns_of(const std::vector<FlipPlan>& plans) {
  std::vector<Turn> turns;
  for (size_t i = 0; i < plans.size(); ++i)
    for (size_t k = 0; k < plans[i].attempts.size(); ++k) turns.push_back({i, k});
  std::ranges::stable_sort(turns, {}, [&](const Turn& turn) { return plans[turn.target].attempts[turn.attempt].step; });
  return turns;
}

}  // namespace

base::Result<std::vector<Result>> verify(const runtime::Subject& subject, const RecordedRun& run,
                                         const std::vector<Target>& targets, const runtime::Limits& limits,
                                         base::Diagnostics& diagnostics) {
  const std::vector<FlipPlan> plans = plan_flips(run, targets);
  std::vector<Result> results(targets.size());
  for (Result& result : results) result.reason = "not flipped in this run: no way was found to let the second come first";
  ANTECEDE_TRY(const auto flipper, Flipper::open(subject, run, limits, diagnostics));
  for (const Turn& turn : turns_of(plans)) {
    const FlipPlan& plan = plans[turn.target];
    const Attempt& attempt = plan.attempts[turn.attempt];
    Result& result = results[turn.target];
    ANTECEDE_TRY(const std::optional<Trial> trial, flipper->attempt(plan, attempt));
    if (!trial) continue;
    Result found = judge(*trial);
    if (weight(found) < weight(result)) continue;
    if (found.verdict == race::Verdict::Harmful && found.reason.starts_with(k_in_recorded)) {
      found.schedule = run.schedule;
    } else if (found.verdict == race::Verdict::Harmful) {
      ANTECEDE_TRY(found.schedule, flipper->schedule_of(plan, attempt));
    }
    result = std::move(found);
  }
  return results;
}

}  // namespace antecede::verify

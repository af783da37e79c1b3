#include "verify/order_search.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace antecede::verify {

namespace {

bool is_open(const Result& result) {
  return result.verdict == race::Verdict::Unverified && !result.flipped;
}

/// The accesses of all targets in a run that follows the schedule.
base::Result<std::vector<PairTimes>> times_in(const runtime::Subject& subject, const runtime::ScheduleFile& schedule,
                                              const PairIndex& index, const runtime::Limits& machine,
                                              base::Diagnostics& diagnostics) {
  const auto drop = [](base::Bytes) { return base::Status(); };
  ANTECEDE_TRY(const auto session,
               runtime::Session::open(subject, {.recorded = schedule, .recorded_name = "an order"}, machine,
                                      {.trace = drop, .goes_back = true}, diagnostics));
  session->run();
  ProgramPlaces places(session->tables());
  PairWatch watch(index, nullptr, places, EventNames(places), 0);
  watch.look(session->operations(), 0);
  return watch.take_times();
}

/// In how many orders the accesses of a target came, each way.
struct Ways {
  uint64_t recorded = 0, other = 0;
  void add(const PairTimes& times) {
    if (times[0].operation == AccessTime::k_never || times[1].operation == AccessTime::k_never) return;
    ++(times[0].operation < times[1].operation ? recorded : other);
  }
};

Result verdict_of(const Ways& ways, const runtime::Exploration& found) {
  Result result;
  if (ways.other > 0) {
    result.reason = fmt::format("not flipped in this run: {} of the {} orders of the script have it the other way round",
                                ways.other, found.outcomes.size());
  } else if (found.exhausted && ways.recorded > 0) {
    result.verdict = race::Verdict::FalsePositive;
    result.rests_on = "search-exhausted";
    result.reason = fmt::format("the other order cannot happen: none of the {} orders of the app's own code in which the script "
                                "can be done has it",
                                found.executions);
  } else {
    result.reason = fmt::format("not flipped in this run: a search through {} orders of the script did not find it{}",
                                found.executions, found.exhausted ? "" : ", and was not exhausted");
  }
  return result;
}

}  // namespace

base::Status search_orders(const runtime::Subject& subject, const RecordedRun& run, const Options& options,
                           const runtime::Limits& machine, base::Diagnostics& diagnostics, Verification& result) {
  if (run.schedule.driver.strategy != "script" || std::ranges::none_of(result.results, is_open)) return {};
  runtime::ScheduledDriver driver = run.schedule.driver;
  driver.ending.clear();
  ANTECEDE_TRY(const runtime::Exploration found,
               runtime::explore(subject, driver, {.most_executions = options.search, .own_only = true}, machine, diagnostics));
  const PairIndex index(result.plans);
  std::vector<Ways> ways(result.plans.size());
  bool has_all = true;
  for (const auto& [what, seen] : found.outcomes) {
    has_all = has_all && seen.has_schedule;
    if (!seen.has_schedule) continue;
    const runtime::ScheduleFile schedule =
        with_head(seen.schedule, schedule_head(subject, runtime::Strategy::Systematic, 0, driver));
    ANTECEDE_TRY(const std::vector<PairTimes> times, times_in(subject, schedule, index, machine, diagnostics));
    for (size_t i = 0; i < times.size(); ++i) ways[i].add(times[i]);
  }
  if (!has_all) return {};
  for (size_t i = 0; i < ways.size(); ++i)
    if (is_open(result.results[i])) result.results[i] = verdict_of(ways[i], found);
  return {};
}

}  // namespace antecede::verify

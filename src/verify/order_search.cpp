#include "verify/order_search.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "verify/view_lines.h"

namespace antecede::verify {

namespace {

bool is_open(const Result& result) {
  return result.verdict == race::Verdict::Unverified && !result.flipped;
}

/// One order of the script, from its start to its end.
struct Ordering {
  std::vector<PairTimes> times;         // By target.
  std::map<std::string, runtime::Crash> crashes;
  std::vector<std::string> events;      // What was done to the app.
  std::optional<runtime::VisibleState> last;
  runtime::ScheduleFile schedule;
};

/// Follows the schedule to its end.
base::Result<Ordering> follow(const runtime::Subject& subject, const runtime::ScheduleFile& schedule, const PairIndex& index,
                              const runtime::Limits& machine, base::Diagnostics& diagnostics) {
  const auto drop = [](base::Bytes) { return base::Status(); };
  ANTECEDE_TRY(const auto session,
               runtime::Session::open(subject, {.recorded = schedule, .recorded_name = "an order"}, machine,
                                      {.trace = drop, .goes_back = true}, diagnostics));
  session->run();
  ProgramPlaces places(session->tables());
  PairWatch watch(index, {}, places, EventNames(places), 0);
  watch.look(session->operations(), 0);
  Ordering result;
  result.times = watch.take_times();
  for (const runtime::Crash& crash : session->report().crashes) result.crashes.try_emplace(crash_words(crash), crash);
  result.events = session->machine().state().app.events;
  if (auto state = session->visible_state()) result.last = *std::move(state);
  result.schedule = schedule;
  return result;
}

/// The orders that have a target in the recorded order, and those that have it the other way round.
struct Ways {
  std::vector<const Ordering*> recorded, other;

  void add(const Ordering& ordering, const PairTimes& times) {
    if (times[0].operation == AccessTime::k_never || times[1].operation == AccessTime::k_never) return;
    (times[0].operation < times[1].operation ? recorded : other).push_back(&ordering);
  }
};

/// What a user sees when the script is over, as far as it is compared.
std::string shown(const Ordering& ordering, const StateParts& parts) {
  if (!ordering.last) return "";
  const runtime::VisibleState& last = *ordering.last;
  std::string text = last.title + "\n" + visible_text(last.views);
  for (const auto& [file, contents] : last.preferences) text += fmt::format("\n{}\n{}", file, contents);
  for (const std::string& toast : last.toasts) text += "\n" + toast;
  if (parts.files)
    for (const auto& [file, contents] : last.files) text += fmt::format("\n{}\n{}", file, contents);
  return text;
}

/// The first ordering whose crash none of the others has.
const Ordering* crash_only_in(const std::vector<const Ordering*>& mine, const std::vector<const Ordering*>& others, std::string& crash) {
  std::set<std::string> known;
  for (const Ordering* other : others)
    for (const auto& [words, noted] : other->crashes) known.insert(words);
  for (const Ordering* one : mine)
    for (const auto& [words, noted] : one->crashes)
      if (!known.contains(words)) return crash = words, one;
  return nullptr;
}

/// Judges what one target's orders show.
class SearchJudge {
 public:
  SearchJudge(const runtime::Exploration& found, const StateParts& parts) : found_(found), parts_(parts) {}

  Result verdict_of(const Ways& ways) const {
    if (ways.other.empty()) return without_other(ways);
    std::string crash;
    if (const Ordering* harmed = crash_only_in(ways.other, ways.recorded, crash)) return harmful(*harmed, crash, false);
    if (ways.recorded.empty()) return open(ways);
    if (const Ordering* harmed = crash_only_in(ways.recorded, ways.other, crash)) return harmful(*harmed, crash, true);
    return by_screens(ways);
  }

 private:
  std::string rests_on() const { return found_.exhausted ? "search-exhausted" : "search"; }

  Result without_other(const Ways& ways) const {
    Result result;
    if (found_.exhausted && !ways.recorded.empty()) {
      result.verdict = race::Verdict::FalsePositive;
      result.rests_on = rests_on();
      result.reason = fmt::format("the other order cannot happen: none of the {} orders of the app's own code in which the script "
                                  "can be done has it",
                                  found_.executions);
    } else {
      result.reason = fmt::format("not flipped in this run: a search through {} orders of the script did not find it{}",
                                  found_.executions, found_.exhausted ? "" : ", and was not exhausted");
    }
    return result;
  }

  Result open(const Ways& ways) const {
    Result result;
    result.reason = fmt::format("not flipped in this run: {} of the {} orders of the script have it the other way round, and what they show "
                                "does not tell",
                                ways.other.size(), found_.outcomes.size());
    return result;
  }

  Result harmful(const Ordering& harmed, const std::string& difference, bool is_recorded) const {
    Result result;
    result.verdict = race::Verdict::Harmful;
    result.flipped = true;
    result.rests_on = rests_on();
    result.reason = fmt::format("{}: {}", is_recorded ? "in the recorded order, and not in the other" : "in the other order", difference);
    result.schedule = harmed.schedule;
    Evidence& evidence = result.evidence.emplace();
    evidence.is_recorded = is_recorded;
    evidence.is_sampled = true;
    evidence.differences = {difference};
    if (const auto crash = harmed.crashes.find(difference); crash != harmed.crashes.end()) evidence.crash = crash->second;
    evidence.events = harmed.events;
    return result;
  }

  /// Other pairs come in all orders, too: only what no order of the one way shows, and every order of the other, is this pair's.
  Result by_screens(const Ways& ways) const {
    std::map<std::string, const Ordering*> recorded, other;
    for (const Ordering* one : ways.recorded) recorded.try_emplace(shown(*one, parts_), one);
    for (const Ordering* one : ways.other) other.try_emplace(shown(*one, parts_), one);
    const bool overlap = std::ranges::any_of(other, [&](const auto& one) { return recorded.contains(one.first); });
    if (!overlap) {
      const Ordering &usual = *recorded.begin()->second, &harmed = *other.begin()->second;
      if (!usual.last || !harmed.last) return open(ways);
      const std::vector<std::string> words = view_differences(usual.last->views, harmed.last->views, {});
      return harmful(harmed, words.empty() ? "what is left behind differs" : words.front(), false);
    }
    const auto is_known = [](const auto& these) {
      return [&](const auto& one) { return these.contains(one.first); };
    };
    if (!found_.exhausted || !std::ranges::all_of(other, is_known(recorded)) || !std::ranges::all_of(recorded, is_known(other))) return open(ways);
    Result result;
    result.verdict = race::Verdict::Benign;
    result.flipped = true;
    result.rests_on = rests_on();
    result.reason = fmt::format("type 2, no difference in what is visible: of the {} orders of the script, those with either order of the two end "
                                "on the same screens",
                                found_.outcomes.size());
    return result;
  }

  const runtime::Exploration& found_;
  const StateParts& parts_;
};

}  // namespace

base::Status search_orders(const runtime::Subject& subject, const RecordedRun& run, const Options& options,
                           const runtime::Limits& machine, base::Diagnostics& diagnostics, Verification& result) {
  if (run.schedule.driver.strategy != "script" || std::ranges::none_of(result.results, is_open)) return {};
  runtime::ScheduledDriver driver = run.schedule.driver;
  driver.ending.clear();
  ANTECEDE_TRY(const runtime::Exploration found,
               runtime::explore(subject, driver, {.most_executions = options.search, .own_only = true}, machine, diagnostics));
  result.searched = found.executions;
  const PairIndex index(result.plans);
  std::vector<Ordering> orderings;
  for (const auto& [what, seen] : found.outcomes) {
    if (!seen.has_schedule) return {};
    const runtime::ScheduleFile schedule =
        with_head(seen.schedule, schedule_head(subject, runtime::Strategy::Systematic, 0, driver));
    ANTECEDE_TRY(Ordering ordering, follow(subject, schedule, index, machine, diagnostics));
    orderings.push_back(std::move(ordering));
  }
  std::vector<Ways> ways(result.plans.size());
  for (const Ordering& ordering : orderings)
    for (size_t i = 0; i < ways.size(); ++i) ways[i].add(ordering, ordering.times[i]);
  const SearchJudge judge(found, options.state);
  for (size_t i = 0; i < ways.size(); ++i)
    if (is_open(result.results[i])) result.results[i] = judge.verdict_of(ways[i]);
  return {};
}

}  // namespace antecede::verify

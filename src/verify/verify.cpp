#include "verify/verify.h"

#include <algorithm>
#include <utility>

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/guard.h"
#include "base/origin.h"
#include "verify/order_search.h"

namespace antecede::verify {

namespace {

constexpr const char* k_sampled = "sampled";
constexpr const char* k_not_flipped = "not flipped in this run: no way was found to let the second come first";

/// An attempt of one of the targets.
struct Turn {
  size_t target = 0;
  size_t attempt = 0;
};

bool has_order(const Observation& run) {
  return run.came_about && run.sides[0].accessed && run.sides[1].accessed;
}

std::string horizon_words(const Trial& trial, size_t events_after) {
  const size_t over = std::max(trial.flipped.held_to, trial.flipped.held_from);
  const size_t after = trial.flipped.events.size() - std::min(over, trial.flipped.events.size());
  const bool was_cut = after > events_after;
  return fmt::format("for {} behind it ({}), the device turned, Back, and the app entered again among them",
                     after == 1 ? "the one thing done" : fmt::format("the {} things done", after),
                     was_cut ? "the rest of the run was cut" : "the rest of the run");
}

Result said(race::Verdict verdict, std::string reason, std::string rests_on = {}) {
  Result result;
  result.verdict = verdict;
  result.reason = std::move(reason);
  result.rests_on = std::move(rests_on);
  return result;
}

/// The event ran in the other order and did not get to its access: why, as far as that is known.
Result without_access(const Trial& trial, const std::string& horizon) {
  const auto& flipped = trial.flipped.sides;
  const size_t lost = flipped[0].accessed ? 1 : 0;
  if (!flipped[lost].other_access)
    return said(race::Verdict::Unverified, "diverged: in the other order one of the accesses does not happen");
  return said(race::Verdict::Benign,
              "type 1, control flow protects the access: in the other order its event looks at the place and does not come to "
              "it, and nothing that a user sees differs " + horizon,
              k_sampled);
}

Evidence evidence_of(const Observation& harmed, const Difference& difference, bool is_recorded) {
  Evidence evidence;
  evidence.is_recorded = is_recorded;
  evidence.differences = difference.crashes.empty() ? difference.views : difference.crashes;
  for (const std::string& words : difference.crashes)
    if (const auto crash = harmed.crashes.find(words); crash != harmed.crashes.end() && !evidence.crash)
      evidence.crash = crash->second;
  evidence.screens = difference.screens;
  if (evidence.screens && is_recorded) std::swap((*evidence.screens)[0], (*evidence.screens)[1]);
  evidence.events = harmed.events;
  evidence.held_from = harmed.held_from;
  evidence.held_to = harmed.held_to;
  evidence.made_up.assign(harmed.made_up.begin(), harmed.made_up.end());
  return evidence;
}

/// A harm that only shows in a run in which something had to be made up holds as long as that was right. What had to be made up in both orders
/// is told as well: the harm may be there because of it.
std::string rests_on(const Trial& trial, bool is_recorded) {
  const Observation& harmed = is_recorded ? trial.usual : trial.flipped;
  const Observation& other = is_recorded ? trial.flipped : trial.usual;
  std::vector<std::string> only;
  std::ranges::set_difference(harmed.made_up, other.made_up, std::back_inserter(only));
  if (!only.empty()) return fmt::format("{}; assumes what Antecede made up: {}", k_sampled, fmt::join(only, "; "));
  if (harmed.made_up.empty()) return k_sampled;
  return fmt::format("{}; in both orders Antecede had to make up: {}", k_sampled, fmt::join(harmed.made_up, "; "));
}

Result harmful(const Trial& trial, const Observation& harmed, const Difference& difference, bool is_recorded) {
  Result result;
  result.verdict = race::Verdict::Harmful;
  result.evidence = evidence_of(harmed, difference, is_recorded);
  result.rests_on = rests_on(trial, is_recorded);
  const char* const where = is_recorded                    ? "in the recorded order, and not in the other: "
                            : difference.crashes.empty() ? "in the other order a user sees: "
                                                          : "in the other order: ";
  result.reason = where + fmt::format("{}", fmt::join(result.evidence->differences, "; "));
  if (!is_recorded && trial.flipped.is_whole) result.schedule = trial.flipped.schedule;
  return result;
}

Result judge_order(const Trial& trial, size_t target, const StateParts& parts, size_t events_after) {
  const PairTimes &usual = trial.usual.times[target], &flipped = trial.flipped.times[target];
  if (!is_in_recorded_order(usual))
    return said(race::Verdict::Unverified, "diverged: the recorded order did not come about again");
  const size_t from = std::max({usual[0].user_event, usual[1].user_event, trial.flipped.held_to,
                                flipped[0].user_event, flipped[1].user_event});
  const Difference after = compare(trial.usual, trial.flipped, trial.noise, parts, from);
  if (!after.crashes.empty()) return harmful(trial, trial.flipped, after, false);
  const Difference before = compare(trial.flipped, trial.usual, trial.flipped, parts, from);
  if (!before.crashes.empty()) return harmful(trial, trial.usual, before, true);
  if (!after.is_empty()) return harmful(trial, trial.flipped, after, false);
  const std::string horizon = horizon_words(trial, events_after);
  if (!has_order(trial.flipped)) return without_access(trial, horizon);
  if (!trial.flipped.is_whole || !trial.usual.is_whole)
    return said(race::Verdict::Unverified, "flipped, but a limit cut the run before it could be compared to its end");
  return said(race::Verdict::Benign,
              "type 2, no difference in what is visible: both orders look the same to a user " + horizon, k_sampled);
}

/// The larger, the more it says.
int weight(const Result& result) {
  switch (result.verdict) {
    case race::Verdict::Harmful: return 4;
    case race::Verdict::Benign: return 3;
    case race::Verdict::FalsePositive: return -1;  // Of a race, only if all its meetings are.
    default: return result.flipped ? 2 : result.reason.starts_with("diverged") ? 1 : 0;
  }
}

bool says_more(const Result& found, const Result& best) {
  if (weight(found) != weight(best)) return weight(found) > weight(best);
  if (found.verdict != race::Verdict::Harmful) return false;
  return std::pair(found.lost_access, found.changed.size()) < std::pair(best.lost_access, best.changed.size());
}

const trace::Frame* own_frame(const trace::TraceTables& tables, trace::StackId stack) {
  for (; tables.stacks.contains(stack); stack = tables.stacks[stack].caller) {
    const trace::Frame& frame = tables.frames[tables.stacks[stack].frame];
    if (!base::is_platform(frame.origin)) return &frame;
  }
  return nullptr;
}

std::vector<Turn> turns_of(const std::vector<FlipPlan>& plans) {
  std::vector<Turn> turns;
  for (size_t i = 0; i < plans.size(); ++i)
    for (size_t k = 0; k < plans[i].attempts.size(); ++k) turns.push_back({i, k});
  std::ranges::stable_sort(turns, {}, [&](const Turn& turn) {
    const Attempt& attempt = plans[turn.target].attempts[turn.attempt];
    return std::tuple(attempt.step, attempt.thread, attempt.kind, attempt.operation);
  });
  return turns;
}

/// Where the time is too short for all, each race is tried at its first meeting, where that changes least.
std::vector<bool> main_turns(const std::vector<Turn>& turns, const std::vector<Target>& targets, const std::vector<FlipPlan>& plans) {
  absl::flat_hash_set<std::string> known;
  std::vector<bool> is_first(targets.size()), are_main;
  for (size_t i = 0; i < targets.size(); ++i) is_first[i] = known.insert(targets[i].race).second && !targets[i].is_filtered;
  for (const Turn& turn : turns) are_main.push_back(is_first[turn.target] && turn.attempt + 1 == plans[turn.target].attempts.size());
  return are_main;
}

/// Tries all targets at one place after the other.
class Verifier {
 public:
  Verifier(Flipper& flipper, const RecordedRun& run, const std::vector<Target>& targets, const Options& options,
           Verification& result)
      : flipper_(flipper), run_(run), targets_(targets), options_(options), result_(result) {}

  base::Status take(const Turn& turn) {
    const Attempt& attempt = result_.plans[turn.target].attempts[turn.attempt];
    if (harmful_.contains(targets_[turn.target].race)) return {};
    ANTECEDE_TRY(std::optional<Trial> trial, flipper_.attempt(turn.target, attempt));
    bool is_sampled = false;
    const bool is_last = turn.attempt == 0;  // The first place is the one that leaves most room.
    const bool is_open = result_.results[turn.target].verdict == race::Verdict::Unverified;
    for (uint64_t seed = 1; !trial && is_last && is_open && seed <= options_.samples && !flipper_.is_late(); ++seed) {
      ANTECEDE_TRY(trial, flipper_.sample(turn.target, attempt, seed));
      is_sampled = true;
    }
    if (trial && !base::stop_asked()) note(turn, *trial, is_sampled);  // What was cut in the middle says nothing.
    return {};
  }

 private:
  /// A harm that came with other pairs that changed their order may be theirs: another way to this order may change less.
  bool may_change_less(size_t target) const {
    const Result& result = result_.results[target];
    return result.verdict == race::Verdict::Harmful && (result.changed.size() > 1 || result.lost_access);
  }

  bool is_at_crash(const Target& target, const runtime::Crash& crash) const {
    const runtime::NotedFrame* const thrown = runtime::telling_frame(crash.exception.stack);
    return thrown && std::ranges::any_of(target.at, [&](size_t at) {
      const trace::Frame* const frame = own_frame(run_.tables, run_.operations[at].stack);
      return frame && frame->line == thrown->line && run_.tables.names[frame->owner] == thrown->class_name &&
             run_.tables.names[frame->method].starts_with(thrown->method);
    });
  }

  void note(const Turn& turn, const Trial& trial, bool is_sampled) {
    Result found = judge(trial, turn.target, options_.state, options_.limits.events_after);
    const auto& sides = result_.plans[turn.target].sides;
    found.both_write = sides[0].is_write && sides[1].is_write;
    found.is_one_thread = result_.plans[turn.target].is_one_thread;
    found.location_name = sides[0].location_name;
    found.is_at_crash = found.evidence && found.evidence->crash && is_at_crash(targets_[turn.target], *found.evidence->crash);
    Result& best = result_.results[turn.target];
    std::optional<std::vector<uint32_t>> harmless = std::move(best.harmless);
    if (found.verdict == race::Verdict::Benign && !found.lost_access && (!harmless || found.changed.size() < harmless->size()))
      harmless = found.changed;
    best.harmless = harmless;
    if (!says_more(found, best)) return;
    found.harmless = std::move(harmless);
    if (found.evidence) {
      found.evidence->attempt = turn.attempt;
      found.evidence->is_sampled = is_sampled;
      if (found.evidence->is_recorded) found.schedule = run_.schedule;
    }
    best = std::move(found);
    // A harm that others may have done does not settle it: the race may meet elsewhere, and do it alone.
    if (best.verdict == race::Verdict::Harmful && !may_change_less(turn.target)) harmful_.insert(targets_[turn.target].race);
  }

  Flipper& flipper_;
  const RecordedRun& run_;
  const std::vector<Target>& targets_;
  const Options& options_;
  Verification& result_;
  absl::flat_hash_set<std::string> harmful_;  // Races: their other meetings need not be tried.
};

bool shows_same(const Evidence& one, const Evidence& other) {
  return std::ranges::any_of(one.differences, [&](const std::string& words) {
    return std::ranges::find(other.differences, words) != other.differences.end();
  });
}

/// Whether the race is among those that changed their order, wherever it meets.
bool has_changed(const std::vector<Target>& targets, const std::vector<uint32_t>& changed, const std::string& race) {
  return std::ranges::any_of(changed, [&](uint32_t target) { return targets[target].race == race; });
}

/// Events of one looper read what the two writes leave: what is shown differs because of which write is last.
bool is_told_by_writes(const Result& writes, const Result& reads) {
  return writes.both_write && reads.is_one_thread && writes.location_name == reads.location_name && !reads.evidence->crash;
}

/// The crash of the recorded order is thrown at the other race's access, and not at mine.
bool is_thrown_at(const Result& cause, const Result& result) {
  return cause.is_at_crash && !result.is_at_crash && cause.evidence->is_recorded && result.evidence->is_recorded && result.evidence->crash;
}

/// Whether the other race shows the harm by itself.
bool explains(const std::vector<Target>& targets, const std::vector<Result>& results, uint32_t other, uint32_t mine) {
  if (targets[other].race == targets[mine].race) return false;
  const Result &cause = results[other], &result = results[mine];
  if (targets[other].is_filtered || cause.verdict != race::Verdict::Harmful || !cause.evidence) return false;
  if (!shows_same(*cause.evidence, *result.evidence)) return false;
  if (is_thrown_at(cause, result)) return true;
  const std::string& race = targets[other].race;
  if (!has_changed(targets, result.changed, race) && !has_changed(targets, result.gone, race)) return false;
  if (targets[mine].is_filtered || (targets[mine].is_protected && !targets[other].is_protected)) return true;
  if ((result.both_write && !result.lost_access) || cause.lost_access) return false;
  if (is_told_by_writes(cause, result)) return true;
  // These two changed their order without the other, and nothing differed.
  if (result.harmless && !has_changed(targets, *result.harmless, targets[other].race)) return true;
  return result.lost_access || !has_changed(targets, cause.changed, targets[mine].race);
}

}  // namespace

Result judge(const Trial& trial, size_t target, const StateParts& parts, size_t events_after) {
  Result result = judge_order(trial, target, parts, events_after);
  result.flipped = true;
  result.lost_access = !has_order(trial.flipped);
  for (uint32_t i = 0; i < trial.usual.times.size(); ++i) {
    const PairTimes& flipped = trial.flipped.times[i];
    if (!is_in_recorded_order(trial.usual.times[i]) || is_in_recorded_order(flipped)) continue;
    const bool is_gone = flipped[0].operation == AccessTime::k_never && flipped[1].operation == AccessTime::k_never;
    (is_gone ? result.gone : result.changed).push_back(i);
  }
  return result;
}

void attribute(const std::vector<Target>& targets, std::vector<Result>& results) {
  const std::vector<Result> found = results;
  for (uint32_t i = 0; i < found.size(); ++i) {
    if (found[i].verdict != race::Verdict::Harmful || !found[i].evidence) continue;
    // Of a race, some meeting may have changed its order here, and another one show the harm by itself.
    uint32_t cause = 0;
    while (cause < found.size() && !explains(targets, found, cause, i)) ++cause;
    if (cause == found.size()) continue;
    results[i] = said(race::Verdict::Benign,
                      fmt::format("what differs in the other order ({}) is what {} does by itself, and that one changes its order "
                                  "here, too; nothing else differs",
                                  found[i].evidence->differences.front(), targets[cause].race),
                      k_sampled);
    results[i].flipped = true;
  }
}

size_t most_telling(const std::vector<Target>& targets, const std::vector<Result>& results, const std::string& race) {
  size_t best = results.size();
  for (size_t i = 0; i < results.size(); ++i)
    if (targets[i].race == race && (best == results.size() || says_more(results[i], results[best]))) best = i;
  return best;
}

base::Result<Verification> verify(const runtime::Subject& subject, const RecordedRun& run,
                                  const std::vector<Target>& targets, const Options& options,
                                  const runtime::Limits& machine, base::Diagnostics& diagnostics) {
  Verification result;
  result.plans = plan_flips(run, targets);
  result.results.resize(targets.size());
  for (Result& one : result.results) one.reason = k_not_flipped;
  const PairIndex index(result.plans);
  ANTECEDE_TRY(const auto flipper,
               Flipper::open(subject, run, index, options.state, options.limits, machine, diagnostics));
  Verifier verifier(*flipper, run, targets, options, result);
  const std::vector<Turn> turns = turns_of(result.plans);
  const std::vector<bool> comes_first = main_turns(turns, targets, result.plans);
  for (size_t i = 0; i < turns.size(); ++i) {
    // Where the time is short, each race is tried once first. That it is short shows only when a part of it has gone: turns cost unlike much.
    constexpr double k_too_early_to_tell = 0.3;
    const double done = static_cast<double>(i) / static_cast<double>(turns.size());
    const bool is_short = flipper->share_of_time() > std::max(done, k_too_early_to_tell);
    if (flipper->is_late() || (is_short && !comes_first[i])) {
      result.complete = false;
      Result& one = result.results[turns[i].target];
      if (one.verdict == race::Verdict::Unverified && !one.flipped) one.reason = "not flipped in this run: the time was over";
      continue;
    }
    ANTECEDE_CHECK(verifier.take(turns[i]));
  }
  attribute(targets, result.results);
  result.costs = flipper->costs();
  if (options.search > 0 && result.complete)
    ANTECEDE_CHECK(search_orders(subject, run, options, machine, diagnostics, result));
  return result;
}

}  // namespace antecede::verify

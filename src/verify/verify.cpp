#include "verify/verify.h"

#include <algorithm>
#include <utility>

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/guard.h"
#include "base/origin.h"
#include "verify/flipper.h"
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

/// Both accesses happened, the second one first.
bool is_reversed(const PairTimes& times) {
  return times[0].operation != AccessTime::k_never && times[1].operation < times[0].operation;
}

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

/// An attempt that several targets have in common.
struct Round {
  Attempt attempt;
  std::vector<Turn> turns;
};

auto key_of(const Attempt& attempt) {
  return std::tuple(attempt.step, attempt.thread, attempt.kind, attempt.operation, attempt.until, attempt.is_last, attempt.is_tight);
}

/// By step, as a flipper wants them.
std::vector<Round> rounds_of(std::vector<Turn> turns, const std::vector<FlipPlan>& plans) {
  const auto attempt_of = [&](const Turn& turn) -> const Attempt& { return plans[turn.target].attempts[turn.attempt]; };
  std::ranges::stable_sort(turns, {}, [&](const Turn& turn) { return key_of(attempt_of(turn)); });
  std::vector<Round> rounds;
  for (const Turn& turn : turns) {
    if (rounds.empty() || key_of(rounds.back().attempt) != key_of(attempt_of(turn))) rounds.push_back({attempt_of(turn), {}});
    rounds.back().turns.push_back(turn);
  }
  return rounds;
}

/// What is tried, in this order, so that a time that is too short for all is not spent on few races: each race at its first meeting, where that changes least;
/// then everywhere and in all ways; and by chance what none of this brought about.
struct Rounds {
  std::vector<Round> first, others, samples;
};

Rounds rounds_of(const std::vector<FlipPlan>& plans, const std::vector<Target>& targets) {
  std::vector<Turn> first, others, samples;
  absl::flat_hash_set<std::string> known;
  for (size_t i = 0; i < plans.size(); ++i) {
    const bool is_first = !targets[i].is_filtered && known.insert(targets[i].race).second;
    const size_t count = plans[i].attempts.size();
    for (size_t k = 0; k < count; ++k) (is_first && k + 1 == count ? first : others).push_back({i, k});
    if (count > 0) samples.push_back({i, 0});  // The first place is the one that leaves most room.
  }
  return {rounds_of(std::move(first), plans), rounds_of(std::move(others), plans), rounds_of(std::move(samples), plans)};
}

/// Tries all targets at one place after the other.
class Verifier {
 public:
  Verifier(Flipper& flipper, const RecordedRun& run, const std::vector<Target>& targets, const Options& options,
           Verification& result)
      : flipper_(flipper), run_(run), targets_(targets), options_(options), result_(result) {}

  base::Status take(const std::vector<Round>& rounds) {
    for (const Round& round : rounds) {
      const std::vector<uint32_t> targets = open_targets(round);
      if (targets.empty()) continue;
      if (flipper_.is_late()) {
        note_late(targets);
        continue;
      }
      ANTECEDE_CHECK(flipper_.attempt(targets, round.attempt, [&](uint32_t target, const Trial& trial) { note(round, target, trial, false); }));
    }
    return flipper_.start_again();
  }

  /// Those that no way brought about.
  base::Status take_samples(const std::vector<Round>& rounds) {
    absl::flat_hash_set<std::string> decided;
    for (size_t i = 0; i < targets_.size(); ++i)
      if (result_.results[i].verdict != race::Verdict::Unverified) decided.insert(targets_[i].race);
    for (const Round& round : rounds)
      for (uint64_t seed = 1; seed <= options_.samples; ++seed) {
        std::vector<uint32_t> targets = open_targets(round);
        std::erase_if(targets, [&](uint32_t target) { return decided.contains(targets_[target].race) || result_.results[target].verdict != race::Verdict::Unverified; });
        if (targets.empty()) break;
        if (flipper_.is_late()) {
          note_late(targets);
          break;
        }
        ANTECEDE_CHECK(flipper_.sample(targets, round.attempt, seed, [&](uint32_t target, const Trial& trial) { note(round, target, trial, true); }));
      }
    return {};
  }

 private:
  /// Without those of races whose harm is known.
  std::vector<uint32_t> open_targets(const Round& round) const {
    std::vector<uint32_t> targets;
    for (const Turn& turn : round.turns)
      if (!harmful_.contains(targets_[turn.target].race)) targets.push_back(static_cast<uint32_t>(turn.target));
    return targets;
  }

  void note_late(const std::vector<uint32_t>& targets) {
    result_.complete = false;
    for (const uint32_t target : targets) {
      Result& one = result_.results[target];
      if (one.verdict == race::Verdict::Unverified && !one.flipped) one.reason = "not flipped in this run: the time was over";
    }
  }

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

  void note(const Round& round, uint32_t target, const Trial& trial, bool is_sampled) {
    if (base::stop_asked()) return;  // What was cut in the middle says nothing.
    const auto turn = *std::ranges::find(round.turns, target, &Turn::target);
    Result found = judge(trial, turn.target, options_.state, options_.limits.events_after);
    const auto& sides = result_.plans[turn.target].sides;
    found.both_write = sides[0].is_write && sides[1].is_write;
    found.is_one_thread = result_.plans[turn.target].is_one_thread;
    found.location_name = sides[0].location_name;
    found.doers = {sides[0].name, sides[1].name};
    if (!found.both_write) found.reader = sides[sides[0].is_write ? 1 : 0].name;
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

/// A difference by what differs: which of two orders was recorded, and so which text is there instead of which, says nothing of the harm.
std::string either_way(std::string words) {
  constexpr std::string_view k_instead = " instead of ", k_not = " is not there";
  if (words.ends_with(k_not)) return words.replace(words.size() - k_not.size(), k_not.size(), " is there");
  const size_t colon = words.find(": "), instead = words.rfind(k_instead);
  if (colon == std::string::npos || instead == std::string::npos || instead < colon) return words;
  std::string one = words.substr(colon + 2, instead - colon - 2), other = words.substr(instead + k_instead.size());
  if (other < one) std::swap(one, other);
  return words.substr(0, colon + 2) + one + k_instead.data() + other;
}

bool shows_same(const Evidence& one, const Evidence& other) {
  return std::ranges::any_of(one.differences, [&](const std::string& words) {
    return std::ranges::any_of(other.differences, [&](const std::string& others) { return either_way(others) == either_way(words); });
  });
}

/// Whether the race is among those that changed their order, wherever it meets.
bool has_changed(const std::vector<Target>& targets, const std::vector<uint32_t>& changed, const std::string& race) {
  return std::ranges::any_of(changed, [&](uint32_t target) { return targets[target].race == race; });
}

/// Somebody reads what the two writes leave, and is none of those that write: what is shown differs because of which write is last.
bool is_told_by_writes(const Result& writes, const Result& reads) {
  const bool only_reads = reads.reader != 0 && reads.reader != writes.doers[0] && reads.reader != writes.doers[1];
  return writes.both_write && (only_reads || reads.is_one_thread) && writes.location_name == reads.location_name && !reads.evidence->crash;
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
    const PairTimes &usual = trial.usual.times[i], &flipped = trial.flipped.times[i];
    // A pair that both runs have may also come in the recorded order in the other run alone.
    if (is_reversed(usual) && is_in_recorded_order(flipped)) result.changed.push_back(i);
    if (!is_in_recorded_order(usual) || is_in_recorded_order(flipped)) continue;
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
  const Rounds rounds = rounds_of(result.plans, targets);
  ANTECEDE_CHECK(verifier.take(rounds.first));
  ANTECEDE_CHECK(verifier.take(rounds.others));
  ANTECEDE_CHECK(verifier.take_samples(rounds.samples));
  attribute(targets, result.results);
  result.costs = flipper->costs();
  if (options.search > 0 && result.complete)
    ANTECEDE_CHECK(search_orders(subject, run, options, machine, diagnostics, result));
  return result;
}

}  // namespace antecede::verify

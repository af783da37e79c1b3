#include "cli/check_stages.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "base/guard.h"
#include "cli/check_files.h"
#include "cli/ordered_pairs.h"
#include "cli/race_aims.h"
#include "cli/race_places.h"
#include "report/merge.h"
#include "report/trace_report.h"
#include "report/words.h"

namespace antecede::cli {

namespace {

/// In so many runs the rules have to order a pair before it is called impossible: a proof is about the events of one run.
constexpr size_t k_enough_proofs = 2;

/// What is known of a race, as far as it goes.
int certainty(race::Verdict verdict) {
  switch (verdict) {
    case race::Verdict::Harmful: return 3;
    case race::Verdict::Benign: return 2;
    case race::Verdict::FalsePositive: return 1;
    default: return 0;
  }
}

}  // namespace

base::Status Checker::scan(double share) {
  budget_.grant(share);
  ANTECEDE_TRY(scanned_, scan_app(loaded_.app(), loaded_.subject().hierarchy, *loaded_.subject().names, options_.scan, stages_));
  plan_aims();
  return {};
}

/// What the scan has found, the urgent first.
void Checker::plan_aims() {
  for (const race::Priority priority : {race::Priority::High, race::Priority::Medium})
    for (const race::Race& race : scanned_->races)
      if (options_.only.empty() && race.is_reported() && race.priority == priority) aimed_.push_back({.aim = aim_of(race), .is_urgent = priority == race::Priority::High});
  for (const race::Race& race : scanned_->races)
    if (race.id == options_.only) aimed_.push_back({.aim = aim_of(race), .is_urgent = true});
}

/// By how many the runs came, of all races that are headed for; those that a run has shown are at their end.
size_t Checker::stations() const {
  size_t sum = 0;
  for (const Aimed& one : aimed_) sum += one.reached[0] + one.reached[1] + (one.is_reached ? 1 : 0);
  return sum;
}

bool Checker::is_open(const race::Race& race) const {
  if (!options_.only.empty() && race.id != options_.only) return false;
  const auto known = decisions_.find(race.id);
  return known == decisions_.end() || known->second.verdict == race::Verdict::Unverified;
}

base::Status Checker::make_runs(const std::vector<PlannedRun>& plans, double share, bool is_directed) {
  if (budget_.is_over()) {
    complete_ = false;
    return {};
  }
  constexpr double k_for_recording = 0.4, k_for_trying = 0.6;
  const double seconds = budget_.left() * share;
  CheckBatch batch(loaded_.subject(), options_.trial, loaded_.diagnostics());
  budget_.grant(share * k_for_recording);
  ANTECEDE_CHECK(stages_.run("run", [&] { return batch.record(plans); }));
  complete_ &= is_directed || batch.runs().size() == plans.size();
  note_reached(batch, is_directed);
  if (is_directed) ANTECEDE_CHECK(refute(batch));
  batch.choose([&](const race::Race& race) { return is_open(race); });
  constexpr double k_least = 0.01;  // 0 would be no limit.
  const double left = std::min(budget_.left(), seconds);
  budget_.grant(1);
  ANTECEDE_CHECK(stages_.run("verify", [&] { return batch.verify(budget_.seconds() == 0 ? 0 : std::max(left * k_for_trying, k_least)); }));
  for (const auto& run : batch.runs()) note_verdicts(*run, is_directed);
  const auto is_known = [&](const std::string& harm) { return harms_.contains(harm); };
  const double rest = std::min(budget_.left(), seconds * (1 - k_for_recording));
  constexpr double k_for_one = 0.25;  // Of the rest, as several are made at a time.
  ANTECEDE_CHECK(stages_.run("reproduce", [&] { return batch.reproduce(is_known, rest * k_for_one); }));
  CheckBudget::grant_writing();
  ANTECEDE_CHECK(note_proofs(batch));
  numbers_.left_untried += batch.passed_over();
  return add_reports(batch, is_directed);
}

/// One race alone is tried until it is decided; else, a race that any run has shown has had its turn.
bool Checker::is_done(const Aimed& one) const {
  const auto known = decisions_.find(one.aim.race);
  if (!options_.only.empty()) return known != decisions_.end() && known->second.verdict != race::Verdict::Unverified;
  return one.is_reached || known != decisions_.end();
}

/// The next few that no run has shown, in the order of urgency; of those that lead through the same places, all.
std::vector<verify::Aim> Checker::choose_aims() {
  constexpr size_t k_most_lines = 16;
  const size_t most_attempts = options_.only.empty() ? 2 : 8;
  std::vector<verify::Aim> aims;
  size_t lines = 0;
  for (size_t attempt = 0; attempt < most_attempts && aims.empty(); ++attempt)
    for (Aimed& one : aimed_) {
      if (one.attempts != attempt || is_done(one)) continue;
      aims.push_back(one.aim);
      const size_t more = verify::directed_lines(aims).size();
      if (!lines || more <= k_most_lines) {
        lines = more;
        numbers_.aimed_at += one.attempts++ == 0;
        continue;
      }
      aims.pop_back();
      break;
    }
  return aims;
}

base::Status Checker::aim(const runtime::ScheduledDriver& driver, size_t most_runs) {
  if (!scanned_) return {};
  // Whatever the number of threads: what comes of some decides what is headed for next, and whether any more are made. Runs that pass no station which another
  // run had not passed, one after the other, say that more of them would not, either.
  constexpr size_t k_at_a_time = 2;
  while (numbers_.directed_runs < most_runs && !budget_.is_over()) {
    const uint64_t before = numbers_.directed_runs;
    const size_t passed = stations();
    ANTECEDE_CHECK(aim_once(driver, std::min<size_t>(most_runs - before, k_at_a_time)));
    if (numbers_.directed_runs == before || (options_.only.empty() && stations() == passed)) break;
  }
  return {};
}

base::Status Checker::aim_once(const runtime::ScheduledDriver& driver, size_t runs) {
  std::vector<PlannedRun> plans;
  for (size_t i = 0; i < runs; ++i) {
    const std::vector<verify::Aim> aims = choose_aims();
    if (aims.empty()) break;
    const uint64_t seed = numbers_.directed_runs + i + 1;
    PlannedRun planned{fmt::format("directed {}", seed), {.seed = seed, .driver = driver}};
    planned.plan.driver.strategy = "directed";
    planned.plan.driver.script = verify::directed_lines(aims);
    plans.push_back(std::move(planned));
  }
  if (plans.empty()) return {};
  constexpr double k_share = 0.5;
  return make_runs(plans, k_share, true);
}

void Checker::note_reached(const CheckBatch& batch, bool is_directed) {
  std::set<std::string> seen;
  for (const auto& run : batch.runs())
    for (const race::Race& race : run->detection.races()) seen.insert(race.id);
  for (Aimed& one : aimed_) {
    if ((is_directed && one.attempts == 0) || one.is_reached) continue;
    one.is_reached = seen.contains(one.aim.race);
    numbers_.reached += is_directed && one.is_reached;
    for (const auto& run : batch.runs()) {
      const auto reached = verify::stations_reached(run->run, one.aim);
      for (size_t side = 0; side < 2; ++side) one.reached[side] = std::max(one.reached[side], reached[side]);
    }
  }
}

/// Where both accesses happened and no run has them in no fixed order, the rules may say why: then the race cannot happen.
base::Status Checker::refute(const CheckBatch& batch) {
  const auto is_wanted = [&](const std::string& id) {
    return std::ranges::any_of(aimed_, [&](const Aimed& one) {
      const bool has_both = one.reached[0] == one.aim.ways[0].size() && one.reached[1] == one.aim.ways[1].size();
      return one.aim.race == id && one.is_urgent && one.attempts > 0 && !one.is_reached && has_both;
    });
  };
  if (std::ranges::none_of(aimed_, [&](const Aimed& one) { return is_wanted(one.aim.race); })) return {};
  base::StageRunner quiet(false);
  for (const auto& run : batch.runs()) {
    ANTECEDE_TRY(const std::vector<OrderedPair> pairs,
                 ordered_pairs(run->run, run->detection, program_order(), options_.trial.detect, is_wanted, quiet));
    for (const OrderedPair& pair : pairs) {
      Aimed& one = *std::ranges::find(aimed_, pair.race.id, [](const Aimed& aimed) -> const std::string& { return aimed.aim.race; });
      const bool is_proven = pair.race.verdict == race::Verdict::FalsePositive;
      one.is_open |= !is_proven;
      one.ordered += is_proven;
      if (is_proven && one.proof.empty()) one.proof = pair.race.verdict_reason;
    }
  }
  return {};
}

/// What says more stays.
void Checker::note_verdicts(CheckedRun& run, bool is_directed) {
  for (const size_t place : run.races) {
    race::Race& race = run.detection.findings.races[place];
    const std::string& id = race.id;
    const bool is_first = !decisions_.contains(id);
    numbers_.tried += is_first;
    if (run.verified.results.empty()) {
      ++numbers_.left_untried;
      decisions_.try_emplace(id, Decision{race::Verdict::Unverified, "not tried: the time was over", "", ""});
      continue;
    }
    const size_t telling = verify::most_telling(run.targets, run.verified.results, id);
    const verify::Result& result = run.verified.results[telling];
    if (result.flipped) show_lines_of(race, run.run, run.targets[telling]);
    Decision& known = decisions_[id];
    const bool was_flipped = certainty(known.verdict) > 0;
    numbers_.flipped += result.flipped && !was_flipped;
    if (!is_first && certainty(result.verdict) <= certainty(known.verdict)) continue;
    known = {result.verdict, result.reason, result.rests_on, ""};
  }
  complete_ &= is_directed || run.verified.complete;
}

base::Status Checker::note_proofs(CheckBatch& batch) {
  for (const ShownRace& shown : batch.shown()) {
    CheckedRun& run = *batch.runs()[shown.run];
    race::Race race = run.detection.races()[shown.race];
    Decision& decision = decisions_[race.id];
    race.verdict = decision.verdict;
    race.verdict_reason = decision.reason;
    ANTECEDE_TRY(report::Proof proof,
                 prove(race, run, shown, loaded_.subject().process, options_.folder, outputs_));
    decision.schedule = race.schedule;
    const auto [first, is_first] = harms_.try_emplace(shown.harm, race.id);
    if (!is_first) proof.same_as = first->second;
    proofs_.insert_or_assign(race.id, std::move(proof));
  }
  if (options_.folder.empty()) return {};
  for (const auto& run : batch.runs())
    for (const size_t place : run->races) {
      const race::Race& race = run->detection.races()[place];
      if (proofs_.contains(race.id) || race.priority != race::Priority::High || !is_open(race)) continue;
      ANTECEDE_TRY(report::ProofFile timeline, write_race_timeline(*run, place, options_.folder, outputs_));
      proofs_[race.id] = {race.id, "", "", {std::move(timeline)}};
    }
  return {};
}

/// The runs are over: what is left of them are their reports.
base::Status Checker::add_reports(CheckBatch& batch, bool is_directed) {
  for (const auto& run : batch.runs()) {
    complete_ &= is_directed || run->is_whole;
    ++(is_directed ? numbers_.directed_runs : numbers_.runs);
    numbers_.user_events += run->run.events.size();
    report::Report report = report::make_trace_report(std::move(run->detection), options_.trial.detect,
                                                      {run->name, run->run.trace, false}, run->diagnostics);
    if (!runs_) {
      runs_ = std::move(report);
      continue;
    }
    ANTECEDE_CHECK(report::merge(*runs_, std::move(report)));
  }
  return {};
}

void Checker::add_gaps(report::Report& report) const {
  if (numbers_.left_untried > 0)
    report.gaps.push_back({"check.untried", fmt::format("{} of the runs that the time was too short for: --budget gives it more.",
                                                        report::counted(numbers_.left_untried, "race", "races"))});
  if (!complete_)
    report.gaps.push_back({"check.limit", "A limit was reached: races may be missing, or were not tried to the end. --budget gives more time."});
}

base::Result<report::CheckReport> Checker::finish() {
  report::CheckReport checked;
  report::Report& report = checked.report;
  if (runs_) report = *std::move(runs_);
  const bool has_runs = !report.traces.empty();
  if (scanned_) {
    std::erase_if(scanned_->gaps, [&](const report::Gap& gap) { return has_runs && gap.code == "scan.not-run"; });
    if (!has_runs) report = *std::exchange(scanned_, std::nullopt);
  }
  if (scanned_) {
    ANTECEDE_CHECK(report::merge(report, *std::move(scanned_)));
  }
  for (race::Race& race : report.races) {
    const auto known = decisions_.find(race.id);
    if (known == decisions_.end()) continue;
    race.verdict = known->second.verdict;
    race.verdict_reason = known->second.reason;
    race.verdict_rests_on = known->second.rests_on;
    race.schedule = known->second.schedule;
  }
  for (const Aimed& aimed : aimed_) {
    const auto race = std::ranges::find(report.races, aimed.aim.race, &race::Race::id);
    const bool is_unknown = race != report.races.end() && race->verdict == race::Verdict::Unverified && race->verdict_reason.empty();
    if (!is_unknown || aimed.attempts == 0) continue;
    race->verdict_reason = verify::stop_words(aimed.aim, aimed.reached);
    if (aimed.is_reached || aimed.is_open || aimed.ordered < k_enough_proofs) continue;
    race->verdict = race::Verdict::FalsePositive;
    race->verdict_reason = fmt::format("{} (so in all {} runs in which both happened)", aimed.proof, aimed.ordered);
    race->verdict_rests_on = "order rules";
  }
  if (!options_.only.empty()) std::erase_if(report.races, [&](const race::Race& race) { return race.id != options_.only; });
  report.app.file = loaded_.subject().name;
  report.app.sha256 = loaded_.subject().sha256;
  report.complete &= complete_;
  report.check_stats = numbers_;
  add_gaps(report);
  for (auto& [id, proof] : proofs_) checked.proofs.push_back(std::move(proof));
  return checked;
}

}  // namespace antecede::cli

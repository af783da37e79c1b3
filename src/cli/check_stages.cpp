#include "cli/check_stages.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "base/guard.h"
#include "cli/check_files.h"
#include "report/merge.h"
#include "report/trace_report.h"
#include "report/words.h"

namespace antecede::cli {

namespace {

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
  return {};
}

bool Checker::is_open(const race::Race& race) const {
  const auto known = decisions_.find(race.id);
  return known == decisions_.end() || known->second.verdict == race::Verdict::Unverified;
}

base::Status Checker::run(const std::vector<PlannedRun>& plans, double share) {
  if (budget_.is_over()) {
    complete_ = false;
    return {};
  }
  constexpr double k_for_recording = 0.4, k_for_trying = 0.6;
  const double seconds = budget_.left() * share;
  CheckBatch batch(loaded_.subject(), options_.trial, loaded_.diagnostics());
  budget_.grant(share * k_for_recording);
  ANTECEDE_CHECK(stages_.run("run", [&] { return batch.record(plans); }));
  complete_ &= batch.runs().size() == plans.size();
  batch.choose([&](const race::Race& race) { return is_open(race); });
  const double left = std::min(budget_.left(), seconds);
  budget_.grant(1);
  ANTECEDE_CHECK(stages_.run("verify", [&] { return batch.verify(budget_.seconds() == 0 ? 0 : left * k_for_trying); }));
  for (const auto& run : batch.runs()) note_verdicts(*run);
  const auto is_known = [&](const std::string& harm) { return harms_.contains(harm); };
  const double rest = std::min(budget_.left(), seconds * (1 - k_for_recording));
  constexpr double k_for_one = 0.25;  // Of the rest, as several are made at a time.
  ANTECEDE_CHECK(stages_.run("reproduce", [&] { return batch.reproduce(is_known, rest * k_for_one); }));
  CheckBudget::grant_writing();
  ANTECEDE_CHECK(note_proofs(batch));
  numbers_.left_untried += batch.passed_over();
  return add_reports(batch);
}

/// What says more stays.
void Checker::note_verdicts(const CheckedRun& run) {
  for (const size_t place : run.races) {
    const std::string& id = run.detection.races()[place].id;
    const bool is_first = !decisions_.contains(id);
    numbers_.tried += is_first;
    if (run.verified.results.empty()) {
      ++numbers_.left_untried;
      decisions_.try_emplace(id, Decision{race::Verdict::Unverified, "not tried: the time was over", "", ""});
      continue;
    }
    const verify::Result& result = run.verified.results[verify::most_telling(run.targets, run.verified.results, id)];
    Decision& known = decisions_[id];
    const bool was_flipped = certainty(known.verdict) > 0;
    numbers_.flipped += result.flipped && !was_flipped;
    if (!is_first && certainty(result.verdict) <= certainty(known.verdict)) continue;
    known = {result.verdict, result.reason, result.rests_on, ""};
  }
  complete_ &= run.verified.complete;
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
base::Status Checker::add_reports(CheckBatch& batch) {
  for (const auto& run : batch.runs()) {
    complete_ &= run->is_whole;
    ++numbers_.runs;
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
  report.app.file = loaded_.subject().name;
  report.app.sha256 = loaded_.subject().sha256;
  report.complete &= complete_;
  report.check_stats = numbers_;
  add_gaps(report);
  for (auto& [id, proof] : proofs_) checked.proofs.push_back(std::move(proof));
  return checked;
}

}  // namespace antecede::cli

#include "cli/check_batch.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "base/guard.h"
#include "base/parallel.h"
#include "cli/race_targets.h"

namespace antecede::cli {

namespace {

/// The first thing that went wrong, by place and not by time.
base::Status first_failure(std::vector<base::Status>& statuses) {
  for (base::Status& status : statuses)
    if (!status) return std::move(status);
  return {};
}

bool was_cut(const runtime::RunReport& report) {
  return report.outcome.kind == runtime::Outcome::Kind::Limit;
}

}  // namespace

base::Result<std::unique_ptr<CheckedRun>> CheckBatch::record_one(const PlannedRun& planned) const {
  auto checked = std::make_unique<CheckedRun>();
  checked->name = planned.name;
  ANTECEDE_TRY(checked->run, verify::record(subject_, planned.plan, options_.machine, diagnostics_));
  checked->is_whole = !was_cut(checked->run.report);
  base::StageRunner quiet(false);
  ANTECEDE_TRY(checked->detection, detect::detect_races(checked->run.trace, options_.detect, quiet, checked->diagnostics));
  return checked;
}

base::Status CheckBatch::record(const std::vector<PlannedRun>& plans) {
  std::vector<std::unique_ptr<CheckedRun>> runs(plans.size());
  std::vector<base::Status> statuses(plans.size());
  base::parallel_for(plans.size(), options_.jobs, [&](size_t i) {
    if (base::stop_asked()) return;
    auto run = record_one(plans[i]);
    if (run) runs[i] = *std::move(run);
    else statuses[i] = tl::unexpected<base::Error>(std::move(run).error());
  });
  ANTECEDE_CHECK(first_failure(statuses));
  for (auto& run : runs)
    if (run) runs_.push_back(std::move(run));
  return {};
}

/// A race goes to the run that has most of those which are not given away yet: what several races do together is told apart only within one run.
void CheckBatch::choose(const std::function<bool(const race::Race&)>& is_open) {
  std::vector<std::map<std::string, size_t>> open(runs_.size());
  for (size_t i = 0; i < runs_.size(); ++i) {
    const auto& races = runs_[i]->detection.races();
    for (size_t k = 0; k < races.size(); ++k)
      if ((options_.all || races[k].is_reported()) && is_open(races[k])) open[i].emplace(races[k].id, k);
  }
  std::vector<bool> is_done(runs_.size());
  for (size_t round = 0; round < runs_.size(); ++round) {
    size_t best = runs_.size();
    for (size_t i = 0; i < runs_.size(); ++i)
      if (!is_done[i] && (best == runs_.size() || open[i].size() > open[best].size())) best = i;
    is_done[best] = true;
    CheckedRun& run = *runs_[best];
    for (const auto& [id, race] : open[best]) run.races.push_back(race);
    std::ranges::sort(run.races);  // The order of urgency.
    if (run.races.size() > options_.most_races) {
      passed_over_ += run.races.size() - options_.most_races;
      run.races.resize(options_.most_races);
    }
    for (size_t i = 0; i < runs_.size(); ++i)
      if (!is_done[i])
        for (const size_t race : run.races) open[i].erase(run.detection.races()[race].id);
  }
}

base::Status CheckBatch::verify(double seconds) {
  std::vector<base::Status> statuses(runs_.size());
  verify::Options options = options_.verify;
  options.limits.seconds = seconds;
  base::parallel_for(runs_.size(), options_.jobs, [&](size_t i) {
    CheckedRun& run = *runs_[i];
    if (run.races.empty() || base::stop_asked()) return;
    run.targets = race_targets(run.run, run.detection, run.races, options_.meetings);
    auto verified = verify::verify(subject_, run.run, run.targets, options, options_.machine, diagnostics_);
    if (verified) run.verified = *std::move(verified);
    else statuses[i] = tl::unexpected<base::Error>(std::move(verified).error());
  });
  return first_failure(statuses);
}

base::Status CheckBatch::reproduce_one(ShownRace& shown, double seconds) const {
  const CheckedRun& run = *runs_[shown.run];
  verify::ReproduceOptions how = options_.reproduce;
  how.seconds = seconds;
  if (base::stop_asked() || seconds <= 0) how.tests = 0;
  ANTECEDE_TRY(shown.reproduction,
               verify::reproduce(subject_, run.run, run.verified.plans[shown.target], run.targets[shown.target],
                                 run.verified.results[shown.target], options_.verify, how, options_.machine, diagnostics_));
  return {};
}

base::Status CheckBatch::reproduce(const std::function<bool(const std::string& harm)>& is_known, double seconds) {
  std::vector<bool> is_first;
  std::set<std::string> harms;
  for (size_t i = 0; i < runs_.size(); ++i) {
    const CheckedRun& run = *runs_[i];
    if (run.verified.results.empty()) continue;
    for (const size_t race : run.races) {
      const size_t target = verify::most_telling(run.targets, run.verified.results, run.detection.races()[race].id);
      const verify::Result& result = run.verified.results[target];
      if (result.verdict != race::Verdict::Harmful || !result.schedule || !result.evidence) continue;
      const auto& differences = result.evidence->differences;
      shown_.push_back({i, race, target, differences.empty() ? result.reason : differences.front(), {}});
      is_first.push_back(!is_known(shown_.back().harm) && harms.insert(shown_.back().harm).second);
    }
  }
  std::vector<base::Status> statuses(shown_.size());
  base::parallel_for(shown_.size(), options_.jobs,
                     [&](size_t i) { statuses[i] = reproduce_one(shown_[i], is_first[i] ? seconds : 0); });
  return first_failure(statuses);
}

}  // namespace antecede::cli

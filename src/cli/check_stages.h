#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/app_scan.h"
#include "cli/check_batch.h"
#include "cli/check_budget.h"
#include "cli/loaded_subject.h"
#include "cli/outputs.h"
#include "report/check_report.h"
#include "verify/aim.h"

namespace antecede::cli {

/// What a check does, beside what its runs do.
struct CheckOptions {
  ScanPlan scan;
  TrialOptions trial;
  std::string folder;  ///< Where proofs go; empty: nowhere.
  std::string only;    ///< The id of the one race that counts; empty: all do.
};

/// The stages of `antecede check`, each within its share of the time: what is known of an app's races, piece by piece.
///
/// Races are told apart by id, whoever found them. What was decided stays decided; what is open is tried again in later runs.
class Checker {
 public:
  Checker(const LoadedSubject& loaded, const CheckOptions& options, const CheckBudget& budget, Outputs& outputs,
          base::StageRunner& stages)
      : loaded_(loaded), options_(options), budget_(budget), outputs_(outputs), stages_(stages) {}

  /// The races of the app without a run.
  base::Status scan(double share);
  /// Runs the app, and tries the races of these runs that are open, all in that share of the time.
  base::Status run(const std::vector<PlannedRun>& plans, double share) { return make_runs(plans, share, false); }
  /// Drives the app towards races that the scan has found and no run has shown, until the time is over, `most_runs` were made, or none is left: those of high
  /// priority first.
  base::Status aim(const runtime::ScheduledDriver& driver, size_t most_runs);
  /// Everything, as one report.
  base::Result<report::CheckReport> finish();

 private:
  /// What trying a race said.
  struct Decision {
    race::Verdict verdict = race::Verdict::Unverified;
    std::string reason, rests_on, schedule;
  };

  /// A race that runs are driven to.
  struct Aimed {
    verify::Aim aim{};
    bool is_urgent = false;
    std::array<size_t, 2> reached{};  ///< Stations of the two ways, at best.
    size_t attempts = 0;
    bool is_reached = false;  ///< A run has the race.
    size_t ordered = 0;       ///< Runs in which both accesses met, and rules order them in every run.
    std::string proof{};      ///< Which, of the first of them.
    bool is_open = false;     ///< In one run they met, and only that run's course orders them.
  };

  bool is_open(const race::Race& race) const;
  bool is_done(const Aimed& one) const;
  std::vector<verify::Aim> choose_aims();
  base::Status aim_once(const runtime::ScheduledDriver& driver, size_t runs);
  void plan_aims();
  void note_reached(const CheckBatch& batch, bool is_directed);
  size_t stations() const;
  base::Status refute(const CheckBatch& batch);
  base::Status make_runs(const std::vector<PlannedRun>& plans, double share, bool is_directed);
  void note_verdicts(CheckedRun& run, bool is_directed);
  base::Status note_proofs(CheckBatch& batch);
  base::Status add_reports(CheckBatch& batch, bool is_directed);
  void add_gaps(report::Report& report) const;

  const LoadedSubject& loaded_;
  const CheckOptions& options_;
  const CheckBudget& budget_;
  Outputs& outputs_;
  base::StageRunner& stages_;

  std::optional<report::Report> runs_;  ///< Of all runs so far.
  std::optional<report::Report> scanned_;
  std::map<std::string, Decision> decisions_;      ///< By race.
  std::map<std::string, report::Proof> proofs_;    ///< By race.
  std::map<std::string, std::string> harms_;       ///< What differs, in words: the race whose story shows it.
  std::vector<Aimed> aimed_;                       ///< In the order of urgency.
  report::CheckStatistics numbers_;
  bool complete_ = true;
};

}  // namespace antecede::cli

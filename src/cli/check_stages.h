#pragma once

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

namespace antecede::cli {

/// What a check does, beside what its runs do.
struct CheckOptions {
  ScanPlan scan;
  TrialOptions trial;
  std::string folder;  ///< Where proofs go; empty: nowhere.
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
  base::Status run(const std::vector<PlannedRun>& plans, double share);
  /// Everything, as one report.
  base::Result<report::CheckReport> finish();

 private:
  /// What trying a race said.
  struct Decision {
    race::Verdict verdict = race::Verdict::Unverified;
    std::string reason, rests_on, schedule;
  };

  bool is_open(const race::Race& race) const;
  void note_verdicts(const CheckedRun& run);
  base::Status note_proofs(CheckBatch& batch);
  base::Status add_reports(CheckBatch& batch);
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
  report::CheckStatistics numbers_;
  bool complete_ = true;
};

}  // namespace antecede::cli

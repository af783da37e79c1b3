#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "base/error.h"
#include "base/stage.h"
#include "cli/check_budget.h"
#include "detect/detect.h"
#include "report/check_report.h"
#include "runtime/session/session.h"
#include "verify/reproduce.h"
#include "verify/verify.h"

namespace antecede::cli {

/// How the races of runs are tried.
struct TrialOptions {
  verify::Options verify;
  verify::ReproduceOptions reproduce;
  size_t meetings = 2;
  size_t most_races = 80;  ///< Of one run, the most urgent first.
  bool all = false;        ///< Also races that are filtered or covered.
  bool keeps_files = false;  ///< Drawings are asked for.
  runtime::Limits machine;
  detect::DetectOptions detect;
  size_t jobs = 0;
};

/// A run that is to be made.
struct PlannedRun {
  std::string name;  ///< `seed 2 (monkey, 100 events)`.
  runtime::RunPlan plan;
};

/// What one run of a batch showed.
struct CheckedRun {
  std::string name;
  verify::RecordedRun run;
  base::Diagnostics diagnostics;
  detect::Detection detection;  ///< Points into the run.
  bool is_whole = true;         ///< Nothing cut it.
  std::vector<size_t> races;    ///< That are tried here: places in the detection.
  std::vector<verify::Target> targets;
  verify::Verification verified;
};

/// A harmful race of a batch, as it was shown.
struct ShownRace {
  size_t run = 0;     ///< Of the batch.
  size_t race = 0;    ///< In its detection.
  size_t target = 0;  ///< Of its run: the one that says most.
  std::string harm;   ///< What differs, in words: the same for two races, if they show the same.
  verify::Reproduction reproduction;
};

/// Several runs of an app, recorded, looked through, and their races tried: each race in one run. Runs are independent, so they are made at the same time;
/// what comes of them does not depend on how many at once.
class CheckBatch {
 public:
  CheckBatch(const runtime::Subject& subject, const TrialOptions& options, base::Diagnostics& diagnostics)
      : subject_(subject), options_(options), diagnostics_(diagnostics) {}

  /// Makes the runs and finds their races. A run that the process has no time for is left out.
  base::Status record(const std::vector<PlannedRun>& plans);
  /// Shares out the races among the runs: those for which `is_open` says so.
  void choose(const std::function<bool(const race::Race&)>& is_open);
  /// Tries them in both orders.
  base::Status verify(double seconds);
  /// The harmful ones, as short as they get: of those that show the same harm, the first alone; and none whose harm is in `known`.
  base::Status reproduce(const std::function<bool(const std::string& harm)>& is_known, double seconds);

  std::vector<std::unique_ptr<CheckedRun>>& runs() { return runs_; }
  const std::vector<ShownRace>& shown() const { return shown_; }
  /// Races that were chosen and then left out, as there were too many of them.
  size_t passed_over() const { return passed_over_; }

 private:
  base::Result<std::unique_ptr<CheckedRun>> record_one(const PlannedRun& planned) const;
  base::Status reproduce_one(ShownRace& shown, double seconds) const;

  const runtime::Subject& subject_;
  const TrialOptions& options_;
  base::Diagnostics& diagnostics_;
  std::vector<std::unique_ptr<CheckedRun>> runs_;
  std::vector<ShownRace> shown_;
  size_t passed_over_ = 0;
};

}  // namespace antecede::cli

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "runtime/explore/explorer.h"
#include "runtime/report/run_report.h"

namespace antecede::cli {

/// Runs that ended alike, as a report lists them: how many, and one of them.
struct RunOutcome {
  uint64_t count = 0;
  std::optional<uint64_t> seed;  ///< That shows it.
  std::string schedule;          ///< The same, as the text of a schedule file; empty: the seed is enough.
  runtime::RunReport report;
};

/// What `antecede run` reports: one run, or several with what tells them apart.
struct RunSummary {
  runtime::RunReport report;  ///< Of several runs: what one run of each outcome did, taken together.
  std::optional<uint64_t> seeds;
  std::vector<RunOutcome> outcomes;
  std::optional<runtime::Exploration> exploration;

  bool is_one_run() const { return !seeds && !exploration; }
};

/// `antecede/run@1`. Same summary, same bytes.
std::string write_run_json(const RunSummary& summary);

}  // namespace antecede::cli

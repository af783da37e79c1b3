#pragma once

#include <string>

#include "cli/outputs.h"
#include "cli/run_output.h"
#include "runtime/session/session.h"

namespace antecede::cli {

/// Which files a run leaves behind; an empty name: none.
struct RunFiles {
  std::string trace{};
  bool dedupe = false;
  std::string schedule{};
  std::string state{};
  std::string pictures{};
  std::string executed{};
};

/// What came of one run.
struct OneRun {
  runtime::RunReport report;
  /// Fails where the recorded schedule did not fit the run to its end; the report tells how far it came.
  base::Status fits;
  /// Fails where the state that was asked for cannot be told; everything else is there.
  base::Status looked;
};

/// One run from its start to its end, with its files. Fails if it cannot be started or something cannot be written.
base::Result<OneRun> run_one(const runtime::Subject& subject, runtime::RunPlan plan, const runtime::Limits& limits,
                             const RunFiles& files, const RunOutput::Options& output, Outputs& outputs,
                             base::Diagnostics& diagnostics, RunProgress* progress = nullptr);

}  // namespace antecede::cli

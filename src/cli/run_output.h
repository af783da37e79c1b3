#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "runtime/machine.h"
#include "runtime/run_report.h"

namespace antecede::cli {

/// Ends a run at the next place where limits are looked at: nobody would see what else it does.
void end_soon(runtime::Machine& machine);

/// Where the output of a program goes: its standard output to ours and, up to a limit, into the report; its standard
/// error to ours.
class RunOutput {
 public:
  static constexpr size_t k_most_kept = size_t(1) << 20;

  /// `shows`: false if our standard output is for the report. `keeps`: whether a report wants the output.
  /// `tells`: whether its standard error, where apps log, is shown.
  RunOutput(bool shows, bool keeps, bool tells) : shows_(shows), keeps_(keeps), tells_(tells) {}

  runtime::Print printer();
  /// When the machine is made: it need not go on once its output cannot be written.
  void attach(runtime::Machine& machine) { machine_ = &machine; }
  /// After the run. Fails if not all of the output was written.
  base::Status finish();
  void put(runtime::RunReport& report) const;

 private:
  bool shows_;
  bool keeps_;
  bool tells_;
  void show(std::string_view text);

  runtime::Machine* machine_ = nullptr;
  int failure_ = 0;
  std::string kept_;
  uint64_t bytes_ = 0;
};

}  // namespace antecede::cli

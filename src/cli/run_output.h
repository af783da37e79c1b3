#pragma once

#include <string>
#include <string_view>

#include "runtime/machine.h"
#include "runtime/run_report.h"

namespace antecede::cli {

/// Where the output of a program goes: its standard output to ours and, up to a limit, into the report; its standard
/// error to ours.
class RunOutput {
 public:
  static constexpr size_t k_most_kept = size_t(1) << 20;

  /// `shows`: false if our standard output is for the report. `keeps`: whether a report wants the output.
  /// `tells`: whether its standard error, where apps log, is shown.
  RunOutput(bool shows, bool keeps, bool tells) : shows_(shows), keeps_(keeps), tells_(tells) {}

  runtime::Print printer();
  void put(runtime::RunReport& report) const;

 private:
  bool shows_;
  bool keeps_;
  bool tells_;
  std::string kept_;
  uint64_t bytes_ = 0;
};

}  // namespace antecede::cli

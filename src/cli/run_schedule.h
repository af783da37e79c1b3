#pragma once

#include <cstdint>
#include <string>

#include "cli/outputs.h"
#include "runtime/session/session.h"

namespace CLI {
class App;
}

namespace antecede::cli {

/// The options of `antecede run` and `replay` about schedules and the trace.
class RunSchedule {
 public:
  void declare(CLI::App& parser);
  /// For `replay`: what comes out alone; the schedule is the recorded one.
  void declare_replay(CLI::App& parser);
  /// Whether the options go together.
  base::Status check(bool is_app);

  /// The recorded schedule that is read and the one that is written. The trace is up to the caller: there may be
  /// many.
  void add_files(Outputs& outputs) const;

  /// The main class of the recorded schedule.
  base::Result<std::string> recorded_main() const;
  /// Where the choices come from. Reads the recorded schedule, if there is one; else `driver` drives the app.
  base::Result<runtime::RunPlan> plan(runtime::ScheduledDriver driver) const;
  /// The same, without a recorded schedule.
  runtime::Strategy strategy() const;

  bool is_recorded() const { return !schedule_path_.empty(); }
  bool is_systematic() const { return strategy_ == (is_app_ ? "orders" : "systematic") && !is_recorded(); }
  std::string driver_strategy() const { return strategy_ == "orders" ? "script" : strategy_; }
  const std::string& trace_path() const { return trace_path_; }
  const std::string& save_path() const { return save_path_; }
  bool dedupe() const { return dedupe_; }
  runtime::Explorer::Options exploration() const {
    return {.most_executions = bound_ ? bound_ : is_app_ ? k_app_bound : k_program_bound,
            .reduces = !no_reduction_,
            .own_only = is_app_};
  }

 private:
  base::Result<runtime::ScheduleFile> recorded() const;

  static constexpr uint64_t k_program_bound = 100000;
  static constexpr uint64_t k_app_bound = 1000;

  uint64_t seed_ = 1;
  std::string strategy_;
  bool is_app_ = false;
  std::string schedule_path_;
  std::string save_path_;
  std::string trace_path_;
  bool dedupe_ = false;
  uint64_t bound_ = 0;
  bool no_reduction_ = false;
};

/// Writes a schedule to a file.
base::Status write_schedule(const runtime::ScheduleFile& schedule, const std::string& path, Outputs& outputs);

}  // namespace antecede::cli

#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/app_options.h"
#include "cli/outputs.h"
#include "runtime/explorer.h"
#include "runtime/machine.h"
#include "runtime/recorder_pair.h"
#include "runtime/recording.h"
#include "runtime/schedule_replay.h"

namespace antecede::cli {

/// The options of `antecede run` about schedules and the trace, and what they make: the schedule and the recorder of
/// the machine, and the files that are written after the run.
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
  /// Before the machine is made. Reads the recorded schedule and opens the trace.
  base::Status open(const OpenApp& app, const std::string& main_class, Outputs& outputs);
  runtime::Schedule& schedule() { return *used_; }
  runtime::Recorder* recorder();
  /// When the machine is made.
  base::Status attach(runtime::Machine& machine);
  /// After the run.
  base::Status finish(const runtime::Outcome& outcome, base::Diagnostics& diagnostics, Outputs& outputs);

  /// Instead of options: a replay of the schedule, recorded to the trace.
  void replay(std::string schedule_path, std::string trace_path);

  bool is_systematic() const { return strategy_ == (is_app_ ? "orders" : "systematic") && schedule_path_.empty(); }
  std::string driver_strategy() const { return strategy_ == "orders" ? "script" : strategy_; }
  /// Before `open`: what shall drive the app. After it: what does, since a recorded schedule knows better.
  void set_driver(runtime::ScheduledDriver driver) { driver_ = std::move(driver); }
  const runtime::ScheduledDriver& driver() const { return head_.driver; }
  /// Before `open`, where one run follows another.
  void set_run(uint64_t seed, std::string trace_path) {
    seed_ = seed;
    trace_path_ = std::move(trace_path);
  }
  const std::string& trace_path() const { return trace_path_; }
  const std::string& save_path() const { return save_path_; }
  /// Of the run that was opened: what was asked for, or what the recorded schedule tells.
  runtime::Strategy strategy() const { return head_.strategy; }
  uint64_t seed() const { return head_.seed; }
  uint64_t bound() const { return bound_ ? bound_ : is_app_ ? k_app_bound : k_program_bound; }
  bool reduces() const { return !no_reduction_; }
  /// The head of a schedule file.
  runtime::ScheduleFile head(const OpenApp& app, const std::string& main_class) const;

 private:
  base::Status open_recorded();
  base::Status open_trace(const std::string& process, Outputs& outputs);
  base::Status write_trace(base::Bytes bytes);

  uint64_t seed_ = 1;
  std::string strategy_;
  bool is_app_ = false;
  runtime::ScheduledDriver driver_;
  std::string schedule_path_;
  std::string save_path_;
  std::string trace_path_;
  bool dedupe_ = false;
  static constexpr uint64_t k_program_bound = 100000;
  static constexpr uint64_t k_app_bound = 1000;
  uint64_t bound_ = 0;
  bool no_reduction_ = false;

  runtime::ScheduleFile head_;
  std::unique_ptr<runtime::Schedule> source_;
  runtime::ReplaySchedule* replay_ = nullptr;
  std::unique_ptr<runtime::Explorer> follower_;  // Of a schedule that an exploration found.
  std::optional<runtime::ScheduleFile> followed_;
  std::unique_ptr<runtime::RecorderPair> pair_;  // The follower, and the trace.
  std::unique_ptr<runtime::RecordingSchedule> saved_;
  runtime::Schedule* used_ = nullptr;
  runtime::Machine* machine_ = nullptr;
  std::optional<base::OutputFile> trace_;
  std::unique_ptr<runtime::TraceRecorder> recorder_;
};

/// Writes a schedule to a file.
base::Status write_schedule(const runtime::ScheduleFile& schedule, const std::string& path, Outputs& outputs);

}  // namespace antecede::cli

#include "cli/run_schedule.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/file.h"
#include "cli/run_output.h"
#include "cli/usage.h"

namespace antecede::cli {

void RunSchedule::declare(CLI::App& parser) {
  parser.add_option("--seed", seed_, "Another number, another schedule")->default_val(1);
  parser
      .add_option("--strategy", strategy_,
                  "An app: what drives it (monkey, systematic, script), or: its script in many orders (orders). A "
                  "program: how threads take turns (random, round-robin, systematic). The first is the default")
      ->check(CLI::IsMember({"monkey", "systematic", "script", "orders", "random", "round-robin"}))
      ->option_text("NAME");
  auto* schedule = parser.add_option("--schedule", schedule_path_, "Follow a recorded schedule")->option_text("FILE");
  schedule->excludes("--seed")->excludes("--strategy");
  parser
      .add_option("--save-schedule", save_path_,
                  "Write the schedule of the run; systematic: of the first deadlock or crash, else of some run")
      ->option_text("FILE");
  parser.add_option("-o,--output", trace_path_, "Record a trace")->option_text("TRACE");
  parser.add_flag("--dedupe", dedupe_, "Leave out of the trace what an event accesses again");
  parser.add_option("--bound", bound_, "Systematic, orders: limit of executions (default 100000, apps 1000)")
      ->option_text("N")
      ->check(CLI::PositiveNumber);
  parser.add_flag("--no-reduction", no_reduction_, "Systematic: every order, also those without a difference");
}

void RunSchedule::declare_replay(CLI::App& parser) {
  parser.add_option("SCHEDULE", schedule_path_, "What run --save-schedule wrote")
      ->required()
      ->option_text("SCHEDULE");
  parser.add_option("-o,--output", trace_path_, "Record a trace")->option_text("TRACE");
  parser.add_flag("--dedupe", dedupe_, "Leave out of the trace what an event accesses again");
}

base::Status RunSchedule::check(bool is_app) {
  is_app_ = is_app;
  if (strategy_.empty()) strategy_ = is_app ? "monkey" : "random";
  const bool threads = strategy_ == "random" || strategy_ == "round-robin";
  if (strategy_ != "systematic" && threads == is_app)
    return usage(fmt::format("--strategy {} is for {}", strategy_,
                             is_app ? "programs, with --main: an app has monkey, systematic, script and orders"
                                    : "apps: with --main there are random, round-robin and systematic"));
  if (!is_systematic() || trace_path_.empty()) return {};
  return usage(
      fmt::format("--strategy {} runs the program many times and records no trace: keep the "
                  "schedule of one run with --save-schedule FILE, then record that with --schedule "
                  "FILE -o TRACE{}",
                  strategy_, is_app ? ", or record them all with --keep DIR" : ""));
}

void RunSchedule::add_files(Outputs& outputs) const {
  outputs.add_input(schedule_path_);
  if (!save_path_.empty()) outputs.add_output(save_path_);
}

runtime::ScheduleFile RunSchedule::head(const OpenApp& app, const std::string& main_class) const {
  runtime::ScheduleFile head;
  head.program = app.input->sha256();
  head.main = main_class;
  head.strategy = is_systematic() ? runtime::Strategy::Systematic
                  : is_app_       ? runtime::Strategy::Random
                                  : *runtime::strategy_of(strategy_);
  head.driver = driver_;
  head.seed = head.strategy == runtime::Strategy::Random ? seed_ : 0;
  return head;
}

base::Status RunSchedule::open(const OpenApp& app, const std::string& main_class, Outputs& outputs) {
  head_ = head(app, main_class);
  machine_ = nullptr;  // That of another run is gone.
  if (is_systematic()) return {};
  if (!schedule_path_.empty()) {
    ANTECEDE_CHECK(open_recorded());
  } else {
    source_ = head_.strategy == runtime::Strategy::RoundRobin ? runtime::make_round_robin_schedule()
                                                              : runtime::make_random_schedule(seed_);
  }
  used_ = follower_ ? follower_.get() : source_.get();
  if (!save_path_.empty() && !follower_) {
    saved_ = std::make_unique<runtime::RecordingSchedule>(*source_);
    used_ = saved_.get();
  }
  return trace_path_.empty() ? base::Status()
                             : open_trace(is_app_ ? app.input->merged_manifest().package : main_class, outputs);
}

void RunSchedule::replay(std::string schedule_path, std::string trace_path) {
  is_app_ = true;
  schedule_path_ = std::move(schedule_path);
  trace_path_ = std::move(trace_path);
}

base::Result<std::string> RunSchedule::recorded_main() const {
  ANTECEDE_TRY(const base::MappedFile file, base::MappedFile::open(schedule_path_));
  ANTECEDE_TRY(const runtime::ScheduleFile recorded,
               runtime::parse_schedule(base::as_text(file.bytes()), schedule_path_));
  return recorded.main;
}

base::Status RunSchedule::open_recorded() {
  ANTECEDE_TRY(const base::MappedFile file, base::MappedFile::open(schedule_path_));
  ANTECEDE_TRY(runtime::ScheduleFile recorded, runtime::parse_schedule(base::as_text(file.bytes()), schedule_path_));
  if (recorded.program != head_.program)
    return base::bad_input(fmt::format("{}: recorded with another program: SHA-256 {}, expected {}", schedule_path_,
                                       recorded.program, head_.program));
  if (recorded.main != head_.main)
    return base::bad_input(
        fmt::format("{}: recorded with main class {}, expected {}", schedule_path_, recorded.main, head_.main));
  head_.strategy = recorded.strategy;
  head_.seed = recorded.seed;
  head_.driver = recorded.driver;
  if (recorded.strategy == runtime::Strategy::Systematic) {
    follower_ = std::make_unique<runtime::Explorer>(runtime::Explorer::Options{.own_only = is_app_});
    followed_ = std::move(recorded);
    return {};
  }
  auto replay = std::make_unique<runtime::ReplaySchedule>(std::move(recorded), schedule_path_);
  replay_ = replay.get();
  source_ = std::move(replay);
  return {};
}

runtime::Recorder* RunSchedule::recorder() {
  if (follower_ && recorder_) {
    pair_ = std::make_unique<runtime::RecorderPair>(follower_->recorder(), *recorder_);
    return pair_.get();
  }
  if (follower_) return &follower_->recorder();
  return recorder_.get();
}

base::Status RunSchedule::attach(runtime::Machine& machine) {
  machine_ = &machine;
  return follower_ ? follower_->follow(*followed_, schedule_path_) : base::Status();
}

base::Status RunSchedule::open_trace(const std::string& process, Outputs& outputs) {
  ANTECEDE_TRY(base::OutputFile output, outputs.open(trace_path_));
  trace_.emplace(std::move(output));
  recorder_ = std::make_unique<runtime::TraceRecorder>([this](base::Bytes bytes) { return write_trace(bytes); },
                                                       runtime::TraceRecorder::Options{process, dedupe_});
  return {};
}

base::Status RunSchedule::write_trace(base::Bytes bytes) {
  base::Status written = trace_->write(bytes);
  if (!written && machine_) end_soon(*machine_);
  return written;
}

base::Status RunSchedule::finish(const runtime::Outcome& outcome, base::Diagnostics& diagnostics, Outputs& outputs) {
  if (recorder_) {
    ANTECEDE_CHECK(recorder_->finish(diagnostics));
    ANTECEDE_CHECK(trace_->finish());
  }
  if (saved_) {
    runtime::ScheduleFile file = std::move(saved_->file());
    file.program = head_.program;
    file.main = head_.main;
    file.strategy = head_.strategy;
    file.seed = head_.seed;
    file.driver = head_.driver;
    ANTECEDE_CHECK(write_schedule(file, save_path_, outputs));
  }
  if (follower_ && !save_path_.empty()) ANTECEDE_CHECK(write_schedule(*followed_, save_path_, outputs));
  const bool whole = outcome.kind != runtime::Outcome::Kind::Limit;
  if (!whole) return {};
  if (follower_) return follower_->finish();
  return replay_ ? replay_->finish() : base::Status();
}

base::Status write_schedule(const runtime::ScheduleFile& schedule, const std::string& path, Outputs& outputs) {
  return outputs.write(path, runtime::print_schedule(schedule));
}

}  // namespace antecede::cli

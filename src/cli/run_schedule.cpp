#include "cli/run_schedule.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/bounded_file.h"
#include "cli/usage.h"

namespace antecede::cli {

void RunSchedule::declare(CLI::App& parser) {
  parser.add_option("--seed", seed_, "Another number, another schedule")->option_text("N")->default_val(1);
  parser
      .add_option("--strategy", strategy_,
                  "An app: what drives it (monkey, systematic, script), or: its script in many orders (orders). A "
                  "program: how threads take turns (random, round-robin, systematic). The first is the default")
      ->check(CLI::IsMember({"monkey", "systematic", "script", "orders", "random", "round-robin"}))
      ->option_text("monkey|systematic|script|orders|random|round-robin");
  auto* schedule = parser.add_option("--schedule", schedule_path_, "Follow a recorded schedule")->option_text("FILE");
  schedule->excludes("--seed")->excludes("--strategy");
  parser
      .add_option("--save-schedule", save_path_,
                  "Write the schedule of the run; systematic: of the first deadlock or crash, else of some run")
      ->option_text("FILE");
  parser.add_option("-o,--output", trace_path_, "Record a trace")->option_text("TRACE");
  parser.add_flag("--dedupe", dedupe_, "Leave out of the trace what an event accesses again");
  parser.add_option("--bound", bound_, "Systematic, orders: limit of executions (default: 100000, of apps 1000)")
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

base::Result<runtime::ScheduleFile> RunSchedule::recorded() const {
  constexpr size_t k_largest_schedule = size_t(256) << 20;
  ANTECEDE_TRY(const base::MappedFile file, base::open_bounded(schedule_path_, k_largest_schedule));
  return runtime::parse_schedule(base::as_text(file.bytes()), schedule_path_);
}

base::Result<std::string> RunSchedule::recorded_main() const {
  ANTECEDE_TRY(const runtime::ScheduleFile file, recorded());
  return file.main;
}

runtime::Strategy RunSchedule::strategy() const {
  if (is_systematic()) return runtime::Strategy::Systematic;
  return is_app_ ? runtime::Strategy::Random : *runtime::strategy_of(strategy_);
}

base::Result<runtime::RunPlan> RunSchedule::plan(runtime::ScheduledDriver driver) const {
  runtime::RunPlan plan{.strategy = strategy(), .seed = seed_, .driver = std::move(driver)};
  if (!is_recorded()) return plan;
  ANTECEDE_TRY(plan.recorded, recorded());
  plan.recorded_name = schedule_path_;
  return plan;
}

base::Status write_schedule(const runtime::ScheduleFile& schedule, const std::string& path, Outputs& outputs) {
  return outputs.write(path, runtime::print_schedule(schedule));
}

}  // namespace antecede::cli

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <unistd.h>

#include "base/guard.h"
#include "cli/app_options.h"
#include "cli/check_budget.h"
#include "cli/check_files.h"
#include "cli/check_stages.h"
#include "cli/commands.h"
#include "cli/limit_options.h"
#include "cli/loaded_subject.h"
#include "cli/outputs.h"
#include "cli/report_output.h"
#include "cli/run_world.h"
#include "cli/state_option.h"
#include "cli/usage.h"
#include "picture/index_page.h"
#include "report/json_report.h"

namespace antecede::cli {

namespace {

/// `antecede check APP`: from the app to races that were tried, in one go and one budget of time.
class CheckCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override;
  base::Result<int> run() override;
  base::WorkLimits work_limits() const override { return {.seconds = k_loading, .bytes = memory_limit()}; }

 private:
  static constexpr double k_loading = 600;
  static constexpr uint32_t k_events = 60;  ///< Of a run, if nobody says how many.
  static constexpr uint64_t k_memory_beside = uint64_t(6) << 30;
  uint64_t memory_limit() const { return k_memory_beside + 4 * (uint64_t(memory_) << 20); }

  base::Status check_files();
  void set_trials();
  base::Result<std::vector<PlannedRun>> plan_runs(const LoadedSubject& loaded) const;
  base::Status write(const report::CheckReport& checked);
  int exit_code(const report::Report& report) const;

  AppOptions options_;
  RunWorld world_;
  uint64_t seeds_ = 3;
  double budget_ = 120;
  size_t memory_ = 512;
  std::string state_, folder_, fail_on_ = "high";
  std::optional<race::Priority> threshold_;
  std::vector<std::string> formats_;
  std::vector<OutputTarget> targets_;
  report::CheckTextOptions text_options_;
  CheckOptions check_options_;
  Outputs outputs_;
};

CLI::App* CheckCommand::declare(CLI::App& app) {
  CLI::App* parser = app.add_subcommand("check", "All of it: find the races of an app, run it, and try each race in both orders");
  parser->add_option("APP", options_.paths, "An app")->required()->expected(1)->allow_extra_args(false);
  parser->add_option("-o", folder_, "Where a page with all races, and schedules, stories and pictures of harmful ones go")->option_text("DIR");
  parser->add_option("--format", formats_, "How the result is written, and where to (default: text, to standard output); repeatable")
      ->option_text("text|json[=FILE]");
  parser->add_flag("--all", text_options_.all, "Text: all races that are not confirmed, in full");
  parser->add_option("--budget", budget_, "Real time for all of it, in seconds; 0: as long as it takes")
      ->option_text("S")
      ->default_val(120)
      ->check(CLI::NonNegativeNumber);
  parser->add_option("--fail-on", fail_on_, "Exit code 1 if a race is harmful, or is not confirmed and of this priority or above")
      ->option_text("high|medium|low|none")
      ->default_val("high");
  parser->add_option("--seeds", seeds_, "How many runs, each another one")->option_text("N")->default_val(3)->check(CLI::Range(1, 1000));
  world_.declare_driver(*parser);
  parser->add_option("--state", state_, "Compare more: db, files, logs, windows, fields=A.b,…; separated by commas")->option_text("PARTS");
  parser->add_option("--minimise", check_options_.trial.reproduce.tests, "Tries to make a schedule shorter; 0: it stays as it is")
      ->option_text("N")
      ->default_val(12);
  options_.declare(*parser);
  options_.declare_report(*parser);
  parser->add_option("--memory", memory_, "Limit of the app's heap")->option_text("MIB")->group("Limits")->default_val(512)->check(CLI::Range(4, 4095));
  return parser;
}

base::Status CheckCommand::check_files() {
  threshold_ = race::find_priority(fail_on_);
  if (!threshold_ && fail_on_ != "none") return usage("--fail-on: high, medium, low or none");
  ANTECEDE_TRY(check_options_.trial.verify.state, parse_state(state_));
  ANTECEDE_TRY(targets_, parse_outputs(formats_, "", {"text", "json"}));
  options_.add_inputs(outputs_);
  world_.add_files(outputs_);
  for (const OutputTarget& target : targets_) outputs_.add_output(target.file);
  outputs_.add_folder(folder_, is_check_file);
  return outputs_.check();
}

void CheckCommand::set_trials() {
  TrialOptions& trial = check_options_.trial;
  trial.machine.heap_bytes = memory_ << 20;
  trial.detect.own = options_.own;
  trial.detect.jobs = 1;  // Runs are looked through at the same time.
  trial.detect.heeds_stop = false;
  trial.jobs = options_.jobs;
  check_options_.folder = folder_;
}

/// By turns at random and by what was done least often; a script is a script.
base::Result<std::vector<PlannedRun>> CheckCommand::plan_runs(const LoadedSubject& loaded) const {
  std::vector<PlannedRun> plans;
  for (uint64_t seed = 1; seed <= seeds_; ++seed) {
    ANTECEDE_TRY(runtime::ScheduledDriver driver, world_.driver(seed % 2 ? "monkey" : "systematic", loaded));
    if (!world_.has_events()) driver.events = k_events;
    driver.ending = verify::k_ending;
    std::string name = fmt::format("seed {} ({})", seed, driver.strategy);
    plans.push_back({std::move(name), {.seed = seed, .driver = std::move(driver)}});
  }
  return plans;
}

base::Status CheckCommand::write(const report::CheckReport& checked) {
  for (const OutputTarget& target : targets_) {
    const bool is_text = target.format == "text";
    std::string text = is_text ? report::check_text(checked, text_options_) : report::json_report(checked.report);
    if (is_text && target.file.empty() && has_colour(STDOUT_FILENO)) {
      ReportColours colours;
      text = colours.add(text) + colours.finish();
    }
    ANTECEDE_CHECK(outputs_.write(target.file, text));
  }
  if (folder_.empty()) return {};
  return outputs_.write(folder_ + "/" + std::string(k_index_page), picture::index_page(checked));
}

/// What is left open for want of time is a part of the result; what is known to be bad comes first.
int CheckCommand::exit_code(const report::Report& report) const {
  if (threshold_ && std::ranges::any_of(report.races, [&](const race::Race& race) { return report::fails(race, *threshold_); })) return 1;
  return report.complete ? 0 : base::exit_code(base::Error::Class::Limit);
}

base::Result<int> CheckCommand::run() {
  ANTECEDE_CHECK(check_files());
  set_trials();
  const CheckBudget budget(budget_, memory_limit());
  base::StageRunner stages = options_.stages();
  ANTECEDE_TRY(auto app, open_app(options_, stages));
  if (!app->input->has_manifest())
    return usage(fmt::format("{}: no app, since it has no manifest; check runs apps", app->input->path()));
  ANTECEDE_TRY(const auto loaded, LoadedSubject::load(std::move(app), options_, runtime::Subject::k_app_main, {}, stages));
  ANTECEDE_TRY(const std::vector<PlannedRun> plans, plan_runs(*loaded));
  Checker checker(*loaded, check_options_, budget, outputs_, stages);
  constexpr double k_for_scan = 0.3, k_for_runs = 0.6;
  ANTECEDE_CHECK(checker.scan(k_for_scan));
  ANTECEDE_CHECK(checker.run(plans, k_for_runs));
  CheckBudget::grant_writing();
  ANTECEDE_TRY(report::CheckReport checked, checker.finish());
  if (options_.timings) checked.report.stages = stages.costs();
  ANTECEDE_CHECK(write(checked));
  return exit_code(checked.report);
}

}  // namespace

std::unique_ptr<Command> make_check_command() {
  return std::make_unique<CheckCommand>();
}

}  // namespace antecede::cli

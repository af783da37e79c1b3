#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include "cli/app_options.h"
#include "cli/commands.h"
#include "cli/loaded_subject.h"
#include "cli/output.h"
#include "cli/outputs.h"
#include "cli/report_output.h"
#include "cli/run_schedule.h"
#include "cli/run_world.h"
#include "cli/usage.h"
#include "detect/detect.h"
#include "report/trace_report.h"
#include "report/writers.h"
#include "verify/verify.h"

namespace antecede::cli {

namespace {

bool is_schedule_name(std::string_view name) {
  return name.starts_with("r-") && name.ends_with(".schedule");
}

/// `antecede verify APP`: runs the app, finds the races of the run, and tries each in both orders.
class VerifyCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    CLI::App* parser = app.add_subcommand("verify", "Run an app, find its races, and try each in both orders");
    parser->add_option("APP", options_.paths, "An app")->required()->expected(1)->allow_extra_args(false);
    options_.declare(*parser);
    options_.declare_report(*parser);
    world_.declare_driver(*parser);
    parser->add_option("--seed", seed_, "Another number, another run")->option_text("N")->default_val(1);
    parser->add_option("--race", race_, "Only that race")->option_text("ID");
    parser->add_flag("--all", all_, "Also races that are filtered or covered");
    parser->add_option("--format", formats_, "How the result is written, and where to (default: text, to standard output); repeatable")
        ->option_text("text|json[=FILE]");
    parser->add_option("-o", folder_, "Where the schedules of harmful races go")->option_text("DIR");
    parser->add_option("--memory", memory_, "Limit of the app's heap")
        ->option_text("MIB")
        ->default_val(512)
        ->group("Limits")
        ->check(CLI::Range(4, 4095));
    parser->add_option("--timeout", timeout_, "Limit of real time, in seconds; 0: none")
        ->option_text("S")
        ->group("Limits")
        ->default_val(3600)
        ->check(CLI::NonNegativeNumber);
    return parser;
  }

  base::Result<int> run() override;

  base::WorkLimits work_limits() const override { return {.seconds = timeout_, .bytes = k_memory_beside + 4 * (uint64_t(memory_) << 20)}; }

 private:
  base::Status check_files();
  base::Result<report::Report> verify(const LoadedSubject& subject, base::StageRunner& stages);
  std::vector<size_t> chosen(const detect::Findings& findings) const;
  base::Status keep(race::Race& race, verify::Result result);

  AppOptions options_;
  RunWorld world_;
  uint64_t seed_ = 1;
  size_t memory_ = 512;
  double timeout_ = 3600;
  static constexpr uint64_t k_memory_beside = uint64_t(6) << 30;
  bool all_ = false;
  std::string race_, folder_;
  std::vector<std::string> formats_;
  std::vector<OutputTarget> targets_;
  Outputs outputs_;
};

base::Status VerifyCommand::check_files() {
  ANTECEDE_TRY(targets_, parse_outputs(formats_, "", report::writer_formats()));
  options_.add_inputs(outputs_);
  world_.add_files(outputs_);
  for (const OutputTarget& target : targets_) outputs_.add_output(target.file);
  outputs_.add_folder(folder_, is_schedule_name);
  return outputs_.check();
}

/// Which of the findings are tried.
std::vector<size_t> VerifyCommand::chosen(const detect::Findings& findings) const {
  std::vector<size_t> chosen;
  for (size_t i = 0; i < findings.races.size(); ++i) {
    const race::Race& race = findings.races[i];
    if (race_.empty() ? all_ || race.is_reported() : race.id == race_) chosen.push_back(i);
  }
  return chosen;
}

base::Status VerifyCommand::keep(race::Race& race, verify::Result result) {
  race.verdict = result.verdict;
  race.verdict_reason = std::move(result.reason);
  race.verdict_rests_on = std::move(result.rests_on);
  if (!result.schedule || folder_.empty()) return {};
  race.schedule = fmt::format("{}/{}.schedule", folder_, race.id);
  return write_schedule(*result.schedule, race.schedule, outputs_);
}

base::Result<report::Report> VerifyCommand::verify(const LoadedSubject& loaded, base::StageRunner& stages) {
  const runtime::Subject& subject = loaded.subject();
  ANTECEDE_TRY(const runtime::ScheduledDriver driver, world_.driver("monkey", loaded));
  runtime::Limits limits;
  limits.heap_bytes = memory_ << 20;
  const runtime::RunPlan plan{.seed = seed_, .driver = driver};
  ANTECEDE_TRY(const verify::RecordedRun run,
               stages.run("run", [&] { return verify::record(subject, plan, limits, loaded.diagnostics()); }));
  detect::DetectOptions options;
  options.own = options_.own;
  options.jobs = options_.jobs;
  base::Diagnostics diagnostics;
  ANTECEDE_TRY(detect::Detection detection, detect::detect_races(run.trace, options, stages, diagnostics));
  const std::vector<size_t> races = chosen(detection.findings);
  std::vector<verify::Target> targets;
  for (const size_t i : races) {
    const auto& sides = detection.findings.examples[i].sides;
    const size_t one = sides[0].at.value(), other = sides[1].at.value();
    targets.push_back({detection.findings.races[i].id, {std::min(one, other), std::max(one, other)}});
  }
  ANTECEDE_TRY(std::vector<verify::Result> results, stages.run("verify", [&] {
    return verify::verify(subject, run, targets, limits, loaded.diagnostics());
  }));
  for (size_t i = 0; i < races.size(); ++i)
    ANTECEDE_CHECK(keep(detection.findings.races[races[i]], std::move(results[i])));
  return report::make_trace_report(std::move(detection), options, {subject.name, run.trace, false}, diagnostics);
}

base::Result<int> VerifyCommand::run() {
  ANTECEDE_CHECK(check_files());
  base::StageRunner stages = options_.stages();
  ANTECEDE_TRY(auto app, open_app(options_, stages));
  ANTECEDE_TRY(const auto loaded,
               LoadedSubject::load(std::move(app), options_, runtime::Subject::k_app_main, {}, stages));
  ANTECEDE_TRY(report::Report report, verify(*loaded, stages));
  if (options_.timings) report.stages = stages.costs();
  report::WriteOptions write_options;
  write_options.text.all = options_.verbose;
  ANTECEDE_CHECK(stages.run("write", [&] {
    return write_report(report, targets_, write_options, has_colour(STDOUT_FILENO), outputs_);
  }));
  if (options_.timings) tell_cost(stages.costs().back());
  return report.complete ? 0 : base::exit_code(base::Error::Class::Limit);
}

}  // namespace

std::unique_ptr<Command> make_verify_command() {
  return std::make_unique<VerifyCommand>();
}

}  // namespace antecede::cli

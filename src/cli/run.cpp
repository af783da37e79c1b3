#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "base/printable.h"
#include "cli/app_options.h"
#include "cli/commands.h"
#include "cli/loaded_subject.h"
#include "cli/output.h"
#include "cli/outputs.h"
#include "cli/run_explore.h"
#include "cli/run_json.h"
#include "cli/run_limits.h"
#include "cli/run_one.h"
#include "cli/run_schedule.h"
#include "cli/run_seeds.h"
#include "cli/run_text.h"
#include "cli/run_world.h"
#include "cli/usage.h"
#include "runtime/session/session.h"

namespace antecede::cli {

namespace {

/// `antecede run APP`: executes an app, driven by a strategy; with `--main CLASS`, a plain Java program.
class RunCommand final : public Command {
 public:
  explicit RunCommand(bool replays) : replays_(replays) {}

  CLI::App* declare(CLI::App& app) override {
    CLI::App* parser = replays_
                           ? app.add_subcommand("replay", "Repeat a recorded run exactly")
                           : app.add_subcommand("run", "Execute an app, or a Java program, in the embedded runtime");
    parser->add_option("APP", options_.paths, "An app; a plain program: a jar, DEX file or app folder")
        ->required()
        ->expected(1)
        ->allow_extra_args(false);
    options_.declare(*parser);
    options_.declare_own(*parser);
    if (replays_) {
      schedule_.declare_replay(*parser);
      world_.declare_outputs(*parser);
    } else {
      declare_run(*parser);
    }
    limits_.declare(*parser);
    parser->add_option("--format", formats_, "How the result is written, and where to (default: text, to standard output); repeatable")
        ->option_text("text|json[=FILE]");
    parser->add_flag("--summary", shows_summary_, "Tell on standard error how much happened, in any case");
    parser->add_flag("--fail-on-crash", fails_on_crash_, "Exit code 1 if the program crashed or is deadlocked");
    parser->add_flag("--timings", options_.timings, "Add the seconds it took to the JSON");
    parser->add_flag("--verbose", options_.verbose, "Lists in full");
    parser->add_option("arguments", arguments_, "What main gets (behind --)")->option_text("ARGUMENTS");
    return parser;
  }

  base::Result<int> run() override;

  base::WorkLimits work_limits() const override { return limits_.of_loading(); }

 private:
  void declare_run(CLI::App& parser);
  base::Status check_usage();
  base::Status check_app(const OpenApp& app);
  base::Status check_files();
  bool has_names_for_seeds() const;
  base::Result<runtime::ScheduledDriver> driver() const;
  base::Result<int> run_once();
  base::Result<int> run_once(runtime::RunPlan plan, const std::string& trace,
                             const std::vector<OutputTarget>& targets);
  base::Result<int> run_app_seeds();
  base::Status write_collected();
  base::Result<int> explore();
  base::Status keep(const runtime::Exploration& exploration, const runtime::ScheduleFile& head);
  base::Status keep_one(const runtime::ScheduleFile& schedule, const std::string& name);
  base::Result<int> run_seeds();
  void complete_report(runtime::RunReport& report) const;
  base::Status write(RunSummary& summary, const std::vector<OutputTarget>& targets);
  base::Status write_several(RunSummary& summary, const std::string& text);
  int exit_code(const RunSummary& summary) const;

  const bool replays_;
  AppOptions options_;
  std::string main_class_;
  std::string keep_path_;
  RunSchedule schedule_;
  RunWorld world_;
  uint64_t seeds_ = 0;
  RunLimits limits_;
  std::vector<std::string> arguments_;
  std::vector<std::string> formats_;
  std::vector<OutputTarget> targets_;
  Outputs outputs_;
  std::unique_ptr<LoadedSubject> loaded_;
  std::vector<RunOutcome> collected_;  // Of several seeds of an app.
  bool collects_ = false;
  bool is_app_ = false;
  bool wants_json_ = false;
  bool json_shown_ = false;  // On standard output.
  bool shows_summary_ = false;
  bool fails_on_crash_ = false;
  std::chrono::steady_clock::time_point began_;
};

void RunCommand::declare_run(CLI::App& parser) {
  parser.add_option("--main", main_class_, "A plain program: the class whose main method is run")
      ->option_text("CLASS");
  schedule_.declare(parser);
  world_.declare(parser);
  parser.add_option("--keep", keep_path_, "Orders: schedule, trace, report and state of every order that was found")
      ->option_text("DIR");
  parser
      .add_option(
          "--seeds", seeds_,
          "An app: one run with each of the seeds 1 to N; {} in a file's name is the seed. A plain program: run "
          "with the seeds 0 to N - 1 and tell the outcomes apart")
      ->option_text("N")
      ->check(CLI::Range(1, 1000000))
      ->excludes("--seed")
      ->excludes("--schedule")
      ->excludes("--save-schedule")
      ->excludes("--screenshots")
      ->excludes("--dump-state")
      ->excludes("--dump-executed");
}

void tell(const std::string& text) {
  std::fflush(stdout);
  std::fputs(text.c_str(), stderr);
}

/// What the machine had to say while it ran, unless the summary has it.
std::string diagnostic_lines(const base::Diagnostics& diagnostics) {
  std::string text;
  for (const base::Diagnostic& one : diagnostics.list())
    if ((one.code.starts_with("runtime.") && one.code != "runtime.broken-method") || one.code == "run.missed")
      text += fmt::format("antecede: {}: {} ({})\n", base::severity_name(one.severity),
                          base::printable_line(one.message), one.count);
  return text;
}

bool has_failed(const runtime::RunReport& report) {
  return !report.crashes.empty() || !report.blocked.empty() || report.outcome.kind == runtime::Outcome::Kind::Deadlock;
}

base::Status RunCommand::check_usage() {
  ANTECEDE_TRY(targets_, parse_outputs(formats_, "", {"text", "json"}));
  for (const OutputTarget& target : targets_) {
    wants_json_ |= target.format == "json";
    json_shown_ |= target.format == "json" && target.file.empty();
  }
  return {};
}

base::Result<int> RunCommand::run() {
  ANTECEDE_CHECK(check_usage());
  base::StageRunner stages = options_.stages();
  ANTECEDE_TRY(std::unique_ptr<OpenApp> app, open_app(options_, stages));
  ANTECEDE_CHECK(check_app(*app));
  ANTECEDE_CHECK(check_files());
  ANTECEDE_TRY(loaded_, LoadedSubject::load(std::move(app), options_, main_class_, arguments_, stages));
  began_ = std::chrono::steady_clock::now();
  if (is_app_ && seeds_) return run_app_seeds();
  if (schedule_.is_systematic()) return explore();
  return seeds_ ? run_seeds() : run_once();
}

/// An app is driven; a plain program has a main class. Options of the one make no sense for the other.
base::Status RunCommand::check_app(const OpenApp& app) {
  if (replays_) {
    ANTECEDE_TRY(main_class_, schedule_.recorded_main());
    if (main_class_ == runtime::Subject::k_app_main) main_class_.clear();
  }
  is_app_ = main_class_.empty();
  if (is_app_ && !app.input->has_manifest())
    return usage(fmt::format("{}: no app, since it has no manifest; --main CLASS runs it as a plain program",
                             app.input->path()));
  if (!is_app_ && world_.is_asked_for())
    return usage("--api, --events, --script, --network, --screenshots, --dump-state and --dump-executed are for apps, not with --main");
  const bool is_timed = !schedule_.driver_strategy().empty() || !schedule_.trace_path().empty();
  if (!is_app_ && seeds_ && is_timed) return usage("--seeds of a plain program goes without --strategy and --output");
  if (is_app_ && seeds_ && !has_names_for_seeds())
    return usage("--seeds: several runs need several files; put {} into their names");
  if (is_app_) main_class_ = runtime::Subject::k_app_main;
  ANTECEDE_CHECK(schedule_.check(is_app_));
  if (is_app_ && seeds_ && schedule_.is_systematic()) return usage("--seeds is not for --strategy orders");
  if (!keep_path_.empty() && !(is_app_ && schedule_.is_systematic())) return usage("--keep is for --strategy orders");
  return {};
}

constexpr std::string_view k_seed_place = "{}";

std::string with_seed(std::string name, uint64_t seed) {
  const size_t place = name.find(k_seed_place);
  if (place != std::string::npos) name.replace(place, k_seed_place.size(), std::to_string(seed));
  return name;
}

/// Whether `keep` may give that name to a file: `12.trace`.
bool is_kept_name(std::string_view name) {
  const size_t dot = name.find_first_not_of("0123456789");
  if (dot == 0 || dot == std::string_view::npos) return false;
  constexpr std::array<std::string_view, 4> k_endings = {".schedule", ".json", ".trace", ".state"};
  return std::ranges::find(k_endings, name.substr(dot)) != k_endings.end();
}

/// All files of all runs, before the first one begins.
base::Status RunCommand::check_files() {
  options_.add_inputs(outputs_);
  schedule_.add_files(outputs_);
  world_.add_files(outputs_);
  outputs_.add_folder(keep_path_, is_kept_name);
  outputs_.add_output("");  // What the program prints.
  std::vector<std::string> names = {schedule_.trace_path()};
  for (const OutputTarget& target : targets_) names.push_back(target.file);
  std::erase(names, "");
  const bool has_seeds = is_app_ && seeds_;
  for (const std::string& name : names) outputs_.add_output(has_seeds ? with_seed(name, 1) : name);
  for (uint64_t seed = 2; has_seeds && seed <= seeds_; ++seed)
    for (const std::string& name : names) outputs_.add_later_output(with_seed(name, seed));
  return outputs_.check();
}

/// Of an app that no recorded schedule drives.
base::Result<runtime::ScheduledDriver> RunCommand::driver() const {
  if (!is_app_ || replays_) return runtime::ScheduledDriver();
  return world_.driver(schedule_.driver_strategy(), *loaded_);
}

base::Result<int> RunCommand::run_once() {
  ANTECEDE_TRY(runtime::ScheduledDriver driver, driver());
  ANTECEDE_TRY(runtime::RunPlan plan, schedule_.plan(std::move(driver)));
  return run_once(std::move(plan), schedule_.trace_path(), targets_);
}

base::Result<int> RunCommand::run_once(runtime::RunPlan plan, const std::string& trace,
                                       const std::vector<OutputTarget>& targets) {
  const RunFiles files{.trace = trace,
                       .dedupe = schedule_.dedupe(),
                       .schedule = schedule_.save_path(),
                       .state = world_.state_path(),
                       .pictures = world_.screenshots(),
                       .executed = world_.executed_path()};
  base::set_work_limits(limits_.of_work());
  RunProgress progress(!options_.quiet && base::stderr_is_terminal(), is_app_ ? world_.events() : 0);
  ANTECEDE_TRY(OneRun done, run_one(loaded_->subject(), std::move(plan), limits_.of_run(), files,
                                    {.shows = !json_shown_ && !outputs_.takes_stdout(),
                                     .keeps = wants_json_,
                                     .tells = !(is_app_ && options_.quiet),
                                     .is_for_people = is_app_ || stdout_is_terminal()},
                                    outputs_, loaded_->diagnostics(), &progress));
  RunSummary summary;
  summary.report = std::move(done.report);
  if (collects_) collected_.push_back({1, summary.report.seed, "", summary.report});
  const bool fits = done.fits && summary.report.outcome.kind != runtime::Outcome::Kind::Misfit;
  if (fits) ANTECEDE_CHECK(write(summary, targets));
  if (!fits) tell(run_summary(summary.report, options_.verbose));
  ANTECEDE_CHECK(done.fits);
  ANTECEDE_CHECK(done.looked);
  return exit_code(summary);
}

bool RunCommand::has_names_for_seeds() const {
  const auto is_fit = [](const std::string& name) {
    return name.empty() || name.find(k_seed_place) != std::string::npos;
  };
  return is_fit(schedule_.trace_path()) &&
         std::ranges::all_of(targets_, [&](const OutputTarget& target) { return is_fit(target.file); });
}

bool is_shown_json(const OutputTarget& target) {
  return target.format == "json" && target.file.empty();
}

/// The app is loaded once. The exit code is that of the run that went worst.
base::Result<int> RunCommand::run_app_seeds() {
  ANTECEDE_TRY(const runtime::ScheduledDriver driver, driver());
  ANTECEDE_TRY(runtime::RunPlan plan, schedule_.plan(driver));
  int worst = 0;
  collects_ = json_shown_;
  for (plan.seed = 1; plan.seed <= seeds_; ++plan.seed) {
    std::vector<OutputTarget> targets = targets_;
    std::erase_if(targets, is_shown_json);
    for (OutputTarget& target : targets) target.file = with_seed(target.file, plan.seed);
    tell(fmt::format("antecede: seed {}\n", plan.seed));
    ANTECEDE_TRY(const int code, run_once(plan, with_seed(schedule_.trace_path(), plan.seed), targets));
    worst = std::max(worst, code);
    if (base::stop_reason() == base::StopReason::Interrupted) break;
  }
  if (collects_) ANTECEDE_CHECK(write_collected());
  return worst;
}

/// Standard output has one document: all seeds together, each an outcome.
base::Status RunCommand::write_collected() {
  RunSummary summary;
  summary.seeds = collected_.size();
  summary.outcomes = std::move(collected_);
  summary.report.strategy = summary.outcomes.front().report.strategy;
  for (const RunOutcome& outcome : summary.outcomes) summary.report.merge(outcome.report);
  complete_report(summary.report);
  return outputs_.write("", write_run_json(summary));
}

/// With what the machine does not know.
void RunCommand::complete_report(runtime::RunReport& report) const {
  report.file = loaded_->subject().name;
  report.sha256 = loaded_->subject().sha256;
  report.main_class = loaded_->subject().main_class;
  report.app_libraries = loaded_->app().libraries.app;
  report.diagnostics = loaded_->diagnostics().list();
  if (options_.timings)
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
}

/// The text of one run is what the program printed; what there is to say goes to standard error.
base::Status RunCommand::write(RunSummary& summary, const std::vector<OutputTarget>& targets) {
  complete_report(summary.report);
  for (const OutputTarget& target : targets) {
    if (target.format == "json") {
      ANTECEDE_CHECK(outputs_.write(target.file, write_run_json(summary)));
      continue;
    }
    std::string text = run_summary(summary.report, options_.verbose);
    if (is_app_) text += app_figures(summary.report);
    if (is_app_ || shows_summary_ || !target.file.empty()) text += run_figures(summary.report);
    text += diagnostic_lines(loaded_->diagnostics());
    if (target.file.empty())
      tell(text);
    else
      ANTECEDE_CHECK(outputs_.write(target.file, text));
  }
  return {};
}

/// Of several runs: the text is the list of outcomes.
base::Status RunCommand::write_several(RunSummary& summary, const std::string& text) {
  for (const RunOutcome& outcome : summary.outcomes) summary.report.merge(outcome.report);
  complete_report(summary.report);
  for (const OutputTarget& target : targets_)
    ANTECEDE_CHECK(outputs_.write(target.file, target.format == "json" ? write_run_json(summary) : text));
  return {};
}

/// The program's own, as `java` has it; with a report in JSON, which has that, ours.
int RunCommand::exit_code(const RunSummary& summary) const {
  const runtime::RunReport& report = summary.report;
  bool failed = has_failed(report);
  for (const RunOutcome& outcome : summary.outcomes) failed |= has_failed(outcome.report);
  const bool is_program_code = summary.is_one_run() && !wants_json_ && !is_app_;
  if (report.outcome.kind == runtime::Outcome::Kind::Misfit) return base::exit_code(base::Error::Class::Input);
  if (!report.complete) return base::exit_code(base::Error::Class::Limit);
  if (failed && fails_on_crash_) return 1;
  return is_program_code ? report.outcome.exit_code : 0;
}

base::Result<int> RunCommand::explore() {
  ANTECEDE_TRY(const runtime::ScheduledDriver driver, driver());
  const runtime::Explorer::Options options = schedule_.exploration();
  RunSummary summary;
  base::set_work_limits(limits_.of_work());
  ANTECEDE_TRY(summary.exploration, runtime::explore(loaded_->subject(), driver, options, limits_.of_search(),
                                                     loaded_->diagnostics()));
  const std::string stopped = base::stop_sentence();
  base::set_work_limits(RunLimits::of_writing());
  const runtime::Exploration& exploration = *summary.exploration;
  const runtime::ScheduleFile head = schedule_head(loaded_->subject(), runtime::Strategy::Systematic, 0, driver);
  if (is_app_) summary.report.api_level = driver.api;
  summary.outcomes = exploration_outcomes(exploration, head);
  // A search is complete when it has come to its end, whatever the app showed in single orders.
  for (RunOutcome& outcome : summary.outcomes) {
    outcome.report.complete = true;
    outcome.report.incomplete_because.clear();
  }
  summary.report.strategy =
      is_app_ ? std::string("orders") : std::string(runtime::strategy_name(runtime::Strategy::Systematic));
  summary.report.complete = exploration.exhausted;
  if (!exploration.exhausted)
    summary.report.incomplete_because =
        "the search did not come to its end" + (stopped.empty() ? "" : ": " + stopped);
  if (!schedule_.save_path().empty()) {
    const runtime::ScheduleFile* schedule = telling_schedule(exploration);
    if (!schedule)
      return tl::unexpected(base::Error{base::Error::Class::Limit, "no run came to its end: there is no schedule"});
    ANTECEDE_CHECK(write_schedule(with_head(*schedule, head), schedule_.save_path(), outputs_));
    summary.report.schedule = schedule_.save_path();
  }
  if (!keep_path_.empty()) ANTECEDE_CHECK(keep(exploration, head));
  if (!stopped.empty()) tell(fmt::format("antecede: {}: this is what was found until then\n", stopped));
  ANTECEDE_CHECK(write_several(summary, is_app_ ? orders_text(exploration, options_.verbose)
                                                : exploration_text(exploration, options.reduces, options_.verbose)));
  return exit_code(summary);
}

/// One after the other, as replays, in the order in which they were found.
base::Status RunCommand::keep(const runtime::Exploration& exploration, const runtime::ScheduleFile& head) {
  for (const auto& [key, seen] : exploration.outcomes)
    if (seen.has_schedule && !base::stop_asked())
      ANTECEDE_CHECK(keep_one(with_head(seen.schedule, head), fmt::format("{}/{}", keep_path_, seen.number)));
  return {};
}

base::Status RunCommand::keep_one(const runtime::ScheduleFile& schedule, const std::string& name) {
  const std::string file = name + ".schedule";
  ANTECEDE_CHECK(write_schedule(schedule, file, outputs_));
  ANTECEDE_TRY(OneRun done,
               run_one(loaded_->subject(), {.recorded = schedule, .recorded_name = file}, limits_.of_kept(),
                       {.trace = name + ".trace", .state = name + ".state"},
                       {.shows = false, .keeps = true, .tells = false}, outputs_, loaded_->diagnostics()));
  const runtime::Outcome::Kind ended = done.report.outcome.kind;
  if (base::stop_asked()) return {};  // What follows is not kept; the schedule is.
  if (!done.fits || ended == runtime::Outcome::Kind::Limit || ended == runtime::Outcome::Kind::Misfit)
    return tl::unexpected(
        base::Error{base::Error::Class::Internal, fmt::format("{}: does not repeat the run", file)});
  RunSummary summary;
  summary.report = std::move(done.report);
  ANTECEDE_CHECK(write(summary, {{"json", name + ".json"}}));
  return done.looked;
}

base::Result<int> RunCommand::run_seeds() {
  SeedOutcomes outcomes;
  ANTECEDE_CHECK(outcomes.run(loaded_->subject(), seeds_, limits_.of_run(), limits_.of_work(), loaded_->diagnostics()));
  RunSummary summary;
  summary.seeds = outcomes.seeds();
  summary.outcomes = outcomes.list();
  if (outcomes.seeds() < seeds_) {
    summary.report.complete = false;
    summary.report.incomplete_because = fmt::format("{} after {} of {} seeds", base::stop_sentence(), outcomes.seeds(), seeds_);
    tell(fmt::format("antecede: {}\n", summary.report.incomplete_because));
  }
  base::set_work_limits(RunLimits::of_writing());
  summary.report.strategy = runtime::strategy_name(runtime::Strategy::Random);
  ANTECEDE_CHECK(write_several(summary, outcomes.text()));
  return wants_json_ || fails_on_crash_ || !summary.report.complete ? exit_code(summary) : 0;
}

}  // namespace

std::unique_ptr<Command> make_run_command() {
  return std::make_unique<RunCommand>(false);
}

std::unique_ptr<Command> make_replay_command() {
  return std::make_unique<RunCommand>(true);
}

}  // namespace antecede::cli

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
#include "cli/output.h"
#include "cli/outputs.h"
#include "cli/run_callbacks.h"
#include "cli/run_explore.h"
#include "cli/run_json.h"
#include "cli/run_main.h"
#include "cli/run_output.h"
#include "cli/run_schedule.h"
#include "cli/run_seeds.h"
#include "cli/run_text.h"
#include "cli/run_world.h"
#include "cli/usage.h"
#include "ir/hierarchy.h"
#include "runtime/machine.h"

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
    declare_limits(*parser);
    parser->add_option("--format", formats_, "text (default) or json, F or F=FILE; repeatable")
        ->option_text("F[=FILE]");
    parser->add_flag("--summary", shows_summary_, "Tell on standard error how much happened, in any case");
    parser->add_flag("--fail-on-crash", fails_on_crash_, "Exit code 1 if the program crashed or is deadlocked");
    parser->add_flag("--timings", options_.timings, "Add the seconds it took to the JSON");
    parser->add_flag("--verbose", options_.verbose, "Lists in full");
    parser->add_option("arguments", arguments_, "What main gets (behind --)");
    return parser;
  }

  base::Result<int> run() override;

 private:
  void declare_run(CLI::App& parser);
  void declare_limits(CLI::App& parser);
  base::Status check_usage();
  base::Status check_app(const OpenApp& app);
  base::Status check_files();
  runtime::Limits limits() const;
  bool has_names_for_seeds() const;
  base::Result<int> run_once(OpenApp& app, const ir::Hierarchy& hierarchy);
  base::Result<int> run_app_seeds(OpenApp& app, const ir::Hierarchy& hierarchy);
  base::Result<int> explore(OpenApp& app, const ir::Hierarchy& hierarchy);
  base::Status keep(OpenApp& app, const ir::Hierarchy& hierarchy, const runtime::Exploration& exploration,
                    const runtime::ScheduleFile& head);
  base::Result<int> run_seeds(OpenApp& app, const ir::Hierarchy& hierarchy);
  void complete_report(runtime::RunReport& report, const OpenApp& app) const;
  base::Status write(RunSummary& summary, const OpenApp& app);
  base::Status write_several(RunSummary& summary, const OpenApp& app, const std::string& text);
  int exit_code(const RunSummary& summary) const;

  const bool replays_;
  AppOptions options_;
  std::string main_class_;
  std::string keep_path_;
  RunSchedule schedule_;
  RunWorld world_;
  uint64_t seeds_ = 0;
  uint64_t steps_ = 0;
  size_t memory_ = 512;
  size_t stack_ = 2048;
  uint32_t threads_ = 1000;
  double timeout_ = 0;
  std::vector<std::string> arguments_;
  std::vector<std::string> formats_;
  std::vector<OutputTarget> targets_;
  Outputs outputs_;
  const model::CodeNames* names_ = nullptr;  // Of the app, while it runs.
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
      ->excludes("--dump-state");
}

void RunCommand::declare_limits(CLI::App& parser) {
  parser.add_option("--memory", memory_, "Limit of the program's heap")
      ->option_text("MIB")
      ->default_val(512)
      ->check(CLI::Range(4, 4095));
  parser.add_option("--steps", steps_, "Limit of calls, rounds of loops and shared accesses, in millions")
      ->option_text("N");
  parser.add_option("--stack", stack_, "Stack of each thread")
      ->option_text("KIB")
      ->default_val(2048)
      ->check(CLI::Range(64, 1 << 20));
  parser.add_option("--threads", threads_, "Limit of threads at a time")
      ->default_val(1000)
      ->check(CLI::Range(1, 60000));
  parser.add_option("--timeout", timeout_, "Limit of real time")->option_text("S")->check(CLI::NonNegativeNumber);
}

/// Files of the program that are no classes, for Class.getResource.
runtime::ReadResource resource_reader(const OpenApp& app) {
  return [&app](std::string_view path, std::string& contents) {
    const auto read = [&](const apk::ZipArchive& archive) {
      if (!archive.find(path)) return false;
      const auto bytes = archive.read(path);
      if (!bytes) return false;
      contents = base::as_text(bytes->bytes());
      return true;
    };
    for (const apk::ZipArchive& jar : app.input->jars())
      if (read(jar)) return true;
    for (const apk::AppSplit& split : app.input->splits())
      if (read(split.archive)) return true;
    return false;
  };
}

void tell(const std::string& text) {
  std::fflush(stdout);
  std::fputs(text.c_str(), stderr);
}

/// What the machine had to say while it ran, unless the summary has it.
std::string diagnostic_lines(const base::Diagnostics& diagnostics) {
  std::string text;
  for (const base::Diagnostic& one : diagnostics.list())
    if (one.code.starts_with("runtime.") && one.code != "runtime.broken-method")
      text += fmt::format("antecede: {}: {} ({})\n", base::severity_name(one.severity),
                          base::printable_line(one.message), one.count);
  return text;
}

bool has_failed(const runtime::RunReport& report) {
  return !report.crashes.empty() || report.outcome.kind == runtime::Outcome::Kind::Deadlock;
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
  ANTECEDE_TRY(const std::unique_ptr<OpenApp> app, open_app(options_, stages));
  ANTECEDE_CHECK(check_app(*app));
  ANTECEDE_CHECK(check_files());
  if (is_app_) ANTECEDE_CHECK(load_resources(*app, stages));
  ANTECEDE_CHECK(load_code(*app, options_, stages));
  const ir::Hierarchy hierarchy(*app->code->program, app->diagnostics);
  const model::CodeNames names = code_names(*app, options_);
  names_ = &names;
  began_ = std::chrono::steady_clock::now();
  if (is_app_ && seeds_) return run_app_seeds(*app, hierarchy);
  if (schedule_.is_systematic()) return explore(*app, hierarchy);
  return seeds_ ? run_seeds(*app, hierarchy) : run_once(*app, hierarchy);
}

/// An app is driven; a plain program has a main class. Options of the one make no sense for the other.
base::Status RunCommand::check_app(const OpenApp& app) {
  if (replays_) {
    ANTECEDE_TRY(main_class_, schedule_.recorded_main());
    if (main_class_ == RunWorld::k_main) main_class_.clear();
  }
  is_app_ = main_class_.empty();
  if (is_app_ && !app.input->has_manifest())
    return usage(fmt::format("{}: no app, since it has no manifest; --main CLASS runs it as a plain program",
                             app.input->path()));
  if (!is_app_ && world_.is_asked_for())
    return usage("--events, --script, --network, --screenshots and --dump-state are for apps, not with --main");
  const bool is_timed = !schedule_.driver_strategy().empty() || !schedule_.trace_path().empty();
  if (!is_app_ && seeds_ && is_timed) return usage("--seeds of a plain program goes without --strategy and --output");
  if (is_app_ && seeds_ && !has_names_for_seeds())
    return usage("--seeds: several runs need several files; put {} into their names");
  if (is_app_) main_class_ = RunWorld::k_main;
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

base::Result<int> RunCommand::run_once(OpenApp& app, const ir::Hierarchy& hierarchy) {
  std::optional<runtime::App> world;
  if (is_app_ && !replays_) {
    ANTECEDE_TRY(runtime::ScheduledDriver driver, world_.driver(schedule_.driver_strategy()));
    schedule_.set_driver(std::move(driver));
  }
  ANTECEDE_CHECK(schedule_.open(app, main_class_, outputs_));
  if (is_app_) {
    ANTECEDE_TRY(world, world_.open(app, schedule_.driver()));
  }
  RunOutput output({.shows = !json_shown_ && !outputs_.takes_stdout(),
                    .keeps = wants_json_,
                    .tells = !(is_app_ && options_.quiet),
                    .is_for_people = is_app_ || stdout_is_terminal()});
  ANTECEDE_TRY(const auto machine,
               runtime::Machine::create(*app.code, hierarchy, limits(),
                                        {schedule_.schedule(), schedule_.recorder(), output.printer(),
                                         resource_reader(app), app.diagnostics, world ? &*world : nullptr, names_}));
  output.attach(*machine);
  ANTECEDE_CHECK(schedule_.attach(*machine));
  ANTECEDE_CHECK(start_main(*machine, app, main_class_, arguments_));
  const runtime::Outcome outcome = machine->run();
  ANTECEDE_CHECK(output.finish());
  RunSummary summary;
  summary.report = runtime::report_of(*machine);
  output.put(summary.report);
  if (is_app_) {
    summary.report.callbacks = count_callbacks(app, *names_, hierarchy, *machine);
    for (const std::string& line : machine->state().app.missed)
      app.diagnostics.add("run.missed", base::Severity::Warning,
                          fmt::format("not done, since there was nothing to do it to: {}", line));
    ANTECEDE_CHECK(world_.finish(*machine, outputs_));
  }
  const bool fits = outcome.kind != runtime::Outcome::Kind::Misfit;
  const base::Status finished = fits ? schedule_.finish(outcome, app.diagnostics, outputs_) : base::Status();
  const bool is_written = finished || finished.error().kind != base::Error::Class::Internal;
  if (!is_written) return tl::unexpected(finished.error());
  summary.report.trace = schedule_.trace_path();
  summary.report.schedule = schedule_.save_path();
  summary.report.strategy =
      is_app_ ? schedule_.driver().strategy : std::string(runtime::strategy_name(schedule_.strategy()));
  if (schedule_.strategy() == runtime::Strategy::Random) summary.report.seed = schedule_.seed();
  if (fits && finished) ANTECEDE_CHECK(write(summary, app));
  if (!fits || !finished) tell(run_summary(summary.report, options_.verbose));
  ANTECEDE_CHECK(finished);
  return exit_code(summary);
}

bool RunCommand::has_names_for_seeds() const {
  const auto is_fit = [](const std::string& name) {
    return name.empty() || name.find(k_seed_place) != std::string::npos;
  };
  return is_fit(schedule_.trace_path()) &&
         std::ranges::all_of(targets_, [&](const OutputTarget& target) { return is_fit(target.file); });
}

/// The app is loaded once. The exit code is that of the run that went worst.
base::Result<int> RunCommand::run_app_seeds(OpenApp& app, const ir::Hierarchy& hierarchy) {
  const std::vector<OutputTarget> targets = targets_;
  const std::string trace = schedule_.trace_path();
  int worst = 0;
  for (uint64_t seed = 1; seed <= seeds_; ++seed) {
    for (size_t i = 0; i < targets.size(); ++i) targets_[i].file = with_seed(targets[i].file, seed);
    schedule_.set_run(seed, with_seed(trace, seed));
    tell(fmt::format("antecede: seed {}\n", seed));
    ANTECEDE_TRY(const int code, run_once(app, hierarchy));
    worst = std::max(worst, code);
  }
  return worst;
}

/// With what the machine does not know.
void RunCommand::complete_report(runtime::RunReport& report, const OpenApp& app) const {
  report.file = app.input->path();
  report.sha256 = app.input->sha256();
  report.main_class = main_class_;
  report.diagnostics = app.diagnostics.list();
  if (options_.timings)
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
}

/// The text of one run is what the program printed; what there is to say goes to standard error.
base::Status RunCommand::write(RunSummary& summary, const OpenApp& app) {
  complete_report(summary.report, app);
  for (const OutputTarget& target : targets_) {
    if (target.format == "json") {
      ANTECEDE_CHECK(outputs_.write(target.file, write_run_json(summary)));
      continue;
    }
    std::string text = run_summary(summary.report, options_.verbose);
    if (is_app_) text += app_figures(summary.report);
    if (is_app_ || shows_summary_ || !target.file.empty()) text += run_figures(summary.report);
    text += diagnostic_lines(app.diagnostics);
    if (target.file.empty())
      tell(text);
    else
      ANTECEDE_CHECK(outputs_.write(target.file, text));
  }
  return {};
}

/// Of several runs: the text is the list of outcomes.
base::Status RunCommand::write_several(RunSummary& summary, const OpenApp& app, const std::string& text) {
  for (const RunOutcome& outcome : summary.outcomes) summary.report.merge(outcome.report);
  complete_report(summary.report, app);
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

base::Result<int> RunCommand::explore(OpenApp& app, const ir::Hierarchy& hierarchy) {
  std::optional<runtime::App> world;
  if (is_app_) {
    ANTECEDE_TRY(const runtime::ScheduledDriver driver, world_.driver(schedule_.driver_strategy()));
    ANTECEDE_TRY(world, world_.open(app, driver));
    schedule_.set_driver(driver);
  }
  runtime::Explorer explorer(
      {.most_executions = schedule_.bound(), .reduces = schedule_.reduces(), .own_only = is_app_});
  runtime::Limits limits = this->limits();
  constexpr uint64_t k_most_steps = 20000000;
  if (!steps_) limits.steps = k_most_steps;
  ANTECEDE_TRY(const auto machine,
               runtime::Machine::create(*app.code, hierarchy, limits,
                                        {explorer, &explorer.recorder(), explorer.printer(), resource_reader(app),
                                         app.diagnostics, world ? &*world : nullptr, names_}));
  ANTECEDE_CHECK(start_main(*machine, app, main_class_, arguments_));
  RunSummary summary;
  ANTECEDE_TRY(summary.exploration, explorer.explore(*machine));
  const runtime::ScheduleFile head = schedule_.head(app, main_class_);
  summary.outcomes = exploration_outcomes(*summary.exploration, head);
  summary.report.strategy =
      is_app_ ? std::string("orders") : std::string(runtime::strategy_name(runtime::Strategy::Systematic));
  summary.report.complete = summary.exploration->exhausted;
  if (!schedule_.save_path().empty()) {
    const runtime::ScheduleFile* schedule = telling_schedule(*summary.exploration);
    if (!schedule)
      return tl::unexpected(base::Error{base::Error::Class::Limit, "no run came to its end: there is no schedule"});
    ANTECEDE_CHECK(write_schedule(with_head(*schedule, head), schedule_.save_path(), outputs_));
    summary.report.schedule = schedule_.save_path();
  }
  if (!keep_path_.empty()) ANTECEDE_CHECK(keep(app, hierarchy, *summary.exploration, head));
  ANTECEDE_CHECK(write_several(summary, app,
                               is_app_
                                   ? orders_text(*summary.exploration, options_.verbose)
                                   : exploration_text(*summary.exploration, schedule_.reduces(), options_.verbose)));
  return exit_code(summary);
}

/// One after the other, as replays, in the order in which they were found.
base::Status RunCommand::keep(OpenApp& app, const ir::Hierarchy& hierarchy, const runtime::Exploration& exploration,
                              const runtime::ScheduleFile& head) {
  for (const auto& [key, seen] : exploration.outcomes) {
    if (!seen.has_schedule) continue;
    const auto file = [&, number = seen.number](const char* ending) {
      return fmt::format("{}/{}.{}", keep_path_, number, ending);
    };
    ANTECEDE_CHECK(write_schedule(with_head(seen.schedule, head), file("schedule"), outputs_));
    RunCommand one(true);
    one.options_.quiet = true;
    one.main_class_ = main_class_;
    one.names_ = names_;
    one.is_app_ = one.wants_json_ = one.json_shown_ = true;  // The output is for the report alone.
    one.memory_ = memory_;
    one.stack_ = stack_;
    one.threads_ = threads_;
    one.targets_ = {{"json", file("json")}};
    one.schedule_.replay(file("schedule"), file("trace"));
    one.world_.set_state_path(file("state"));
    ANTECEDE_TRY(const int code, one.run_once(app, hierarchy));
    if (code != 0)
      return tl::unexpected(
          base::Error{base::Error::Class::Internal, fmt::format("{}: does not repeat the run", file("schedule"))});
  }
  return {};
}

base::Result<int> RunCommand::run_seeds(OpenApp& app, const ir::Hierarchy& hierarchy) {
  SeedOutcomes outcomes;
  const auto make = [&](runtime::Schedule& schedule,
                        runtime::Print print) -> base::Result<std::unique_ptr<runtime::Machine>> {
    ANTECEDE_TRY(auto machine, runtime::Machine::create(
                                   *app.code, hierarchy, limits(),
                                   {schedule, nullptr, std::move(print), resource_reader(app), app.diagnostics,
                                    nullptr, names_}));
    ANTECEDE_CHECK(start_main(*machine, app, main_class_, arguments_));
    return machine;
  };
  ANTECEDE_CHECK(outcomes.run(seeds_, make));
  RunSummary summary;
  summary.seeds = seeds_;
  summary.outcomes = outcomes.list();
  summary.report.strategy = runtime::strategy_name(runtime::Strategy::Random);
  ANTECEDE_CHECK(write_several(summary, app, outcomes.text()));
  return wants_json_ || fails_on_crash_ ? exit_code(summary) : 0;
}

runtime::Limits RunCommand::limits() const {
  runtime::Limits result;
  result.heap_bytes = memory_ << 20;
  result.threads = threads_;
  result.seconds = timeout_;
  result.stack_bytes = stack_ << 10;
  if (steps_) result.steps = steps_ * 1000000;
  return result;
}

}  // namespace

std::unique_ptr<Command> make_run_command() {
  return std::make_unique<RunCommand>(false);
}

std::unique_ptr<Command> make_replay_command() {
  return std::make_unique<RunCommand>(true);
}

}  // namespace antecede::cli

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/app_options.h"
#include "cli/commands.h"
#include "cli/run_explore.h"
#include "cli/run_schedule.h"
#include "cli/run_seeds.h"
#include "ir/hierarchy.h"
#include "runtime/machine.h"

namespace antecede::cli {

namespace {

/// `antecede run X.jar --main CLASS`: executes a plain Java program.
class RunCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    CLI::App* parser = app.add_subcommand("run", "Execute a Java program in the embedded runtime");
    parser->add_option("APP", options_.paths, "A jar, DEX file or app folder")
        ->required()
        ->expected(1)
        ->allow_extra_args(false);
    options_.declare(*parser);
    parser->add_option("--main", main_class_, "Class whose main method is run")->required()->option_text("CLASS");
    schedule_.declare(*parser);
    parser->add_option("--seeds", seeds_, "Run with the seeds 0 to N - 1 and tell the outcomes apart")
        ->option_text("N")
        ->check(CLI::Range(1, 1000000))
        ->excludes("--seed")
        ->excludes("--strategy")
        ->excludes("--schedule")
        ->excludes("--save-schedule")
        ->excludes("--output");
    parser->add_option("--memory", memory_, "Limit of the program's heap")
        ->option_text("MIB")
        ->default_val(512)
        ->check(CLI::Range(4, 4095));
    parser->add_option("--steps", steps_, "Limit of calls, rounds of loops and shared accesses, in millions")
        ->option_text("N");
    parser->add_option("--stack", stack_, "Stack of each thread")
        ->option_text("KIB")
        ->default_val(2048)
        ->check(CLI::Range(64, 1 << 20));
    parser->add_option("--threads", threads_, "Limit of threads at a time")
        ->default_val(1000)
        ->check(CLI::Range(1, 60000));
    parser->add_option("--timeout", timeout_, "Limit of real time")->option_text("S")->check(CLI::NonNegativeNumber);
    parser->add_flag("--verbose", options_.verbose, "Lists in full");
    parser->add_option("arguments", arguments_, "What main gets (behind --)");
    return parser;
  }

  base::Result<int> run() override;

 private:
  runtime::Limits limits() const;
  base::Result<int> explore(OpenApp& app, const ir::Hierarchy& hierarchy);
  base::Result<int> run_seeds(OpenApp& app, const ir::Hierarchy& hierarchy);

  AppOptions options_;
  std::string main_class_;
  RunSchedule schedule_;
  uint64_t seeds_ = 0;
  uint64_t steps_ = 0;
  size_t memory_ = 512;
  size_t stack_ = 2048;
  uint32_t threads_ = 1000;
  double timeout_ = 0;
  std::vector<std::string> arguments_;
};

void print_text(int stream, std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stream == 2 ? stderr : stdout);
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

/// What the run could not do as a device would, one line each on standard error.
void tell_shortcomings(const runtime::Machine& machine, bool verbose) {
  uint64_t calls = 0;
  for (const auto& [method, count] : machine.state.missing) {
    calls += count;
    if (verbose)
      std::fprintf(stderr, "antecede: not in the model: %s (%llu)\n", method.c_str(),
                   static_cast<unsigned long long>(count));
  }
  if (calls == 0) return;
  std::fprintf(stderr, "antecede: %llu calls of %zu methods that nobody defines returned nothing, first of all %s\n",
               static_cast<unsigned long long>(calls), machine.state.missing.size(),
               machine.state.missing.begin()->first.c_str());
}

/// What the machine had to say while it ran.
void tell_diagnostics(const base::Diagnostics& diagnostics) {
  for (const base::Diagnostic& one : diagnostics.list())
    if (one.code.starts_with("runtime."))
      std::fprintf(stderr, "antecede: %s: %s (%llu)\n", base::severity_name(one.severity), one.message.c_str(),
                   static_cast<unsigned long long>(one.count));
}

base::Result<int> RunCommand::run() {
  ANTECEDE_CHECK(schedule_.check());
  base::StageRunner stages = options_.stages();
  ANTECEDE_TRY(const std::unique_ptr<OpenApp> app, open_app(options_, stages));
  ANTECEDE_CHECK(load_code(*app, options_, stages));
  const ir::Hierarchy hierarchy(*app->code->program, app->diagnostics);
  if (schedule_.is_systematic()) return explore(*app, hierarchy);
  if (seeds_) return run_seeds(*app, hierarchy);
  ANTECEDE_CHECK(schedule_.open(*app, main_class_));
  ANTECEDE_TRY(const auto machine, runtime::Machine::create(*app->code, hierarchy, limits(),
                                                            {schedule_.schedule(), schedule_.recorder(), print_text,
                                                             resource_reader(*app), app->diagnostics}));
  ANTECEDE_CHECK(machine->start(main_class_, arguments_));
  const runtime::Outcome outcome = machine->run();
  std::fflush(stdout);
  tell_shortcomings(*machine, options_.verbose);
  if (!outcome.message.empty()) std::fprintf(stderr, "antecede: %s\n", outcome.message.c_str());
  const bool fits = outcome.kind != runtime::Outcome::Kind::Misfit;
  const base::Status finished = fits ? schedule_.finish(outcome, app->diagnostics) : base::Status();
  tell_diagnostics(app->diagnostics);
  ANTECEDE_CHECK(finished);
  return outcome.exit_code;
}

base::Result<int> RunCommand::explore(OpenApp& app, const ir::Hierarchy& hierarchy) {
  runtime::Explorer explorer({.most_executions = schedule_.bound(), .reduces = schedule_.reduces()});
  runtime::Limits limits = this->limits();
  constexpr uint64_t k_most_steps = 20000000;
  if (!steps_) limits.steps = k_most_steps;
  ANTECEDE_TRY(const auto machine, runtime::Machine::create(*app.code, hierarchy, limits,
                                                            {explorer, &explorer, explorer.printer(),
                                                             resource_reader(app), app.diagnostics}));
  ANTECEDE_CHECK(machine->start(main_class_, arguments_));
  ANTECEDE_TRY(const runtime::Exploration found, explorer.explore(*machine));
  std::fputs(exploration_text(found, schedule_.reduces(), options_.verbose).c_str(), stdout);
  return found.exhausted ? 0 : 5;
}

base::Result<int> RunCommand::run_seeds(OpenApp& app, const ir::Hierarchy& hierarchy) {
  SeedOutcomes outcomes;
  const auto make = [&](runtime::Schedule& schedule,
                        runtime::Print print) -> base::Result<std::unique_ptr<runtime::Machine>> {
    ANTECEDE_TRY(auto machine, runtime::Machine::create(
                                   *app.code, hierarchy, limits(),
                                   {schedule, nullptr, std::move(print), resource_reader(app), app.diagnostics}));
    ANTECEDE_CHECK(machine->start(main_class_, arguments_));
    return machine;
  };
  ANTECEDE_CHECK(outcomes.run(seeds_, make));
  std::fputs(outcomes.text().c_str(), stdout);
  return 0;
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
  return std::make_unique<RunCommand>();
}

}  // namespace antecede::cli

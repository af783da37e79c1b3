#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <unistd.h>

#include "base/guard.h"
#include "base/printable.h"
#include "cli/app_options.h"
#include "cli/commands.h"
#include "cli/limit_options.h"
#include "cli/check_stages.h"
#include "cli/loaded_subject.h"
#include "cli/ordered_pairs.h"
#include "cli/output.h"
#include "cli/outputs.h"
#include "cli/race_places.h"
#include "cli/race_targets.h"
#include "cli/report_output.h"
#include "cli/run_schedule.h"
#include "cli/run_world.h"
#include "cli/state_option.h"
#include "cli/usage.h"
#include "cli/verify_files.h"
#include "detect/detect.h"
#include "report/trace_report.h"
#include "report/writers.h"
#include "verify/reproduce.h"
#include "verify/verify.h"

namespace antecede::cli {

namespace {

/// `antecede verify APP`: runs the app, finds the races of the run, and tries each in both orders.
class VerifyCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override;
  base::Result<int> run() override;
  base::WorkLimits work_limits() const override {
    return {.seconds = timeout_, .bytes = k_memory_beside + 4 * (uint64_t(memory_) << 20), .ends_in_order = true};
  }

 private:
  base::Status check_files();
  base::Result<report::Report> verify(const LoadedSubject& subject, base::StageRunner& stages);
  base::Result<std::vector<OrderedPair>> ordered_candidates(const verify::RecordedRun& run, const detect::Detection& detection,
                                                            base::StageRunner& stages);
  base::Result<report::Report> aim(const LoadedSubject& loaded, base::StageRunner& stages);
  bool is_chosen(const race::Race& race) const { return race_.empty() ? all_ || race.is_reported() : race.id == race_; }
  base::Status keep(race::Race& race, size_t target, const LoadedSubject& loaded, const verify::RecordedRun& run,
                    const verify::Verification& verified, const runtime::Limits& limits);
  base::Status write_graphs(const verify::RecordedRun& run, const verify::Verification& verified);
  void summarise(const std::vector<race::Race>& races, const verify::Verification& verified, base::StageRunner& stages);

  AppOptions options_;
  RunWorld world_;
  uint64_t seed_ = 1;
  static constexpr uint32_t k_directed_events = 40;
  size_t memory_ = 512;
  double timeout_ = 3600;
  static constexpr uint64_t k_memory_beside = uint64_t(6) << 30;
  bool all_ = false, ordered_ = false, complete_ = true;
  std::string race_, folder_, graph_, state_;
  std::vector<std::string> formats_, without_rules_;
  order::RuleSet without_;
  verify::Options verify_options_;
  verify::ReproduceOptions reproduce_;
  std::vector<verify::Target> targets_tried_;  // One of each race, then other places where it meets.
  std::vector<size_t> telling_;                // By race: the target whose verdict is its.
  size_t meetings_ = 2;
  std::vector<base::StageCost> costs_;
  std::vector<OutputTarget> targets_;
  Outputs outputs_;
};

CLI::App* VerifyCommand::declare(CLI::App& app) {
  CLI::App* parser = app.add_subcommand("verify", "Run an app, find its races, and try each in both orders");
  parser->add_option("APP", options_.paths, "An app")->required()->expected(1)->allow_extra_args(false);
  options_.declare(*parser);
  options_.declare_report(*parser);
  world_.declare_driver(*parser);
  parser->add_option("--seed", seed_, "Another number, another run")->option_text("N")->default_val(1);
  parser->add_option("--race", race_, "Only that race")->option_text("ID");
  parser->add_flag("--all", all_, "Also races that are filtered or covered");
  parser->add_flag("--ordered", ordered_, "Also pairs that are no races, because a rule orders them: says which");
  parser->add_option("--without-rule", without_rules_, "Races are looked for without this rule of order; repeatable")
      ->option_text("R");
  parser->add_option("--state", state_, "Compare more: db, files, logs, windows, fields=A.b,…; separated by commas")->option_text("PARTS");
  parser->add_option("--horizon", verify_options_.limits.events_after, "Things done to the app behind a pair, before it is turned and left")
      ->option_text("N")
      ->default_val(20);
  parser->add_option("--meetings", meetings_, "Other places of the run where the two accesses meet, to be tried for each race")
      ->option_text("N")
      ->default_val(2);
  parser->add_option("--samples", verify_options_.samples, "Random schedules for a pair that does not flip")
      ->option_text("N")
      ->default_val(6);
  parser->add_option("--search", verify_options_.search, "Executions of a search through all orders of a script, for pairs that do not flip")
      ->option_text("N")
      ->default_val(0);
  parser->add_option("--minimise", reproduce_.tests, "Tries to make a schedule shorter; 0: it stays as it is")
      ->option_text("N")
      ->default_val(60);
  parser->add_option("--budget", verify_options_.limits.seconds, "Limit of processor time for all flips, and of real time for each schedule to be made shorter")
      ->option_text("S")
      ->check(CLI::NonNegativeNumber);
  parser->add_option("--graph", graph_, "The event dependency graph of the run, as text or SVG")->option_text("FILE");
  parser->add_option("--format", formats_, "How the result is written, and where to (default: text, to standard output); repeatable")
      ->option_text("text|json[=FILE]");
  parser->add_option("-o", folder_, "Where schedules, stories, pictures and recipes of harmful races go")->option_text("DIR");
  parser->add_option("--memory", memory_, "Limit of the app's heap")->option_text("MIB")->group("Limits")->default_val(512)->check(CLI::Range(4, 4095));
  parser->add_option("--timeout", timeout_, "Limit of real time, in seconds; 0: none")
      ->option_text("S")
      ->group("Limits")
      ->default_val(3600)
      ->check(CLI::NonNegativeNumber);
  return parser;
}

base::Status VerifyCommand::check_files() {
  ANTECEDE_TRY(verify_options_.state, parse_state(state_));
  for (const std::string& name : without_rules_) {
    auto rules = order::RuleSet::parse(name);
    if (!rules) return base::pass_on(std::move(rules).error(), "--without-rule");
    without_ = without_.with(*rules);
  }
  ANTECEDE_TRY(targets_, parse_outputs(formats_, "", report::writer_formats()));
  options_.add_inputs(outputs_);
  world_.add_files(outputs_);
  for (const OutputTarget& target : targets_) outputs_.add_output(target.file);
  if (!graph_.empty()) outputs_.add_output(graph_);
  outputs_.add_folder(folder_, is_verify_file);
  return outputs_.check();
}

/// What would be a race if fewer rules held, and is none.
base::Result<std::vector<OrderedPair>> VerifyCommand::ordered_candidates(const verify::RecordedRun& run, const detect::Detection& detection,
                                                                         base::StageRunner& stages) {
  if (!ordered_ && without_ == order::RuleSet()) return std::vector<OrderedPair>();
  detect::DetectOptions options;
  options.own = options_.own;
  options.jobs = options_.jobs;
  order::RuleSet rules = ordered_ ? program_order() : options.rules;
  for (size_t i = 0; i < order::k_rules; ++i)
    if (const auto rule = static_cast<order::Rule>(i); without_.has(rule)) rules = rules.without(rule);
  return ordered_pairs(run, detection, rules, options, [&](const std::string& id) { return race_.empty() || id == race_; }, stages);
}

base::Status VerifyCommand::keep(race::Race& race, size_t target, const LoadedSubject& loaded, const verify::RecordedRun& run,
                                 const verify::Verification& verified, const runtime::Limits& limits) {
  const verify::Result& result = verified.results[target];
  const bool is_open = result.verdict == race::Verdict::Unverified && !result.flipped;
  race.verdict = result.verdict;
  race.verdict_reason = is_open && !race.verdict_reason.empty() ? fmt::format("{}; {}", race.verdict_reason, result.reason) : result.reason;
  race.verdict_rests_on = result.rests_on;
  if (result.flipped) show_lines_of(race, run, targets_tried_[target]);
  if (!result.schedule || !result.evidence || folder_.empty() || base::stop_asked()) return {};
  verify::ReproduceOptions how = reproduce_;
  how.seconds = verify_options_.limits.seconds;
  ANTECEDE_TRY(const verify::Reproduction reproduction,
               verify::reproduce(loaded.subject(), run, verified.plans[target], targets_tried_[target], result, verify_options_, how,
                                 limits, loaded.diagnostics()));
  return write_reproduction(race, reproduction, loaded.subject().process, folder_, outputs_);
}

/// Of the run, or of the one race that was asked for; and with a folder, of each harmful one.
base::Status VerifyCommand::write_graphs(const verify::RecordedRun& run, const verify::Verification& verified) {
  const std::vector<verify::Target>& targets = targets_tried_;
  if (graph_.empty() && folder_.empty()) return {};
  const verify::DependencyGraph graph = verify::make_dependency_graph(run);
  const bool is_zoomed = !race_.empty() && !targets.empty();
  if (!graph_.empty())
    ANTECEDE_CHECK(write_graph(is_zoomed ? verify::zoom(graph, run, targets.front().at) : graph,
                               is_zoomed ? "What led to " + race_ : "Event dependency graph", graph_, outputs_));
  if (folder_.empty()) return {};
  for (const size_t i : telling_) {
    const verify::Target& target = targets[i];
    if (verified.results[i].verdict != race::Verdict::Harmful) continue;
    const verify::DependencyGraph part = verify::zoom(graph, run, target.at);
    for (const char* const ending : {".graph.txt", ".graph.svg"})
      ANTECEDE_CHECK(write_graph(part, "What led to " + target.race, fmt::format("{}/{}{}", folder_, target.race, ending), outputs_));
  }
  return {};
}

/// One line for people; with --timings also what a flip costs, beside running from the start.
void VerifyCommand::summarise(const std::vector<race::Race>& races, const verify::Verification& verified,
                              base::StageRunner& stages) {
  const auto flipped = std::ranges::count_if(telling_, [&](size_t i) { return verified.results[i].flipped; });
  const auto said = [&](race::Verdict verdict) {
    return std::ranges::count_if(races, [&](const race::Race& race) { return race.verdict == verdict; });
  };
  if (!options_.quiet)
    fmt::print(stderr, "antecede: {} races tried, {} flipped: {} harmful, {} benign, {} false positives, {} not decided\n",
               telling_.size(), flipped, said(race::Verdict::Harmful), said(race::Verdict::Benign),
               said(race::Verdict::FalsePositive),
               std::ranges::count_if(telling_, [&](size_t i) { return verified.results[i].verdict == race::Verdict::Unverified; }));
  std::vector<double> seconds = verified.costs.seconds;
  if (seconds.empty()) return;
  std::ranges::nth_element(seconds, seconds.begin() + static_cast<ptrdiff_t>(seconds.size() / 2));
  costs_.push_back({"flip, median", seconds[seconds.size() / 2], 0});
  for (const base::StageCost& cost : stages.costs())
    if (cost.name == "run") costs_.push_back({"from the start", cost.seconds, 0});
}

base::Result<report::Report> VerifyCommand::verify(const LoadedSubject& loaded, base::StageRunner& stages) {
  const runtime::Subject& subject = loaded.subject();
  ANTECEDE_TRY(runtime::ScheduledDriver driver, world_.driver("monkey", loaded));
  driver.ending = verify::k_ending;
  runtime::Limits limits;
  limits.heap_bytes = memory_ << 20;
  const runtime::RunPlan plan{.seed = seed_, .driver = driver};
  ANTECEDE_TRY(const verify::RecordedRun run,
               stages.run("run", [&] { return verify::record(subject, plan, limits, loaded.diagnostics()); }));
  detect::DetectOptions options;
  options.own = options_.own;
  options.jobs = options_.jobs;
  options.heeds_stop = false;  // Races of a run that was cut are worth as much.
  base::Diagnostics diagnostics;
  ANTECEDE_TRY(detect::Detection detection, detect::detect_races(run.trace, options, stages, diagnostics));
  ANTECEDE_TRY(std::vector<OrderedPair> ordered, ordered_candidates(run, detection, stages));
  for (OrderedPair& candidate : ordered) {
    detection.findings.races.push_back(std::move(candidate.race));
    detection.findings.examples.push_back(candidate.example);
  }
  std::vector<size_t> races;
  for (size_t i = 0; i < detection.findings.races.size(); ++i) {
    const race::Race& race = detection.findings.races[i];
    if (race.verdict == race::Verdict::FalsePositive || !is_chosen(race)) continue;
    races.push_back(i);
  }
  targets_tried_ = race_targets(run, detection, races, meetings_);
  ANTECEDE_TRY(verify::Verification verified, stages.run("verify", [&] {
    return verify::verify(subject, run, targets_tried_, verify_options_, limits, loaded.diagnostics());
  }));
  complete_ = verified.complete && !base::stop_asked();
  for (const size_t race : races)
    telling_.push_back(verify::most_telling(targets_tried_, verified.results, detection.findings.races[race].id));
  const auto keep_all = [&]() -> base::Status {
    for (size_t i = 0; i < races.size(); ++i)
      ANTECEDE_CHECK(keep(detection.findings.races[races[i]], telling_[i], loaded, run, verified, limits));
    return write_graphs(run, verified);
  };
  ANTECEDE_CHECK(stages.run("reproduce", keep_all));
  summarise(detection.findings.races, verified, stages);
  return report::make_trace_report(std::move(detection), options, {subject.name, run.trace, false}, diagnostics);
}

/// A race that the run does not have: the scan says where it is, and runs are driven there.
base::Result<report::Report> VerifyCommand::aim(const LoadedSubject& loaded, base::StageRunner& stages) {
  constexpr size_t k_most_runs = 16;
  CheckOptions options;
  options.only = race_;
  options.folder = folder_;
  options.trial.verify = verify_options_;
  options.trial.reproduce = reproduce_;
  options.trial.meetings = meetings_;
  options.trial.machine.heap_bytes = memory_ << 20;
  options.trial.detect.own = options_.own;
  options.trial.detect.jobs = 1;
  options.trial.detect.heeds_stop = false;
  options.trial.jobs = options_.jobs;
  options.trial.all = true;
  ANTECEDE_TRY(runtime::ScheduledDriver driver, world_.driver("directed", loaded));
  driver.ending = verify::k_ending;
  driver.events = k_directed_events;
  const double seconds = verify_options_.limits.seconds;
  const CheckBudget budget(seconds > 0 ? seconds : timeout_, work_limits().bytes);
  Checker checker(loaded, options, budget, outputs_, stages);
  constexpr double k_for_scan = 0.5;
  ANTECEDE_CHECK(checker.scan(k_for_scan));
  ANTECEDE_CHECK(checker.aim(driver, k_most_runs));
  CheckBudget::grant_writing();
  ANTECEDE_TRY(report::CheckReport checked, checker.finish());
  if (checked.report.races.empty()) return usage(fmt::format("--race {}: neither the run nor the code has such a race", race_));
  if (!options_.quiet) {
    const race::Race& race = checked.report.races.front();
    fmt::print(stderr, "antecede: {}: {}, after {} runs that headed for it: {}\n", race.id, race::verdict_name(race.verdict),
               checked.report.check_stats->directed_runs, base::printable_line(race.verdict_reason));
  }
  return std::move(checked.report);
}

base::Result<int> VerifyCommand::run() {
  ANTECEDE_CHECK(check_files());
  base::StageRunner stages = options_.stages();
  ANTECEDE_TRY(auto app, open_app(options_, stages));
  if (!app->input->has_manifest())
    return usage(fmt::format("{}: no app, since it has no manifest; verify runs apps", app->input->path()));
  ANTECEDE_TRY(const auto loaded,
               LoadedSubject::load(std::move(app), options_, runtime::Subject::k_app_main, {}, stages));
  ANTECEDE_TRY(report::Report report, verify(*loaded, stages));
  const bool has_it = race_.empty() || std::ranges::find(report.races, race_, &race::Race::id) != report.races.end();
  if (!has_it && !world_.has_script()) {
    ANTECEDE_TRY(report, aim(*loaded, stages));
  }
  report.complete = report.complete && complete_;
  if (options_.timings) {
    report.stages = stages.costs();
    report.stages.insert(report.stages.end(), costs_.begin(), costs_.end());
  }
  report::WriteOptions write_options;
  write_options.text.all = options_.verbose;
  ANTECEDE_CHECK(stages.run("write", [&] {
    return write_report(report, targets_, write_options, has_colour(STDOUT_FILENO), outputs_);
  }));
  if (options_.timings) tell_cost(stages.costs().back());
  if (base::stop_asked()) return tell_partial();
  return report.complete ? 0 : base::exit_code(base::Error::Class::Limit);
}

}  // namespace

std::unique_ptr<Command> make_verify_command() {
  return std::make_unique<VerifyCommand>();
}

}  // namespace antecede::cli

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include "base/file.h"
#include "base/guard.h"
#include "base/stage.h"
#include "cli/commands.h"
#include "cli/limit_options.h"
#include "cli/detect_outputs.h"
#include "cli/outputs.h"
#include "cli/report_options.h"
#include "cli/report_output.h"
#include "cli/usage.h"
#include "detect/detect.h"
#include "order/rule.h"
#include "race/filters.h"
#include "report/merge.h"
#include "report/trace_report.h"

namespace antecede::cli {

namespace {

/// A trace, and what was found in it.
struct DetectedTrace {
  base::MappedFile file;
  detect::Detection detection;
};

/// `antecede detect TRACE…`: the races in recorded runs.
class DetectCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    CLI::App* parser = app.add_subcommand("detect", "Find the races in traces");
    parser->add_option("TRACE", paths_, "Trace files of one app, in any format that is read; several are one report")
        ->required();
    declare_output(*parser);
    declare_analysis(*parser);
    limits_.declare(*parser);
    return parser;
  }

  base::WorkLimits work_limits() const override { return limits_.limits_in_order(); }

  base::Result<int> run() override;

 private:
  void declare_output(CLI::App& parser) {
    report_options_.declare(parser);
    parser.add_option("--timeline", timeline_, "Draw one race as SVG")->option_text("FILE");
    parser.add_option("--race", race_, "Which race --timeline draws (default: the first)")->option_text("ID");
    parser.add_option("--perfetto", perfetto_, "Write the trace for Perfetto, with the races marked")
        ->option_text("FILE");
    parser.add_flag("--timings", timings_, "Add seconds and memory of every stage");
    parser.add_flag("--quiet", quiet_, "No progress on the terminal");
  }
  void declare_analysis(CLI::App& parser) {
    parser.add_option("--rule", rules_, "Rules of order: all, base, strict, names; -Name takes one away")
        ->option_text("LIST");
    parser.add_option("--without-rule", without_rules_, "A rule of order that is not applied; repeatable")
        ->option_text("R");
    parser.add_option("--without-filter", without_filters_, "A filter that is not applied; repeatable")
        ->option_text("F");
    parser.add_flag("--no-coverage", no_coverage_, "Do not look which races others may prevent");
    parser.add_flag("--main-only", options_.main_only, "Only races between events of the main looper");
    parser.add_option("--own", options_.own, "Package that is the app's own code; repeatable")->option_text("PREFIX");
    parser.add_option("--jobs", options_.jobs, "Threads to use (default: one per core)")->option_text("N");
  }

  base::Status check_usage();
  base::Status check_files();
  base::Status read_filters();
  base::Status read_rules();
  detect::DetectOptions options_for(base::Bytes bytes) const;
  bool keeps_traces() const { return !timeline_.empty() || !perfetto_.empty(); }
  base::Result<report::Report> detect(const std::string& path, base::StageRunner& stages);
  base::Result<report::Report> detect_all(base::StageRunner& stages);
  base::Status write(const report::Report& report);

  std::vector<std::string> paths_;
  LimitOptions limits_;
  ReportOptions report_options_;
  std::string timeline_, race_, perfetto_, rules_;
  std::vector<std::string> without_rules_, without_filters_;
  Outputs outputs_;
  bool no_coverage_ = false, timings_ = false, quiet_ = false;
  std::vector<DetectedTrace> traces_;  ///< As many as are needed for drawings.
  order::RuleSet without_;
  detect::DetectOptions options_;
};

/// What can be said about the command line without the trace.
base::Status DetectCommand::check_usage() {
  ANTECEDE_CHECK(report_options_.check_usage());
  if (!race_.empty() && timeline_.empty()) return usage("--race goes with --timeline");
  if (!perfetto_.empty() && paths_.size() > 1) return usage("--perfetto writes one trace; several are given");
  options_.coverage = !no_coverage_;
  ANTECEDE_CHECK(read_filters());
  return read_rules();
}

base::Status DetectCommand::check_files() {
  for (const std::string& path : paths_) outputs_.add_input(path);
  report_options_.add_files(outputs_);
  if (!timeline_.empty()) outputs_.add_output(timeline_);
  if (!perfetto_.empty()) outputs_.add_output(perfetto_);
  return outputs_.check();
}

base::Status DetectCommand::read_filters() {
  for (const std::string& name : without_filters_) {
    const auto filter = race::find_filter(name);
    if (!filter) return usage(fmt::format("--without-filter: no filter is named '{}'", name));
    options_.filters.remove(*filter);
  }
  return {};
}

base::Status DetectCommand::read_rules() {
  if (!rules_.empty()) {
    auto rules = order::RuleSet::parse(rules_);
    if (!rules) return base::pass_on(std::move(rules).error(), "--rule");
    options_.rules = *rules;
  }
  for (const std::string& name : without_rules_) {
    auto rules = order::RuleSet::parse(name);
    if (!rules) return base::pass_on(std::move(rules).error(), "--without-rule");
    without_ = without_.with(*rules);
  }
  return {};
}

/// The rules of order are those the user named, else those that fit the format, always without those taken away.
detect::DetectOptions DetectCommand::options_for(base::Bytes bytes) const {
  detect::DetectOptions options = options_;
  if (rules_.empty()) options.rules = order::RuleSet::parse(fitting_rules(bytes)).value_or(order::RuleSet::all());
  for (size_t i = 0; i < order::k_rules; ++i)
    if (const auto rule = static_cast<order::Rule>(i); without_.has(rule))
      options.rules = options.rules.without(rule);
  return options;
}

/// Whether somebody took the app for a trace of it: an archive, or DEX code.
bool is_app(base::Bytes bytes) {
  const std::string_view text = base::as_text(bytes);
  return text.starts_with("PK\x03\x04") || text.starts_with("dex\n");
}

base::Result<report::Report> DetectCommand::detect(const std::string& path, base::StageRunner& stages) {
  ANTECEDE_TRY(base::MappedFile file, base::MappedFile::open(path));
  if (is_app(file.bytes()))
    return base::bad_input(fmt::format("{}: an app, not a trace of one; `antecede run {} -o app.trace` records a trace",
                                       path, path));
  base::Diagnostics diagnostics;
  const detect::DetectOptions options = options_for(file.bytes());
  auto found = detect::detect_races(file.bytes(), options, stages, diagnostics);
  if (!found) return base::pass_on(std::move(found).error(), path);
  const bool by_format = rules_.empty() && fitting_rules(file.bytes()) != "all";
  const report::TraceSource source{path, file.bytes(), by_format};
  report::Report report = stages.run("report", [&] {
    return keeps_traces() ? report::make_trace_report(*found, options, source, diagnostics)
                          : report::make_trace_report(*std::move(found), options, source, diagnostics);
  });
  if (keeps_traces()) traces_.push_back({std::move(file), *std::move(found)});
  return report;
}

/// One trace after the other; what they have in common is one report.
base::Result<report::Report> DetectCommand::detect_all(base::StageRunner& stages) {
  ANTECEDE_TRY(report::Report all, detect(paths_.front(), stages));
  for (size_t i = 1; i < paths_.size() && !base::stop_asked(); ++i) {
    ANTECEDE_TRY(report::Report report, detect(paths_[i], stages));
    base::Status merged = report::merge(all, std::move(report));
    if (!merged) return base::pass_on(std::move(merged).error(), paths_[i]);
  }
  all.complete &= !base::stop_asked();
  if (timings_) all.stages = stages.costs();
  return all;
}

/// The drawing comes first: what is wrong with it is known before anything is written.
base::Status DetectCommand::write(const report::Report& report) {
  if (!timeline_.empty()) {
    const auto detection = [&](size_t run) -> const detect::Detection& { return traces_[run].detection; };
    ANTECEDE_CHECK(write_timeline(report.races, detection, race_, {timeline_, outputs_}));
  }
  if (!perfetto_.empty())
    ANTECEDE_CHECK(write_perfetto(traces_[0].file.bytes(), traces_[0].detection, perfetto_, outputs_));
  return report_options_.write(report, has_colour(STDOUT_FILENO), outputs_);
}

base::Result<int> DetectCommand::run() {
  ANTECEDE_CHECK(check_usage());
  ANTECEDE_CHECK(check_files());
  ANTECEDE_CHECK(report_options_.read_baseline());
  base::StageRunner stages(!quiet_ && base::stderr_is_terminal());
  ANTECEDE_TRY(report::Report report, detect_all(stages));
  report_options_.apply(report);
  ANTECEDE_CHECK(stages.run("write", [&] { return write(report); }));
  if (timings_) tell_cost(stages.costs().back());
  for (const base::Diagnostic& one : report.diagnostics)
    if (one.code == "trace.says-nothing") std::fprintf(stderr, "antecede: %s\n", one.message.c_str());
  return base::stop_asked() ? tell_partial() : report_options_.exit_code(report);
}

}  // namespace

std::unique_ptr<Command> make_detect_command() {
  return std::make_unique<DetectCommand>();
}

}  // namespace antecede::cli

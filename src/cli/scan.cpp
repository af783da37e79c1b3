#include <algorithm>
#include <memory>
#include <optional>

#include <fmt/format.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include "base/guard.h"
#include "cli/app_options.h"
#include "cli/app_scan.h"
#include "cli/commands.h"
#include "cli/limit_options.h"
#include "cli/output.h"
#include "cli/outputs.h"
#include "cli/report_output.h"
#include "cli/usage.h"
#include "order/static/static_rule.h"
#include "race/filters.h"
#include "report/writers.h"
#include "scan/scan.h"

namespace antecede::cli {

namespace {

/// `antecede scan APP`: the races of an app that is not run.
class ScanCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    CLI::App* parser = app.add_subcommand("scan", "Find the races of an app without running it");
    parser
        ->add_option("APP", options_.paths,
                     "APK, several APKs, a folder of them, .apks/.xapk/.apkm, .aar or app folder")
        ->required();
    declare_output(*parser);
    declare_analysis(*parser);
    options_.declare(*parser);
    options_.declare_report(*parser);
    limits_.declare(*parser);
    return parser;
  }

  base::WorkLimits work_limits() const override {
    base::WorkLimits limits = limits_.limits();
    limits.ends_in_order = true;
    return limits;
  }

  base::Result<int> run() override;

 private:
  void declare_output(CLI::App& parser) {
    parser.add_option("--format", formats_, "How the result is written, and where to (default: text, to standard output); repeatable")
        ->option_text("text|json|sarif|csv|github[=FILE]");
    parser.add_option("-o", file_, "Where the one format goes (default: standard output)")->option_text("FILE");
    parser.add_flag("--all", write_options_.text.all, "Text: also filtered and covered races, none folded into its group");
    parser.add_option("--fail-on", fail_on_, "Exit code 1 if there is a race of this priority or above")
        ->option_text("high|medium|low|none")
        ->default_val("none");
  }
  void declare_analysis(CLI::App& parser) {
    parser.add_option("--context", context_, "How calls into the framework are told apart")
        ->check(CLI::IsMember({"none", "call"}))
        ->option_text("call|none")
        ->capture_default_str();
    parser.add_option("--without-rule", without_rules_, "A rule of order that is not applied; repeatable")
        ->option_text("R");
    parser.add_option("--without-filter", without_filters_, "A filter that is not applied; repeatable")
        ->option_text("F");
  }

  base::Status check_usage();
  base::Result<report::Report> analyse(base::StageRunner& stages);
  int exit_code(const report::Report& report) const;

  AppOptions options_;
  LimitOptions limits_;
  std::vector<std::string> formats_, without_rules_, without_filters_;
  std::vector<OutputTarget> targets_;
  std::string file_, context_ = "call", fail_on_ = "none";
  std::optional<race::Priority> threshold_;
  report::WriteOptions write_options_;
  scan::ScanOptions scan_options_;
};

base::Status ScanCommand::check_usage() {
  ANTECEDE_TRY(targets_, parse_outputs(formats_, file_, report::writer_formats()));
  threshold_ = race::find_priority(fail_on_);
  if (!threshold_ && fail_on_ != "none") return usage("--fail-on: high, medium, low or none");
  for (const std::string& name : without_filters_) {
    const auto filter = race::find_filter(name);
    if (!filter) return usage(fmt::format("--without-filter: no filter is named '{}'", name));
    scan_options_.filters.remove(*filter);
  }
  for (const std::string& name : without_rules_) {
    auto rules = scan_options_.rules.without(name);
    if (!rules) return base::pass_on(std::move(rules).error(), "--without-rule");
    scan_options_.rules = *rules;
  }
  return {};
}

base::Result<report::Report> ScanCommand::analyse(base::StageRunner& stages) {
  ANTECEDE_TRY(const auto app, open_app(options_, stages));
  if (!app->input->has_manifest())
    return base::bad_input(app->input->path() + ": there is no manifest, so nobody knows what the system starts");
  ANTECEDE_CHECK(load_code(*app, options_, stages));
  const ir::Hierarchy hierarchy(*app->code->program, app->diagnostics);
  const ScanPlan plan{scan_options_, context_ != "none", without_rules_};
  ANTECEDE_TRY(report::Report report, scan_app(*app, hierarchy, code_names(*app, options_), plan, stages));
  if (options_.timings) report.stages = stages.costs();
  return report;
}

int ScanCommand::exit_code(const report::Report& report) const {
  if (!report.complete) return base::exit_code(base::Error::Class::Limit);
  return threshold_ && std::ranges::any_of(report.races, [&](const race::Race& race) {
           return race.is_reported() && race.priority <= *threshold_;
         });
}

base::Result<int> ScanCommand::run() {
  ANTECEDE_CHECK(check_usage());
  Outputs outputs;
  options_.add_inputs(outputs);
  for (const OutputTarget& target : targets_) outputs.add_output(target.file);
  ANTECEDE_CHECK(outputs.check());
  base::StageRunner stages = options_.stages();
  ANTECEDE_TRY(const report::Report report, analyse(stages));
  ANTECEDE_CHECK(write_report(report, targets_, write_options_, has_colour(STDOUT_FILENO), outputs));
  return exit_code(report);
}

}  // namespace

std::unique_ptr<Command> make_scan_command() {
  return std::make_unique<ScanCommand>();
}

}  // namespace antecede::cli

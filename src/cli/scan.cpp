#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include "base/guard.h"
#include "cli/app_options.h"
#include "cli/app_scan.h"
#include "cli/commands.h"
#include "cli/context_option.h"
#include "cli/limit_options.h"
#include "cli/outputs.h"
#include "cli/report_options.h"
#include "cli/usage.h"
#include "order/static/static_rule.h"
#include "race/filters.h"
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
    report_options_.declare(*parser);
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
  void declare_analysis(CLI::App& parser) {
    context_.declare(parser);
    parser.add_option("--without-rule", without_rules_, "A rule of order that is not applied; repeatable")
        ->option_text("R");
    parser.add_option("--without-filter", without_filters_, "A filter that is not applied; repeatable")
        ->option_text("F");
  }

  base::Status check_usage();
  base::Result<report::Report> analyse(base::StageRunner& stages);

  AppOptions options_;
  LimitOptions limits_;
  ReportOptions report_options_;
  std::vector<std::string> without_rules_, without_filters_;
  ContextOption context_;
  scan::ScanOptions scan_options_;
};

base::Status ScanCommand::check_usage() {
  ANTECEDE_CHECK(report_options_.check_usage());
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
  const ScanPlan plan{scan_options_, context_.apart(), without_rules_};
  ANTECEDE_TRY(report::Report report, scan_app(*app, hierarchy, code_names(*app, options_), plan, stages));
  if (options_.timings) report.stages = stages.costs();
  return report;
}

base::Result<int> ScanCommand::run() {
  ANTECEDE_CHECK(check_usage());
  Outputs outputs;
  options_.add_inputs(outputs);
  report_options_.add_files(outputs);
  ANTECEDE_CHECK(outputs.check());
  ANTECEDE_CHECK(report_options_.read_baseline());
  base::StageRunner stages = options_.stages();
  ANTECEDE_TRY(report::Report report, analyse(stages));
  report_options_.apply(report);
  ANTECEDE_CHECK(report_options_.write(report, has_colour(STDOUT_FILENO), outputs));
  return report_options_.exit_code(report);
}

}  // namespace

std::unique_ptr<Command> make_scan_command() {
  return std::make_unique<ScanCommand>();
}

}  // namespace antecede::cli

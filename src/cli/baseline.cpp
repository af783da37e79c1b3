#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "base/bytes.h"
#include "base/file.h"
#include "base/words.h"
#include "cli/commands.h"
#include "cli/outputs.h"
#include "cli/report_options.h"
#include "cli/usage.h"
#include "report/baseline.h"
#include "report/json_reader.h"
#include "report/merge.h"

namespace antecede::cli {

namespace {

/// `antecede baseline …`: keeps the list of races that people know of, which `--baseline` of `scan` and `detect` takes.
class BaselineCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    CLI::App* parser = app.add_subcommand("baseline", "Keep the list of races that are known");
    parser->require_subcommand(1);
    CLI::App* create = add(*parser, "create", "Make a baseline of JSON reports", &BaselineCommand::create);
    create->add_option("-o", output_, "Where the baseline goes (default: standard output)")->option_text("FILE");
    add_baseline(*add(*parser, "update", "Take in what is new, take out what is gone", &BaselineCommand::update));
    CLI::App* verify = add(*parser, "verify", "Tell what is new and what is gone; exit code 1 if something is new", &BaselineCommand::verify);
    add_baseline(*verify);
    verify->add_option("--fail-on", fail_on_, "Only new races of this priority or above count")
        ->option_text("high|medium|low|none")
        ->default_val("low");
    for (CLI::App* part : parts_of(*parser))
      part->add_option("REPORT", reports_, "JSON reports of `scan`, `detect` or `check`, all of one app")->required();
    return parser;
  }

  base::Result<int> run() override {
    for (const auto& [parser, work] : works_)
      if (parser->parsed()) return (this->*work)();
    return usage("baseline: create, update or verify?");
  }

 private:
  using Work = base::Result<int> (BaselineCommand::*)();

  CLI::App* add(CLI::App& parent, const char* name, const char* about, Work work) {
    CLI::App* parser = parent.add_subcommand(name, about);
    works_.emplace_back(parser, work);
    return parser;
  }
  void add_baseline(CLI::App& parser) {
    parser.add_option("BASELINE", baseline_, "The baseline")->required();
  }
  static std::vector<CLI::App*> parts_of(CLI::App& parser) {
    return parser.get_subcommands([](CLI::App*) { return true; });
  }

  /// All reports as one.
  base::Result<report::Report> read_reports() const;
  base::Result<int> create();
  base::Result<int> update();
  base::Result<int> verify();

  std::vector<std::pair<CLI::App*, Work>> works_;
  std::vector<std::string> reports_;
  std::string baseline_, output_, fail_on_ = "low";
};

base::Result<report::Report> BaselineCommand::read_reports() const {
  std::optional<report::Report> all;
  for (const std::string& path : reports_) {
    ANTECEDE_TRY(const base::MappedFile file, base::MappedFile::open(path));
    auto report = report::read_json_report(base::as_text(file.bytes()));
    if (!report) return base::pass_on(std::move(report).error(), path);
    if (!all) {
      all = *std::move(report);
      continue;
    }
    base::Status merged = report::merge(*all, *std::move(report));
    if (!merged) return base::pass_on(std::move(merged).error(), path);
  }
  return *std::move(all);
}

base::Result<int> BaselineCommand::create() {
  Outputs outputs;
  outputs.add_inputs(reports_);
  outputs.add_output(output_);
  ANTECEDE_CHECK(outputs.check());
  ANTECEDE_TRY(const report::Report report, read_reports());
  report::Baseline baseline;
  report::update_baseline(baseline, report);
  ANTECEDE_CHECK(outputs.write(output_, report::baseline_text(baseline)));
  return 0;
}

/// The only command that writes what it has read: the old file stays until the new one is whole.
base::Result<int> BaselineCommand::update() {
  ANTECEDE_TRY(report::Baseline baseline, read_baseline_file(baseline_));
  Outputs outputs;
  outputs.add_inputs(reports_);
  outputs.add_output(baseline_);
  ANTECEDE_CHECK(outputs.check());
  ANTECEDE_TRY(const report::Report report, read_reports());
  const report::BaselineChange change = report::update_baseline(baseline, report);
  ANTECEDE_CHECK(outputs.write(baseline_, report::baseline_text(baseline)));
  fmt::print("{} known, {} added, {} gone{}\n", base::grouped(change.known), base::grouped(change.added), base::grouped(change.gone),
             report.complete ? "" : "; the report is partial, so what it does not have was kept");
  return 0;
}

base::Result<int> BaselineCommand::verify() {
  ANTECEDE_TRY(const std::optional<race::Priority> threshold, read_threshold(fail_on_));
  ANTECEDE_TRY(const report::Baseline baseline, read_baseline_file(baseline_));
  ANTECEDE_TRY(report::Report report, read_reports());
  report::hold_against(baseline, report);
  for (const race::Race& race : report.races) {
    const bool is_gone = race.baseline == race::BaselineState::Absent;
    if (!is_gone && (!race.is_reported() || race.baseline != race::BaselineState::New)) continue;
    fmt::print("{}  {}  {}  {}\n", is_gone ? "gone" : "new ", race.id, race::priority_name(race.priority), race.location.text());
  }
  if (!report.complete) return base::exit_code(base::Error::Class::Limit);
  return has_failing(report, threshold);
}

}  // namespace

std::unique_ptr<Command> make_baseline_command() {
  return std::make_unique<BaselineCommand>();
}

}  // namespace antecede::cli

#include "cli/report_options.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "base/bytes.h"
#include "base/file.h"
#include "cli/report_output.h"
#include "cli/usage.h"

namespace antecede::cli {

void ReportOptions::declare(CLI::App& parser) {
  parser.add_option("--format", formats_, "How the result is written, and where to (default: text, to standard output); repeatable")
      ->option_text("text|json|sarif|html|csv|github[=FILE]");
  parser.add_option("-o", file_, "Where the one format goes (default: standard output)")->option_text("FILE");
  parser.add_flag("--all", write_options_.text.all, "Text: also filtered and covered races, none folded into its group");
  parser.add_option("--fail-on", fail_on_, "Exit code 1 if there is a race of this priority or above")
      ->option_text("high|medium|low|none")
      ->default_val("none");
  parser.add_option("--baseline", baseline_file_,
                    "A baseline or an earlier JSON report: what it has is not new, and --fail-on counts what is new")
      ->option_text("FILE");
  parser.add_option("--include", selection_.include, "Only races with a class or source file of that name (* and ? as in a shell); repeatable")
      ->option_text("GLOB");
  parser.add_option("--exclude", selection_.exclude, "No races with a class or source file of that name; repeatable")->option_text("GLOB");
}

base::Status ReportOptions::check_usage() {
  ANTECEDE_TRY(targets_, parse_outputs(formats_, file_, report::writer_formats()));
  ANTECEDE_TRY(threshold_, read_threshold(fail_on_));
  return {};
}

void ReportOptions::add_files(Outputs& outputs) const {
  outputs.add_input(baseline_file_);
  for (const OutputTarget& target : targets_) outputs.add_output(target.file);
}

base::Status ReportOptions::read_baseline() {
  if (baseline_file_.empty()) return {};
  ANTECEDE_TRY(baseline_, read_baseline_file(baseline_file_));
  return {};
}

void ReportOptions::apply(report::Report& report) const {
  selection_.apply(report.races);
  if (baseline_) report::hold_against(*baseline_, report);
}

base::Status ReportOptions::write(const report::Report& report, bool with_colour, Outputs& outputs) const {
  return write_report(report, targets_, write_options_, with_colour, outputs);
}

int ReportOptions::exit_code(const report::Report& report) const {
  if (!report.complete) return base::exit_code(base::Error::Class::Limit);
  return has_failing(report, threshold_);
}

base::Result<report::Baseline> read_baseline_file(const std::string& path) {
  ANTECEDE_TRY(const base::MappedFile file, base::MappedFile::open(path));
  auto baseline = report::read_baseline(base::as_text(file.bytes()));
  if (!baseline) return base::pass_on(std::move(baseline).error(), path);
  return baseline;
}

base::Result<std::optional<race::Priority>> read_threshold(const std::string& name) {
  const std::optional<race::Priority> threshold = race::find_priority(name);
  if (!threshold && name != "none") return usage("--fail-on: high, medium, low or none");
  return threshold;
}

bool has_failing(const report::Report& report, std::optional<race::Priority> threshold) {
  return threshold && std::ranges::any_of(report.races, [&](const race::Race& race) {
           return race.is_reported() && race.priority <= *threshold && race.baseline == race::BaselineState::New;
         });
}

}  // namespace antecede::cli

#include <CLI/CLI.hpp>

#include "cli/app_summary.h"
#include "cli/commands.h"
#include "cli/format_options.h"
#include "cli/limit_options.h"
#include "cli/output.h"
#include "cli/outputs.h"

namespace antecede::cli {

namespace {

/// `antecede info APP`: what is inside.
class InfoCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    CLI::App* parser = app.add_subcommand("info", "Show what is inside an app: components, code, resources");
    parser
        ->add_option("APP", options_.paths,
                     "APK, several APKs, a folder of them, .apks/.xapk/.apkm, .aar, app folder, .dex or .jar")
        ->required();
    formats_.declare(*parser, "text|json");
    options_.declare(*parser);
    options_.declare_report(*parser);
    limits_.declare(*parser);
    return parser;
  }

  base::WorkLimits work_limits() const override { return limits_.limits_in_order(); }

  base::Result<int> run() override {
    ANTECEDE_TRY(const auto targets, parse_outputs(formats_.formats, formats_.file, {"text", "json"}));
    Outputs outputs;
    options_.add_inputs(outputs);
    for (const OutputTarget& target : targets) outputs.add_output(target.file);
    ANTECEDE_CHECK(outputs.check());
    ANTECEDE_TRY(const AppSummary summary, summarize(options_));
    for (const OutputTarget& target : targets)
      ANTECEDE_CHECK(outputs.write(target.file, target.format == "json"
                                                    ? write_info_json(summary)
                                                    : write_info_text(summary, options_.verbose)));
    if (!summary.incomplete_because.empty()) return tell_partial();
    return 0;
  }

 private:
  AppOptions options_;
  LimitOptions limits_;
  FormatOptions formats_;
};

}  // namespace

std::unique_ptr<Command> make_info_command() {
  return std::make_unique<InfoCommand>();
}

}  // namespace antecede::cli

#include <optional>

#include <CLI/CLI.hpp>

#include "action/actions.h"
#include "cli/app_options.h"
#include "cli/commands.h"
#include "cli/limit_options.h"
#include "cli/order_report.h"
#include "cli/output.h"
#include "cli/outputs.h"
#include "model/callbacks.h"
#include "model/semantics.h"

namespace antecede::cli {

namespace {

/// `antecede order APP`: who runs what, where, and why.
class OrderCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    CLI::App* parser = app.add_subcommand("order", "Show an app's asynchronous structure: actions, and who posts them");
    parser
        ->add_option("APP", options_.paths,
                     "APK, several APKs, a folder of them, .apks/.xapk/.apkm, .aar or app folder")
        ->required();
    parser->add_option("--format", formats_, "How the result is written, and where to (default: text, to standard output); repeatable")
        ->option_text("text|json[=FILE]");
    parser->add_option("-o", file_, "Where the one format goes (default: standard output)")->option_text("FILE");
    parser
        ->add_option("--context", context_, "How calls into the framework are told apart")
        ->check(CLI::IsMember({"none", "call"}))
        ->option_text("call|none")
        ->capture_default_str();
    options_.declare(*parser);
    options_.declare_report(*parser);
    limits_.declare(*parser);
    return parser;
  }

  base::WorkLimits work_limits() const override { return limits_.limits(); }

  base::Result<int> run() override {
    ANTECEDE_TRY(const auto targets, parse_outputs(formats_, file_, {"text", "json"}));
    Outputs outputs;
    options_.add_inputs(outputs);
    for (const OutputTarget& target : targets) outputs.add_output(target.file);
    ANTECEDE_CHECK(outputs.check());
    ANTECEDE_TRY(const OrderReport report, analyse());
    for (const OutputTarget& target : targets)
      ANTECEDE_CHECK(outputs.write(target.file, target.format == "json" ? write_order_json(report)
                                                                        : write_order_text(report, options_.verbose)));
    return 0;
  }

 private:
  base::Result<OrderReport> analyse() {
    base::StageRunner stages = options_.stages();
    ANTECEDE_TRY(const auto app, open_app(options_, stages));
    if (!app->input->has_manifest())
      return base::bad_input(app->input->path() + ": there is no manifest, so nobody knows what the system starts");
    ANTECEDE_CHECK(load_code(*app, options_, stages));
    const apk::Manifest manifest = app->input->merged_manifest();
    const ir::Program& program = *app->code->program;
    const ir::Hierarchy hierarchy(program, app->diagnostics);
    const model::CodeNames names = code_names(*app, options_);
    const model::Semantics semantics(*app->code, hierarchy);
    const model::Lifecycles lifecycles = model::Lifecycles::built_in();
    const model::ApiFacts facts = model::ApiFacts::sdk();
    const model::Callbacks callbacks = model::Callbacks::built_in(facts);
    pointer::MethodCodes codes(program, hierarchy, semantics);
    ANTECEDE_CHECK(load_resources(*app, stages));
    apk::LayoutSet layouts;
    if (app->resources) layouts = apk::load_layouts(*app->resources, xml_reader(*app), app->diagnostics);
    action::AppHarness first_harness(program, hierarchy, lifecycles, callbacks, &manifest, &layouts);
    pointer::Solver rough(program, hierarchy, semantics, names, codes, nullptr);
    stages.run("rough", [&] {
      rough.solve(first_harness);
      return true;
    });
    action::AppHarness harness(program, hierarchy, lifecycles, callbacks, &manifest, &layouts);
    pointer::Solver solver(program, hierarchy, semantics, names, codes, context_ != "none" ? &rough : nullptr);
    stages.run("pointer", [&] {
      solver.solve(harness);
      return true;
    });
    const action::Actions actions =
        stages.run("actions", [&] { return action::Actions::find(solver, harness); });
    OrderReport report = make_order_report(program, names, solver, harness, actions);
    report.package = manifest.package;
    report.file = app->input->path();
    if (options_.timings) report.stages = stages.costs();
    return report;
  }

  AppOptions options_;
  LimitOptions limits_;
  std::vector<std::string> formats_;
  std::string file_;
  std::string context_ = "call";
};

}  // namespace

std::unique_ptr<Command> make_order_command() {
  return std::make_unique<OrderCommand>();
}

}  // namespace antecede::cli

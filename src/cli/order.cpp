#include <cstdio>
#include <optional>

#include <CLI/CLI.hpp>

#include "action/action_names.h"
#include "action/actions.h"
#include "action/app_order.h"
#include "base/guard.h"
#include "cli/app_options.h"
#include "cli/commands.h"
#include "cli/context_option.h"
#include "cli/format_options.h"
#include "cli/limit_options.h"
#include "cli/order_report.h"
#include "cli/output.h"
#include "cli/outputs.h"
#include "cli/usage.h"
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
    formats_.declare(*parser, "text|json|dot|svg");
    parser->add_option("--around", around_, "Only this action, or those of this class, and who posts them and whom they post")
        ->option_text("ACTION|CLASS");
    parser->add_option("--without-rule", without_rules_, "A rule of order that is not applied; repeatable")
        ->option_text("RULE");
    context_.declare(*parser);
    options_.declare(*parser);
    options_.declare_report(*parser);
    limits_.declare(*parser);
    return parser;
  }

  base::WorkLimits work_limits() const override { return limits_.limits_in_order(); }

  base::Result<int> run() override {
    ANTECEDE_TRY(const auto targets, parse_outputs(formats_.formats, formats_.file, {"text", "json", "dot", "svg"}));
    order::StaticRuleSet rules = order::StaticRuleSet::all();
    for (const std::string& name : without_rules_) {
      auto fewer = rules.without(name);
      if (!fewer) return base::pass_on(std::move(fewer).error(), "--without-rule");
      rules = *fewer;
    }
    Outputs outputs;
    options_.add_inputs(outputs);
    for (const OutputTarget& target : targets) outputs.add_output(target.file);
    ANTECEDE_CHECK(outputs.check());
    ANTECEDE_TRY(OrderReport report, analyse(rules));
    if (!around_.empty() && !keep_around(report, around_))
      return usage("--around: there is no action " + around_ + ", and none of such a class");
    for (const OutputTarget& target : targets) ANTECEDE_CHECK(outputs.write(target.file, written(report, target.format)));
    return report.complete ? 0 : partial();
  }

 private:
  std::string written(const OrderReport& report, const std::string& format) const {
    if (format == "json") return write_order_json(report);
    if (format == "dot") return write_order_dot(report);
    return format == "svg" ? write_order_svg(report) : write_order_text(report, options_.verbose);
  }

  /// Why it is only a part: somebody asked for the end, or the app is larger than what is looked at.
  static int partial() {
    if (base::stop_asked()) return tell_partial();
    std::fputs("antecede: the app is larger than what is looked at: this is a part of the result\n", stderr);
    return base::exit_code(base::Error::Class::Limit);
  }

  base::Result<OrderReport> analyse(order::StaticRuleSet rules) {
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
    action::AppFiles files;
    if (app->resources) files = action::AppFiles::load(*app->resources, xml_reader(*app), app->diagnostics);
    action::AppHarness first_harness(program, hierarchy, lifecycles, callbacks, &manifest, &files);
    pointer::Solver rough(program, hierarchy, semantics, names, codes, nullptr);
    stages.run("rough", [&] {
      rough.solve(first_harness);
      return true;
    });
    action::AppHarness harness(program, hierarchy, lifecycles, callbacks, &manifest, &files);
    std::optional<pointer::Solver> solver(std::in_place, program, hierarchy, semantics, names, codes,
                                          &rough, pointer::SolverOptions{.apart = context_.apart()});
    const bool is_whole = stages.run("pointer", [&] {
      solver->solve(harness);
      return solver->complete();
    });
    // The first look mixes up more, but it is whole even where the second had to stop; its memory is needed then.
    if (!is_whole) solver.reset();
    const pointer::Solver& known = is_whole ? *solver : rough;
    action::AppHarness& known_harness = is_whole ? harness : first_harness;
    action::Constants values(program, hierarchy, semantics, known);
    const action::Actions actions =
        stages.run("actions", [&] { return action::Actions::find(known, known_harness, values); });
    const action::ActionNames action_names(program, names, known, known_harness);
    const action::AppOrder order = stages.run("order", [&] {
      return action::AppOrder::compute(program, hierarchy, action_names, known, known_harness, actions, values, {},
                                       rules);
    });
    OrderReport report = stages.run("report", [&] {
      return make_order_report(program, action_names, known, known_harness, actions, order);
    });
    report.complete = is_whole && order.order().is_whole() && !base::stop_asked();
    // Where causes of an action were not found, one of them may undo an order.
    if (!known.complete() || base::stop_asked()) report.before.clear();
    if (base::stop_asked())
      report.limits.emplace_back("order.stopped", "The work had to end before it was done: " + base::stop_sentence() + ".");
    for (auto& limit : action::sentences_of(order.limits())) report.limits.push_back(std::move(limit));
    report.package = manifest.package;
    report.file = app->input->path();
    if (options_.timings) report.stages = stages.costs();
    return report;
  }

  AppOptions options_;
  LimitOptions limits_;
  FormatOptions formats_;
  std::string around_;
  std::vector<std::string> without_rules_;
  ContextOption context_;
};

}  // namespace

std::unique_ptr<Command> make_order_command() {
  return std::make_unique<OrderCommand>();
}

}  // namespace antecede::cli

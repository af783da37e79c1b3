#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "apk/menu.h"
#include "apk/preference_screen.h"
#include "apk/xml_printer.h"
#include "base/guard.h"
#include "base/printable.h"
#include "cli/app_options.h"
#include "cli/commands.h"
#include "cli/context_option.h"
#include "cli/limit_options.h"
#include "cli/dump_calls.h"
#include "cli/dump_resources.h"
#include "cli/outputs.h"
#include "cli/usage.h"
#include "ir/printer.h"

namespace antecede::cli {

namespace {

/// `*` stands for any text.
bool matches(std::string_view pattern, std::string_view text) {
  size_t p = 0, t = 0, star = std::string_view::npos, resume = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      resume = t;
    } else if (p < pattern.size() && pattern[p] == text[t]) {
      ++p, ++t;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', p) == std::string_view::npos;
}

/// `antecede dump APP WHAT`: the insides, for people who debug.
class DumpCommand final : public Command {
 public:
  CLI::App* declare(CLI::App& app) override {
    CLI::App* parser = app.add_subcommand("dump", "Print the insides of an app, for people who debug");
    parser->add_option("APP", options_.paths, "The app (as for info), then what to print: " + names())
        ->required()
        ->option_text("APP... WHAT");
    parser
        ->add_option("--method", method_, "Only methods of this name: com.x.Y.m, com.x.Y.m(I)V, com.x.*; repeatable")
        ->option_text("NAME");
    context_.declare(*parser);
    parser->add_option("-o", file_, "Where the output goes (default: standard output)")->option_text("FILE");
    options_.declare(*parser);
    limits_.declare(*parser);
    return parser;
  }

  base::WorkLimits work_limits() const override { return limits_.limits_in_order(); }

  base::Result<int> run() override {
    const std::string what = options_.paths.back();
    options_.paths.pop_back();
    const auto known = writers().find(what);
    if (known == writers().end()) return usage(fmt::format("dump: the last word must be one of {}", names()));
    if (options_.paths.empty()) return usage("dump: which app?");
    Outputs outputs;
    options_.add_inputs(outputs);
    outputs.add_output(file_);
    ANTECEDE_CHECK(outputs.check());
    base::StageRunner stages = options_.stages();
    ANTECEDE_TRY(const std::unique_ptr<OpenApp> app, open_app(options_, stages));
    ANTECEDE_TRY(const std::string text, (this->*known->second)(*app, stages));
    ANTECEDE_CHECK(outputs.write(file_, text));
    if (base::stop_asked()) return tell_partial();
    return 0;
  }

 private:
  using Writer = base::Result<std::string> (DumpCommand::*)(OpenApp&, base::StageRunner&);

  static const std::map<std::string, Writer>& writers() {
    static const std::map<std::string, Writer> all = {
        {"ir", &DumpCommand::ir},
        {"calls", &DumpCommand::calls},
        {"cfg", &DumpCommand::cfg},
        {"manifest", &DumpCommand::manifest},
        {"layouts", &DumpCommand::layouts},
        {"menus", &DumpCommand::menus},
        {"preferences", &DumpCommand::preferences},
    };
    return all;
  }

  static std::string names() {
    std::string list;
    for (const auto& [name, writer] : writers()) list += (list.empty() ? "" : "|") + name;
    return list;
  }

  bool wanted(const ir::Program& program, const ir::Method& method) const {
    if (method_.empty()) return true;
    const ir::Symbols& symbols = program.symbols();
    const ir::MethodRef& ref = symbols.method(method.ref);
    const std::string name = symbols.type_name(ref.owner) + "." + ir::to_utf8(symbols.text(ref.name));
    return std::ranges::any_of(method_, [&](const std::string& pattern) {
      return matches(pattern, name) || matches(pattern, name + symbols.proto_descriptor(ref.proto));
    });
  }

  base::Result<std::string> methods(OpenApp& app, base::StageRunner& stages,
                                    std::string (*print)(const ir::Program&, ir::MethodId)) {
    ANTECEDE_CHECK(load_code(app, options_, stages));
    std::string text = print_methods(app, print, /*of_framework=*/false);
    if (text.empty() && !method_.empty()) text = print_methods(app, print, /*of_framework=*/true);
    if (base::stop_asked()) return text + "// PARTIAL: " + base::stop_sentence() + "\n";
    if (text.empty() && !method_.empty())
      return usage(fmt::format("no method is named {}", fmt::join(method_, " or ")));
    return text;
  }

  /// Methods of the framework model are printed only if they are asked for and the app has none of that name.
  std::string print_methods(const OpenApp& app, std::string (*print)(const ir::Program&, ir::MethodId),
                            bool of_framework) const {
    const ir::Program& program = *app.code->program;
    std::string text;
    for (size_t i = 0; i < program.methods().size() && !base::stop_asked(); ++i) {
      const ir::MethodId id(i);
      if (app.code->is_boot(program[id].owner) == of_framework && wanted(program, program[id]))
        text += original_name(app, program, id) + print(program, id) + "\n";
    }
    return text;
  }

  /// A comment line with the name before R8, where a mapping was given and knows it.
  static std::string original_name(const OpenApp& app, const ir::Program& program, ir::MethodId id) {
    if (!app.mapping) return "";
    const ir::Symbols& symbols = program.symbols();
    const ir::MethodRef& ref = symbols.method(program[id].ref);
    const auto original = app.mapping->method(symbols.type_name(ref.owner), ir::to_utf8(symbols.text(ref.name)),
                                              symbols.proto_descriptor(ref.proto));
    return original ? fmt::format("// {}.{}{}\n", base::printable(original->class_name),
                                  base::printable(original->name), base::printable(original->descriptor))
                    : "";
  }

  base::Result<std::string> ir(OpenApp& app, base::StageRunner& stages) {
    return methods(app, stages, &antecede::ir::print_method);
  }
  base::Result<std::string> cfg(OpenApp& app, base::StageRunner& stages) {
    return methods(app, stages, &antecede::ir::print_cfg_dot);
  }

  base::Result<std::string> manifest(OpenApp& app, base::StageRunner& stages) {
    if (!app.input->has_manifest()) return base::bad_input(app.input->path() + ": code alone, without a manifest");
    ANTECEDE_CHECK(load_resources(app, stages));
    std::string text;
    for (const apk::AppSplit& split : app.input->splits()) {
      ANTECEDE_TRY(const apk::XmlDocument document, split.read_xml("AndroidManifest.xml"));
      if (app.input->splits().size() > 1) text += apk::print_xml_comment(split.display_name);
      text += apk::print_xml(document, [&](uint32_t id) {
        const auto name = app.resources ? app.resources->name(apk::ResourceId(id)) : std::nullopt;
        return name ? name->short_name() : std::string();
      });
    }
    return text;
  }

  base::Result<std::string> calls(OpenApp& app, base::StageRunner& stages) {
    if (!app.input->has_manifest())
      return base::bad_input(app.input->path() + ": there is no manifest, so nobody knows what the system starts");
    ANTECEDE_CHECK(load_code(app, options_, stages));
    const model::CodeNames names = code_names(app, options_);
    return dump_calls(app, names, context_.apart(), stages);
  }

  base::Status need_resources(OpenApp& app, base::StageRunner& stages) {
    ANTECEDE_CHECK(load_resources(app, stages));
    if (!app.resources) return base::bad_input(app.input->path() + ": has no resources");
    return {};
  }

  base::Result<std::string> layouts(OpenApp& app, base::StageRunner& stages) {
    ANTECEDE_CHECK(need_resources(app, stages));
    return print_layouts(apk::load_layouts(*app.resources, xml_reader(app), app.diagnostics), *app.resources);
  }
  base::Result<std::string> menus(OpenApp& app, base::StageRunner& stages) {
    ANTECEDE_CHECK(need_resources(app, stages));
    return print_menus(apk::load_menus(*app.resources, xml_reader(app), app.diagnostics), *app.resources);
  }
  base::Result<std::string> preferences(OpenApp& app, base::StageRunner& stages) {
    ANTECEDE_CHECK(need_resources(app, stages));
    return print_preferences(apk::load_preference_screens(*app.resources, xml_reader(app), app.diagnostics),
                             *app.resources);
  }

  AppOptions options_;
  LimitOptions limits_;
  std::vector<std::string> method_;
  ContextOption context_;
  std::string file_;
};

}  // namespace

std::unique_ptr<Command> make_dump_command() {
  return std::make_unique<DumpCommand>();
}

}  // namespace antecede::cli

#include "cli/app_options.h"

#include <utility>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "apk/input_files.h"
#include "apk/xml_resources.h"
#include "cli/outputs.h"
#include "model/framework_model.h"
#include "model/model_check.h"

namespace antecede::cli {

void AppOptions::declare(CLI::App& parser) {
  parser.add_option("--mapping", mapping, "R8 or ProGuard mapping.txt (plain or gzip)")->option_text("FILE");
  parser.add_option("--model", models, "Jar of Java classes that stand for a library; repeatable")
      ->option_text("JAR");
  parser.add_option("--jobs", jobs, "Threads to use (default: one per core)")->option_text("N");
  parser.add_flag("--quiet", quiet, "No progress on the terminal");
}

void AppOptions::declare_own(CLI::App& parser) {
  parser.add_option("--own", own, "Package that is the app's own code; repeatable")->option_text("PREFIX");
}

void AppOptions::declare_report(CLI::App& parser) {
  declare_own(parser);
  parser.add_flag("--timings", timings, "Add seconds and memory of every stage");
  parser.add_flag("--verbose", verbose, "Lists in full");
}

void AppOptions::add_inputs(Outputs& outputs) const {
  outputs.add_inputs(apk::input_files(paths));
  outputs.add_input(mapping);
  outputs.add_inputs(models);
}

base::Result<std::unique_ptr<OpenApp>> open_app(const AppOptions& options, base::StageRunner& stages) {
  auto app = std::make_unique<OpenApp>();
  ANTECEDE_TRY(app->input, stages.run("open", [&] { return apk::AppInput::open(options.paths, app->diagnostics); }));
  if (!options.mapping.empty()) {
    ANTECEDE_TRY(app->mapping,
                 stages.run("mapping", [&] { return apk::Mapping::open(options.mapping, app->diagnostics); }));
  }
  return app;
}

base::Status load_resources(OpenApp& app, base::StageRunner& stages) {
  std::vector<apk::NamedBytes> tables;
  for (const apk::AppSplit& split : app.input->splits()) {
    ANTECEDE_TRY(const apk::SharedBytes bytes, split.resource_table());
    if (bytes.size() == 0) continue;
    app.table_bytes.push_back(bytes);
    tables.push_back({split.split_name, bytes.bytes()});
  }
  if (tables.empty()) return {};
  auto table = stages.run("resources", [&] { return apk::ResourceTable::parse(tables, app.diagnostics); });
  if (!table) return base::pass_on(table.error(), app.input->path());
  app.resources = *std::move(table);
  return {};
}

base::Status load_code(OpenApp& app, const AppOptions& options, base::StageRunner& stages) {
  ANTECEDE_TRY(model::FrameworkModel framework,
               stages.run("model", [&] { return model::FrameworkModel::open(options.models, options.jobs); }));
  ANTECEDE_TRY(ir::AppCode unpacked,
               stages.run("unpack", [&] { return ir::unpack_code(*app.input, options.jobs, app.diagnostics); }));
  app.libraries = framework.leave_libraries(unpacked);
  app.code = stages.run("load", [&] {
    return ir::load_program(std::move(unpacked), framework.archives(), options.jobs, app.diagnostics);
  });
  if (options.models.empty()) return {};
  return model::check_extra_models(*app.code->program, framework, model::ApiFacts::sdk());
}

model::CodeNames code_names(const OpenApp& app, const AppOptions& options) {
  model::CodeNames::App facts = model::CodeNames::App::of(*app.input);
  facts.mapping = app.mapping ? &*app.mapping : nullptr;
  facts.own = options.own;
  return model::CodeNames(*app.code, std::move(facts));
}

apk::ReadXml xml_reader(const OpenApp& app) {
  return [&app](std::string_view split_name, std::string_view path) -> base::Result<apk::XmlDocument> {
    for (const apk::AppSplit& split : app.input->splits())
      if (split.split_name == split_name) return split.read_xml(path);
    return base::bad_input(fmt::format("{}: no such entry", path));
  };
}

}  // namespace antecede::cli

#include "cli/app_summary.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "apk/menu.h"
#include "base/guard.h"
#include "apk/preference_screen.h"
#include "apk/xml_resources.h"

namespace antecede::cli {

namespace {

std::string text_of(const apk::Value& value, const OpenApp& app) {
  const apk::Value resolved = app.resources ? app.resources->resolve(value) : value;
  return resolved.type == apk::Value::Type::String ? resolved.text : "";
}

void summarize_input(const OpenApp& app, AppSummary& summary) {
  summary.file = app.input->path();
  summary.sha256 = app.input->sha256();
  if (!app.input->has_manifest()) return;
  summary.manifest = app.input->merged_manifest();
  summary.version_name = text_of(summary.manifest->version_name, app);
  summary.label = text_of(summary.manifest->application.label, app);
  for (const apk::AppSplit& split : app.input->splits())
    if (!split.split_name.empty()) summary.splits.push_back(split.split_name);
}

void count_members(const ir::LoadedProgram& code, AppSummary& summary) {
  const ir::Program& program = *code.program;
  for (size_t i = 0; i < program.classes().size(); ++i) summary.classes += !code.is_boot(ir::ClassId(i));
  for (const ir::Field& field : program.fields()) summary.fields += !code.is_boot(field.owner);
  for (size_t i = 0; i < program.methods().size(); ++i) {
    if (code.is_boot(program[ir::MethodId(i)].owner)) continue;
    ++summary.methods;
    if (!program[ir::MethodId(i)].has_code() || base::stop_asked()) continue;
    const ir::Body& body = program.body(ir::MethodId(i));
    ++summary.methods_with_code;
    summary.broken_methods += !body.ok();
    summary.instructions += body.instructions().size();
  }
}

/// Classes and methods by the package, or the library, that they belong to.
struct CodeShares {
  std::map<std::string, CodeShare> packages, libraries;

  CodeShare& of(const model::CodeNames& names, ir::ClassId id) {
    const model::KnownLibrary* library = names.library(id);
    if (library) return libraries[library->name];
    if (names.origin(id) != base::Origin::Own) return libraries["other code"];
    const std::string name = names.class_name(id);
    const size_t end = name.rfind('.');
    return packages[end == std::string::npos ? "" : name.substr(0, end)];
  }
};

void summarize_code(const OpenApp& app, const model::CodeNames& names, AppSummary& summary) {
  const ir::Program& program = *app.code->program;
  summary.code_files = app.code->files;
  count_members(*app.code, summary);
  CodeShares shares;
  for (size_t i = 0; i < program.classes().size(); ++i) {
    const ir::ClassId id(i);
    if (app.code->is_boot(id)) continue;
    CodeShare& share = shares.of(names, id);
    ++share.classes;
    share.methods += program[id].direct_methods.size() + program[id].virtual_methods.size();
  }
  auto list = [](const std::map<std::string, CodeShare>& from, std::vector<CodeShare>& out) {
    for (const auto& [name, share] : from) out.push_back({name, share.classes, share.methods});
  };
  list(shares.packages, summary.own_packages);
  list(shares.libraries, summary.libraries);
  summary.sources = app.libraries;
  for (const CodeShare& share : summary.own_packages) {
    summary.own.classes += share.classes;
    summary.own.methods += share.methods;
  }
}

/// What own code calls of the framework, and the concurrency it uses.
void summarize_calls(OpenApp& app, const model::CodeNames& names, AppSummary& summary) {
  const ir::Program& program = *app.code->program;
  const ir::Hierarchy hierarchy(program, app.diagnostics);
  const model::ApiFacts sdk = model::ApiFacts::sdk();
  const model::ApiFacts facts = model::ApiFacts::libraries(sdk);
  model::FrameworkCalls calls(program, hierarchy, app.code->boot_sources, facts);
  const auto is_own = [&](ir::ClassId id) { return names.origin(id) == base::Origin::Own; };
  summary.modelled = model::measure_modelled_share(program, calls, is_own);
  summary.constructs = model::Constructs::built_in(sdk).find(program, calls, is_own);
}

/// The mapping of another build renames nothing here; better to say so than to show obfuscated names without a word.
void check_mapping(OpenApp& app) {
  if (!app.mapping) return;
  const ir::Program& program = *app.code->program;
  for (const ir::Class& definition : program.classes())
    if (app.mapping->contains_class(program.symbols().type_name(definition.type))) return;
  app.diagnostics.add("mapping.no-match", base::Severity::Warning,
                      "no class of the app is in the mapping: is it the mapping of another build?");
}

void find_missing_components(const OpenApp& app, AppSummary& summary) {
  if (!summary.manifest) return;
  const ir::Program& program = *app.code->program;
  std::set<std::string> missing;
  auto check = [&](const std::string& class_name) {
    if (class_name.empty()) return;
    std::string descriptor = "L" + class_name + ";";
    std::ranges::replace(descriptor, '.', '/');
    if (!program.find_class(descriptor).valid()) missing.insert(class_name);
  };
  check(summary.manifest->application.class_name);
  for (const apk::Component& component : summary.manifest->components) check(component.implementation());
  summary.missing_components.assign(missing.begin(), missing.end());
}

void collect_clicks(const apk::LayoutView& root, std::set<std::string>& names) {
  std::vector<const apk::LayoutView*> work{&root};
  while (!work.empty()) {
    const apk::LayoutView* view = work.back();
    work.pop_back();
    if (!view->on_click.empty()) names.insert(view->on_click);
    for (const apk::LayoutView& child : view->children) work.push_back(&child);
  }
}

void summarize_resources(OpenApp& app, base::StageRunner& stages, AppSummary& summary) {
  if (!app.resources) return;
  const apk::ReadXml read = xml_reader(app);
  const apk::LayoutSet layouts =
      stages.run("layouts", [&] { return apk::load_layouts(*app.resources, read, app.diagnostics); });
  std::set<std::string> clicks;
  for (apk::ResourceId id : layouts.ids())
    for (const apk::LayoutSet::Variant& variant : layouts.variants(id))
      collect_clicks(layouts.layout(variant).root, clicks);
  summary.click_handlers.assign(clicks.begin(), clicks.end());
  summary.resources = app.resources->ids().size();
  summary.layouts = layouts.ids().size();
  summary.layout_files = layouts.file_count();
  summary.menus = apk::load_menus(*app.resources, read, app.diagnostics).size();
  summary.preference_screens = apk::load_preference_screens(*app.resources, read, app.diagnostics).size();
}

/// What takes long, one after the other; what comes when time is over is left out.
base::Status summarize_parts(OpenApp& app, const AppOptions& options, base::StageRunner& stages, AppSummary& summary) {
  if (base::stop_asked()) return {};
  ANTECEDE_CHECK(load_code(app, options, stages));
  find_missing_components(app, summary);
  check_mapping(app);
  if (base::stop_asked()) return {};
  summarize_resources(app, stages, summary);
  stages.run("bodies", [&] { return ir::build_app_bodies(*app.code, options.jobs), 0; });
  if (base::stop_asked()) return {};
  const model::CodeNames names = code_names(app, options);
  summarize_code(app, names, summary);
  if (base::stop_asked()) return {};
  stages.run("calls", [&] { return summarize_calls(app, names, summary), 0; });
  return {};
}

}  // namespace

base::Result<AppSummary> summarize(const AppOptions& options) {
  base::StageRunner stages = options.stages();
  AppSummary summary;
  ANTECEDE_TRY(const std::unique_ptr<OpenApp> app, open_app(options, stages));
  ANTECEDE_CHECK(load_resources(*app, stages));
  summarize_input(*app, summary);
  ANTECEDE_CHECK(summarize_parts(*app, options, stages, summary));
  summary.incomplete_because = base::stop_sentence();
  summary.diagnostics = app->diagnostics.list();
  if (options.timings) summary.stages = stages.costs();
  return summary;
}

}  // namespace antecede::cli

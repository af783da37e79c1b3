#include "cli/loaded_subject.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "model/api_level.h"

namespace antecede::cli {

namespace {

const apk::AppSplit* split_with(const OpenApp& app, std::string_view path) {
  for (const apk::AppSplit& split : app.input->splits())
    if (split.archive.find(path)) return &split;
  return nullptr;
}

std::vector<std::string> files_of(const OpenApp& app) {
  std::vector<std::string> files;
  for (const apk::AppSplit& split : app.input->splits())
    for (const auto& entry : split.archive.entries()) files.emplace_back(entry.name);
  std::ranges::sort(files);
  files.erase(std::unique(files.begin(), files.end()), files.end());
  return files;
}

/// The bytes of the base APK. Files of the model are below 2 GiB.
base::Bytes archive_of(const OpenApp& app) {
  if (app.input->splits().empty()) return {};
  const base::Bytes bytes = app.input->splits().front().archive.bytes();
  return bytes.size() <= INT32_MAX ? bytes : base::Bytes{};
}

/// What the runtime needs of an app's package.
runtime::App runtime_app(const OpenApp& app) {
  runtime::App result;
  result.manifest = app.input->merged_manifest();
  result.resources = app.resources ? &*app.resources : nullptr;
  result.files = files_of(app);
  result.archive = archive_of(app);
  result.read_xml = [&app](std::string_view path) -> base::Result<apk::XmlDocument> {
    const apk::AppSplit* split = split_with(app, path);
    return split ? split->read_xml(path) : base::bad_input(fmt::format("{}: no such file", path));
  };
  result.read_file = [&app](std::string_view path, std::string& contents) {
    const apk::AppSplit* split = split_with(app, path);
    if (!split) return false;
    const auto bytes = split->archive.read(path);
    if (bytes) contents = base::as_text(bytes->bytes());
    return bytes.has_value();
  };
  return result;
}

/// Files of the program that are no classes, for Class.getResource.
runtime::ReadResource resource_reader(const OpenApp& app) {
  return [&app](std::string_view path, std::string& contents) {
    const auto read = [&](const apk::ZipArchive& archive) {
      if (!archive.find(path)) return false;
      const auto bytes = archive.read(path);
      if (!bytes) return false;
      contents = base::as_text(bytes->bytes());
      return true;
    };
    for (const apk::ZipArchive& jar : app.input->jars())
      if (read(jar)) return true;
    for (const apk::AppSplit& split : app.input->splits())
      if (read(split.archive)) return true;
    return false;
  };
}

}  // namespace

base::Result<std::unique_ptr<LoadedSubject>> LoadedSubject::load(std::unique_ptr<OpenApp> app,
                                                                 const AppOptions& options, std::string main_class,
                                                                 std::vector<std::string> arguments,
                                                                 base::StageRunner& stages) {
  std::unique_ptr<LoadedSubject> loaded(new LoadedSubject);
  loaded->app_ = std::move(app);
  OpenApp& open = *loaded->app_;
  const bool is_app = main_class == runtime::Subject::k_app_main;
  if (is_app) ANTECEDE_CHECK(load_resources(open, stages));
  ANTECEDE_CHECK(load_code(open, options, stages));
  loaded->hierarchy_.emplace(*open.code->program, open.diagnostics);
  loaded->names_.reset(new model::CodeNames(code_names(open, options)));
  if (is_app) loaded->package_ = runtime_app(open);
  loaded->subject_.emplace(
      runtime::Subject{.name = open.input->path(),
                       .sha256 = open.input->sha256(),
                       .code = *open.code,
                       .hierarchy = *loaded->hierarchy_,
                       .names = &*loaded->names_,
                       .main_class = main_class,
                       .arguments = std::move(arguments),
                       .process = is_app ? open.input->merged_manifest().package : main_class,
                       .read_resource = resource_reader(open),
                       .app = is_app ? &*loaded->package_ : nullptr,
                       .libraries = open.libraries.app});
  return loaded;
}

uint32_t LoadedSubject::api_level() const {
  const ir::LoadedProgram& code = *app_->code;
  const model::ApiFacts sdk = model::ApiFacts::sdk();
  model::FrameworkCalls calls(*code.program, *hierarchy_, code.boot_sources, sdk);
  return model::choose_api_level(*code.program, calls, sdk, app_->input->merged_manifest().min_sdk);
}

}  // namespace antecede::cli

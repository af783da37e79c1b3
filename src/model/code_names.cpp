#include "model/code_names.h"

#include <algorithm>
#include <utility>

namespace antecede::model {

namespace {

OwnCode::Facts own_facts(const OriginalNames& names, CodeNames::App app) {
  for (std::string& component : app.components) component = names.original_class(component);
  return {std::move(app.own), std::move(app.package), std::move(app.components), std::move(app.artifacts)};
}

/// `META-INF/androidx.core_core.version` says that there is `androidx.core_core`.
std::vector<std::string> artifacts_of(const apk::AppInput& input) {
  constexpr std::string_view k_folder = "META-INF/", k_end = ".version";
  std::vector<std::string> result;
  for (const apk::AppSplit& split : input.splits()) {
    for (const apk::ZipEntry& entry : split.archive.entries()) {
      std::string_view name = entry.name;
      if (!name.starts_with(k_folder) || !name.ends_with(k_end)) continue;
      name.remove_prefix(k_folder.size());
      name.remove_suffix(k_end.size());
      if (name.find('/') == std::string_view::npos) result.emplace_back(name);
    }
  }
  std::ranges::sort(result);
  return result;
}

}  // namespace

CodeNames::App CodeNames::App::of(const apk::AppInput& input) {
  App app;
  app.artifacts = artifacts_of(input);
  if (!input.has_manifest()) return app;
  const apk::Manifest manifest = input.merged_manifest();
  app.package = manifest.package;
  if (!manifest.application.class_name.empty()) app.components.push_back(manifest.application.class_name);
  for (const apk::Component& component : manifest.components) app.components.push_back(component.implementation());
  return app;
}

CodeNames::CodeNames(const ir::LoadedProgram& code, App app)
    : code_(code),
      names_(*code.program, app.mapping),
      renaming_(code, app.mapping, app.components),
      canonical_(code, names_),
      own_(own_facts(names_, app)),
      meanings_(code_, names_, Contracts::built_in(), app.artifacts),
      origins_(code_, names_, own_, meanings_) {}

base::Origin CodeNames::origin(ir::ClassId id) const {
  return origins_.of(id);
}

base::Origin CodeNames::origin(std::string_view class_name) const {
  const ir::ClassId id = names_.find_class(class_name);
  if (id.valid()) return origin(id);
  return own_.origin(class_name);
}

const KnownLibrary* CodeNames::library(ir::ClassId id) const {
  return code_.is_boot(id) ? nullptr : own_.library(class_name(id));
}

}  // namespace antecede::model

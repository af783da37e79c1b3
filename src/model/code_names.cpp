#include "model/code_names.h"

#include <utility>

namespace antecede::model {

namespace {

OwnCode::Facts own_facts(const OriginalNames& names, CodeNames::App app) {
  for (std::string& component : app.components) component = names.original_class(component);
  return {std::move(app.own), std::move(app.package), std::move(app.components)};
}

}  // namespace

CodeNames::App CodeNames::App::of(const apk::AppInput& input) {
  App app;
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
      own_(own_facts(names_, std::move(app))),
      origins_(code_, names_, own_) {}

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

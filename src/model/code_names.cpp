#include "model/code_names.h"

#include <utility>

namespace antecede::model {

namespace {

OwnCode::Facts own_facts(const OriginalNames& names, CodeNames::App app) {
  for (std::string& component : app.components) component = names.original_class(component);
  return {std::move(app.own), std::move(app.package), std::move(app.components)};
}

}  // namespace

CodeNames::CodeNames(const ir::LoadedProgram& code, App app)
    : code_(code), names_(*code.program, app.mapping), own_(own_facts(names_, std::move(app))) {}

base::Origin CodeNames::origin(ir::ClassId id) const {
  if (code_.is_boot(id)) return base::Origin::Model;
  return own_.is_own(class_name(id)) ? base::Origin::Own : base::Origin::Library;
}

base::Origin CodeNames::origin(std::string_view class_name) const {
  const ir::ClassId id = names_.find_class(class_name);
  if (id.valid()) return origin(id);
  return own_.is_own(class_name) ? base::Origin::Own : base::Origin::Library;
}

const KnownLibrary* CodeNames::library(ir::ClassId id) const {
  return code_.is_boot(id) ? nullptr : own_.library(class_name(id));
}

std::string CodeNames::canonical_class(ir::ClassId) const {
  return {};
}
std::string CodeNames::canonical_method(ir::MethodId) const {
  return {};
}
bool CodeNames::is_renamed(ir::ClassId) const {
  return false;
}
bool CodeNames::is_renamed(ir::MethodId) const {
  return false;
}
bool CodeNames::is_renamed(ir::FieldId) const {
  return false;
}

}  // namespace antecede::model

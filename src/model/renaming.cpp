#include "model/renaming.h"

#include <algorithm>

#include "model/text.h"

namespace antecede::model {

namespace {

bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

/// `a`, `b0`, `aa`, `ab3`.
bool looks_given_to_member(std::string_view name) {
  if (name.empty() || name.size() > 3 || !is_lower(name[0])) return false;
  if (name.size() == 3) return (is_lower(name[1]) || is_digit(name[1])) && is_digit(name[2]);
  return name.size() == 1 || is_lower(name[1]) || is_digit(name[1]);
}

/// Packages may have capitals, too: `A0`.
bool looks_given_to_package(std::string_view package) {
  return !package.empty() && std::ranges::all_of(split(package, '.'), [](std::string_view part) {
    return !part.empty() && part.size() <= 2;
  });
}

/// The simple name, or that of a class around it.
bool has_part_that_looks_given(std::string_view simple_name) {
  return std::ranges::any_of(split(simple_name, '$'), looks_given_to_member);
}

std::string_view package_part(std::string_view class_name) {
  const size_t end = class_name.rfind('.');
  return end == std::string_view::npos ? std::string_view() : class_name.substr(0, end);
}

}  // namespace

Renaming::Renaming(const ir::LoadedProgram& code, const apk::Mapping* mapping,
                   const std::vector<std::string>& components)
    : code_(code), program_(*code.program), mapping_(mapping) {
  for (const std::string& component : components) kept_packages_.insert(std::string(package_part(component)));
}

bool Renaming::is_renamed(ir::ClassId id) const {
  return !is_covered(id) && looks_given(program_[id].type) && is_app_renamed();
}

bool Renaming::is_renamed(ir::MethodId id) const {
  const ir::Symbols& symbols = program_.symbols();
  const ir::MethodRef& ref = symbols.method(program_[id].ref);
  const ir::Proto& proto = symbols.proto(ref.proto);
  if (is_covered(program_[id].owner)) return false;
  const bool looks = looks_given_to_member(symbols.text(ref.name)) || looks_given(ref.owner) ||
                     looks_given(proto.return_type) ||
                     std::ranges::any_of(proto.parameters, [this](ir::TypeId type) { return looks_given(type); });
  return looks && is_app_renamed();
}

bool Renaming::is_renamed(ir::FieldId id) const {
  const ir::FieldRef& ref = program_.symbols().field(program_[id].ref);
  if (is_covered(program_[id].owner)) return false;
  return (looks_given_to_member(program_.symbols().text(ref.name)) || looks_given(ref.owner)) && is_app_renamed();
}

/// Nothing of ours is renamed, and what the mapping knows has its original name.
bool Renaming::is_covered(ir::ClassId owner) const {
  return code_.is_boot(owner) || (mapping_ && mapping_->contains_class(program_.class_name(owner)));
}

bool Renaming::looks_given(ir::TypeId type) const {
  const ir::Symbols& symbols = program_.symbols();
  while (symbols.type(type).is_array()) type = symbols.type(type).element;
  const ir::ClassId id = program_.find_class(type);
  return id.valid() && !is_covered(id) && looks_given_by_name(program_.class_name(id));
}

bool Renaming::looks_given_by_name(std::string_view class_name) const {
  const std::string_view package = package_part(class_name);
  const std::string_view simple = package.empty() ? class_name : class_name.substr(package.size() + 1);
  if (has_part_that_looks_given(simple)) return true;
  return looks_given_to_package(package) && !kept_packages_.contains(package);
}

bool Renaming::is_app_renamed() const {
  std::call_once(asked_, [this] {
    size_t all = 0, given = 0;
    for (size_t i = 0; i < program_.classes().size(); ++i) {
      if (code_.is_boot(ir::ClassId(i))) continue;
      ++all;
      given += looks_given_by_name(program_.class_name(ir::ClassId(i)));
    }
    app_renamed_ = given * 3 >= all || (given * 10 >= all && has_mark());
  });
  return app_renamed_;
}

/// R8 writes how it was called into every DEX file.
bool Renaming::has_mark() const {
  const ir::Symbols& symbols = program_.symbols();
  for (size_t i = 0; i < symbols.string_count(); ++i)
    if (symbols.text(ir::StringId(i)).starts_with("~~R8{")) return true;
  return false;
}

}  // namespace antecede::model

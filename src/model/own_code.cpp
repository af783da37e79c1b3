#include "model/own_code.h"

#include <algorithm>
#include <utility>

#include "model/code_origins.h"

namespace antecede::model {

namespace {

/// Whether the class is what the prefix says, inside of it, or in a package below it.
bool lies_in(std::string_view class_name, std::string_view prefix) {
  if (prefix.empty() || !class_name.starts_with(prefix)) return false;
  if (class_name.size() == prefix.size() || prefix.ends_with('.')) return true;
  return class_name[prefix.size()] == '.' || class_name[prefix.size()] == '$';
}

bool lies_in_any(std::string_view class_name, const std::vector<std::string>& prefixes) {
  return std::ranges::any_of(prefixes, [&](const std::string& prefix) { return lies_in(class_name, prefix); });
}

/// Empty for a package of one word: `com` is nobody's.
std::string package_of_component(std::string_view class_name) {
  const size_t end = class_name.rfind('.');
  if (end == std::string_view::npos) return {};
  const std::string_view package = class_name.substr(0, end);
  return package.find('.') == std::string_view::npos ? std::string() : std::string(package);
}

/// The package that the name of an artifact begins with; empty if it has none (`kotlinx_coroutines_core`).
std::string group_of(std::string_view artifact) {
  const std::string_view group = artifact.substr(0, artifact.find('_'));
  return group.size() == artifact.size() || group.find('.') == std::string_view::npos ? std::string() : std::string(group);
}

}  // namespace

OwnCode::OwnCode(Facts facts) : libraries_(KnownLibraries::built_in()), prefixes_(std::move(facts.prefixes)) {
  for (const std::string& artifact : facts.artifacts) {
    std::string group = group_of(artifact);
    // Who publishes libraries may have an app, too, in the same package.
    if (!group.empty() && !lies_in(facts.package, group)) groups_.push_back(std::move(group));
  }
  packages_.push_back(std::move(facts.package));
  for (const std::string& component : facts.components)
    if (!is_library(component)) packages_.push_back(package_of_component(component));
  std::erase(packages_, "");
  std::ranges::sort(packages_);
  packages_.erase(std::unique(packages_.begin(), packages_.end()), packages_.end());
  for (const std::string& package : packages_) roots_.push_back(package_root(package + "."));
  std::erase(roots_, "");
}

bool OwnCode::is_library(std::string_view class_name) const {
  return libraries_.find(class_name) || lies_in_any(class_name, groups_);
}

base::Origin OwnCode::origin(std::string_view class_name) const {
  using base::Origin;
  if (!prefixes_.empty()) return lies_in_any(class_name, prefixes_) ? Origin::Own : Origin::Library;
  if (lies_in_any(class_name, packages_)) return Origin::Own;
  if (is_library(class_name)) return Origin::Library;
  return packages_.empty() || lies_in_any(class_name, roots_) ? Origin::Own : Origin::Unknown;
}

const KnownLibrary* OwnCode::library(std::string_view class_name) const {
  return origin(class_name) == base::Origin::Library ? libraries_.find(class_name) : nullptr;
}

}  // namespace antecede::model

#include "model/own_code.h"

#include <algorithm>
#include <utility>

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

}  // namespace

OwnCode::OwnCode(Facts facts) : libraries_(KnownLibraries::built_in()), prefixes_(std::move(facts.prefixes)) {
  packages_.push_back(std::move(facts.package));
  for (const std::string& component : facts.components)
    if (!libraries_.find(component)) packages_.push_back(package_of_component(component));
  std::erase(packages_, "");
  std::ranges::sort(packages_);
  packages_.erase(std::unique(packages_.begin(), packages_.end()), packages_.end());
}

bool OwnCode::is_own(std::string_view class_name) const {
  if (!prefixes_.empty()) return lies_in_any(class_name, prefixes_);
  return lies_in_any(class_name, packages_) || !libraries_.find(class_name);
}

const KnownLibrary* OwnCode::library(std::string_view class_name) const {
  return is_own(class_name) ? nullptr : libraries_.find(class_name);
}

}  // namespace antecede::model

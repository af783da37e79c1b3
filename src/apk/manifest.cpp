#include "apk/manifest.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>

#include "apk/manifest_attributes.h"
#include "apk/manifest_component.h"

namespace antecede::apk {

namespace {

using base::bad_input;
using base::Result;
using base::Status;
using namespace manifest_attribute;

std::string plain_text(const XmlElement& element, std::string_view name) {
  const XmlAttribute* found = element.find_plain(name);
  if (!found) return {};
  return found->value.type == Value::Type::String ? found->value.text : found->raw_text;
}

Status parse_identity(const XmlElement& root, Manifest& manifest) {
  manifest.package = plain_text(root, "package");
  if (manifest.package.empty()) return bad_input("<manifest> does not name a package");
  manifest.split_name = plain_text(root, "split");
  manifest.is_feature_split = flag_of(root, k_is_feature_split).value_or(false);
  const uint32_t minor = static_cast<uint32_t>(integer_of(root, k_version_code).value_or(0));
  const uint32_t major = static_cast<uint32_t>(integer_of(root, k_version_code_major).value_or(0));
  manifest.version_code = uint64_t(major) << 32 | minor;
  manifest.version_name = value_of(root, k_version_name);
  manifest.shared_user_id = text_of(root, k_shared_user_id);
  return {};
}

/// A version may also be the code name of a preview (text); that counts as none.
std::optional<uint32_t> sdk_version(const XmlElement& element, const AndroidAttribute& key) {
  const std::optional<int32_t> number = integer_of(element, key);
  if (!number || *number < 0) return std::nullopt;
  return static_cast<uint32_t>(*number);
}

void parse_sdk(const XmlElement& element, Manifest& manifest) {
  manifest.min_sdk = sdk_version(element, k_min_sdk).value_or(manifest.min_sdk);
  manifest.target_sdk = sdk_version(element, k_target_sdk).value_or(manifest.min_sdk);
  manifest.max_sdk = sdk_version(element, k_max_sdk);
}

void parse_application_attributes(const XmlElement& element, Manifest& manifest) {
  Application& application = manifest.application;
  application.class_name = full_class_name(manifest.package, text_of(element, k_name));
  application.component_factory = full_class_name(manifest.package, text_of(element, k_component_factory));
  application.process = full_process_name(manifest.package, text_of(element, k_process), manifest.package);
  application.permission = text_of(element, k_permission);
  if (find(element, k_task_affinity)) application.task_affinity = text_of(element, k_task_affinity);
  application.enabled = flag_of(element, k_enabled);
  application.debuggable = flag_of(element, k_debuggable);
  application.has_code = flag_of(element, k_has_code);
  application.large_heap = flag_of(element, k_large_heap);
  application.back_callback = flag_of(element, k_back_callback);
  application.label = value_of(element, k_label);
  application.icon = value_of(element, k_icon);
  application.theme = value_of(element, k_theme);
}

/// An alias runs as its target does.
void inherit_from_target(Component& alias, const Component& target) {
  alias.process = target.process;
  alias.task_affinity = target.task_affinity;
  alias.launch_mode = target.launch_mode;
  alias.config_changes = target.config_changes;
  alias.screen_orientation = target.screen_orientation;
  if (alias.theme.type == Value::Type::Null) alias.theme = target.theme;
  if (alias.label.type == Value::Type::Null) alias.label = target.label;
}

void complete_aliases(Manifest& manifest) {
  std::unordered_map<std::string_view, const Component*> activities;
  for (const Component& component : manifest.components) {
    if (component.kind == Component::Kind::Activity) activities.try_emplace(component.class_name, &component);
  }
  for (Component& component : manifest.components) {
    if (component.kind != Component::Kind::ActivityAlias) continue;
    const auto target = activities.find(component.target_class);
    if (target != activities.end()) inherit_from_target(component, *target->second);
  }
}

void parse_application(const XmlElement& element, Manifest& manifest) {
  if (std::exchange(manifest.has_application, true)) return;  // Android reads the first one only.
  parse_application_attributes(element, manifest);
  for (const XmlElement& child : element.children) {
    if (child.name == "meta-data") manifest.application.meta_data.push_back(parse_meta_data(child));
    const std::optional<Component::Kind> kind = component_kind(child.name);
    if (!kind) continue;
    Component component = parse_component(child, *kind, manifest);
    if (!component.class_name.empty()) manifest.components.push_back(std::move(component));
  }
  complete_aliases(manifest);
}

void parse_other(const XmlElement& element, Manifest& manifest) {
  if (element.name == "uses-permission" || element.name == "uses-permission-sdk-23") {
    manifest.permissions.push_back(text_of(element, k_name));
  }
  if (element.name == "instrumentation") {
    manifest.instrumentation.push_back(
        {full_class_name(manifest.package, text_of(element, k_name)), text_of(element, k_target_package)});
  }
}

}  // namespace

bool IntentFilter::has_action(std::string_view action) const {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

bool IntentFilter::has_category(std::string_view category) const {
  return std::find(categories.begin(), categories.end(), category) != categories.end();
}

bool IntentFilter::is_launcher() const {
  return has_action("android.intent.action.MAIN") && has_category("android.intent.category.LAUNCHER");
}

bool Component::is_launcher() const {
  return std::any_of(intent_filters.begin(), intent_filters.end(),
                     [](const IntentFilter& filter) { return filter.is_launcher(); });
}

const Component* Manifest::find_component(std::string_view class_name) const {
  const auto found = std::find_if(components.begin(), components.end(),
                                  [&](const Component& component) { return component.class_name == class_name; });
  return found == components.end() ? nullptr : &*found;
}

Result<Manifest> parse_manifest(const XmlDocument& document) {
  const XmlElement& root = document.root;
  if (root.name != "manifest") return bad_input(fmt::format("the root element is <{}>, not <manifest>", root.name));
  Manifest manifest;
  ANTECEDE_CHECK(parse_identity(root, manifest));
  manifest.application.process = manifest.package;
  manifest.application.task_affinity = manifest.package;
  // The versions first: what components default to depends on them, and they may be written last.
  for (const XmlElement& child : root.children) {
    if (child.name == "uses-sdk") parse_sdk(child, manifest);
  }
  for (const XmlElement& child : root.children) {
    if (child.name == "application") parse_application(child, manifest);
    parse_other(child, manifest);
  }
  return manifest;
}

void merge_split_manifest(Manifest& base, const Manifest& split) {
  std::unordered_set<std::string> known;
  for (const Component& component : base.components) known.insert(component.class_name);
  for (const Component& component : split.components) {
    if (known.insert(component.class_name).second) base.components.push_back(component);
  }
  std::unordered_set<std::string> granted(base.permissions.begin(), base.permissions.end());
  for (const std::string& permission : split.permissions) {
    if (granted.insert(permission).second) base.permissions.push_back(permission);
  }
  const std::vector<MetaData>& added = split.application.meta_data;
  base.application.meta_data.insert(base.application.meta_data.end(), added.begin(), added.end());
}

const char* component_kind_name(Component::Kind kind) {
  switch (kind) {
    case Component::Kind::Activity: return "activity";
    case Component::Kind::ActivityAlias: return "activity-alias";
    case Component::Kind::Service: return "service";
    case Component::Kind::Receiver: return "receiver";
    case Component::Kind::Provider: return "provider";
  }
  return "";
}

}  // namespace antecede::apk

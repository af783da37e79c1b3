#include "apk/manifest_component.h"

#include <algorithm>
#include <string>
#include <utility>

#include "apk/manifest_attributes.h"

namespace antecede::apk {

namespace {

using namespace manifest_attribute;

/// Until this version of the SDK providers were exported unless they said otherwise.
constexpr uint32_t k_providers_not_exported_sdk = 17;

IntentData parse_data(const XmlElement& element) {
  return {.scheme = text_of(element, k_scheme),
          .host = text_of(element, k_host),
          .port = text_of(element, k_port),
          .path = text_of(element, k_path),
          .path_prefix = text_of(element, k_path_prefix),
          .path_pattern = text_of(element, k_path_pattern),
          .mime_type = text_of(element, k_mime_type)};
}

IntentFilter parse_intent_filter(const XmlElement& element) {
  IntentFilter filter;
  filter.priority = integer_of(element, k_priority).value_or(0);
  for (const XmlElement& child : element.children) {
    if (child.name == "action") filter.actions.push_back(text_of(child, k_name));
    if (child.name == "category") filter.categories.push_back(text_of(child, k_name));
    if (child.name == "data") filter.data.push_back(parse_data(child));
  }
  return filter;
}

std::vector<std::string> split_authorities(const Value& value) {
  std::vector<std::string> authorities;
  if (value.type != Value::Type::String) return authorities;
  for (size_t start = 0; start < value.text.size();) {
    const size_t end = std::min(value.text.find(';', start), value.text.size());
    if (end > start) authorities.push_back(value.text.substr(start, end - start));
    start = end + 1;
  }
  return authorities;
}

Component::LaunchMode launch_mode(int32_t stored) {
  using Mode = Component::LaunchMode;
  switch (stored) {
    case 1: return Mode::SingleTop;
    case 2: return Mode::SingleTask;
    case 3: return Mode::SingleInstance;
    case 4: return Mode::SingleInstancePerTask;
    default: return Mode::Standard;
  }
}

void parse_activity_attributes(const XmlElement& element, const Manifest& manifest, Component& component) {
  const bool has_affinity = find(element, k_task_affinity) != nullptr;
  component.task_affinity = has_affinity ? text_of(element, k_task_affinity) : manifest.application.task_affinity;
  component.parent_activity = full_class_name(manifest.package, text_of(element, k_parent_activity));
  component.launch_mode = launch_mode(integer_of(element, k_launch_mode).value_or(0));
  component.config_changes = static_cast<uint32_t>(integer_of(element, k_config_changes).value_or(0));
  component.screen_orientation = integer_of(element, k_screen_orientation).value_or(-1);
}

void parse_provider_attributes(const XmlElement& element, Component& component) {
  const auto or_common = [&](const AndroidAttribute& key) {
    return find(element, key) ? text_of(element, key) : component.permission;
  };
  component.read_permission = or_common(k_read_permission);
  component.write_permission = or_common(k_write_permission);
  component.grants_uris = flag_of(element, k_grant_uri_permissions).value_or(false);
  component.init_order = integer_of(element, k_init_order).value_or(0);
}

void parse_children(const XmlElement& element, Component& component) {
  for (const XmlElement& child : element.children) {
    if (child.name == "intent-filter") component.intent_filters.push_back(parse_intent_filter(child));
    if (child.name == "meta-data") component.meta_data.push_back(parse_meta_data(child));
    // Single paths that may be shared make the provider one that grants.
    if (child.name == "grant-uri-permission") component.grants_uris = true;
  }
}

}  // namespace

std::optional<Component::Kind> component_kind(std::string_view element_name) {
  if (element_name == "activity") return Component::Kind::Activity;
  if (element_name == "activity-alias") return Component::Kind::ActivityAlias;
  if (element_name == "service") return Component::Kind::Service;
  if (element_name == "receiver") return Component::Kind::Receiver;
  if (element_name == "provider") return Component::Kind::Provider;
  return std::nullopt;
}

MetaData parse_meta_data(const XmlElement& element) {
  return {text_of(element, k_name), value_of(element, k_value), value_of(element, k_resource)};
}

Component parse_component(const XmlElement& element, Component::Kind kind, const Manifest& manifest) {
  Component component;
  component.kind = kind;
  component.line = element.line;
  component.split_name = manifest.split_name;
  component.class_name = full_class_name(manifest.package, text_of(element, k_name));
  component.target_class = full_class_name(manifest.package, text_of(element, k_target_activity));
  component.process = full_process_name(manifest.package, text_of(element, k_process), manifest.application.process);
  const bool has_permission = find(element, k_permission) != nullptr;
  component.permission = has_permission ? text_of(element, k_permission) : manifest.application.permission;
  component.enabled = flag_of(element, k_enabled);
  component.exported = flag_of(element, k_exported);
  component.label = value_of(element, k_label);
  component.icon = value_of(element, k_icon);
  component.theme = value_of(element, k_theme);
  component.back_callback = flag_of(element, k_back_callback);
  component.authorities_value = value_of(element, k_authorities);
  component.authorities = split_authorities(component.authorities_value);
  parse_activity_attributes(element, manifest, component);
  parse_provider_attributes(element, component);
  parse_children(element, component);
  component.exported_by_default = kind == Component::Kind::Provider
                                      ? manifest.target_sdk < k_providers_not_exported_sdk
                                      : !component.intent_filters.empty();
  return component;
}

}  // namespace antecede::apk

#pragma once

#include <optional>
#include <string_view>

#include "apk/manifest.h"
#include "apk/xml.h"

namespace antecede::apk {

/// Which kind of component an element of `<application>` declares, if any.
std::optional<Component::Kind> component_kind(std::string_view element_name);

/// Reads one component. `manifest` already has its package, SDK versions and the attributes of the
/// application.
Component parse_component(const XmlElement& element, Component::Kind kind, const Manifest& manifest);

MetaData parse_meta_data(const XmlElement& element);

}  // namespace antecede::apk

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "apk/manifest.h"
#include "apk/xml.h"
#include "apk/xml_attributes.h"

namespace antecede::apk {

/// The attributes of the manifest we read, with their numbers in the public SDK.
namespace manifest_attribute {
inline constexpr AndroidAttribute k_theme{0x01010000, "theme"};
inline constexpr AndroidAttribute k_label{0x01010001, "label"};
inline constexpr AndroidAttribute k_icon{0x01010002, "icon"};
inline constexpr AndroidAttribute k_name{0x01010003, "name"};
inline constexpr AndroidAttribute k_permission{0x01010006, "permission"};
inline constexpr AndroidAttribute k_read_permission{0x01010007, "readPermission"};
inline constexpr AndroidAttribute k_write_permission{0x01010008, "writePermission"};
inline constexpr AndroidAttribute k_shared_user_id{0x0101000b, "sharedUserId"};
inline constexpr AndroidAttribute k_has_code{0x0101000c, "hasCode"};
inline constexpr AndroidAttribute k_enabled{0x0101000e, "enabled"};
inline constexpr AndroidAttribute k_debuggable{0x0101000f, "debuggable"};
inline constexpr AndroidAttribute k_exported{0x01010010, "exported"};
inline constexpr AndroidAttribute k_process{0x01010011, "process"};
inline constexpr AndroidAttribute k_task_affinity{0x01010012, "taskAffinity"};
inline constexpr AndroidAttribute k_authorities{0x01010018, "authorities"};
inline constexpr AndroidAttribute k_init_order{0x0101001a, "initOrder"};
inline constexpr AndroidAttribute k_grant_uri_permissions{0x0101001b, "grantUriPermissions"};
inline constexpr AndroidAttribute k_priority{0x0101001c, "priority"};
inline constexpr AndroidAttribute k_launch_mode{0x0101001d, "launchMode"};
inline constexpr AndroidAttribute k_screen_orientation{0x0101001e, "screenOrientation"};
inline constexpr AndroidAttribute k_config_changes{0x0101001f, "configChanges"};
inline constexpr AndroidAttribute k_target_package{0x01010021, "targetPackage"};
inline constexpr AndroidAttribute k_value{0x01010024, "value"};
inline constexpr AndroidAttribute k_resource{0x01010025, "resource"};
inline constexpr AndroidAttribute k_mime_type{0x01010026, "mimeType"};
inline constexpr AndroidAttribute k_scheme{0x01010027, "scheme"};
inline constexpr AndroidAttribute k_host{0x01010028, "host"};
inline constexpr AndroidAttribute k_port{0x01010029, "port"};
inline constexpr AndroidAttribute k_path{0x0101002a, "path"};
inline constexpr AndroidAttribute k_path_prefix{0x0101002b, "pathPrefix"};
inline constexpr AndroidAttribute k_path_pattern{0x0101002c, "pathPattern"};
inline constexpr AndroidAttribute k_target_activity{0x01010202, "targetActivity"};
inline constexpr AndroidAttribute k_min_sdk{0x0101020c, "minSdkVersion"};
inline constexpr AndroidAttribute k_version_code{0x0101021b, "versionCode"};
inline constexpr AndroidAttribute k_version_name{0x0101021c, "versionName"};
inline constexpr AndroidAttribute k_target_sdk{0x01010270, "targetSdkVersion"};
inline constexpr AndroidAttribute k_max_sdk{0x01010271, "maxSdkVersion"};
inline constexpr AndroidAttribute k_large_heap{0x0101035a, "largeHeap"};
inline constexpr AndroidAttribute k_parent_activity{0x010103a7, "parentActivityName"};
inline constexpr AndroidAttribute k_is_feature_split{0x0101055b, "isFeatureSplit"};
inline constexpr AndroidAttribute k_version_code_major{0x01010576, "versionCodeMajor"};
inline constexpr AndroidAttribute k_component_factory{0x0101057a, "appComponentFactory"};
inline constexpr AndroidAttribute k_back_callback{0x0101066c, "enableOnBackInvokedCallback"};
}  // namespace manifest_attribute

/// The attribute, by number first; a manifest written without the namespace is understood too. Null if
/// absent.
const XmlAttribute* find(const XmlElement& element, const AndroidAttribute& key);

/// Its text: a string, or what the source said where the compiler made a number of it. Empty if absent.
std::string text_of(const XmlElement& element, const AndroidAttribute& key);
/// Its value as stored; of type Null if absent.
Value value_of(const XmlElement& element, const AndroidAttribute& key);
/// Its value as a number (decimal text is understood); nothing if it is absent or something else.
std::optional<int32_t> integer_of(const XmlElement& element, const AndroidAttribute& key);
Flag flag_of(const XmlElement& element, const AndroidAttribute& key);

/// `.Main` and `Main` in package `a.b` are `a.b.Main`; `x.Main` is itself. Nothing stays nothing.
std::string full_class_name(const std::string& package, const std::string& name);
/// `:remote` in package `a.b` is `a.b:remote`; nothing is `otherwise`.
std::string full_process_name(const std::string& package, const std::string& name, const std::string& otherwise);

}  // namespace antecede::apk

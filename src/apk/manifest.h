#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apk/xml.h"
#include "base/error.h"

namespace antecede::apk {

/// A yes-or-no attribute: absent, written out, or a reference (`@bool/x`) that only the resources can answer.
struct Flag {
  std::optional<bool> known;  ///< Set if written out.
  Value value;                ///< As written; of type Null if absent.

  bool is_absent() const { return !known && value.type == Value::Type::Null; }
  bool value_or(bool otherwise) const { return known.value_or(otherwise); }
};

/// `<meta-data>`: a name with a value (`android:value`) or a resource (`android:resource`).
struct MetaData {
  std::string name;
  Value value;
  Value resource;
};

/// `<data>` of an intent filter. Empty strings are absent.
struct IntentData {
  std::string scheme;
  std::string host;
  std::string port;
  std::string path;
  std::string path_prefix;
  std::string path_pattern;
  std::string mime_type;
};

/// `<intent-filter>`: which intents start or reach a component.
struct IntentFilter {
  std::vector<std::string> actions;
  std::vector<std::string> categories;
  std::vector<IntentData> data;
  int32_t priority = 0;

  bool has_action(std::string_view action) const;
  bool has_category(std::string_view category) const;
  /// MAIN and LAUNCHER: an icon on the home screen.
  bool is_launcher() const;
};

/// One activity, alias, service, receiver or provider that the manifest declares.
struct Component {
  enum class Kind : uint8_t { Activity, ActivityAlias, Service, Receiver, Provider };
  enum class LaunchMode : uint8_t { Standard, SingleTop, SingleTask, SingleInstance, SingleInstancePerTask };

  Kind kind = Kind::Activity;
  std::string class_name;     ///< Full and dotted. Of an alias: its own name, for which there is no class.
  std::string target_class;   ///< Of an alias: the activity it stands for. Else empty.
  std::string process;        ///< Full name, the application's where it has none of its own.
  std::string permission;     ///< Else the application's.
  std::string task_affinity;  ///< The package where none is given. May be empty: no affinity.
  std::string parent_activity;
  std::string split_name;  ///< The feature split it comes from; empty for the base.
  Flag enabled;
  Flag exported;
  bool exported_by_default = false;  ///< What holds where `exported` is absent.
  LaunchMode launch_mode = LaunchMode::Standard;
  uint32_t config_changes = 0;      ///< As stored: the changes it handles itself.
  int32_t screen_orientation = -1;  ///< As stored; -1 is unspecified.
  Flag back_callback;               ///< `enableOnBackInvokedCallback`; where absent, the application's.
  Value label;
  Value icon;
  Value theme;
  std::string read_permission;   ///< Of a provider: else `permission`.
  std::string write_permission;  ///< Of a provider: else `permission`.
  bool grants_uris = false;      ///< Of a provider: whether it lets others see single contents (`grantUriPermissions`).
  int32_t init_order = 0;        ///< Of a provider: those with higher numbers are made first.
  Value authorities_value;               ///< Of a provider, as written: may be a reference.
  std::vector<std::string> authorities;  ///< Of a provider, where written out.
  std::vector<IntentFilter> intent_filters;
  std::vector<MetaData> meta_data;
  uint32_t line = 0;

  /// The class that runs: the target of an alias, else its own.
  const std::string& implementation() const { return kind == Kind::ActivityAlias ? target_class : class_name; }
  bool is_exported() const { return exported.value_or(exported_by_default); }
  bool is_launcher() const;
};

/// `<instrumentation>`: a class that runs tests of another package.
struct Instrumentation {
  std::string class_name;
  std::string target_package;
};

/// `<application>`.
struct Application {
  std::string class_name;         ///< Full and dotted; empty if the framework's own is used.
  std::string component_factory;  ///< Full and dotted; empty if none.
  std::string process;            ///< Full name; the package where none is given.
  std::string permission;
  std::string task_affinity;
  Flag enabled;
  Flag debuggable;
  Flag has_code;
  Flag large_heap;
  Flag back_callback;  ///< `enableOnBackInvokedCallback`.
  Value label;
  Value icon;
  Value theme;
  std::vector<MetaData> meta_data;
};

/// What AndroidManifest.xml says, as far as the analyses need it.
///
/// Made by `parse_manifest` from the compiled document. Names of classes and processes are full; what may be
/// a reference into the resources stays a `Value`. Elements we do not know are ignored, as Android does.
struct Manifest {
  std::string package;
  std::string split_name;  ///< Of a split APK; empty for the base.
  bool is_feature_split = false;
  uint64_t version_code = 0;
  Value version_name;
  uint32_t min_sdk = 1;
  uint32_t target_sdk = 1;  ///< `min_sdk` where none is given.
  std::optional<uint32_t> max_sdk;
  std::string shared_user_id;
  bool has_application = false;
  Application application;
  std::vector<Component> components;     ///< In document order.
  std::vector<std::string> permissions;  ///< `<uses-permission>`, in document order.
  std::vector<Instrumentation> instrumentation;

  /// The component whose class (or alias name) this is, else null.
  const Component* find_component(std::string_view class_name) const;
};

/// Reads the manifest out of its document. Fails if the root is not `<manifest>` or the package is missing.
base::Result<Manifest> parse_manifest(const XmlDocument& document);

/// Adds to the base manifest what a split's manifest declares: components, permissions, meta-data.
///
/// A component that is already there stays as it is. Packages must be equal; the caller checks that.
void merge_split_manifest(Manifest& base, const Manifest& split);

const char* component_kind_name(Component::Kind kind);

}  // namespace antecede::apk

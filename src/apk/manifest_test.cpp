#include "apk/manifest.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apk/testing_compiled_xml.h"

namespace antecede::apk {
namespace {

using testing::element;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::manifest_element;
using testing::text_attribute;
using testing::typed_attribute;

XmlAttribute name(std::string text) {
  return text_attribute(0x01010003, "name", std::move(text));
}
XmlAttribute integer(uint32_t id, std::string attribute, uint32_t number) {
  return typed_attribute(id, std::move(attribute), Value::Type::Integer, 0x10, number);
}
XmlAttribute boolean(uint32_t id, std::string attribute, bool on) {
  return typed_attribute(id, std::move(attribute), Value::Type::Boolean, 0x12, on ? UINT32_MAX : 0);
}
XmlAttribute reference(uint32_t id, std::string attribute, uint32_t resource) {
  return typed_attribute(id, std::move(attribute), Value::Type::Reference, 0x01, resource);
}
XmlElement filter(const std::string& action, const std::string& category = {}) {
  XmlElement made = element("intent-filter", {}, {element("action", {name(action)})});
  if (!category.empty()) made.children.push_back(element("category", {name(category)}));
  return made;
}

Manifest parse(XmlElement root) {
  base::Result<Manifest> manifest = parse_manifest(XmlDocument{std::move(root)});
  EXPECT_TRUE(manifest) << manifest.error().message;
  return manifest ? *manifest : Manifest();
}

/// The only component of an app that declares just this one.
Component parse_one(XmlElement component, uint32_t target_sdk = 30) {
  XmlElement sdk = element("uses-sdk", {integer(0x01010270, "targetSdkVersion", target_sdk)});
  const Manifest manifest =
      parse(manifest_element("com.x", {}, {element("application", {}, {std::move(component)}), std::move(sdk)}));
  EXPECT_EQ(manifest.components.size(), 1u);
  return manifest.components.empty() ? Component() : manifest.components[0];
}

TEST(Manifest, ReadsIdentityAndVersions) {
  XmlElement root = manifest_element(
      "com.x", {},
      {element("uses-sdk", {integer(0x0101020c, "minSdkVersion", 21), integer(0x01010270, "targetSdkVersion", 33),
                            integer(0x01010271, "maxSdkVersion", 34)}),
       element("uses-permission", {name("android.permission.INTERNET")}), element("something-unknown"),
       element("instrumentation", {name(".Runner"), text_attribute(0x01010021, "targetPackage", "com.y")})});
  root.attributes.push_back(integer(0x0101021b, "versionCode", 7));
  root.attributes.push_back(integer(0x01010576, "versionCodeMajor", 1));
  root.attributes.push_back(reference(0x0101021c, "versionName", 0x7f010000));
  const Manifest manifest = parse(std::move(root));
  EXPECT_EQ(manifest.package, "com.x");
  EXPECT_EQ(manifest.version_code, 0x100000007u);
  EXPECT_TRUE(manifest.version_name.is_reference());
  EXPECT_EQ(manifest.min_sdk, 21u);
  EXPECT_EQ(manifest.target_sdk, 33u);
  EXPECT_EQ(manifest.max_sdk, 34u);
  EXPECT_THAT(manifest.permissions, ElementsAre("android.permission.INTERNET"));
  ASSERT_EQ(manifest.instrumentation.size(), 1u);
  EXPECT_EQ(manifest.instrumentation[0].class_name, "com.x.Runner");
  EXPECT_EQ(manifest.instrumentation[0].target_package, "com.y");
  EXPECT_FALSE(manifest.has_application);
}

TEST(Manifest, TargetVersionDefaultsToTheMinimum) {
  const Manifest manifest =
      parse(manifest_element("com.x", {}, {element("uses-sdk", {integer(0x0101020c, "minSdkVersion", 14)})}));
  EXPECT_EQ(manifest.target_sdk, 14u);
  EXPECT_EQ(parse(manifest_element("com.x")).target_sdk, 1u);
}

TEST(Manifest, ExpandsClassNames) {
  EXPECT_EQ(parse_one(element("activity", {name(".Main")})).class_name, "com.x.Main");
  EXPECT_EQ(parse_one(element("activity", {name("Main")})).class_name, "com.x.Main");
  EXPECT_EQ(parse_one(element("activity", {name("org.y.Main")})).class_name, "org.y.Main");
  EXPECT_EQ(parse_one(element("activity", {name(".ui.Main")})).class_name, "com.x.ui.Main");
}

TEST(Manifest, ReadsTheApplication) {
  XmlElement application =
      element("application",
              {name(".App"), text_attribute(0x01010011, "process", ":main"), boolean(0x0101000f, "debuggable", true)},
              {element("meta-data", {name("key"), integer(0x01010024, "value", 5)})});
  const Manifest manifest = parse(manifest_element("com.x", {}, {std::move(application)}));
  EXPECT_EQ(manifest.application.class_name, "com.x.App");
  EXPECT_EQ(manifest.application.process, "com.x:main");
  EXPECT_EQ(manifest.application.debuggable.known, true);
  EXPECT_TRUE(manifest.application.enabled.is_absent());
  ASSERT_EQ(manifest.application.meta_data.size(), 1u);
  EXPECT_EQ(manifest.application.meta_data[0].value.data, 5u);
}

TEST(Manifest, FindsTheLauncher) {
  const Component launcher = parse_one(element(
      "activity", {name(".Main")}, {filter("android.intent.action.MAIN", "android.intent.category.LAUNCHER")}));
  EXPECT_TRUE(launcher.is_launcher());
  EXPECT_TRUE(launcher.is_exported());
  const Component main_only = parse_one(element("activity", {name(".Main")}, {filter("android.intent.action.MAIN")}));
  EXPECT_FALSE(main_only.is_launcher());
}

TEST(Manifest, KnowsWhatIsExportedByDefault) {
  EXPECT_FALSE(parse_one(element("service", {name(".S")})).is_exported());
  EXPECT_TRUE(parse_one(element("service", {name(".S")}, {filter("x")})).is_exported());
  EXPECT_FALSE(parse_one(element("service", {name(".S"), boolean(0x01010010, "exported", false)}, {filter("x")}))
                   .is_exported());
  EXPECT_TRUE(parse_one(element("provider", {name(".P")}), 16).is_exported());
  EXPECT_FALSE(parse_one(element("provider", {name(".P")}), 17).is_exported());
}

TEST(Manifest, KeepsReferencesInFlags) {
  const Component component =
      parse_one(element("receiver", {name(".R"), reference(0x0101000e, "enabled", 0x7f020003)}));
  EXPECT_FALSE(component.enabled.known);
  EXPECT_FALSE(component.enabled.is_absent());
  EXPECT_EQ(component.enabled.value.data, 0x7f020003u);
  EXPECT_TRUE(component.enabled.value_or(true));
}

TEST(Manifest, ReadsActivities) {
  const Component component = parse_one(element(
      "activity",
      {name(".Main"), integer(0x0101001d, "launchMode", 2), integer(0x0101001e, "screenOrientation", 1),
       typed_attribute(0x0101001f, "configChanges", Value::Type::Hexadecimal, 0x11, 0x4a0),
       text_attribute(0x01010012, "taskAffinity", ""), text_attribute(0x010103a7, "parentActivityName", ".Up"),
       text_attribute(0x01010006, "permission", "p")}));
  EXPECT_EQ(component.launch_mode, Component::LaunchMode::SingleTask);
  EXPECT_EQ(component.screen_orientation, 1);
  EXPECT_EQ(component.config_changes, 0x4a0u);
  EXPECT_EQ(component.task_affinity, "");
  EXPECT_EQ(component.parent_activity, "com.x.Up");
  EXPECT_EQ(component.permission, "p");
  EXPECT_EQ(component.process, "com.x");
  EXPECT_EQ(parse_one(element("activity", {name(".Main")})).task_affinity, "com.x");
}

TEST(Manifest, ReadsIntentFilters) {
  XmlElement made = filter("view", "browse");
  made.attributes.push_back(integer(0x0101001c, "priority", static_cast<uint32_t>(-3)));
  made.children.push_back(element(
      "data", {text_attribute(0x01010027, "scheme", "https"), text_attribute(0x01010028, "host", "x.org"),
               text_attribute(0x0101002b, "pathPrefix", "/a"), text_attribute(0x01010026, "mimeType", "text/*")}));
  const Component component = parse_one(element("activity", {name(".Main")}, {made}));
  ASSERT_EQ(component.intent_filters.size(), 1u);
  const IntentFilter& read = component.intent_filters[0];
  EXPECT_THAT(read.actions, ElementsAre("view"));
  EXPECT_THAT(read.categories, ElementsAre("browse"));
  EXPECT_EQ(read.priority, -3);
  ASSERT_EQ(read.data.size(), 1u);
  EXPECT_EQ(read.data[0].scheme, "https");
  EXPECT_EQ(read.data[0].host, "x.org");
  EXPECT_EQ(read.data[0].path_prefix, "/a");
  EXPECT_EQ(read.data[0].mime_type, "text/*");
}

TEST(Manifest, ReadsProviders) {
  const auto authorities = [](XmlAttribute attribute) {
    return parse_one(element("provider", {name(".P"), std::move(attribute)}));
  };
  EXPECT_THAT(authorities(text_attribute(0x01010018, "authorities", "a;b;;c;")).authorities,
              ElementsAre("a", "b", "c"));
  const Component by_reference = authorities(reference(0x01010018, "authorities", 0x7f030000));
  EXPECT_THAT(by_reference.authorities, IsEmpty());
  EXPECT_TRUE(by_reference.authorities_value.is_reference());
}

TEST(Manifest, AliasesRunAsTheirTargets) {
  XmlElement application = element(
      "application", {},
      {element("activity-alias", {name(".Alias"), text_attribute(0x01010202, "targetActivity", ".Main")},
               {filter("android.intent.action.MAIN", "android.intent.category.LAUNCHER")}),
       element("activity",
               {name(".Main"), text_attribute(0x01010011, "process", ":p"), integer(0x0101001d, "launchMode", 1)})});
  const Manifest manifest = parse(manifest_element("com.x", {}, {std::move(application)}));
  const Component* alias = manifest.find_component("com.x.Alias");
  ASSERT_NE(alias, nullptr);
  EXPECT_EQ(alias->kind, Component::Kind::ActivityAlias);
  EXPECT_EQ(alias->implementation(), "com.x.Main");
  EXPECT_EQ(alias->process, "com.x:p");
  EXPECT_EQ(alias->launch_mode, Component::LaunchMode::SingleTop);
  EXPECT_TRUE(alias->is_launcher());
  EXPECT_FALSE(manifest.find_component("com.x.Main")->is_launcher());
}

TEST(Manifest, FindsAttributesByNumberThenByName) {
  XmlAttribute blanked = name(".Main");
  blanked.name = "";
  blanked.namespace_uri = "";
  EXPECT_EQ(parse_one(element("activity", {blanked})).class_name, "com.x.Main");
  XmlAttribute unnumbered = name(".Main");
  unnumbered.resource_id = 0;
  EXPECT_EQ(parse_one(element("activity", {unnumbered})).class_name, "com.x.Main");
  XmlAttribute decoy = name(".Decoy");
  decoy.resource_id = 0x01010099;
  EXPECT_EQ(parse_one(element("activity", {decoy, blanked})).class_name, "com.x.Main");
}

TEST(Manifest, IgnoresComponentsWithoutANameAndASecondApplication) {
  const Manifest manifest =
      parse(manifest_element("com.x", {},
                             {element("application", {}, {element("activity"), element("activity", {name("A")})}),
                              element("application", {}, {element("activity", {name("B")})})}));
  ASSERT_EQ(manifest.components.size(), 1u);
  EXPECT_EQ(manifest.components[0].class_name, "com.x.A");
}

TEST(Manifest, RefusesWhatIsNoManifest) {
  EXPECT_THAT(parse_manifest(XmlDocument{element("resources")}).error().message, HasSubstr("<resources>"));
  EXPECT_THAT(parse_manifest(XmlDocument{element("manifest")}).error().message, HasSubstr("package"));
}

TEST(Manifest, MergesSplits) {
  const auto app = [](const std::string& split, std::vector<XmlElement> components) {
    return parse(manifest_element("com.x", split, {element("application", {}, std::move(components))}));
  };
  Manifest base = app("", {element("activity", {name(".A")})});
  merge_split_manifest(base, app("feature", {element("activity", {name(".A")}), element("service", {name(".S")})}));
  ASSERT_EQ(base.components.size(), 2u);
  EXPECT_EQ(base.components[0].split_name, "");
  EXPECT_EQ(base.components[1].class_name, "com.x.S");
  EXPECT_EQ(base.components[1].split_name, "feature");
}

}  // namespace
}  // namespace antecede::apk

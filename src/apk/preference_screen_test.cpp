#include "apk/preference_screen.h"

#include <gtest/gtest.h>

#include "apk/testing_xml.h"

namespace antecede::apk {
namespace {

using testing::android;
using testing::app;
using testing::element;
using testing::text_value;

class PreferenceTest : public ::testing::Test {
 protected:
  Preference build(XmlElement root, PreferenceLibrary library = PreferenceLibrary::Guess) {
    return build_preferences(XmlDocument{std::move(root)}, table_, diagnostics_, library);
  }

  base::Diagnostics diagnostics_;
  ResourceTable table_ = ResourceTable::parse({}, diagnostics_).value();
};

TEST(PreferenceRoot, KnowsPreferenceScreens) {
  EXPECT_TRUE(is_preference_root("PreferenceScreen"));
  EXPECT_TRUE(is_preference_root("androidx.preference.PreferenceScreen"));
  EXPECT_TRUE(is_preference_root("android.support.v7.preference.PreferenceScreen"));
  EXPECT_TRUE(is_preference_root("preference-headers"));
  EXPECT_FALSE(is_preference_root("appwidget-provider"));
  EXPECT_FALSE(is_preference_root("searchable"));
  EXPECT_FALSE(is_preference_root("com.x.PreferenceScreen"));
}

TEST_F(PreferenceTest, ReadsPreferences) {
  Preference root = build(element(
      "PreferenceScreen", {},
      {element("CheckBoxPreference", {android("key", text_value("sync")), android("title", text_value("Sync")),
                                      android("defaultValue", testing::boolean(true))}),
       element("PreferenceCategory", {},
               {element("com.x.ColorPreference", {android("dependency", text_value("sync"))})}),
       element("Preference", {android("fragment", text_value("com.x.About"))},
               {element("intent",
                        {android("action", text_value("a.VIEW")), android("targetClass", text_value("com.x.Main"))}),
                element("extra")})}));
  EXPECT_EQ(root.class_name, "android.preference.PreferenceScreen");
  ASSERT_EQ(root.children.size(), 3u);
  EXPECT_EQ(root.children[0].key, "sync");
  EXPECT_EQ(root.children[0].title, "Sync");
  EXPECT_NE(root.children[0].default_value->data, 0u);
  EXPECT_EQ(root.children[1].children[0].class_name, "com.x.ColorPreference");
  EXPECT_EQ(root.children[1].children[0].dependency, "sync");
  EXPECT_EQ(root.children[2].fragment, "com.x.About");
  ASSERT_TRUE(root.children[2].intent.has_value());
  EXPECT_EQ(root.children[2].intent->action, "a.VIEW");
  EXPECT_EQ(root.children[2].intent->target_class, "com.x.Main");
  EXPECT_TRUE(root.children[2].children.empty());
}

TEST_F(PreferenceTest, GuessesTheLibrary) {
  XmlElement screen = element("PreferenceScreen", {}, {element("ListPreference", {app("key", text_value("k"))})});
  Preference root = build(screen);
  EXPECT_EQ(root.class_name, "androidx.preference.PreferenceScreen");
  EXPECT_EQ(root.children[0].key, "k");
  EXPECT_EQ(build(screen, PreferenceLibrary::Framework).class_name, "android.preference.PreferenceScreen");
  EXPECT_EQ(build(element("PreferenceScreen"), PreferenceLibrary::Androidx).class_name,
            "androidx.preference.PreferenceScreen");
}

TEST_F(PreferenceTest, DepthIsLimited) {
  build(testing::nested("PreferenceCategory", 5000));
  EXPECT_EQ(diagnostics_.count("preference.too-deep"), 1u);
}

}  // namespace
}  // namespace antecede::apk

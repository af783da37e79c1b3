#include "apk/menu.h"

#include <gtest/gtest.h>

#include "apk/testing_xml.h"

namespace antecede::apk {
namespace {

using testing::android;
using testing::app;
using testing::boolean;
using testing::element;
using testing::reference_to;
using testing::text_value;

class MenuTest : public ::testing::Test {
 protected:
  std::vector<MenuEntry> build(XmlElement root) {
    return build_menu(XmlDocument{std::move(root)}, table_, diagnostics_);
  }

  base::Diagnostics diagnostics_;
  ResourceTable table_ = ResourceTable::parse({}, diagnostics_).value();
};

TEST_F(MenuTest, ReadsItems) {
  std::vector<MenuEntry> entries =
      build(element("menu", {},
                    {element("item", {android("id", reference_to(0x7f010000)), android("title", text_value("Save")),
                                      android("onClick", text_value("save")), android("visible", boolean(false)),
                                      app("actionViewClass", text_value("com.x.SearchView")),
                                      app("actionProviderClass", text_value("com.x.Share"))})}));
  ASSERT_EQ(entries.size(), 1u);
  EXPECT_EQ(entries[0].kind, MenuEntry::Kind::Item);
  EXPECT_EQ(entries[0].id, ResourceId(0x7f010000));
  EXPECT_EQ(entries[0].title, "Save");
  EXPECT_EQ(entries[0].on_click, "save");
  EXPECT_EQ(entries[0].visible, false);
  EXPECT_FALSE(entries[0].enabled.has_value());
  EXPECT_EQ(entries[0].action_view_class, "com.x.SearchView");
  EXPECT_EQ(entries[0].action_provider_class, "com.x.Share");
  EXPECT_EQ(entries[0].attributes.size(), 6u);
}

TEST_F(MenuTest, ReadsGroupsAndSubmenus) {
  std::vector<MenuEntry> entries = build(element(
      "menu", {},
      {element("group", {android("checkableBehavior", testing::integer(2))}, {element("item"), element("item")}),
       element("item", {}, {element("menu", {}, {element("item", {android("title", text_value("Deep"))})})}),
       element("strange")}));
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(entries[0].kind, MenuEntry::Kind::Group);
  EXPECT_EQ(entries[0].checking, MenuEntry::Checking::Single);
  EXPECT_EQ(entries[0].children.size(), 2u);
  EXPECT_FALSE(entries[0].has_submenu);
  EXPECT_TRUE(entries[1].has_submenu);
  ASSERT_EQ(entries[1].children.size(), 1u);
  EXPECT_EQ(entries[1].children[0].title, "Deep");
}

TEST_F(MenuTest, OtherDocumentsAreNoMenus) {
  EXPECT_TRUE(build(element("selector", {}, {element("item")})).empty());
}

TEST_F(MenuTest, DepthIsLimited) {
  XmlElement root = element("menu");
  root.children.push_back(testing::nested("group", 5000));
  EXPECT_EQ(build(std::move(root)).size(), 1u);
  EXPECT_EQ(diagnostics_.count("menu.too-deep"), 1u);
}

}  // namespace
}  // namespace antecede::apk

#include "apk/layout.h"

#include <gtest/gtest.h>

#include "apk/testing_resource_table.h"
#include "apk/testing_xml.h"

namespace antecede::apk {
namespace {

using testing::android;
using testing::element;
using testing::plain;
using testing::reference_to;
using testing::text_value;
using Kind = LayoutView::Kind;

/// id/button is 0x7f010000, string/handler (`onTap`) is 0x7f020000.
class LayoutTest : public ::testing::Test {
 protected:
  LayoutView build(XmlElement root) {
    return build_layout(XmlDocument{std::move(root)}, "res/layout/main.xml", table_, diagnostics_).root;
  }

  testing::Buffer bytes_ =
      testing::table({"onTap"}, {testing::package(0x7f, {"id", "string"}, {"button", "handler"},
                                                  {testing::type_chunk(1, {testing::simple_entry(0, 0, 0x12, 0)}),
                                                   testing::type_chunk(2, {testing::simple_entry(0, 1, 3, 0)})})});
  base::Diagnostics diagnostics_;
  ResourceTable table_ = testing::parse_table(bytes_, diagnostics_);
};

TEST(InflatedClassName, FollowsTheInflater) {
  EXPECT_EQ(inflated_class_name("TextView"), "android.widget.TextView");
  EXPECT_EQ(inflated_class_name("View"), "android.view.View");
  EXPECT_EQ(inflated_class_name("ViewStub"), "android.view.ViewStub");
  EXPECT_EQ(inflated_class_name("SurfaceView"), "android.view.SurfaceView");
  EXPECT_EQ(inflated_class_name("TextureView"), "android.view.TextureView");
  EXPECT_EQ(inflated_class_name("WebView"), "android.webkit.WebView");
  EXPECT_EQ(inflated_class_name("com.x.Chart"), "com.x.Chart");
  EXPECT_EQ(inflated_class_name(""), "");
}

TEST_F(LayoutTest, ReadsAView) {
  LayoutView view = build(
      element("Button", {android("id", reference_to(0x7f010000)), android("onClick", text_value("save")),
                         android("text", reference_to(0x7f020000)), android("tag", text_value("t")),
                         android("enabled", testing::boolean(false)), android("visibility", testing::integer(2)),
                         android("layout_width", testing::integer(0xffffffff))}));
  EXPECT_EQ(view.kind, Kind::View);
  EXPECT_EQ(view.tag, "Button");
  EXPECT_EQ(view.class_name, "android.widget.Button");
  EXPECT_EQ(view.id, ResourceId(0x7f010000));
  EXPECT_EQ(view.id_name, "id/button");
  EXPECT_EQ(view.on_click, "save");
  EXPECT_EQ(view.tag_text, "t");
  EXPECT_EQ(view.text->data, 0x7f020000u);
  EXPECT_EQ(view.enabled, false);
  EXPECT_FALSE(view.clickable.has_value());
  EXPECT_EQ(view.visibility, Visibility::Gone);
  EXPECT_EQ(view.attributes.size(), 7u);
  EXPECT_NE(view.find(0, "layout_width"), nullptr);
  EXPECT_EQ(view.find(0, "layout_height"), nullptr);
}

TEST_F(LayoutTest, AttributesAreFoundByIdWhereNamesAreGone) {
  LayoutView view = build(element("Button", {android("", text_value("save"), 0x0101026f)}));
  EXPECT_EQ(view.on_click, "save");
}

TEST_F(LayoutTest, OnClickMayBeAString) {
  LayoutView view = build(element("Button", {android("onClick", reference_to(0x7f020000))}));
  EXPECT_EQ(view.on_click, "onTap");
}

TEST_F(LayoutTest, NamedReferencesAreLookedUp) {
  LayoutView view = build(element("Button", {android("id", text_value("@+id/button"))}));
  EXPECT_EQ(view.id, ResourceId(0x7f010000));
}

TEST_F(LayoutTest, ViewTagTakesItsClassFromTheAttribute) {
  EXPECT_EQ(build(element("view", {plain("class", text_value("com.x.Chart"))})).class_name, "com.x.Chart");
  EXPECT_EQ(build(element("view", {plain("class", text_value("TextView"))})).class_name, "android.widget.TextView");
}

TEST_F(LayoutTest, KnowsTheSpecialTags) {
  LayoutView root = build(element(
      "merge", {},
      {element("include", {plain("layout", reference_to(0x7f030001)), android("id", reference_to(0x7f010000))}),
       element("fragment", {android("name", text_value("com.x.ListFragment"))}),
       element("fragment", {plain("class", text_value("com.x.MapFragment"))}), element("requestFocus"),
       element("tag", {android("id", reference_to(0x7f010000))}),
       element("androidx.fragment.app.FragmentContainerView", {android("name", text_value("com.x.Host"))}),
       element("ViewStub", {android("layout", reference_to(0x7f030002))})}));
  EXPECT_EQ(root.kind, Kind::Merge);
  EXPECT_EQ(root.class_name, "");
  ASSERT_EQ(root.children.size(), 7u);
  EXPECT_EQ(root.children[0].kind, Kind::Include);
  EXPECT_EQ(root.children[0].layout, ResourceId(0x7f030001));
  EXPECT_EQ(root.children[1].fragment_class, "com.x.ListFragment");
  EXPECT_EQ(root.children[2].fragment_class, "com.x.MapFragment");
  EXPECT_EQ(root.children[3].kind, Kind::RequestFocus);
  EXPECT_EQ(root.children[4].kind, Kind::Tag);
  EXPECT_EQ(root.children[5].kind, Kind::View);
  EXPECT_EQ(root.children[5].fragment_class, "com.x.Host");
  EXPECT_EQ(root.children[6].layout, ResourceId(0x7f030002));
}

TEST_F(LayoutTest, KeepsTextsThatMayNameClasses) {
  const LayoutView view = build(element("com.x.List", {plain("layoutManager", text_value("com.x.Grid$Manager")),
                                                       plain("behaviour", text_value("Grid")), plain("size", text_value("1.5 m")),
                                                       android("tag", text_value(".Relative"))}));
  EXPECT_EQ(view.class_names, std::vector<std::string>{"com.x.Grid$Manager"});
}

TEST_F(LayoutTest, SeesThroughADataBindingWrapper) {
  LayoutView root = build(element("layout", {}, {element("data"), element("LinearLayout")}));
  EXPECT_EQ(root.tag, "LinearLayout");
  EXPECT_EQ(build(element("layout", {}, {element("data")})).tag, "layout");
}

TEST_F(LayoutTest, DepthIsLimited) {
  LayoutView root = build(testing::nested("FrameLayout", 3000));
  size_t depth = 1;
  for (const LayoutView* view = &root; !view->children.empty(); view = &view->children[0]) ++depth;
  EXPECT_EQ(depth, 1000u);
  EXPECT_EQ(diagnostics_.count("layout.too-deep"), 1u);
}

}  // namespace
}  // namespace antecede::apk

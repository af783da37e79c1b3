#include "apk/layout_set.h"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apk/testing_resource_table.h"
#include "apk/testing_xml.h"

namespace antecede::apk {
namespace {

using testing::android;
using testing::element;
using ::testing::ElementsAre;
using testing::plain;
using testing::reference_to;

constexpr uint32_t k_main = 0x7f030001, k_part = 0x7f030002, k_other = 0x7f030003;

XmlElement include(uint32_t layout, std::vector<XmlAttribute> more = {}) {
  more.push_back(plain("layout", reference_to(layout)));
  return element("include", std::move(more));
}

/// Layouts built by hand, without a table behind them.
class LayoutSetTest : public ::testing::Test {
 protected:
  void add(uint32_t id, XmlElement root, std::string config = "") {
    std::vector<XmlResource::Use> uses = {{ResourceId(id), std::move(config)}};
    set_.add(build_layout(XmlDocument{std::move(root)}, "", table_, diagnostics_), uses);
  }
  /// The tags of the flattened views; a parent is written in front: `LinearLayout>Button`.
  std::vector<std::string> flatten(uint32_t id, std::string_view config = "") {
    set_.seal();
    flat_ = set_.flatten(ResourceId(id), config);
    std::vector<std::string> tags;
    for (const FlatView& one : flat_.views) {
      std::string parent = one.parent == FlatView::k_no_parent ? "" : flat_.views[one.parent].view->tag + ">";
      tags.push_back(parent + one.view->tag);
    }
    return tags;
  }

  base::Diagnostics diagnostics_;
  ResourceTable table_ = ResourceTable::parse({}, diagnostics_).value();
  LayoutSet set_;
  FlatLayout flat_;
};

TEST_F(LayoutSetTest, ExpandsIncludesAndMerges) {
  add(k_main, element("LinearLayout", {}, {element("Button"), include(k_part), include(k_other)}));
  add(k_part, element("merge", {}, {element("TextView"), element("ImageView")}));
  add(k_other, element("FrameLayout", {}, {element("View")}));
  EXPECT_THAT(flatten(k_main), ElementsAre("LinearLayout", "LinearLayout>Button", "LinearLayout>TextView",
                                           "LinearLayout>ImageView", "LinearLayout>FrameLayout", "FrameLayout>View"));
  EXPECT_TRUE(flat_.complete);
  EXPECT_EQ(flat_.views[4].layout, ResourceId(k_other));
  EXPECT_EQ(flat_.views[1].layout, ResourceId(k_main));
}

TEST_F(LayoutSetTest, AnIncludeMayRenameAndHide) {
  add(k_main,
      element(
          "LinearLayout", {},
          {include(k_part, {android("id", reference_to(0x7f010009)), android("visibility", testing::integer(1))})}));
  add(k_part, element("FrameLayout", {android("id", reference_to(0x7f010001))},
                      {element("Button", {android("id", reference_to(0x7f010002))})}));
  flatten(k_main);
  EXPECT_EQ(flat_.views[1].id, ResourceId(0x7f010009));
  EXPECT_EQ(flat_.views[1].visibility, Visibility::Invisible);
  EXPECT_EQ(flat_.views[2].id, ResourceId(0x7f010002));
  EXPECT_EQ(flat_.views[2].visibility, Visibility::Visible);
}

TEST_F(LayoutSetTest, ACycleEnds) {
  add(k_main, element("LinearLayout", {}, {include(k_part)}));
  add(k_part, element("FrameLayout", {}, {include(k_main)}));
  EXPECT_THAT(flatten(k_main), ElementsAre("LinearLayout", "LinearLayout>FrameLayout", "FrameLayout>include"));
  EXPECT_FALSE(flat_.complete);
}

TEST_F(LayoutSetTest, AnUnknownLayoutIsMarked) {
  EXPECT_TRUE(flatten(k_main).empty());
  EXPECT_FALSE(flat_.complete);
  add(k_main, element("LinearLayout", {}, {include(0x01090003)}));
  EXPECT_THAT(flatten(k_main), ElementsAre("LinearLayout", "LinearLayout>include"));
  EXPECT_FALSE(flat_.complete);
}

TEST_F(LayoutSetTest, DoublingIncludesStopAtTheLimit) {
  for (uint32_t i = 0; i < 40; ++i)
    add(k_main + i, element("LinearLayout", {}, {include(k_main + i + 1), include(k_main + i + 1)}));
  add(k_main + 40, element("View"));
  flatten(k_main);
  EXPECT_FALSE(flat_.complete);
  EXPECT_LE(flat_.views.size(), 200'000u);
}

TEST_F(LayoutSetTest, DeepIncludesStopAtTheLimit) {
  for (uint32_t i = 0; i < 50; ++i) {
    XmlElement inner = include(k_main + i + 1);
    for (int level = 0; level < 900; ++level) {
      XmlElement outer = element("FrameLayout");
      outer.children.push_back(std::move(inner));
      inner = std::move(outer);
    }
    add(k_main + i, std::move(inner));
  }
  add(k_main + 50, element("View"));
  flatten(k_main);
  EXPECT_FALSE(flat_.complete);
  EXPECT_LE(flat_.views.size(), 1000u);
}

TEST_F(LayoutSetTest, ConfigurationsAreKeptApart) {
  add(k_main, element("GridLayout", {}, {include(k_part)}), "land");
  add(k_main, element("LinearLayout", {}, {include(k_part)}));
  add(k_part, element("Button"));
  add(k_part, element("ImageButton"), "land");
  EXPECT_THAT(flatten(k_main), ElementsAre("LinearLayout", "LinearLayout>Button"));
  EXPECT_THAT(flatten(k_main, "land"), ElementsAre("GridLayout", "GridLayout>ImageButton"));
  EXPECT_THAT(flatten(k_main, "port"), ElementsAre("LinearLayout", "LinearLayout>Button"));
  ASSERT_EQ(set_.variants(ResourceId(k_main)).size(), 2u);
  EXPECT_EQ(set_.variants(ResourceId(k_main))[0].config, "");
  EXPECT_THAT(set_.ids(), ElementsAre(ResourceId(k_main), ResourceId(k_part)));
}

TEST(LoadLayouts, ReadsEachFileOnceAndCountsWhatIsBroken) {
  using testing::simple_entry;
  testing::Buffer bytes = testing::table(
      {"res/a.xml", "res/broken.xml"},
      {testing::package(
          0x7f, {"layout"}, {"one", "same", "bad"},
          {testing::type_chunk(1, {simple_entry(0, 0, 3, 0), simple_entry(1, 1, 3, 0), simple_entry(2, 2, 3, 1)})})});
  base::Diagnostics diagnostics;
  ResourceTable table = testing::parse_table(bytes, diagnostics);
  std::map<std::string, int> reads;
  ReadXml read = [&](std::string_view split, std::string_view path) -> base::Result<XmlDocument> {
    EXPECT_EQ(split, "");
    ++reads[std::string(path)];
    if (path != "res/a.xml") return base::bad_input("broken");
    return XmlDocument{element("Button")};
  };
  LayoutSet set = load_layouts(table, read, diagnostics);
  EXPECT_EQ(reads["res/a.xml"], 1);
  EXPECT_EQ(set.file_count(), 1u);
  EXPECT_EQ(set.find(ResourceId(0x7f010000)), set.find(ResourceId(0x7f010001)));
  EXPECT_EQ(set.find(ResourceId(0x7f010002)), nullptr);
  EXPECT_EQ(diagnostics.count("resources.bad-xml"), 1u);
}

}  // namespace
}  // namespace antecede::apk

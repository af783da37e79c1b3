#include "apk/xml_names.h"

#include <gtest/gtest.h>

#include "apk/testing_resource_table.h"

namespace antecede::apk {
namespace {

TEST(XmlNamesTest, ANameHasAPackage) {
  for (const char* name : {"com.x.Y", "com.x.Y$Z", "a.b"}) EXPECT_TRUE(may_name_class(name)) << name;
  for (const char* name : {"", "Y", ".Y", "com.x.", "res/menu/a.xml", "1.5 dp", "com.x.Y-Z"}) EXPECT_FALSE(may_name_class(name)) << name;
}

TEST(XmlNamesTest, FindsNamesOfElementsAndInAttributes) {
  const auto text = [](const char* name, const char* value) {
    XmlAttribute attribute;
    attribute.name = name;
    attribute.raw_text = value;
    attribute.has_raw_text = true;
    return attribute;
  };
  XmlElement inner;
  inner.name = "com.x.Row";
  inner.attributes = {text("label", "Two words"), text("name", "com.x.First")};
  XmlDocument document;
  document.root.name = "navigation";
  document.root.children = {inner, inner};
  base::Diagnostics diagnostics;
  const testing::Buffer bytes = testing::table({"onTap"}, {testing::package(0x7f, {"id"}, {"button"}, {})});
  const ResourceTable table = testing::parse_table(bytes, diagnostics);
  EXPECT_EQ(class_names_in(document, table), (std::vector<std::string>{"com.x.First", "com.x.Row"}));
}

}  // namespace
}  // namespace antecede::apk

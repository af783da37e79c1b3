#include "apk/text_xml.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apk/text_value.h"

namespace antecede::apk {
namespace {

using ::testing::HasSubstr;
using Type = Value::Type;

base::Bytes as_bytes(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

ResourceSymbols some_names() {
  ResourceSymbols names;
  names.add("layout", "main");
  names.add("string", "hello");
  names.add("attr", "shade");
  EXPECT_TRUE(names.number().has_value());
  return names;
}

XmlDocument parse(std::string_view text) {
  auto document = parse_text_xml(as_bytes(text), some_names());
  EXPECT_TRUE(document.has_value()) << document.error().message;
  return document ? *std::move(document) : XmlDocument{};
}

std::string refusal(std::string_view text, const XmlLimits& limits = {}) {
  const auto document = parse_text_xml(as_bytes(text), ResourceSymbols(), limits);
  EXPECT_FALSE(document.has_value());
  return document ? "" : document.error().message;
}

TEST(TextXml, BuildsTheTreeOfACompiledDocument) {
  const XmlDocument document = parse(
      "<?xml version='1.0'?>\n"
      "<a xmlns:android='http://schemas.android.com/apk/res/android' plain='x'>\n"
      "  <b android:onClick='go' android:enabled='false'/>text &amp; more<c/>\n"
      "</a>");
  EXPECT_EQ(document.root.name, "a");
  EXPECT_EQ(document.root.line, 2u);
  ASSERT_EQ(document.root.children.size(), 2u);
  EXPECT_THAT(document.root.text, HasSubstr("text & more"));
  ASSERT_EQ(document.root.texts.size(), 3u);
  EXPECT_EQ(document.root.texts[1].text, "text & more");
  EXPECT_EQ(document.root.texts[1].child_index, 1u);
  ASSERT_EQ(document.root.namespaces.size(), 1u);
  EXPECT_EQ(document.root.namespaces[0].prefix, "android");
  EXPECT_EQ(document.root.find_plain("plain")->value.text, "x");
  const XmlAttribute* click = document.root.children[0].find(0, "onClick");
  ASSERT_NE(click, nullptr);
  EXPECT_EQ(click->value.text, "go");
  EXPECT_EQ(document.root.children[0].find(0, "enabled")->value.type, Type::Boolean);
}

TEST(TextXml, NamesThePlaceOfAMistake) {
  EXPECT_THAT(refusal("<a>\n<b></a>"), HasSubstr("line 2"));
  EXPECT_THAT(refusal(""), HasSubstr("no element found"));
  EXPECT_THAT(refusal("<a b='1' b='2'/>"), HasSubstr("duplicate"));
  EXPECT_THAT(refusal("<a>\xff</a>"), HasSubstr("line 1"));
}

TEST(TextXml, DoesNotUnfoldEntities) {
  EXPECT_THAT(refusal("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>"), HasSubstr("document type"));
}

TEST(TextXml, StopsAtItsLimits) {
  std::string deep;
  for (int i = 0; i < 20; ++i) deep += "<a>";
  for (int i = 0; i < 20; ++i) deep += "</a>";
  XmlLimits limits;
  limits.depth = 10;
  EXPECT_THAT(refusal(deep, limits), HasSubstr("deeper than 10"));
  limits = {};
  limits.nodes = 5;
  EXPECT_THAT(refusal("<a><b/><b/><b/><b/><b/><b/></a>", limits), HasSubstr("too large"));
  limits = {};
  limits.attributes = 2;
  EXPECT_THAT(refusal("<a b='1' c='2' d='3'/>", limits), HasSubstr("attributes"));
  limits = {};
  limits.text_bytes = 10;
  EXPECT_THAT(refusal("<a>0123456789abcdef</a>", limits), HasSubstr("too large"));
}

TEST(TextXml, KnowsTextFromCompiled) {
  EXPECT_TRUE(looks_like_text_xml(as_bytes("\xef\xbb\xbf <a/>")));
  EXPECT_FALSE(looks_like_text_xml(as_bytes(std::string_view("\x03\x00\x08\x00", 4))));
  EXPECT_FALSE(looks_like_text_xml({}));
}

TEST(TextXml, DoesNotUnfoldNamespaces) {
  std::string text = "<a xmlns:x='" + std::string(20'000, 'u') + "'";
  for (int i = 0; i < 3000; ++i) text += " x:a" + std::to_string(i) + "=''";
  const auto document = parse_text_xml(as_bytes(text + "/>"), ResourceSymbols());
  ASSERT_FALSE(document.has_value());
  EXPECT_THAT(document.error().message, HasSubstr("too large"));
}

TEST(TextXml, ReadsShortAttributesOfLongNamespaces) {
  std::string text = "<a xmlns:x='http://schemas.android.com/apk/res/" + std::string(60, 'p') + "'";
  for (int i = 0; i < 20'000; ++i) text += " x:" + std::string(1, char('a' + i % 26)) + std::to_string(i) + "=''";
  const auto document = parse_text_xml(as_bytes(text + "/>"), ResourceSymbols());
  ASSERT_TRUE(document.has_value()) << document.error().message;
  EXPECT_EQ(document->root.attributes.size(), 20'000u);
}

struct Typed {
  std::string_view attribute, text;
  Type type;
  uint32_t data;
};

TEST(TextValue, IsTypedAsTheCompilerWould) {
  const ResourceSymbols names = some_names();
  const uint32_t layout = names.find("layout", "main").value, shade = names.find("attr", "shade").value;
  for (const Typed& one : std::initializer_list<Typed>{
           {"x", "true", Type::Boolean, 0xffffffff},
           {"x", "12", Type::Integer, 12},
           {"x", "-1", Type::Integer, 0xffffffff},
           {"x", "0x1F", Type::Hexadecimal, 0x1f},
           {"x", "#f00", Type::Color, 0xffff0000},
           {"x", "#8f00", Type::Color, 0x88ff0000},
           {"x", "#102030", Type::Color, 0xff102030},
           {"x", "#01020304", Type::Color, 0x01020304},
           {"x", "16dp", Type::Dimension, 0x1001},
           {"x", "14sp", Type::Dimension, 0xe02},
           {"x", "@layout/main", Type::Reference, layout},
           {"x", "@+layout/main", Type::Reference, layout},
           {"x", "?attr/shade", Type::Attribute, shade},
           {"x", "?shade", Type::Attribute, shade},
           {"x", "@null", Type::Reference, 0},
           {"id", "@android:id/list", Type::Reference, 0x0102000a},
           {"launchMode", "singleTask", Type::Integer, 2},
           {"configChanges", "orientation|screenSize", Type::Hexadecimal, 0x480},
           {"layout_width", "match_parent", Type::Integer, 0xffffffff},
           {"visibility", "gone", Type::Integer, 2},
           {"showAsAction", "always|withText", Type::Hexadecimal, 6},
           {"gravity", "center_vertical|end", Type::Hexadecimal, 0x00800015},
           {"inputType", "textPassword", Type::Hexadecimal, 0x81},
           {"tileModeX", "repeat", Type::Integer, 1},
       }) {
    const Value value = typed_value(one.text, one.attribute, names);
    EXPECT_EQ(value.type, one.type) << one.text;
    EXPECT_EQ(value.data, one.data) << one.text;
  }
}

TEST(TextValue, WordsOfTheAppsOwnAttributesAreNumbers) {
  ResourceSymbols names;
  names.add_word("mood", false, "calm", 7);
  names.add_word("edges", true, "left", 1);
  names.add_word("edges", true, "right", 4);
  EXPECT_EQ(typed_value("calm", "mood", names).data, 7u);
  EXPECT_EQ(typed_value("left|right", "edges", names).data, 5u);
  EXPECT_EQ(typed_value("left|right", "edges", names).type, Type::Hexadecimal);
  EXPECT_EQ(typed_value("calm|calm", "mood", names).type, Type::String);
  EXPECT_EQ(typed_value("left", "mood", names).type, Type::String);
}

TEST(TextValue, StaysTextWhereItIsNothingElse) {
  const ResourceSymbols names = some_names();
  EXPECT_EQ(typed_value("12", "text", names).text, "12");
  EXPECT_EQ(typed_value("true", "title", names).text, "true");
  EXPECT_EQ(typed_value("@layout/unknown", "layout", names).text, "@layout/unknown");
  EXPECT_EQ(typed_value("orientation|nonsense", "configChanges", names).type, Type::String);
  EXPECT_EQ(typed_value("16furlongs", "x", names).text, "16furlongs");
  EXPECT_EQ(typed_value("#12345", "x", names).text, "#12345");
}

TEST(TextValue, UnescapesStrings) {
  EXPECT_EQ(unescape_text("a\\nb \\'c\\' \\@d"), "a\nb 'c' @d");
  EXPECT_EQ(unescape_text("  a \n  b  "), "a b");
  EXPECT_EQ(unescape_text("\"  a  \""), "  a  ");
  EXPECT_EQ(unescape_text("back\\"), "back\\");
}

}  // namespace
}  // namespace antecede::apk

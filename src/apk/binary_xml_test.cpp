#include "apk/binary_xml.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apk/aapt_tree.h"
#include "apk/testing_compiled_xml.h"
#include "apk/xml_printer.h"

namespace antecede::apk {
namespace {

using testing::Buffer;
using testing::compile_xml;
using testing::element;
using ::testing::HasSubstr;
using testing::plain_text_attribute;
using testing::text_attribute;
using testing::typed_attribute;

/// A small document with one of everything.
XmlElement sample() {
  XmlElement text = element("b");
  text.texts.push_back({"hello \"you\" & <me>\n", 0});
  text.line = 3;
  XmlElement root = element("a", {text_attribute(0x01010003, "name", "Main"), plain_text_attribute("plain", "x"),
                                  typed_attribute(0x01010010, "exported", Value::Type::Boolean, 0x12, UINT32_MAX),
                                  typed_attribute(0x01010001, "label", Value::Type::Reference, 0x01, 0x7f030001),
                                  typed_attribute(0x010100d5, "padding", Value::Type::Dimension, 0x05, 0x1001),
                                  typed_attribute(0x010100d4, "background", Value::Type::Color, 0x1c, 0xff102030)});
  root.line = 2;
  root.namespaces.push_back({"android", std::string(k_android_namespace)});
  root.children = {std::move(text), element("c")};
  return root;
}

std::string parse_error(const Buffer& bytes, const XmlLimits& limits = {}) {
  const auto document = parse_binary_xml(bytes, limits);
  return document ? "parsed" : document.error().message;
}

XmlElement nested(size_t depth) {
  XmlElement root = element("e");
  for (size_t i = 1; i < depth; ++i) {
    XmlElement outer = element("e");
    outer.children.push_back(std::move(root));
    root = std::move(outer);
  }
  return root;
}

TEST(BinaryXml, ReadsUtf16AndUtf8Documents) {
  for (bool utf8 : {false, true}) {
    const auto document = parse_binary_xml(compile_xml(sample(), utf8));
    ASSERT_TRUE(document) << document.error().message;
    const XmlElement& root = document->root;
    EXPECT_EQ(root.name, "a");
    EXPECT_EQ(root.line, 2u);
    ASSERT_EQ(root.attributes.size(), 6u);
    EXPECT_EQ(root.find(0x01010003, "")->value.text, "Main");
    EXPECT_EQ(root.find(0, "exported")->value.type, Value::Type::Boolean);
    EXPECT_EQ(root.find(0x01010001, "label")->value.data, 0x7f030001u);
    EXPECT_EQ(root.find(0x0101ffff, "nothing"), nullptr);
    EXPECT_EQ(root.find_plain("plain")->raw_text, "x");
    EXPECT_EQ(root.find_plain("name"), nullptr);
    ASSERT_EQ(root.children.size(), 2u);
    EXPECT_EQ(root.children[0].text, "hello \"you\" & <me>\n");
  }
}

TEST(BinaryXml, PrintsAsAaptDoes) {
  EXPECT_EQ(print_aapt_tree(*parse_binary_xml(compile_xml(sample()))),
            "N: android=http://schemas.android.com/apk/res/android\n"
            "  E: a (line=2)\n"
            "    A: android:name(0x01010003)=\"Main\" (Raw: \"Main\")\n"
            "    A: plain=\"x\" (Raw: \"x\")\n"
            "    A: android:exported(0x01010010)=(type 0x12)0xffffffff\n"
            "    A: android:label(0x01010001)=@0x7f030001\n"
            "    A: android:padding(0x010100d5)=(type 0x5)0x1001\n"
            "    A: android:background(0x010100d4)=(type 0x1c)0xff102030\n"
            "    E: b (line=3)\n"
            "      C: \"hello \\\"you\\\" & <me>\\n\"\n"
            "    E: c (line=0)\n");
}

TEST(BinaryXml, PrintsForPeople) {
  const auto names = [](uint32_t id) { return id == 0x7f030001 ? std::string("string/title") : std::string(); };
  EXPECT_EQ(print_xml(*parse_binary_xml(compile_xml(sample())), names),
            "<a xmlns:android=\"http://schemas.android.com/apk/res/android\" android:name=\"Main\" plain=\"x\" "
            "android:exported=\"true\" android:label=\"@string/title\" android:padding=\"16dp\" "
            "android:background=\"#ff102030\">\n"
            "  <b>\n"
            "    hello &quot;you&quot; &amp; &lt;me&gt;&#10;\n"
            "  </b>\n"
            "  <c />\n"
            "</a>\n");
  EXPECT_THAT(print_xml(*parse_binary_xml(compile_xml(sample()))), HasSubstr("android:label=\"@0x7f030001\""));
}

TEST(BinaryXml, PrintsNothingThatATerminalObeys) {
  XmlDocument document;
  document.root = element("a\x1b", {plain_text_attribute("b\"", "\t\x1b[2J\u202e\xff\uffff")});
  EXPECT_EQ(print_xml(document), "<a\\x1b b&quot;=\"&#9;\\x1b[2J&#8238;\\xff\\uffff\" />\n");
  EXPECT_EQ(print_xml_comment("a--->b\n"), "<!-- a- - ->b\\x0a -->\n");
}

TEST(BinaryXml, FindsAttributesWhoseNamesWereBlanked) {
  XmlElement root = element("a", {text_attribute(0x01010003, "", "Main")});
  root.attributes[0].namespace_uri.clear();
  const auto document = parse_binary_xml(compile_xml(root));
  ASSERT_TRUE(document) << document.error().message;
  ASSERT_NE(document->root.find(0x01010003, "name"), nullptr);
  EXPECT_THAT(print_xml(*document), HasSubstr("attribute-0x01010003=\"Main\""));
}

TEST(BinaryXml, NamesWhatIsNoCompiledXml) {
  const auto of = [](std::string_view text) { return parse_error(Buffer(text.begin(), text.end())); };
  EXPECT_EQ(of(""), "empty file where compiled XML was expected");
  EXPECT_EQ(of("<?xml version=\"1.0\"?><manifest/>"), "text XML where compiled XML was expected");
  EXPECT_EQ(of("\xef\xbb\xbf\n <manifest/>"), "text XML where compiled XML was expected");
  EXPECT_EQ(of("nonsense"), "not a compiled XML document");
  EXPECT_EQ(of("\3"), "not a compiled XML document");
}

TEST(BinaryXml, AcceptsUnalignedBytes) {
  Buffer bytes = compile_xml(sample());
  bytes.insert(bytes.begin(), 0);
  const auto document = parse_binary_xml(base::Bytes(bytes).subspan(1));
  ASSERT_TRUE(document) << document.error().message;
  EXPECT_EQ(document->root.name, "a");
}

TEST(BinaryXml, KeepsTheDepthLimit) {
  EXPECT_EQ(parse_error(compile_xml(nested(1000))), "parsed");
  EXPECT_EQ(parse_error(compile_xml(nested(1001))), "compiled XML nested deeper than 1000 elements");
  const auto document = parse_binary_xml(compile_xml(nested(1000)));
  EXPECT_THAT(print_aapt_tree(*document), HasSubstr("E: e"));
  EXPECT_THAT(print_xml(*document), HasSubstr("<e />"));
}

TEST(BinaryXml, KeepsTheOtherLimits) {
  XmlLimits limits;
  limits.nodes = 5;
  EXPECT_EQ(parse_error(compile_xml(nested(5)), limits), "compiled XML with over 5 nodes");
  limits = {};
  limits.attributes = 5;
  EXPECT_EQ(parse_error(compile_xml(sample()), limits), "compiled XML with over 5 attributes");
  limits = {};
  limits.text_bytes = 40;
  EXPECT_THAT(parse_error(compile_xml(sample()), limits), HasSubstr("of text"));
  XmlElement root = sample();
  root.namespaces.resize(300, root.namespaces[0]);
  EXPECT_THAT(parse_error(compile_xml(root)), HasSubstr("namespaces"));
}

TEST(BinaryXml, RefusesTruncatedDocuments) {
  const Buffer bytes = compile_xml(sample());
  for (size_t size = 1; size < bytes.size(); ++size) {
    EXPECT_NE(parse_error(Buffer(bytes.begin(), bytes.begin() + static_cast<ptrdiff_t>(size))), "parsed") << size;
  }
}

// Fails by crashing, which is what a changed byte must not lead to; the counts see to it that the reader and the
// printer were reached.
TEST(BinaryXml, SurvivesEveryFlippedByte) {
  size_t read = 0, refused = 0;
  for (bool utf8 : {false, true}) {
    const Buffer good = compile_xml(sample(), utf8);
    for (size_t at = 0; at < good.size(); ++at) {
      for (const int value : {0x00, 0x01, 0x7f, 0x80, 0xff}) {
        Buffer bytes = good;
        bytes[at] = static_cast<uint8_t>(value);
        const auto document = parse_binary_xml(bytes);
        ++(document ? read : refused);
        if (document) print_aapt_tree(*document);
      }
    }
  }
  EXPECT_GT(read, 100u);
  EXPECT_GT(refused, 100u);
}

TEST(BinaryXml, SaysNothingOnStderr) {
  ::testing::internal::CaptureStderr();
  ::testing::internal::CaptureStdout();
  for (size_t at = 0; at < 64; ++at) {
    Buffer bytes = compile_xml(sample());
    bytes[at] ^= 0xff;
    (void)parse_binary_xml(bytes);
  }
  EXPECT_EQ(::testing::internal::GetCapturedStdout(), "");
  EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
}

}  // namespace
}  // namespace antecede::apk

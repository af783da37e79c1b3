#include "classfile/attributes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "classfile/test_class.h"

namespace antecede::classfile {
namespace {

using testing::HasSubstr;

/// The error of a class with the attribute that `make` describes as numbers of two bytes.
template <class Make>
std::string class_error(std::string_view name, Make make) {
  TestClass test;
  test.version = 61;
  ByteWriter body;
  for (uint16_t number : std::vector<uint16_t>(make(test))) body.u16(number);
  test.class_attribute(name, body.bytes());
  return parse_error(test);
}
using Numbers = std::vector<uint16_t>;

TEST(Attributes, UnknownOnesAreSkippedAndKnownOnesStandOnce) {
  TestClass test;
  test.class_attribute("Unknown", {1, 2, 3});
  test.class_attribute("Unknown", {});
  test.class_attribute("Synthetic", {});
  EXPECT_EQ(parse_error(test), "");
  test.class_attribute("Synthetic", {});
  EXPECT_THAT(parse_error(test), HasSubstr("two Synthetic attributes"));
}

TEST(Attributes, LengthsMustFit) {
  TestClass longer;
  longer.class_attribute("Deprecated", {0});
  EXPECT_THAT(parse_error(longer), HasSubstr("Deprecated: is longer than"));
  TestClass shorter;
  shorter.class_attribute("SourceFile", {0});
  EXPECT_THAT(parse_error(shorter), HasSubstr("SourceFile: is cut off"));
  TestClass huge;
  huge.class_attribute("Unknown", {});
  auto bytes = huge.bytes();
  bytes[bytes.size() - 4] = 0xff;
  EXPECT_THAT(parse_error(bytes), HasSubstr("attributes run past the end"));
}

TEST(Attributes, ConstantsHaveTheRightTag) {
  EXPECT_THAT(class_error("SourceFile", [](auto& c) { return Numbers{c.this_class}; }), HasSubstr("not a Utf8"));
  EXPECT_THAT(class_error("Signature", [](auto&) { return Numbers{500}; }), HasSubstr("not a Utf8"));
  EXPECT_THAT(class_error("NestHost", [](auto& c) { return Numbers{c.utf8("A")}; }), HasSubstr("not a Class"));
  EXPECT_THAT(class_error("NestMembers", [](auto&) { return Numbers{1, 0}; }), HasSubstr("not a Class"));
  EXPECT_THAT(class_error("PermittedSubclasses", [](auto&) { return Numbers{2, 2}; }), HasSubstr("cut off"));
  EXPECT_THAT(class_error("EnclosingMethod",
                          [](auto& c) {
                            return Numbers{c.this_class, c.this_class};
                          }),
              HasSubstr("not a NameAndType"));
  EXPECT_THAT(class_error("EnclosingMethod",
                          [](auto& c) {
                            return Numbers{c.this_class, c.name_and_type("f", "I")};
                          }),
              HasSubstr("is a field"));
  EXPECT_EQ(class_error("EnclosingMethod", [](auto& c) { return Numbers{c.this_class, 0}; }), "");
  EXPECT_THAT(class_error("InnerClasses", [](auto&) { return Numbers{1, 0, 0, 0, 0}; }), HasSubstr("inner class"));
  EXPECT_EQ(class_error("InnerClasses", [](auto& c) { return Numbers{1, c.this_class, 0, 0, 0}; }), "");
  EXPECT_THAT(class_error("InnerClasses",
                          [](auto& c) {
                            return Numbers{1, c.this_class, 1, 0, 0};
                          }),
              HasSubstr("outer class"));
  EXPECT_THAT(class_error("BootstrapMethods",
                          [](auto& c) {
                            return Numbers{1, c.this_class, 0};
                          }),
              HasSubstr("not a MethodHandle"));
  auto bootstrap = [](auto& c, uint16_t argument) {
    return Numbers{1, c.handle(6, c.member(10, "A", "m", "()V")), 1, argument};
  };
  EXPECT_THAT(class_error("BootstrapMethods", [&](auto& c) { return bootstrap(c, c.utf8("A")); }),
              HasSubstr("not a loadable"));
  EXPECT_EQ(class_error("BootstrapMethods", [&](auto& c) { return bootstrap(c, c.string("A")); }), "");
  EXPECT_THAT(class_error("Record",
                          [](auto& c) {
                            return Numbers{1, c.utf8("x"), c.utf8("x"), 0};
                          }),
              HasSubstr("malformed name or type"));
  EXPECT_THAT(class_error("Record",
                          [](auto& c) {
                            return Numbers{1, c.utf8("x"), c.utf8("I"), 9};
                          }),
              HasSubstr("cut off"));
  EXPECT_EQ(class_error("Record", [](auto& c) { return Numbers{1, c.utf8("x"), c.utf8("I"), 0}; }), "");
}

TEST(Attributes, ConstantValuesFitTheField) {
  auto with = [](std::string_view type, bool is_long) {
    TestClass test;
    const uint16_t value = is_long ? test.long_integer(1) : test.integer(1);
    test.field(0x19, "f", type, {test.attribute("ConstantValue", ByteWriter().u16(value).bytes())});
    return parse_error(test);
  };
  EXPECT_EQ(with("I", false), "");
  EXPECT_EQ(with("Z", false), "");
  EXPECT_EQ(with("J", true), "");
  EXPECT_THAT(with("I", true), HasSubstr("does not fit"));
  EXPECT_THAT(with("D", true), HasSubstr("does not fit"));
  EXPECT_THAT(with("Ljava/lang/String;", false), HasSubstr("does not fit"));
  EXPECT_THAT(with("[I", false), HasSubstr("does not fit"));
}

/// The error of reading annotations made of these bytes, in a class with the constants 1 "A", 5 "LA;", 6 a number.
std::string annotation_error(const std::vector<uint8_t>& bytes) {
  TestClass test;
  test.utf8("LA;");
  test.integer(3);
  const auto class_bytes = test.bytes();
  auto file = ClassFile::parse(class_bytes, "A.class");
  EXPECT_TRUE(file);
  AnnotationBytes parts;
  parts.visible = bytes;
  auto annotations = read_annotations(file->pool(), parts);
  return annotations ? "" : annotations.error().message;
}

TEST(Annotations, RefusesBadValues) {
  EXPECT_EQ(annotation_error({0, 0}), "");
  EXPECT_EQ(annotation_error({0, 1, 0, 5, 0, 0}), "");
  EXPECT_THAT(annotation_error({0}), HasSubstr("cut off"));
  EXPECT_THAT(annotation_error({0, 0, 0}), HasSubstr("left over"));
  EXPECT_THAT(annotation_error({0, 1, 0, 1, 0, 0}), HasSubstr("malformed descriptor"));
  EXPECT_THAT(annotation_error({0, 1, 0, 2, 0, 0}), HasSubstr("not a Utf8"));
  auto value = [](std::initializer_list<uint8_t> bytes) {
    return annotation_error(ByteWriter().u16(1).u16(5).u16(1).u16(1).add(bytes).bytes());
  };
  EXPECT_EQ(value({'I', 0, 6}), "");
  EXPECT_THAT(value({'J', 0, 6}), HasSubstr("another kind"));
  EXPECT_THAT(value({'s', 0, 6}), HasSubstr("another kind"));
  EXPECT_THAT(value({'?', 0, 6}), HasSubstr("unknown tag"));
  EXPECT_EQ(value({'e', 0, 5, 0, 1}), "");
  EXPECT_THAT(value({'e', 0, 1, 0, 1}), HasSubstr("malformed descriptor"));
  EXPECT_THAT(value({'c', 0, 1}), HasSubstr("malformed descriptor"));
  EXPECT_EQ(value({'[', 0, 2, 'I', 0, 6, 'I', 0, 6}), "");
  EXPECT_THAT(value({'[', 0xff, 0xff, 'I', 0, 6}), HasSubstr("cut off"));
}

TEST(Annotations, NestingIsLimited) {
  auto nested = [](int depth) {
    ByteWriter out;
    out.u16(1).u16(5).u16(1).u16(1);
    for (int i = 0; i < depth; ++i) out.u8('[').u16(1);
    return annotation_error(out.u8('I').u16(6).bytes());
  };
  EXPECT_EQ(nested(20), "");
  EXPECT_THAT(nested(40), HasSubstr("too deeply"));
  EXPECT_THAT(nested(100000), HasSubstr("too deeply"));
}

}  // namespace
}  // namespace antecede::classfile

#include "classfile/class_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "classfile/test_class.h"

namespace antecede::classfile {
namespace {

using testing::HasSubstr;

TEST(ClassFile, ReadsAnEmptyClass) {
  TestClass test;
  const auto bytes = test.bytes();
  auto file = ClassFile::parse(bytes, "A.class");
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->this_class(), "A");
  EXPECT_EQ(file->super_class(), "java/lang/Object");
  EXPECT_EQ(file->major_version(), 52);
}

TEST(ClassFile, RefusesOtherVersionsAndFiles) {
  TestClass test;
  test.version = 44;
  EXPECT_THAT(parse_error(test), HasSubstr("version 44 is unknown"));
  test.version = 62;
  EXPECT_THAT(parse_error(test), HasSubstr("(Java 18) is newer"));
  for (uint16_t version = 45; version <= 61; ++version) {
    test.version = version;
    EXPECT_EQ(parse_error(test), "") << version;
  }
  EXPECT_THAT(parse_error(std::vector<uint8_t>{1, 2, 3}), HasSubstr("A.class: not a class file"));
  auto longer = test.bytes();
  longer.push_back(0);
  EXPECT_THAT(parse_error(longer), HasSubstr("left over"));
}

TEST(ClassFile, ChecksTheNamesOfTheClass) {
  TestClass test;
  test.super_class = 0;
  EXPECT_THAT(parse_error(test), HasSubstr("has no superclass"));
  test.super_class = test.class_constant("[I");
  EXPECT_THAT(parse_error(test), HasSubstr("superclass is an array"));
  TestClass array;
  array.this_class = array.class_constant("[LA;");
  EXPECT_THAT(parse_error(array), HasSubstr("this class is an array"));
  TestClass text;
  text.this_class = text.utf8("A");
  EXPECT_THAT(parse_error(text), HasSubstr("not a Class"));
  TestClass interface;
  interface.interfaces = {interface.utf8("A")};
  EXPECT_THAT(parse_error(interface), HasSubstr("interface 0 is not a class"));
  interface.interfaces = {999};
  EXPECT_THAT(parse_error(interface), HasSubstr("interface 0 is not a class"));
}

TEST(ClassFile, ObjectAndModulesHaveNoSuperclass) {
  TestClass object;
  object.this_class = object.super_class;
  EXPECT_THAT(parse_error(object), HasSubstr("has a superclass"));
  object.super_class = 0;
  EXPECT_EQ(parse_error(object), "");
  TestClass module;
  module.version = 53;
  module.flags = 0x8000;
  EXPECT_THAT(parse_error(module), HasSubstr("has a superclass"));
  module.super_class = 0;
  EXPECT_EQ(parse_error(module), "");
}

TEST(ClassFile, RefusesContradictingFlags) {
  auto with_class_flags = [](uint16_t flags) {
    TestClass test;
    test.flags = flags;
    return parse_error(test);
  };
  EXPECT_THAT(with_class_flags(0x0410), HasSubstr("both final and abstract"));
  EXPECT_THAT(with_class_flags(0x0200), HasSubstr("not abstract"));
  EXPECT_THAT(with_class_flags(0x0610), HasSubstr("final interface"));
  EXPECT_THAT(with_class_flags(0x2000), HasSubstr("no interface"));
  EXPECT_EQ(with_class_flags(0x2600), "");
  auto with_member = [](uint16_t field, uint16_t method, std::string_view name = "m", uint16_t class_flags = 0x21) {
    TestClass test;
    test.flags = class_flags;
    if (field) test.field(field, "f", "I");
    if (method) test.method(method, name, "()V");
    return parse_error(test);
  };
  EXPECT_THAT(with_member(3, 0), HasSubstr("two ways"));
  EXPECT_THAT(with_member(0x50, 0), HasSubstr("final and volatile"));
  EXPECT_THAT(with_member(0, 6), HasSubstr("two ways"));
  EXPECT_THAT(with_member(0, 0x0410), HasSubstr("abstract method"));
  EXPECT_THAT(with_member(0, 9, "<init>"), HasSubstr("constructor with flags"));
  EXPECT_THAT(with_member(2, 0, "m", 0x600), HasSubstr("public static final"));
  EXPECT_THAT(with_member(0, 4, "m", 0x600), HasSubstr("protected method of an interface"));
  EXPECT_THAT(with_member(0, 1, "<init>", 0x600), HasSubstr("constructor in an interface"));
  EXPECT_EQ(with_member(0x19, 0x401, "m", 0x600), "");
}

TEST(ClassFile, ChecksMembers) {
  auto with_field = [](std::string_view name, std::string_view type) {
    TestClass test;
    test.field(1, name, type);
    return parse_error(test);
  };
  EXPECT_EQ(with_field("f", "[[Lp/A;"), "");
  EXPECT_THAT(with_field("f", "V"), HasSubstr("field 0: malformed descriptor"));
  EXPECT_THAT(with_field("f", "()V"), HasSubstr("malformed descriptor"));
  EXPECT_THAT(with_field("a/b", "I"), HasSubstr("malformed name"));
  auto with_method = [](std::string_view name, std::string_view type) {
    TestClass test;
    test.method(1, name, type);
    return parse_error(test);
  };
  EXPECT_EQ(with_method("m", "(I[JLp/A;)D"), "");
  EXPECT_THAT(with_method("m", "I"), HasSubstr("method 0: malformed descriptor"));
  EXPECT_THAT(with_method("<other>", "()V"), HasSubstr("malformed name"));
  EXPECT_THAT(with_method("<init>", "()I"), HasSubstr("initialiser that returns"));
  EXPECT_THAT(with_method("m", "(" + std::string(255, 'I') + ")V"), HasSubstr("255 argument slots"));
  EXPECT_THAT(with_method("m", "(" + std::string(128, 'J') + ")V"), HasSubstr("malformed descriptor"));
}

TEST(ClassFile, RefusesDuplicates) {
  TestClass test;
  test.field(1, "f", "I");
  test.field(1, "f", "J");
  test.method(1, "m", "()V");
  test.method(1, "m", "(I)V");
  EXPECT_EQ(parse_error(test), "");
  TestClass fields = test;
  fields.field(2, "f", "I");
  EXPECT_THAT(parse_error(fields), HasSubstr("field f I is there twice"));
  test.method(2, "m", "()V");
  EXPECT_THAT(parse_error(test), HasSubstr("method m()V is there twice"));
}

/// The error of a constant pool with one constant more, made by `add`.
template <class Add>
std::string pool_error(Add add, uint16_t version = 55) {
  TestClass test;
  test.version = version;
  add(test);
  return parse_error(test);
}

TEST(ConstantPool, RefusesUnsoundConstants) {
  EXPECT_THAT(pool_error([](auto& c) { c.constant({2, 0, 0}); }), HasSubstr("unknown tag 2"));
  EXPECT_THAT(pool_error([](auto& c) { c.constant({21, 0, 0}); }), HasSubstr("unknown tag 21"));
  EXPECT_THAT(pool_error([](auto& c) { c.utf8("\xc0\x81"); }), HasSubstr("modified UTF-8"));
  EXPECT_THAT(pool_error([](auto& c) { c.utf8(std::string_view("\0", 1)); }), HasSubstr("modified UTF-8"));
  EXPECT_THAT(pool_error([](auto& c) { c.utf8("\xf0\x9f\x98\x80"); }), HasSubstr("modified UTF-8"));
  EXPECT_THAT(pool_error([](auto& c) { c.utf8("\xe2\x82"); }), HasSubstr("modified UTF-8"));
  EXPECT_EQ(pool_error([](auto& c) { c.utf8("\xc0\x80\xed\xa0\xbd\xe2\x82\xac"); }), "");
  EXPECT_THAT(pool_error([](auto& c) { c.class_constant("a.b"); }), HasSubstr("malformed class name"));
  EXPECT_THAT(pool_error([](auto& c) { c.class_constant("a//b"); }), HasSubstr("malformed class name"));
  EXPECT_THAT(pool_error([](auto& c) { c.class_constant("[V"); }), HasSubstr("malformed class name"));
  EXPECT_THAT(pool_error([](auto& c) { c.single(7, 2); }), HasSubstr("not a Utf8"));
  EXPECT_THAT(pool_error([](auto& c) { c.single(8, 0); }), HasSubstr("not a Utf8"));
  EXPECT_THAT(pool_error([](auto& c) { c.single(8, 60000); }), HasSubstr("not a Utf8"));
  EXPECT_THAT(pool_error([](auto& c) { c.single(8, c.long_integer(1) + 1); }), HasSubstr("not a Utf8"));
  EXPECT_THAT(pool_error([](auto& c) { c.single(16, c.utf8("I")); }), HasSubstr("malformed method descriptor"));
  EXPECT_THAT(pool_error([](auto& c) { c.name_and_type("x", "Q"); }), HasSubstr("malformed field descriptor"));
  EXPECT_THAT(pool_error([](auto& c) { c.name_and_type("<x>", "()V"); }), HasSubstr("malformed method name"));
}

TEST(ConstantPool, RefusesUnsoundReferences) {
  EXPECT_THAT(pool_error([](auto& c) { c.member(9, "A", "f", "()V"); }), HasSubstr("a field with a method's"));
  EXPECT_THAT(pool_error([](auto& c) { c.member(10, "A", "m", "I"); }), HasSubstr("malformed descriptor"));
  EXPECT_THAT(pool_error([](auto& c) { c.member(11, "A", "<init>", "()V"); }), HasSubstr("special name"));
  EXPECT_THAT(pool_error([](auto& c) { c.member(10, "A", "<clinit>", "()V"); }), HasSubstr("special name"));
  EXPECT_THAT(pool_error([](auto& c) { c.member(10, "A", "<init>", "()I"); }), HasSubstr("special name"));
  EXPECT_THAT(pool_error([](auto& c) { c.pair(10, 1, 1); }), HasSubstr("not a Class"));
  EXPECT_THAT(pool_error([](auto& c) { c.pair(10, 2, 2); }), HasSubstr("not a NameAndType"));
  EXPECT_THAT(pool_error([](auto& c) { c.handle(0, c.member(9, "A", "f", "I")); }), HasSubstr("unknown kind 0"));
  EXPECT_THAT(pool_error([](auto& c) { c.handle(10, c.member(9, "A", "f", "I")); }), HasSubstr("unknown kind 10"));
  EXPECT_THAT(pool_error([](auto& c) { c.handle(1, c.member(10, "A", "m", "()V")); }), HasSubstr("name a field"));
  EXPECT_THAT(pool_error([](auto& c) { c.handle(5, c.member(9, "A", "f", "I")); }), HasSubstr("right kind"));
  EXPECT_THAT(pool_error([](auto& c) { c.handle(9, c.member(10, "A", "m", "()V")); }), HasSubstr("right kind"));
  EXPECT_THAT(pool_error([](auto& c) { c.handle(5, c.member(10, "A", "<init>", "()V")); }),
              HasSubstr("<init> belongs"));
  EXPECT_THAT(pool_error([](auto& c) { c.handle(8, c.member(10, "A", "m", "()V")); }), HasSubstr("<init> belongs"));
  auto interface_handle = [](auto& c) { c.handle(6, c.member(11, "A", "m", "()V")); };
  EXPECT_THAT(pool_error(interface_handle, 51), HasSubstr("right kind"));
  EXPECT_EQ(pool_error(interface_handle, 52), "");
}

/// A handle before the method, its class and its names: all of them are still unchecked when the handle is.
TEST(ConstantPool, ChecksForwardReferences) {
  EXPECT_THAT(pool_error([](auto& c) { c.handle(5, 6), c.pair(10, 7, 8), c.single(7, 2), c.pair(12, 1, 2); }),
              HasSubstr("constant 5"));
}

TEST(ConstantPool, KnowsWhichVersionHasWhichTag) {
  EXPECT_THAT(pool_error([](auto& c) { c.single(16, c.utf8("()V")); }, 50), HasSubstr("MethodType does not exist"));
  EXPECT_THAT(pool_error([](auto& c) { c.single(19, c.utf8("m")); }, 52), HasSubstr("Module does not exist"));
  EXPECT_THAT(pool_error([](auto& c) { c.single(20, c.utf8("p")); }, 52), HasSubstr("Package does not exist"));
  EXPECT_EQ(pool_error([](auto& c) { c.single(20, c.utf8("p")); }, 53), "");
  auto dynamic = [](auto& c) { c.pair(17, 0, c.name_and_type("x", "I")); };
  EXPECT_THAT(pool_error(dynamic, 54), HasSubstr("Dynamic does not exist"));
  EXPECT_THAT(pool_error(dynamic, 55), HasSubstr("bootstrap method does not exist"));
  auto typed = [](auto& c) { c.pair(17, 0, c.name_and_type("x", "()V")); };
  EXPECT_THAT(pool_error(typed), HasSubstr("dynamic constant with a method's descriptor"));
  auto call_site = [](auto& c) { c.pair(18, 0, c.name_and_type("x", "I")); };
  EXPECT_THAT(pool_error(call_site), HasSubstr("call site without a method type"));
}

TEST(ClassFile, InterfacesAndInitialisersHaveRulesOfTheirOwn) {
  auto with_method = [](uint16_t version, uint16_t class_flags, uint16_t access, std::string_view name) {
    TestClass test;
    test.version = version;
    test.flags = class_flags;
    test.method(access, name, "()V");
    return parse_error(test);
  };
  EXPECT_THAT(with_method(51, 0x21, 1, "<clinit>"), HasSubstr("<clinit> is not static"));
  EXPECT_EQ(with_method(50, 0x21, 1, "<clinit>"), "");
  EXPECT_THAT(with_method(51, 0x600, 1, "m"), HasSubstr("concrete method"));
  EXPECT_EQ(with_method(52, 0x600, 1, "m"), "");
  EXPECT_THAT(with_method(52, 0x600, 0x400, "m"), HasSubstr("neither public nor private"));
  TestClass test;
  test.flags = 0x600;
  test.super_class = test.class_constant("B");
  EXPECT_THAT(parse_error(test), HasSubstr("superclass of an interface"));
}

TEST(ConstantPool, ChecksItsCount) {
  TestClass test;
  auto bytes = test.bytes();
  bytes[9] = 0;
  EXPECT_THAT(parse_error(bytes), HasSubstr("count 0"));
  TestClass last;
  last.long_integer(1);
  bytes = last.bytes();
  --bytes[9];
  EXPECT_THAT(parse_error(bytes), HasSubstr("second slot"));
}

}  // namespace
}  // namespace antecede::classfile

#include "classfile/code.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "classfile/test_class.h"

namespace antecede::classfile {
namespace {

using testing::HasSubstr;
using Code = std::vector<uint8_t>;

constexpr uint16_t k_static_flag = 9;

/// A class with one static method `m` and the constants that instructions want.
struct OneMethod {
  TestClass test;
  std::string descriptor = "()V";
  uint16_t locals = 4;
  std::vector<uint16_t> handlers;
  TestClass::Attributes tables;
  DecodedCode out;
  std::vector<uint8_t> bytes;  ///< What `out` looks into.

  std::string error(const Code& code) { return error_of_body(TestClass::code_body(code, locals, handlers, tables)); }
  std::string error_of_body(const std::vector<uint8_t>& body, uint16_t flags = k_static_flag) {
    TestClass copy = test;
    copy.method(flags, "m", descriptor, {copy.attribute("Code", body)});
    bytes = copy.bytes();
    auto file = ClassFile::parse(bytes, "A.class");
    if (!file) return "class: " + file.error().message;
    auto status = decode_code(*file, file->methods().back(), out);
    return status ? "" : status.error().message;
  }
};

uint8_t low(uint16_t index) {
  return static_cast<uint8_t>(index);
}

TEST(DecodeCode, DecodesOperands) {
  OneMethod method;
  EXPECT_EQ(
      method.error({0x10, 0xff, 0x3c, 0x11, 0x80, 0x00, 0x57, 0x84, 1, 0xfe, 0xc4, 0x84, 0, 1, 0x03, 0xe8, 0xb1}),
      "");
  const auto& code = method.out.instructions;
  ASSERT_EQ(code.size(), 7u);
  EXPECT_EQ(code[0].value, -1);
  EXPECT_EQ(code[1].local, 1u);
  EXPECT_EQ(code[2].value, -32768);
  EXPECT_EQ(code[4].value, -2);
  EXPECT_TRUE(code[5].is_wide);
  EXPECT_EQ(code[5].opcode, Opcode::Iinc);
  EXPECT_EQ(code[5].value, 1000);
  EXPECT_EQ(code[5].length, 6u);
  EXPECT_EQ(method.out.at_pc[10], 5u);
  EXPECT_EQ(method.out.at_pc[11], DecodedCode::k_not_a_start);
}

TEST(DecodeCode, RefusesUnknownAndCutInstructions) {
  OneMethod method;
  EXPECT_THAT(method.error({0xca}), HasSubstr("A.class: method m()V: pc 0: unknown opcode 0xca"));
  EXPECT_THAT(method.error({0x00, 0xff}), HasSubstr("pc 1: unknown opcode 0xff"));
  EXPECT_THAT(method.error({0x11, 0x00}), HasSubstr("cut off"));
  EXPECT_THAT(method.error({0xc4}), HasSubstr("cut off"));
  EXPECT_THAT(method.error({0xc4, 0xb1, 0, 0, 0xb1}), HasSubstr("no wide form"));
  EXPECT_THAT(method.error({0xc4, 0xc4, 0x15, 0, 0, 0xb1}), HasSubstr("no wide form"));
  EXPECT_THAT(method.error({0x00}), HasSubstr("runs off the end"));
  EXPECT_THAT(method.error({0xa7, 0, 3, 0x03}), HasSubstr("runs off the end"));
}

TEST(DecodeCode, ChecksLocals) {
  OneMethod method;
  method.locals = 2;
  EXPECT_EQ(method.error({0x15, 1, 0x57, 0xb1}), "");
  EXPECT_THAT(method.error({0x15, 2, 0x57, 0xb1}), HasSubstr("local 2 of 2"));
  EXPECT_THAT(method.error({0x1f, 0x58, 0xb1}), HasSubstr("local 2 of 2"));
  EXPECT_EQ(method.error({0x1e, 0x58, 0xb1}), "");
  EXPECT_THAT(method.error({0xc4, 0x15, 1, 0, 0x57, 0xb1}), HasSubstr("local 256 of 2"));
  EXPECT_THAT(method.error({0x84, 2, 1, 0xb1}), HasSubstr("local 2 of 2"));
  EXPECT_THAT(method.error({0x4e, 0xb1}), HasSubstr("local 3 of 2"));
  method.descriptor = "(JI)V";
  EXPECT_THAT(method.error({0xb1}), HasSubstr("arguments exceed"));
}

TEST(DecodeCode, ChecksBranches) {
  OneMethod method;
  EXPECT_EQ(method.error({0xa7, 0, 3, 0xb1}), "");
  EXPECT_EQ(method.out.instructions[0].target, 3u);
  EXPECT_THAT(method.error({0xa7, 0, 1, 0xb1}), HasSubstr("target is no instruction"));
  EXPECT_THAT(method.error({0xa7, 0, 4, 0xb1}), HasSubstr("target is no instruction"));
  EXPECT_THAT(method.error({0xa7, 0xff, 0xff, 0xb1}), HasSubstr("out of the code"));
  EXPECT_THAT(method.error({0xc8, 0x7f, 0xff, 0xff, 0xff, 0xb1}), HasSubstr("out of the code"));
  EXPECT_THAT(method.error({0xc8, 0x80, 0, 0, 0, 0xb1}), HasSubstr("out of the code"));
}

TEST(DecodeCode, SubroutinesAreDecodedInOldFilesOnly) {
  OneMethod method;
  const Code code = {0xa8, 0, 4, 0xb1, 0x4b, 0xa9, 0};
  EXPECT_THAT(method.error(code), HasSubstr("Java 7"));
  method.test.version = 48;
  EXPECT_EQ(method.error(code), "");
  EXPECT_TRUE(method.out.has_subroutines);
  EXPECT_EQ(method.error({0xb1}), "");
  EXPECT_FALSE(method.out.has_subroutines);
}

TEST(DecodeCode, DecodesTableSwitches) {
  OneMethod method;
  auto with = [](uint32_t fallback, uint32_t from, uint32_t to, std::vector<uint32_t> targets, uint8_t padding = 0) {
    ByteWriter code;
    code.u8(0x03).u8(0xaa).u8(padding).u8(0).u32(fallback).u32(from).u32(to);
    for (uint32_t target : targets) code.u32(target);
    return code.u8(0xb1).bytes();
  };
  EXPECT_EQ(method.error(with(23, 0xffffffff, 0, {23, 23})), "");
  ASSERT_EQ(method.out.cases.size(), 2u);
  EXPECT_EQ(method.out.cases[0].key, -1);
  EXPECT_EQ(method.out.cases[1].target, 24u);
  EXPECT_THAT(method.error(with(22, 0, 1, {23, 23})), HasSubstr("no instruction"));
  EXPECT_THAT(method.error(with(23, 0, 1, {23, 22})), HasSubstr("no instruction"));
  EXPECT_THAT(method.error(with(23, 1, 0, {23, 23})), HasSubstr("above its high key"));
  EXPECT_THAT(method.error(with(23, 0x80000000, 0x7fffffff, {23, 23})), HasSubstr("runs past the end"));
  EXPECT_EQ(method.error(with(23, 0, 1, {23, 23}, 1)), "");
  method.test.version = 50;
  EXPECT_THAT(method.error(with(23, 0, 1, {23, 23}, 1)), HasSubstr("padding"));
}

TEST(DecodeCode, DecodesLookupSwitches) {
  OneMethod method;
  auto with = [](uint32_t count, uint32_t first, uint32_t second) {
    ByteWriter code;
    code.u8(0x03).u8(0xab).u16(0).u32(27).u32(count).u32(first).u32(27).u32(second).u32(27);
    return code.u8(0xb1).bytes();
  };
  EXPECT_EQ(method.error(with(2, 0xfffffff0, 5)), "");
  EXPECT_EQ(method.out.cases[0].key, -16);
  EXPECT_THAT(method.error(with(2, 5, 5)), HasSubstr("do not rise"));
  EXPECT_THAT(method.error(with(2, 5, 0xffffffff)), HasSubstr("do not rise"));
  EXPECT_THAT(method.error(with(0xffffffff, 1, 2)), HasSubstr("runs past the end"));
  EXPECT_THAT(method.error(with(0x20000001, 1, 2)), HasSubstr("runs past the end"));
}

TEST(DecodeCode, ChecksLoadedConstants) {
  OneMethod method;
  const uint8_t text = low(method.test.string("x")), pair = low(method.test.long_integer(7));
  const uint8_t type = low(method.test.class_constant("A")), utf8 = low(method.test.utf8("A"));
  EXPECT_EQ(method.error({0x12, text, 0x57, 0xb1}), "");
  EXPECT_EQ(method.error({0x14, 0, pair, 0x58, 0xb1}), "");
  EXPECT_THAT(method.error({0x12, pair, 0x57, 0xb1}), HasSubstr("wrong size"));
  EXPECT_THAT(method.error({0x14, 0, text, 0x58, 0xb1}), HasSubstr("wrong size"));
  EXPECT_THAT(method.error({0x12, utf8, 0x57, 0xb1}), HasSubstr("cannot be loaded"));
  EXPECT_THAT(method.error({0x12, uint8_t(pair + 1), 0x57, 0xb1}), HasSubstr("cannot be loaded"));
  EXPECT_THAT(method.error({0x13, 0xff, 0xff, 0x57, 0xb1}), HasSubstr("cannot be loaded"));
  EXPECT_EQ(method.error({0x12, type, 0x57, 0xb1}), "");
  method.test.version = 48;
  EXPECT_THAT(method.error({0x12, type, 0x57, 0xb1}), HasSubstr("before Java 5"));
}

TEST(DecodeCode, ChecksMembersAndTypes) {
  OneMethod method;
  TestClass& test = method.test;
  const uint8_t field = low(test.member(9, "A", "f", "I")), call = low(test.member(10, "A", "m", "()V"));
  const uint8_t make = low(test.member(10, "A", "<init>", "()V")), far = low(test.member(11, "B", "m", "(JI)V"));
  const uint8_t grid = low(test.class_constant("[[I")), type = low(test.class_constant("B"));
  EXPECT_EQ(method.error({0xb2, 0, field, 0x57, 0xb1}), "");
  EXPECT_THAT(method.error({0xb2, 0, call, 0xb1}), HasSubstr("getstatic wants a Fieldref, not a Methodref"));
  EXPECT_EQ(method.error({0xb8, 0, call, 0xb1}), "");
  EXPECT_THAT(method.error({0xb8, 0, make, 0xb1}), HasSubstr("initialiser"));
  EXPECT_EQ(method.error({0xb7, 0, make, 0xb1}), "");
  EXPECT_EQ(method.error({0xb8, 0, far, 0xb1}), "");
  EXPECT_THAT(method.error({0xb6, 0, far, 0xb1}), HasSubstr("wants a Methodref"));
  EXPECT_EQ(method.error({0xb9, 0, far, 4, 0, 0xb1}), "");
  EXPECT_THAT(method.error({0xb9, 0, far, 3, 0, 0xb1}), HasSubstr("wrong count"));
  EXPECT_THAT(method.error({0xb9, 0, far, 4, 1, 0xb1}), HasSubstr("reserved byte"));
  EXPECT_THAT(method.error({0xb9, 0, call, 1, 0, 0xb1}), HasSubstr("wants a InterfaceMethodref"));
  EXPECT_THAT(method.error({0xba, 0, call, 0, 0, 0xb1}), HasSubstr("wants a InvokeDynamic"));
  EXPECT_THAT(method.error({0xba, 0, call, 0, 1, 0xb1}), HasSubstr("reserved byte"));
  EXPECT_THAT(method.error({0xbb, 0, grid, 0x57, 0xb1}), HasSubstr("new of an array"));
  EXPECT_THAT(method.error({0xc0, 0, call, 0x57, 0xb1}), HasSubstr("wants a Class"));
  EXPECT_EQ(method.error({0xc5, 0, grid, 2, 0x57, 0xb1}), "");
  EXPECT_THAT(method.error({0xc5, 0, grid, 3, 0x57, 0xb1}), HasSubstr("more dimensions"));
  EXPECT_THAT(method.error({0xc5, 0, grid, 0, 0x57, 0xb1}), HasSubstr("more dimensions"));
  EXPECT_THAT(method.error({0xc5, 0, type, 1, 0x57, 0xb1}), HasSubstr("more dimensions"));
  EXPECT_THAT(method.error({0xbc, 3, 0x57, 0xb1}), HasSubstr("newarray"));
  EXPECT_THAT(method.error({0xbc, 12, 0x57, 0xb1}), HasSubstr("newarray"));
  EXPECT_EQ(method.error({0xbc, 11, 0x57, 0xb1}), "");
  test.version = 51;
  EXPECT_THAT(method.error({0xb8, 0, far, 0xb1}), HasSubstr("wants a Methodref"));
}

TEST(DecodeCode, DynamicConstantsHaveASizeAndArraysALimit) {
  OneMethod method;
  TestClass& test = method.test;
  test.version = 55;
  const uint16_t bootstrap = test.handle(6, test.member(10, "A", "b", "()I"));
  test.class_attribute("BootstrapMethods", ByteWriter().u16(1).u16(bootstrap).u16(0).bytes());
  const uint8_t pair = low(test.pair(17, 0, test.name_and_type("x", "D")));
  const uint8_t single = low(test.pair(17, 0, test.name_and_type("x", "I")));
  const uint8_t deep = low(test.class_constant(std::string(255, '[') + "I"));
  EXPECT_EQ(method.error({0x12, single, 0x57, 0xb1}), "");
  EXPECT_EQ(method.error({0x14, 0, pair, 0x58, 0xb1}), "");
  EXPECT_THAT(method.error({0x12, pair, 0x57, 0xb1}), HasSubstr("wrong size"));
  EXPECT_THAT(method.error({0x14, 0, single, 0x58, 0xb1}), HasSubstr("wrong size"));
  EXPECT_THAT(method.error({0x03, 0xbd, 0, deep, 0x57, 0xb1}), HasSubstr("too many dimensions"));
}

TEST(DecodeCode, ReturnsFitTheDescriptor) {
  OneMethod method;
  EXPECT_THAT(method.error({0x03, 0xac}), HasSubstr("descriptor does not say"));
  method.descriptor = "()Z";
  EXPECT_EQ(method.error({0x03, 0xac}), "");
  EXPECT_THAT(method.error({0xb1}), HasSubstr("descriptor does not say"));
  method.descriptor = "()[J";
  EXPECT_EQ(method.error({0x01, 0xb0}), "");
}

TEST(DecodeCode, ChecksHandlers) {
  OneMethod method;
  const Code code = {0x11, 0, 0, 0x57, 0xb1, 0xbf};
  const uint16_t type = method.test.class_constant("E");
  auto with = [&](std::vector<uint16_t> handler) {
    method.handlers = handler;
    return method.error(code);
  };
  EXPECT_EQ(with({0, 6, 5, type, 3, 4, 5, 0}), "");
  ASSERT_EQ(method.out.handlers.size(), 2u);
  EXPECT_FALSE(method.out.handlers[1].type.valid());
  EXPECT_THAT(with({0, 0, 5, 0}), HasSubstr("exception handler 0: an empty range"));
  EXPECT_THAT(with({4, 3, 5, 0}), HasSubstr("empty range"));
  EXPECT_THAT(with({1, 4, 5, 0}), HasSubstr("cuts an instruction"));
  EXPECT_THAT(with({0, 2, 5, 0}), HasSubstr("cuts an instruction"));
  EXPECT_THAT(with({0, 7, 5, 0}), HasSubstr("cuts an instruction"));
  EXPECT_THAT(with({0, 4, 2, 0}), HasSubstr("target is no instruction"));
  EXPECT_THAT(with({0, 4, 6, 0}), HasSubstr("target is no instruction"));
  EXPECT_THAT(with({0, 4, 5, 1}), HasSubstr("not a Class"));
}

TEST(DecodeCode, ReadsLinesAndVariables) {
  OneMethod method;
  const uint16_t name = method.test.utf8("x"), type = method.test.utf8("J");
  auto lines = [&](uint16_t pc) {
    return method.test.attribute("LineNumberTable", ByteWriter().u16(1).u16(pc).u16(77).bytes());
  };
  auto variables = [&](uint16_t length, uint16_t local, uint16_t type_index) {
    ByteWriter out;
    out.u16(1).u16(0).u16(length).u16(name).u16(type_index).u16(local);
    return method.test.attribute("LocalVariableTable", out.bytes());
  };
  method.tables = {lines(0), lines(0), variables(1, 2, type)};
  EXPECT_EQ(method.error({0xb1}), "");
  EXPECT_EQ(method.out.lines.size(), 2u);
  EXPECT_EQ(method.out.lines[0].line, 77);
  EXPECT_EQ(method.out.locals.at(0).name, "x");
  method.tables = {lines(1)};
  EXPECT_THAT(method.error({0xb1}), HasSubstr("line outside"));
  method.tables = {variables(2, 2, type)};
  EXPECT_THAT(method.error({0xb1}), HasSubstr("variable outside"));
  method.tables = {variables(1, 3, type)};
  EXPECT_THAT(method.error({0xb1}), HasSubstr("beyond the locals"));
  method.tables = {variables(1, 0, name)};
  EXPECT_THAT(method.error({0xb1}), HasSubstr("malformed type"));
  auto map = method.test.attribute("StackMapTable", {0, 0});
  method.tables = {map};
  EXPECT_EQ(method.error({0xb1}), "");
  EXPECT_TRUE(method.out.stack_map.has_value());
  method.tables = {map, map};
  EXPECT_THAT(method.error({0xb1}), HasSubstr("two StackMapTable"));
}

TEST(DecodeCode, ABadFrameCostsOnlyTheMethod) {
  OneMethod method;
  const auto good = TestClass::code_body({0xb1});
  EXPECT_EQ(method.error_of_body(good), "");
  for (size_t size = 0; size < good.size(); ++size) {
    const std::string error = method.error_of_body({good.begin(), good.begin() + std::ptrdiff_t(size)});
    EXPECT_THAT(error, HasSubstr("method m()V")) << size;
  }
  EXPECT_THAT(method.error_of_body(TestClass::code_body({})), HasSubstr("code is empty"));
  EXPECT_THAT(method.error_of_body(TestClass::code_body(Code(65536, 0xb1))), HasSubstr("longer than 65535"));
  EXPECT_EQ(method.error_of_body(TestClass::code_body(Code(65535, 0xb1))), "");
  auto longer = good;
  longer.push_back(0);
  EXPECT_THAT(method.error_of_body(longer), HasSubstr("left over"));
  EXPECT_THAT(method.error_of_body(good, 0x401), HasSubstr("abstract or native but has code"));
}

TEST(Opcodes, TheTableIsComplete) {
  int known = 0;
  for (const OpcodeInfo& info : k_opcode_table) known += info.name != nullptr;
  EXPECT_EQ(known, 202);
  EXPECT_STREQ(opcode_info(Opcode(0xc9)).name, "jsr_w");
  EXPECT_STREQ(opcode_info(Opcode::Dup2X2).name, "dup2_x2");
  EXPECT_EQ(opcode_info(Opcode::Lastore).pops, 4);
  EXPECT_EQ(opcode_info(Opcode::InvokeStatic).pops, k_varies);
}

}  // namespace
}  // namespace antecede::classfile

#include "dex/code.h"

#include "dex/class_data.h"
#include "dex/test_dex.h"

namespace antecede::dex::test {
namespace {

using ::testing::HasSubstr;
using Units = std::vector<uint16_t>;

/// A file with one method `m`, of class LA;, that has the code under test; and things for it to refer to.
class CodeTest : public ::testing::Test {
 protected:
  CodeTest() {
    builder_.field("LA;", "f", "I");
    builder_.method("LA;", "i", {"I", "I"});
    builder_.method("LA;", "j", {"V", "J"});
    builder_.method("LA;", "l", {"J"});
    builder_.method("LA;", "o", {"Ljava/lang/Object;"});
    builder_.type("[I");
    builder_.method_handles = {{4, 0}};
    builder_.string("name");
  }

  /// Decodes `item` as the code of `m`; the message of the error or "".
  std::string decode_item(const Bytes& item) {
    bytes_ = with_code(item);
    file_ = open_one(bytes_);
    auto code = read_code_item(file_, builder_.code_offsets["m"]);
    if (!code) return code.error().message;
    code_ = *code;
    base::Status status = decode_code(file_, code_, out_);
    return status ? "" : status.error().message;
  }
  std::string decode(const Units& units) { return decode_item(code_item(units)); }

  Bytes with_code(const Bytes& item) {
    DexBuilder builder = builder_;
    builder.classes.push_back({.type = "LA;", .virtual_methods = {{"m", {"V"}, 1, item}}});
    Bytes bytes = builder.build();
    builder_.code_offsets = builder.code_offsets;
    numbering_ = builder;
    return bytes;
  }
  /// Numbers depend only on what is in the pools, so they may be asked for before the code is made.
  uint16_t method(const std::string& name, const TestProto& proto) {
    with_code(code_item({0x000e}));
    return uint16_t(numbering_.method_index("LA;", name, proto));
  }
  uint16_t type(const std::string& name) {
    with_code(code_item({0x000e}));
    return uint16_t(numbering_.type_index(name));
  }

  DexBuilder builder_, numbering_;
  Bytes bytes_;
  DexFile file_;
  CodeItem code_;
  DecodedCode out_;
};

TEST_F(CodeTest, PlainMethod) {
  ASSERT_EQ(decode({0x1012, 0x000e}), "");
  EXPECT_EQ(code_.register_count, 4);
  EXPECT_EQ(code_.in_count, 1);
  ASSERT_EQ(out_.instructions.size(), 2u);
  EXPECT_EQ(out_.instructions[1].pc, 1u);
  EXPECT_EQ(out_.at_pc, (std::vector<uint32_t>{0, 1}));
}

TEST_F(CodeTest, CodeItem) {
  EXPECT_THAT(decode_item(code_item({0x000e}, 1, 2)), HasSubstr("more argument registers than registers"));
  EXPECT_THAT(decode_item(code_item({})), HasSubstr("no instructions"));
  Bytes item = code_item({0x000e});
  set32(item, 12, 0x10000000);
  EXPECT_THAT(decode_item(item), HasSubstr("instructions run past the end"));
  EXPECT_THAT(decode_item(code_item({0x000e}, 1, 1, 0, 0xffff)), HasSubstr("tries run past the end"));
  ASSERT_EQ(decode({0x000e}), "");
  EXPECT_THAT(read_code_item(file_, code_.offset + 2).error().message, HasSubstr("not aligned"));
  EXPECT_THAT(read_code_item(file_, 0x7ffffffc).error().message, HasSubstr("outside the file"));
  EXPECT_THAT(read_code_item(file_, uint32_t(bytes_.size()) / 4 * 4 - 4).error().message,
              HasSubstr("outside the file"));
}

TEST_F(CodeTest, MessagesNameThePlace) {
  EXPECT_THAT(decode({0x0000, 0x003e}),
              ::testing::MatchesRegex("test.dex\\+0x[0-9a-f]+: code at 0x1: unused opcode.*"));
}

TEST_F(CodeTest, Registers) {
  EXPECT_EQ(decode({0x0312, 0x000e}), "");
  for (Units units : {Units{0x0412, 0x000e},
                      {0x4001, 0x000e},
                      {0x0316, 0, 0x000e} /* v3 and v4 */,
                      {0x0304, 0x000e},
                      {0x3004, 0x000e},
                      {0x0090, 0x0400, 0x000e},
                      {0x0031, 0x0300, 0x000e},
                      {0x0031, 0x0003, 0x000e},
                      {0x0003, 0x0000, 0x0004, 0x000e},
                      {0x0427, 0x000e}})
    EXPECT_THAT(decode(units), HasSubstr("register out of range"));
  uint16_t index = method("i", {"I", "I"});
  EXPECT_THAT(decode({0x206e, index, 0x0040, 0x000e}), HasSubstr("register out of range"));
  EXPECT_THAT(decode({0x0274, index, 0x0003, 0x000e}), HasSubstr("register out of range"));
  EXPECT_EQ(decode({0x0274, index, 0x0002, 0x000e}), "");
}

TEST_F(CodeTest, Indices) {
  EXPECT_THAT(decode({0x001a, 0xfff0, 0x000e}), HasSubstr("string index"));
  EXPECT_THAT(decode({0x001b, 0, 0x1000, 0x000e}), HasSubstr("string index"));
  EXPECT_THAT(decode({0x0022, 0xfff0, 0x000e}), HasSubstr("type index"));
  EXPECT_THAT(decode({0x0052, 0xfff0, 0x000e}), HasSubstr("field index"));
  EXPECT_THAT(decode({0x0071, 0xfff0, 0, 0x000e}), HasSubstr("method index"));
  EXPECT_THAT(decode({0x10fa, 0xfff0, 0, 0, 0x000e}), HasSubstr("method index"));
  EXPECT_THAT(decode({0x10fa, 0, 0, 0xfff0, 0x000e}), HasSubstr("proto index"));
  EXPECT_THAT(decode({0x00fc, 0, 0, 0x000e}), HasSubstr("call site index"));
  EXPECT_THAT(decode({0x00fe, 1, 0x000e}), HasSubstr("method handle index"));
  EXPECT_THAT(decode({0x00ff, 0xfff0, 0x000e}), HasSubstr("proto index"));
  EXPECT_EQ(decode({0x00fe, 0, 0x00ff, 0, 0x000e}), "");
}

TEST_F(CodeTest, Types) {
  uint16_t array = type("[I"), object = type("LA;"), number = type("I");
  EXPECT_EQ(decode({0x0022, object, 0x0023, array, 0x001f, array, 0x0020, object, 0x000e}), "");
  EXPECT_THAT(decode({0x0022, array, 0x000e}), HasSubstr("new-instance"));
  EXPECT_THAT(decode({0x0023, object, 0x000e}), HasSubstr("no array type"));
  EXPECT_THAT(decode({0x0024, object, 0, 0x000e}), HasSubstr("no array type"));
  EXPECT_THAT(decode({0x001f, number, 0x000e}), HasSubstr("primitive"));
  EXPECT_THAT(decode({0x0020, number, 0x000e}), HasSubstr("primitive"));
}

TEST_F(CodeTest, Versions) {
  for (int version : {37, 38, 39}) {
    builder_.version = version;
    bool handles = decode({0x00fe, 0, 0x000e}).empty();
    EXPECT_EQ(handles, version >= 39);
    uint16_t index = method("i", {"I", "I"});
    std::string error = decode({0x30fa, index, 0x0000, 0, 0x000e});
    EXPECT_THAT(error, HasSubstr(version >= 38 ? "wrong number of arguments" : "does not exist in this DEX version"));
  }
}

TEST_F(CodeTest, Calls) {
  uint16_t i = method("i", {"I", "I"}), j = method("j", {"V", "J"});
  EXPECT_EQ(decode({0x206e, i, 0x0010, 0x000e}), "");
  EXPECT_EQ(decode({0x1071, i, 0x0000, 0x000e}), "");
  EXPECT_THAT(decode({0x106e, i, 0x0000, 0x000e}), HasSubstr("wrong number of arguments"));
  EXPECT_THAT(decode({0x2071, i, 0x0000, 0x000e}), HasSubstr("wrong number of arguments"));
  EXPECT_THAT(decode({0x0177, j, 0x0000, 0x000e}), HasSubstr("wrong number of arguments"));
  EXPECT_EQ(decode({0x306e, j, 0x0210, 0x000e}), "");
  EXPECT_THAT(decode({0x306e, j, 0x0310, 0x000e}), HasSubstr("not a register pair"));
  EXPECT_THAT(decode_item(code_item({0x206e, i, 0x0010, 0x000e}, 4, 1, 1)),
              HasSubstr("more arguments than outs_size"));
}

TEST_F(CodeTest, InvokeCustom) {
  with_code(code_item({0x000e}));
  auto name = uint8_t(numbering_.string_index("name")), proto = uint8_t(numbering_.proto_index({"I", "I"}));
  builder_.call_sites = {{3, 0x16, 0, 0x17, name, 0x15, proto}, {1, 0x16, 0}, {3, 0x17, name, 0x16, 0, 0x15, proto}};
  EXPECT_EQ(decode({0x10fc, 0, 0x0001, 0x000a, 0x000e}), "");
  EXPECT_THAT(decode({0x20fc, 0, 0x0001, 0x000e}), HasSubstr("wrong number of arguments"));
  EXPECT_THAT(decode({0x10fc, 0, 0x0001, 0x000c, 0x000e}), HasSubstr("move-result of the wrong kind"));
  EXPECT_THAT(decode({0x10fc, 1, 0x0001, 0x000e}), HasSubstr("malformed call site"));
  EXPECT_THAT(decode({0x10fc, 2, 0x0001, 0x000e}), HasSubstr("malformed call site"));
}

TEST_F(CodeTest, MoveResult) {
  uint16_t i = method("i", {"I", "I"}), j = method("j", {"V", "J"}), l = method("l", {"J"});
  uint16_t o = method("o", {"Ljava/lang/Object;"}), array = type("[I");
  EXPECT_EQ(decode({0x206e, i, 0x0010, 0x000a, 0x000e}), "");
  EXPECT_EQ(decode({0x106e, l, 0x0000, 0x000b, 0x000e}), "");
  EXPECT_EQ(decode({0x106e, o, 0x0000, 0x000c, 0x000e}), "");
  EXPECT_EQ(decode({0x1024, array, 0x0000, 0x000c, 0x000e}), "");
  EXPECT_THAT(decode({0x206e, i, 0x0010, 0x000b, 0x000e}), HasSubstr("move-result of the wrong kind"));
  EXPECT_THAT(decode({0x106e, l, 0x0000, 0x000a, 0x000e}), HasSubstr("move-result of the wrong kind"));
  EXPECT_THAT(decode({0x106e, o, 0x0000, 0x000a, 0x000e}), HasSubstr("move-result of the wrong kind"));
  EXPECT_THAT(decode({0x1024, array, 0x0000, 0x000a, 0x000e}), HasSubstr("move-result of the wrong kind"));
  EXPECT_THAT(decode({0x306e, j, 0x0210, 0x000a, 0x000e}), HasSubstr("returns nothing"));
  EXPECT_THAT(decode({0x000a, 0x000e}), HasSubstr("without a result"));
  EXPECT_THAT(decode({0x206e, i, 0x0010, 0x0000, 0x000a, 0x000e}), HasSubstr("without a result"));
  EXPECT_THAT(decode({0x0038, 5, 0x206e, i, 0x0010, 0x000a, 0x000e}), HasSubstr("branch to a move-result"));
}

TEST_F(CodeTest, Branches) {
  EXPECT_EQ(decode({0x0128, 0x000e}), "");
  EXPECT_EQ(decode({0x002a, 0, 0}), "") << "goto/32 may go to itself";
  EXPECT_THAT(decode({0x0028, 0x000e}), HasSubstr("branch to itself"));
  EXPECT_THAT(decode({0x0038, 0, 0x000e}), HasSubstr("branch to itself"));
  EXPECT_THAT(decode({0x0228, 0x000e}), HasSubstr("outside the method"));
  EXPECT_THAT(decode({0xff28, 0x000e}), HasSubstr("outside the method"));
  EXPECT_THAT(decode({0x0228, 0x0013, 0x0000, 0x000e}), HasSubstr("no start of an instruction"));
  EXPECT_THAT(decode({0x0428, 0x000e, 0, 0, 0x0200, 0}), HasSubstr("no start of an instruction")) << "a payload";
}

TEST_F(CodeTest, TheEnd) {
  EXPECT_THAT(decode({0x0000}), HasSubstr("control runs off the end"));
  EXPECT_THAT(decode({0x0038, 2}), HasSubstr("outside the method"));
  EXPECT_EQ(decode({0x000e, 0x0000}), "") << "padding";
  EXPECT_THAT(decode({0x0038, 3, 0x000e, 0x0000}), HasSubstr("control runs off the end"));
  EXPECT_THAT(decode({0x0013}), HasSubstr("cut-off instruction"));
}

TEST_F(CodeTest, PackedSwitch) {
  // packed-switch v0, +4; return-void; payload {10 -> +3, 11 -> +3}
  Units good = {0x002b, 4, 0, 0x000e, 0x0100, 2, 10, 0, 3, 0, 3, 0};
  ASSERT_EQ(decode(good), "");
  ASSERT_EQ(out_.switches.size(), 1u);
  EXPECT_EQ(out_.switches[0].pc, 4u);
  EXPECT_EQ(out_.switches[0].keys, (std::vector<int32_t>{10, 11}));
  EXPECT_EQ(out_.switches[0].offsets, (std::vector<int32_t>{3, 3}));
  EXPECT_EQ(out_.instructions.size(), 2u);
  auto broken = [&](size_t at, uint16_t value) {
    Units units = good;
    units[at] = value;
    return decode(units);
  };
  EXPECT_THAT(broken(1, 5), HasSubstr("payload is not aligned"));
  EXPECT_THAT(broken(1, 6), HasSubstr("no payload where one is referred to"));
  EXPECT_THAT(broken(2, 0x7000), HasSubstr("no payload where one is referred to"));
  EXPECT_THAT(broken(0, 0x002c), HasSubstr("payload of another kind"));
  EXPECT_THAT(broken(0, 0x0026), HasSubstr("payload of another kind"));
  EXPECT_THAT(broken(8, 4), HasSubstr("no start of an instruction"));
  EXPECT_THAT(broken(8, 100), HasSubstr("outside the method"));
  EXPECT_THAT(broken(5, 3), HasSubstr("payload runs past the end"));
  EXPECT_THAT(broken(7, 0x8000), "") << "negative keys";
  EXPECT_THAT(broken(3, 0x0000), HasSubstr("control runs into a payload"));
  Units high = good;
  high[6] = 0xffff, high[7] = 0x7fff;
  EXPECT_THAT(decode(high), HasSubstr("keys overflow"));
}

TEST_F(CodeTest, SparseSwitch) {
  Units good = {0x002c, 4, 0, 0x000e, 0x0200, 2, 0xffff, 0xffff, 7, 0, 3, 0, 3, 0};
  ASSERT_EQ(decode(good), "");
  EXPECT_EQ(out_.switches[0].keys, (std::vector<int32_t>{-1, 7}));
  Units unsorted = good;
  unsorted[6] = 7, unsorted[7] = 0;
  EXPECT_THAT(decode(unsorted), HasSubstr("not in rising order"));
  unsorted[8] = 6;
  EXPECT_THAT(decode(unsorted), HasSubstr("not in rising order"));
  EXPECT_THAT(decode({0x000e, 0x0200}), HasSubstr("payload runs past the end"));
  EXPECT_THAT(decode({0x000e, 0x0100, 0}), HasSubstr("payload runs past the end"));
}

TEST_F(CodeTest, ArrayData) {
  Units good = {0x0026, 4, 0, 0x000e, 0x0300, 1, 3, 0, 0x0201, 0x0003};
  ASSERT_EQ(decode(good), "");
  ASSERT_EQ(out_.arrays.size(), 1u);
  EXPECT_EQ(out_.arrays[0].element_width, 1);
  EXPECT_EQ(out_.arrays[0].element_count, 3u);
  EXPECT_EQ(Bytes(out_.arrays[0].data.begin(), out_.arrays[0].data.end()), (Bytes{1, 2, 3}));
  Units wide = good;
  wide[5] = 3, wide[6] = 1;
  EXPECT_THAT(decode(wide), HasSubstr("width that does not exist"));
  Units longer = good;
  longer[6] = 5;
  EXPECT_THAT(decode(longer), HasSubstr("payload runs past the end"));
  longer[7] = 0xffff, longer[5] = 0xffff;
  EXPECT_THAT(decode(longer), HasSubstr("payload runs past the end"));
}

TEST_F(CodeTest, UnusedPayloadsAreNotListed) {
  ASSERT_EQ(decode({0x000e, 0x0000, 0x0200, 0x0000}), "");
  EXPECT_TRUE(out_.switches.empty());
  EXPECT_EQ(out_.instructions.size(), 2u);
  EXPECT_THAT(decode({0x0200, 0x0000, 0x000e}), HasSubstr("method begins with a payload"));
}

TEST_F(CodeTest, SwitchesMayShareATableButNotWithoutEnd) {
  EXPECT_EQ(decode({0x002b, 8, 0, 0x002b, 5, 0, 0x000e, 0x0000, 0x0100, 1, 0, 0, 3, 0}), "");
  Units units;
  for (uint32_t i = 0; i < 100; ++i) {
    uint32_t distance = 302 - 3 * i;
    units.insert(units.end(), {0x002b, uint16_t(distance), uint16_t(distance >> 16)});
  }
  units.insert(units.end(), {0x000e, 0x0000, 0x0100, 500, 0, 0});
  for (int i = 0; i < 500; ++i) units.insert(units.end(), {3, 0});
  EXPECT_THAT(decode(units), HasSubstr("too many switches share one table"));
}

// ---- tries

/// One try over [start, start+length) with the handler list at `offset` of `handlers`.
Bytes tries(uint32_t start, uint16_t length, uint16_t offset, Bytes handlers, bool padding = false) {
  Bytes out;
  if (padding) put16(out, 0);
  put32(out, start);
  put16(out, length);
  put16(out, offset);
  out.insert(out.end(), handlers.begin(), handlers.end());
  return out;
}

TEST_F(CodeTest, Tries) {
  auto type = uint8_t(CodeTest::type("LA;"));
  Units units = {0x0027, 0x000d, 0x000e, 0x000e};  // throw v0; move-exception v0; return-void; return-void
  Bytes handlers = {1, 0x7f, type, 1, 3};          // one list: LA; -> 1, any -> 3
  ASSERT_EQ(decode_item(code_item(units, 4, 1, 4, 1, tries(0, 1, 1, handlers))), "");
  ASSERT_EQ(out_.tries.size(), 1u);
  EXPECT_EQ(out_.tries[0].end, 1u);
  ASSERT_EQ(out_.tries[0].handler_count, 2u);
  EXPECT_EQ(out_.handlers[0].type, TypeIndex(type));
  EXPECT_EQ(out_.handlers[0].target, 1u);
  EXPECT_FALSE(out_.handlers[1].type.valid());
  auto broken = [&](const Bytes& tail) { return decode_item(code_item(units, 4, 1, 4, 1, tail)); };
  EXPECT_THAT(broken(tries(0, 5, 1, handlers)), HasSubstr("try range outside"));
  EXPECT_THAT(broken(tries(0, 0, 1, handlers)), HasSubstr("try range outside"));
  EXPECT_THAT(broken(tries(0xffffffff, 1, 1, handlers)), HasSubstr("try range outside"));
  EXPECT_THAT(broken(tries(0, 1, 2, handlers)), HasSubstr("without a handler list"));
  EXPECT_THAT(broken(tries(0, 1, 1, {0})), HasSubstr("bad number of handler lists"));
  EXPECT_THAT(broken(tries(0, 1, 1, {0xff, 0xff, 0xff, 0xff, 0x0f})), HasSubstr("bad number of handler lists"));
  EXPECT_THAT(broken(tries(0, 1, 1, {1, 0x7f, 0x7f, 1, 3})), HasSubstr("caught type index"));
  EXPECT_THAT(broken(tries(0, 1, 1, {1, 0x7f, type, 1, 9})), HasSubstr("handler outside the method"));
  EXPECT_THAT(broken(tries(0, 1, 1, {1, 0x00, 3})), HasSubstr("move-exception outside a handler"));
}

TEST_F(CodeTest, TriesBeginAtInstructionsAndDoNotOverlap) {
  Units units = {0x0013, 0x0000, 0x0027, 0x000e};
  Bytes any = {1, 0x00, 3};
  EXPECT_EQ(decode_item(code_item(units, 4, 1, 4, 1, tries(0, 3, 1, any))), "");
  EXPECT_THAT(decode_item(code_item(units, 4, 1, 4, 1, tries(1, 1, 1, any))),
              HasSubstr("begins inside an instruction"));
  Bytes two = tries(0, 3, 1, {});
  Bytes second = tries(2, 1, 1, any);
  two.insert(two.end(), second.begin(), second.end());
  EXPECT_THAT(decode_item(code_item(units, 4, 1, 4, 2, two)), HasSubstr("overlap or are not sorted"));
  set16(two, 4, 2);
  EXPECT_EQ(decode_item(code_item(units, 4, 1, 4, 2, two)), "");
}

TEST_F(CodeTest, OddCodeHasPaddingBeforeItsTries) {
  Units units = {0x0027, 0x000e, 0x0000};
  EXPECT_EQ(decode_item(code_item(units, 4, 1, 4, 1, tries(0, 1, 1, {1, 0x00, 1}, true))), "");
}

TEST_F(CodeTest, Handlers) {
  uint16_t i = method("i", {"I", "I"});
  Bytes at3 = tries(0, 1, 1, {1, 0x00, 3}), at2 = tries(0, 1, 1, {1, 0x00, 2});
  EXPECT_THAT(decode_item(code_item({0x206e, i, 0x0010, 0x000a, 0x000e, 0}, 4, 1, 4, 1, at3)),
              HasSubstr("handler begins with a move-result"));
  EXPECT_THAT(decode_item(code_item({0x0027, 0x0013, 0x0000, 0x000e}, 4, 1, 4, 1, at2)),
              HasSubstr("handler is no start of an instruction"));
  Bytes huge = tries(0, 1, 1, {1, 0xff, 0xff, 0xff, 0xff, 0x07});
  huge.insert(huge.end(), 100000, 0);
  EXPECT_THAT(decode_item(code_item({0x0027, 0x000e}, 4, 1, 4, 1, huge)), HasSubstr("too many handlers"));
}

TEST_F(CodeTest, MoveException) {
  EXPECT_THAT(decode({0x000d, 0x000e}), HasSubstr("move-exception outside a handler"));
  Bytes at1 = tries(0, 1, 1, {1, 0x00, 1}), at0 = tries(1, 1, 1, {1, 0x00, 0}), at2 = tries(0, 1, 1, {1, 0x00, 2});
  EXPECT_EQ(decode_item(code_item({0x0027, 0x000d, 0x000e, 0}, 4, 1, 4, 1, at1)), "");
  EXPECT_THAT(decode_item(code_item({0x001d, 0x000d, 0x000e, 0}, 4, 1, 4, 1, at1)),
              HasSubstr("runs into a move-exception"));
  EXPECT_THAT(decode_item(code_item({0x000d, 0x0027}, 4, 1, 4, 1, at0)), HasSubstr("begins with a move-exception"));
  EXPECT_THAT(decode_item(code_item({0x0027, 0x0128, 0x000d, 0x000e}, 4, 1, 4, 1, at2)),
              HasSubstr("branch to a move-exception"));
  // Dead code before a handler is fine; code that a handler makes alive is not.
  EXPECT_EQ(decode_item(code_item({0x0027, 0x0000, 0x000d, 0x000e}, 4, 1, 4, 1, at2)), "");
  Bytes both = tries(0, 1, 1, {1, 0x7f, uint8_t(type("LA;")), 1, 2});
  EXPECT_THAT(decode_item(code_item({0x0027, 0x0000, 0x000d, 0x000e}, 4, 1, 4, 1, both)),
              HasSubstr("runs into a move-exception"));
}

TEST_F(CodeTest, MemoryIsUsedAgain) {
  ASSERT_EQ(decode({0x002b, 4, 0, 0x000e, 0x0100, 1, 0, 0, 3, 0}), "");
  Bytes bytes = bytes_;
  ASSERT_EQ(decode({0x000e}), "");
  EXPECT_TRUE(out_.switches.empty());
  EXPECT_EQ(out_.instructions.size(), 1u);
  EXPECT_EQ(out_.at_pc.size(), 1u);
}

}  // namespace
}  // namespace antecede::dex::test

#include "dex/debug_info.h"

#include "dex/test_dex.h"

namespace antecede::dex::test {
namespace {

using ::testing::HasSubstr;

/// A file with a method `m(int, long)` of four plus four registers, ten units long, whose debug info is
/// `stream`.
class DebugInfoTest : public ::testing::Test {
 protected:
  void SetUp() override {
    for (const char* text : {"a", "b", "c"}) builder_.string(text);
    std::vector<uint16_t> units(10, 0);
    units[9] = 0x000e;
    builder_.classes.push_back(
        {.type = "LA;", .virtual_methods = {{"m", {"V", "I", "J"}, 1, code_item(units, 8, 4)}}});
  }

  void make(const Bytes& stream) {
    DexBuilder builder = builder_;
    builder.extra = stream;
    bytes_ = builder.build();
    uint32_t code_offset = builder.code_offsets["m"];
    set32(bytes_, code_offset + 8, builder.extra_offset());
    numbering_ = builder;
    file_ = open_one(bytes_);
    code_ = *read_code_item(file_, code_offset);
    method_ = file_.method(MethodIndex(builder.method_index("LA;", "m", {"V", "I", "J"})));
  }

  std::string read(const Bytes& stream) {
    make(stream);
    base::Status status = read_debug_info(file_, code_, method_, false, info_);
    return status ? "" : status.error().message;
  }
  std::string lines(const Bytes& stream) {
    make(stream);
    base::Status status = read_lines(file_, code_, lines_);
    return status ? "" : status.error().message;
  }
  uint8_t name(const char* text) {
    make({});
    return uint8_t(numbering_.string_index(text) + 1);
  }

  DexBuilder builder_, numbering_;
  Bytes bytes_;
  DexFile file_;
  CodeItem code_;
  MethodRef method_;
  DebugInfo info_;
  std::vector<LineEntry> lines_;
};

/// The special opcode that advances both.
uint8_t special(int line, int pc) {
  return uint8_t(0x0a + (line + 4) + 15 * pc);
}

TEST_F(DebugInfoTest, LinesAndParameters) {
  uint8_t a = name("a");
  ASSERT_EQ(read({20, 2, a, 0, 7, special(0, 0), special(2, 3), 1, 4, 2, 0x70, special(-4, 0), 0}), "");
  EXPECT_EQ(info_.first_line, 20u);
  ASSERT_EQ(info_.parameter_names.size(), 2u);
  EXPECT_EQ(file_.string(info_.parameter_names[0]), "a");
  EXPECT_FALSE(info_.parameter_names[1].valid());
  ASSERT_EQ(info_.lines.size(), 3u);
  EXPECT_EQ(info_.lines[1].pc, 3u);
  EXPECT_EQ(info_.lines[1].line, 22u);
  EXPECT_EQ(info_.lines[2].pc, 7u);
  EXPECT_EQ(info_.lines[2].line, 22u - 16 - 4);
  ASSERT_EQ(info_.locals.size(), 3u);
  EXPECT_TRUE(info_.locals[0].is_this);
  EXPECT_EQ(info_.locals[0].reg, 4u);
  EXPECT_EQ(info_.locals[0].type, method_.owner);
  EXPECT_EQ(file_.descriptor(info_.locals[1].type), "I");
  EXPECT_EQ(info_.locals[2].reg, 6u);
  EXPECT_EQ(info_.locals[2].end, 10u);
}

TEST_F(DebugInfoTest, Locals) {
  uint8_t b = name("b"), c = name("c");
  // v0 = b at 1, ends at 3, again from 5, replaced by c (with signature) at 7.
  ASSERT_EQ(read({1, 2, 0, 0, 1, 1, 3, 0, b, 1, 1, 2, 5, 0, 1, 2, 6, 0, 6, 0, 1, 2, 4, 0, c, 1, b, 5, 3, 0}), "");
  ASSERT_EQ(info_.locals.size(), 6u);
  EXPECT_EQ(info_.locals[0].start, 1u);
  EXPECT_EQ(info_.locals[0].end, 3u);
  EXPECT_EQ(info_.locals[1].start, 5u);
  EXPECT_EQ(info_.locals[1].end, 7u);
  EXPECT_EQ(file_.string(info_.locals[1].name), "b");
  EXPECT_EQ(file_.string(info_.locals[2].name), "c");
  EXPECT_EQ(file_.string(info_.locals[2].signature), "b");
  EXPECT_EQ(info_.locals[2].end, 10u);
}

TEST_F(DebugInfoTest, NoneAtAll) {
  make({});
  code_.debug_info_offset = 0;
  info_.lines.resize(2);
  EXPECT_TRUE(read_debug_info(file_, code_, method_, false, info_));
  EXPECT_TRUE(info_.lines.empty());
  EXPECT_TRUE(read_lines(file_, code_, lines_));
}

TEST_F(DebugInfoTest, Broken) {
  EXPECT_THAT(read({1, 1, 0, 0}), HasSubstr("parameters do not fit"));
  EXPECT_THAT(read({1, 0xff, 0x7f}), HasSubstr("head is cut off"));
  EXPECT_THAT(read({1, 2, 0x7f, 0, 0}), HasSubstr("index out of range"));
  EXPECT_THAT(read({1, 2, 0, 0, 3, 8, 0, 0, 0}), HasSubstr("register out of range"));
  EXPECT_THAT(read({1, 2, 0, 0, 5, 8, 0}), HasSubstr("register out of range"));
  EXPECT_THAT(read({1, 2, 0, 0, 6, 8, 0}), HasSubstr("register out of range"));
  EXPECT_THAT(read({1, 2, 0, 0, 3, 0, 0x7f, 0, 0}), HasSubstr("index out of range"));
  EXPECT_THAT(read({1, 2, 0, 0, 3, 0, 0, 0x7f, 0}), HasSubstr("index out of range"));
  EXPECT_THAT(read({1, 2, 0, 0, 4, 0, 0, 0, 0x7f, 0}), HasSubstr("index out of range"));
  EXPECT_THAT(read({1, 2, 0, 0, 9, 0x7f, 0}), HasSubstr("index out of range"));
  EXPECT_THAT(read({1, 2, 0, 0, 1, 0xff, 0xff, 0xff, 0xff, 0x0f, 1, 1, 0}), HasSubstr("pc overflows"));
  make({});
  code_.debug_info_offset = 0xfffffff0;
  EXPECT_THAT(read_lines(file_, code_, lines_).error().message, HasSubstr("head is cut off"));
}

TEST_F(DebugInfoTest, StaticMethodsHaveNoThis) {
  make({1, 2, 0, 0, 0});
  ASSERT_TRUE(read_debug_info(file_, code_, method_, true, info_));
  ASSERT_EQ(info_.locals.size(), 2u);
  EXPECT_EQ(info_.locals[0].reg, 4u);
  EXPECT_FALSE(info_.locals[0].is_this);
}

TEST_F(DebugInfoTest, LinesStopAtTheEndOfTheMethod) {
  Bytes stream = {0, 0};
  stream.insert(stream.end(), 5000, special(1, 1));
  stream.push_back(0);
  ASSERT_EQ(lines(stream), "");
  ASSERT_EQ(lines_.size(), 9u);
  EXPECT_EQ(lines_.back().pc, 9u);
  EXPECT_EQ(lines_.back().line, 9u);
}

TEST_F(DebugInfoTest, EndlessStreams) {
  Bytes stream = {0, 0};
  stream.insert(stream.end(), 20000, special(0, 0));
  EXPECT_THAT(lines(stream), HasSubstr("too long"));
}

}  // namespace
}  // namespace antecede::dex::test

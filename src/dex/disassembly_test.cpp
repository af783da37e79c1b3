#include "dex/disassembly.h"

#include "dex/test_dex.h"

namespace antecede::dex::test {
namespace {

std::string show(std::vector<uint16_t> units, uint32_t pc = 0) {
  DexBuilder builder;
  builder.method("LA;", "m", {"V", "I", "LA;"});
  builder.field("LA;", "f", "I");
  builder.string("say \"hi\"");
  Bytes bytes = builder.build();
  for (uint16_t& unit : units)
    if (unit == 0xeeee) unit = uint16_t(builder.string_index("say \"hi\""));
  DexFile file = open_one(bytes);
  std::string text;
  uint32_t length = append_disassembly(file, units, pc, text);
  return length ? text : "(none)";
}

// Every opcode is compared with dexdump itself in tests/differential; these are the forms that differ most.
TEST(Disassembly, Notation) {
  EXPECT_EQ(show({0x0000}), "0000: nop // spacer");
  EXPECT_EQ(show({0xf012}), "0000: const/4 v0, #int -1 // #ff");
  EXPECT_EQ(show({0x0013, 0xffff}), "0000: const/16 v0, #int -1 // #ffff");
  EXPECT_EQ(show({0x0014, 0, 0x3fc0}), "0000: const v0, #float 1.5 // #3fc00000");
  EXPECT_EQ(show({0x0015, 0x7f01}), "0000: const/high16 v0, #int 2130771968 // #7f01");
  EXPECT_EQ(show({0x0019, 0xbff0}), "0000: const-wide/high16 v0, #long -4616189618054758400 // #bff0");
  EXPECT_EQ(show({0x0018, 0, 0, 0, 0x4000}), "0000: const-wide v0, #double 2 // #4000000000000000");
  EXPECT_EQ(show({0, 0, 0xfe28}, 2), "0002: goto 0000 // -0002");
  EXPECT_EQ(show({0x0038, 4}), "0000: if-eqz v0, 0004 // +0004");
  EXPECT_EQ(show({0x01d8, 0xff02}), "0000: add-int/lit8 v1, v2, #int -1 // #ff");
  EXPECT_EQ(show({0x002b, 4, 0}), "0000: packed-switch v0, 00000004 // +00000004");
  EXPECT_EQ(show({0x306e, 0, 0x0210}), "0000: invoke-virtual {v0, v1, v2}, LA;.m:(ILA;)V // method@0000");
  EXPECT_EQ(show({0x0374, 0, 0x0010}), "0000: invoke-virtual/range {v16, v17, v18}, LA;.m:(ILA;)V // method@0000");
  EXPECT_EQ(show({0x1052, 0}), "0000: iget v0, v1, LA;.f:I // field@0000");
  EXPECT_EQ(show({0x001a, 0xeeee}), "0000: const-string v0, \"say \"hi\"\" // string@0006");
  EXPECT_EQ(show({0x001b, 0xeeee, 0}), "0000: const-string/jumbo v0, \"say \"hi\"\" // string@00000006");
}

TEST(Disassembly, Payloads) {
  EXPECT_EQ(show({0x0100, 1, 0, 0, 1, 0}), "0000: packed-switch-data (6 units)");
  EXPECT_EQ(show({0x0200, 0}), "0000: sparse-switch-data (2 units)");
  EXPECT_EQ(show({0x0300, 1, 3, 0, 1, 2}), "0000: array-data (6 units)");
}

TEST(Disassembly, NothingWhereNothingIs) {
  EXPECT_EQ(show({}), "(none)");
  EXPECT_EQ(show({0x003e}), "(none)");
  EXPECT_EQ(show({0x0300, 1, 9, 0}), "(none)");
}

TEST(Disassembly, Quotes) {
  std::string text;
  append_quoted("a\"b\\c\n\t\r\xc3\xa4", text);
  EXPECT_EQ(text, "\"a\\\"b\\\\c\\n\\t\\r\xc3\xa4\"");
}

}  // namespace
}  // namespace antecede::dex::test

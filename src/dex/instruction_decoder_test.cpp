#include <gtest/gtest.h>

#include "dex/code.h"

namespace antecede::dex {
namespace {

Instruction decode(std::vector<uint16_t> units, uint32_t pc = 0) {
  Instruction instruction;
  EXPECT_TRUE(decode_instruction(units, pc, instruction));
  return instruction;
}

bool decodes(std::vector<uint16_t> units, uint32_t pc = 0) {
  Instruction instruction;
  return decode_instruction(units, pc, instruction);
}

TEST(DecodeInstruction, OneUnit) {
  EXPECT_EQ(decode({0x0000}).opcode, Opcode::Nop);
  Instruction move = decode({0xba01});
  EXPECT_EQ(move.a, 0xau);
  EXPECT_EQ(move.b, 0xbu);
  Instruction minus = decode({0xf212});
  EXPECT_EQ(minus.a, 2u);
  EXPECT_EQ(minus.literal, -1);
  EXPECT_EQ(decode({0x7212}).literal, 7);
  EXPECT_EQ(decode({0xfe0f}).a, 0xfeu);
  Instruction back = decode({0x0000, 0x0000, 0x0000, 0xfd28}, 3);
  EXPECT_EQ(back.target, 0u);
  EXPECT_EQ(back.pc, 3u);
}

TEST(DecodeInstruction, TwoUnits) {
  EXPECT_EQ(decode({0x0029, 0x0102}).target, 0x102u);
  Instruction move = decode({0x1202, 0xabcd});
  EXPECT_EQ(move.a, 0x12u);
  EXPECT_EQ(move.b, 0xabcdu);
  EXPECT_EQ(decode({0x1213, 0x8000}).literal, -32768);
  EXPECT_EQ(decode({0x0115, 0xc000}).literal, int64_t(int32_t(0xc0000000)));
  EXPECT_EQ(decode({0x0119, 0xc000}).literal, int64_t(0xc000000000000000));
  EXPECT_EQ(decode({0x011a, 0xffff}).index, 0xffffu);
  Instruction add = decode({0x0190, 0x0302});
  EXPECT_EQ(add.a, 1u);
  EXPECT_EQ(add.b, 2u);
  EXPECT_EQ(add.c, 3u);
  Instruction literal = decode({0x01d8, 0x8002});
  EXPECT_EQ(literal.b, 2u);
  EXPECT_EQ(literal.literal, -128);
  Instruction branch = decode({0x0000, 0xba32, 0xffff}, 1);
  EXPECT_EQ(branch.a, 0xau);
  EXPECT_EQ(branch.b, 0xbu);
  EXPECT_EQ(branch.target, 0u);
  EXPECT_EQ(decode({0x0038, 0x0005}).target, 5u);
  EXPECT_EQ(decode({0xbad0, 0xffff}).literal, -1);
  Instruction field = decode({0xba52, 0x1234});
  EXPECT_EQ(field.b, 0xbu);
  EXPECT_EQ(field.index, 0x1234u);
}

TEST(DecodeInstruction, ThreeUnitsAndMore) {
  EXPECT_EQ(decode({0x002a, 0x0003, 0x0001}).target, 0x10003u);
  Instruction move = decode({0x0003, 0x1111, 0x2222});
  EXPECT_EQ(move.a, 0x1111u);
  EXPECT_EQ(move.b, 0x2222u);
  EXPECT_EQ(decode({0x0114, 0x0000, 0x8000}).literal, INT32_MIN);
  EXPECT_EQ(decode({0x0117, 0xffff, 0xffff}).literal, -1);
  EXPECT_EQ(decode({0x002b, 0x0004, 0x0000}).target, 4u);
  EXPECT_EQ(decode({0x001b, 0x5678, 0x1234}).index, 0x12345678u);
  EXPECT_EQ(decode({0x0018, 0x1111, 0x2222, 0x3333, 0x8444}).literal, int64_t(0x8444333322221111));
}

TEST(DecodeInstruction, Arguments) {
  Instruction call = decode({0x5e6e, 0x0102, 0xdcba});
  ASSERT_EQ(call.argument_count, 5);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(call.arguments[i], 0xa + i);
  EXPECT_EQ(call.index, 0x102u);
  Instruction none = decode({0x0071, 0x0001, 0xffff});
  EXPECT_EQ(none.argument_count, 0);
  EXPECT_EQ(none.arguments[0], 0);
  Instruction range = decode({0xff74, 0x0102, 0x0010});
  EXPECT_EQ(range.argument_count, 255);
  EXPECT_EQ(range.c, 0x10u);
  Instruction polymorphic = decode({0x10fa, 0x0102, 0x0003, 0x0405});
  EXPECT_EQ(polymorphic.arguments[0], 3);
  EXPECT_EQ(polymorphic.proto_index, 0x405u);
  EXPECT_EQ(decode({0x01fb, 0x0102, 0x0003, 0x0405}).c, 3u);
}

TEST(DecodeInstruction, RefusesWhatIsNone) {
  EXPECT_FALSE(decodes({}));
  EXPECT_FALSE(decodes({0x0000}, 1));
  EXPECT_FALSE(decodes({0x003e}));
  EXPECT_FALSE(decodes({0x0073}));
  EXPECT_FALSE(decodes({0x0013}));
  EXPECT_FALSE(decodes({0x006e, 0x0000}));
  EXPECT_FALSE(decodes({0x0018, 0, 0, 0}));
  EXPECT_FALSE(decodes({0x606e, 0x0000, 0x0000})) << "six arguments";
}

}  // namespace
}  // namespace antecede::dex

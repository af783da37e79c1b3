#include "dex/opcode.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <string>

namespace antecede::dex {
namespace {

TEST(OpcodeTable, HasEveryOpcodeOfTheSpecificationOnce) {
  std::set<std::string> names;
  for (int value = 0; value < 256; ++value) {
    const OpcodeInfo& info = opcode_info(static_cast<Opcode>(value));
    EXPECT_EQ(info.name == nullptr, info.format == Format::Unused);
    if (info.name) names.insert(info.name);
  }
  EXPECT_EQ(names.size(), 224u);
}

TEST(OpcodeTable, NamesTellTheUnitsOfTheirForm) {
  EXPECT_STREQ(opcode_info(Opcode::InvokeVirtualRange).name, "invoke-virtual/range");
  EXPECT_EQ(int(Opcode::InvokeVirtualRange), 0x74);
  EXPECT_EQ(int(Opcode::AddIntLit8), 0xd8);
  EXPECT_EQ(int(Opcode::ConstMethodType), 0xff);
  EXPECT_EQ(int(Opcode::Unused73), 0x73);
  EXPECT_EQ(format_length(Format::Unused), 0);
  EXPECT_EQ(format_length(Format::F10x), 1);
  EXPECT_EQ(format_length(Format::F10t), 1);
  EXPECT_EQ(format_length(Format::F20t), 2);
  EXPECT_EQ(format_length(Format::F22c), 2);
  EXPECT_EQ(format_length(Format::F30t), 3);
  EXPECT_EQ(format_length(Format::F3rc), 3);
  EXPECT_EQ(format_length(Format::F45cc), 4);
  EXPECT_EQ(format_length(Format::F4rcc), 4);
  EXPECT_EQ(format_length(Format::F51l), 5);
}

/// All opcodes with a flag, as text.
std::string with_flag(int flag) {
  std::string names;
  for (int value = 0; value < 256; ++value) {
    const OpcodeInfo& info = opcode_info(static_cast<Opcode>(value));
    if (info.name && (info.flags & flag)) names += std::string(info.name) + " ";
  }
  return names;
}

TEST(OpcodeTable, WhatEndsABlock) {
  std::string names;
  for (int value = 0; value < 256; ++value) {
    const OpcodeInfo& info = opcode_info(static_cast<Opcode>(value));
    if (info.name && !(info.flags & k_can_continue)) names += std::string(info.name) + " ";
  }
  EXPECT_EQ(names, "return-void return return-wide return-object throw goto goto/16 goto/32 ");
  EXPECT_EQ(with_flag(k_return), "return-void return return-wide return-object ");
  EXPECT_EQ(with_flag(k_switch), "packed-switch sparse-switch ");
  EXPECT_EQ(with_flag(k_array_data), "fill-array-data ");
  EXPECT_EQ(with_flag(k_branch),
            "goto goto/16 goto/32 if-eq if-ne if-lt if-ge if-gt if-le if-eqz if-nez if-ltz if-gez if-gtz if-lez ");
}

TEST(OpcodeTable, WhatSetsAResult) {
  EXPECT_EQ(with_flag(k_sets_result), "filled-new-array filled-new-array/range " + with_flag(k_invoke));
  EXPECT_EQ(with_flag(k_invoke),
            "invoke-virtual invoke-super invoke-direct invoke-static invoke-interface invoke-virtual/range "
            "invoke-super/range invoke-direct/range invoke-static/range invoke-interface/range invoke-polymorphic "
            "invoke-polymorphic/range invoke-custom invoke-custom/range ");
}

TEST(OpcodeTable, WhatThrows) {
  auto throws = [](Opcode opcode) { return bool(opcode_info(opcode).flags & k_can_throw); };
  for (Opcode opcode : {Opcode::ConstString,     Opcode::ConstClass,    Opcode::CheckCast,
                        Opcode::InstanceOf,      Opcode::ArrayLength,   Opcode::NewInstance,
                        Opcode::NewArray,        Opcode::FillArrayData, Opcode::Throw,
                        Opcode::MonitorEnter,    Opcode::MonitorExit,   Opcode::Aget,
                        Opcode::AputShort,       Opcode::IgetWide,      Opcode::SputObject,
                        Opcode::DivInt,          Opcode::RemLong,       Opcode::DivLong2addr,
                        Opcode::RemIntLit16,     Opcode::DivIntLit8,    Opcode::ConstMethodHandle,
                        Opcode::ConstMethodType, Opcode::InvokeCustom})
    EXPECT_TRUE(throws(opcode)) << opcode_info(opcode).name;
  for (Opcode opcode : {Opcode::Nop, Opcode::Move, Opcode::Const, Opcode::ReturnVoid, Opcode::DivFloat,
                        Opcode::RemDouble2addr, Opcode::AddInt, Opcode::MulIntLit8, Opcode::Goto, Opcode::IfEq,
                        Opcode::PackedSwitch, Opcode::CmpLong, Opcode::MoveException, Opcode::MoveResult})
    EXPECT_FALSE(throws(opcode)) << opcode_info(opcode).name;
}

TEST(OpcodeTable, WhatIsWide) {
  auto wide = [](Opcode opcode) { return opcode_info(opcode).flags & (k_wide_a | k_wide_b | k_wide_c); };
  EXPECT_EQ(wide(Opcode::AddInt), 0);
  EXPECT_EQ(wide(Opcode::AddLong), k_wide_a | k_wide_b | k_wide_c);
  EXPECT_EQ(wide(Opcode::ShlLong), k_wide_a | k_wide_b);
  EXPECT_EQ(wide(Opcode::UshrLong2addr), k_wide_a);
  EXPECT_EQ(wide(Opcode::MulDouble2addr), k_wide_a | k_wide_b);
  EXPECT_EQ(wide(Opcode::CmpgDouble), k_wide_b | k_wide_c);
  EXPECT_EQ(wide(Opcode::IntToLong), k_wide_a);
  EXPECT_EQ(wide(Opcode::DoubleToFloat), k_wide_b);
  EXPECT_EQ(wide(Opcode::LongToDouble), k_wide_a | k_wide_b);
  EXPECT_EQ(wide(Opcode::SputWide), k_wide_a);
  EXPECT_EQ(wide(Opcode::MoveWide16), k_wide_a | k_wide_b);
  EXPECT_EQ(wide(Opcode::ConstWideHigh16), k_wide_a);
}

}  // namespace
}  // namespace antecede::dex

#include "dex/dex_file.h"

#include "dex/class_data.h"
#include "dex/code.h"
#include "dex/test_dex.h"

namespace antecede::dex::test {
namespace {

using ::testing::HasSubstr;

std::vector<DexFile> open_container(const Bytes& bytes) {
  base::Diagnostics diagnostics;
  auto dexes = DexFile::open_all(bytes, "c.dex", diagnostics);
  EXPECT_TRUE(dexes) << dexes.error().message;
  return dexes ? *dexes : std::vector<DexFile>();
}

/// Decodes everything; returns the number of instructions.
size_t decode_all(const DexFile& file) {
  size_t count = 0;
  ClassData data;
  DecodedCode decoded;
  for (uint32_t i = 0; i < file.class_count(); ++i) {
    base::Status status = read_class_data(file, file.class_def(i), data);
    EXPECT_TRUE(status) << status.error().message;
    for (auto* methods : {&data.direct_methods, &data.virtual_methods}) {
      for (const EncodedMethod& method : *methods) {
        if (!method.code_offset) continue;
        auto code = read_code_item(file, method.code_offset);
        EXPECT_TRUE(code) << code.error().message;
        if (!code) continue;
        status = decode_code(file, *code, decoded);
        EXPECT_TRUE(status) << status.error().message;
        count += decoded.instructions.size();
      }
    }
  }
  return count;
}

TEST(DexFile, ReadsTheFixtures) {
  for (const char* name : {"control.dex", "opcodes.dex", "lambda.dex", "concat.dex", "polymorphic.dex"}) {
    SCOPED_TRACE(name);
    Bytes bytes = read_fixture(name);
    EXPECT_GT(decode_all(open_one(bytes)), 20u);
  }
}

TEST(DexFile, EveryOpcodeIsInTheFixture) {
  Bytes bytes = read_fixture("opcodes.dex");
  DexFile file = open_one(bytes);
  ClassData data;
  DecodedCode decoded;
  std::set<Opcode> seen;
  for (uint32_t i = 0; i < file.class_count(); ++i) {
    ASSERT_TRUE(read_class_data(file, file.class_def(i), data));
    for (auto* methods : {&data.direct_methods, &data.virtual_methods}) {
      for (const EncodedMethod& method : *methods) {
        if (!method.code_offset) continue;
        ASSERT_TRUE(decode_code(file, *read_code_item(file, method.code_offset), decoded));
        for (const Instruction& instruction : decoded.instructions) seen.insert(instruction.opcode);
      }
    }
  }
  EXPECT_EQ(seen.size(), 224u);
}

TEST(DexFile, Container) {
  Bytes bytes = read_fixture("dex041.dex");
  std::vector<DexFile> dexes = open_container(bytes);
  ASSERT_EQ(dexes.size(), 2u);
  EXPECT_EQ(dexes[0].version(), 41);
  EXPECT_EQ(dexes[0].name(), "c.dex");
  EXPECT_EQ(dexes[1].name(), "c.dex#2");
  EXPECT_EQ(dexes[1].bytes().size(), bytes.size());
  Bytes control = read_fixture("control.dex"), opcodes = read_fixture("opcodes.dex");
  EXPECT_EQ(decode_all(dexes[0]), decode_all(open_one(control)));
  EXPECT_EQ(decode_all(dexes[1]), decode_all(open_one(opcodes)));
}

TEST(DexFile, ContainerWithSharedTables) {
  Bytes bytes = read_fixture("dex041_shared.dex"), control = read_fixture("control.dex");
  std::vector<DexFile> dexes = open_container(bytes);
  ASSERT_EQ(dexes.size(), 2u);
  EXPECT_EQ(dexes[0].string_count(), dexes[1].string_count());
  EXPECT_EQ(decode_all(dexes[0]) + decode_all(dexes[1]), decode_all(open_one(control)));
}

TEST(DexFile, BrokenContainers) {
  Bytes good = read_fixture("dex041.dex");
  size_t second = get32(good, 32);
  auto broken = [&](size_t at, uint32_t value) {
    Bytes bytes = good;
    set32(bytes, at, value);
    return open_error(bytes);
  };
  EXPECT_THAT(broken(36, 0x70), HasSubstr("bad header_size"));
  EXPECT_THAT(broken(112, uint32_t(good.size()) + 1), HasSubstr("bad container_size"));
  EXPECT_THAT(broken(112, 100), HasSubstr("bad container_size"));
  EXPECT_THAT(broken(116, 4), HasSubstr("bad header_offset"));
  EXPECT_THAT(broken(second + 116, 0), HasSubstr("bad header_offset"));
  EXPECT_THAT(broken(second + 112, uint32_t(good.size()) - 4), HasSubstr("bad container_size"));
  EXPECT_THAT(broken(32, uint32_t(second) + 4), HasSubstr("#2+0x"));
  EXPECT_THAT(broken(32, uint32_t(second) + 2), HasSubstr("no room for a DEX header"));
  EXPECT_THAT(broken(32, 0x78), HasSubstr("bad magic"));
  EXPECT_THAT(broken(second, 0), HasSubstr("bad magic"));
  EXPECT_THAT(broken(second + 60, 0x78), HasSubstr("begins before its header ends"));
  Bytes older = good;
  older[second + 6] = '9', older[second + 5] = '3';
  EXPECT_THAT(open_error(older), HasSubstr("bad header_size"));
}

}  // namespace
}  // namespace antecede::dex::test

#include "base/bytes.h"

#include <vector>

#include <gtest/gtest.h>

namespace antecede::base {
namespace {

ByteReader reader(const std::vector<uint8_t>& bytes) {
  return ByteReader(Bytes(bytes));
}

TEST(ByteReader, StaysFailedAfterTheEnd) {
  const std::vector<uint8_t> bytes = {1, 2, 3};
  ByteReader read = reader(bytes);
  EXPECT_EQ(read.u16(), 0x0201);
  EXPECT_EQ(read.u16(), 0) << "one byte is not enough";
  EXPECT_TRUE(read.failed());
  EXPECT_EQ(read.u8(), 0) << "the last byte is not handed out any more";
  EXPECT_EQ(read.remaining(), 0u);
}

TEST(ByteReader, StartsFailedBehindTheEnd) {
  const std::vector<uint8_t> bytes = {1};
  EXPECT_FALSE(ByteReader(Bytes(bytes), 1).failed());
  EXPECT_TRUE(ByteReader(Bytes(bytes), 2).failed());
}

TEST(ByteReader, Leb128) {
  const std::vector<uint8_t> bytes = {0x00, 0x7f, 0x80, 0x7f, 0xff, 0xff, 0xff, 0xff, 0x0f, 0x00};
  ByteReader read = reader(bytes);
  EXPECT_EQ(read.uleb128(), 0u);
  EXPECT_EQ(read.sleb128(), -1);
  EXPECT_EQ(read.sleb128(), -128);
  EXPECT_EQ(read.uleb128(), UINT32_MAX);
  EXPECT_EQ(read.uleb128p1(), -1);
  EXPECT_TRUE(read.ok());
}

TEST(ByteReader, Leb128ThatIsTooLongFails) {
  const std::vector<uint8_t> six(6, 0x80), overflow = {0xff, 0xff, 0xff, 0xff, 0x1f}, cut = {0x80};
  for (const auto* bytes : {&six, &overflow, &cut}) {
    ByteReader read = reader(*bytes);
    EXPECT_EQ(read.uleb128(), 0u);
    EXPECT_TRUE(read.failed());
  }
  ByteReader read = reader(six);
  read.sleb128();
  EXPECT_TRUE(read.failed());
}

TEST(ByteReader, TakeAndAlign) {
  const std::vector<uint8_t> bytes = {1, 2, 3, 4, 5};
  ByteReader read = reader(bytes);
  EXPECT_EQ(read.take(1).size(), 1u);
  read.align(4);
  EXPECT_EQ(read.offset(), 4u);
  read.align(4);
  EXPECT_EQ(read.offset(), 4u);
  EXPECT_TRUE(read.take(2).empty());
  EXPECT_TRUE(read.failed());
}

TEST(Slice, CannotOverflow) {
  const std::vector<uint8_t> bytes(8);
  EXPECT_TRUE(slice(Bytes(bytes), 8, 0));
  EXPECT_TRUE(slice(Bytes(bytes), 4, 4));
  EXPECT_FALSE(slice(Bytes(bytes), 4, 5));
  EXPECT_FALSE(slice(Bytes(bytes), 9, 0));
  EXPECT_FALSE(slice(Bytes(bytes), UINT64_MAX, UINT64_MAX));
  EXPECT_FALSE(slice(Bytes(bytes), 1, UINT64_MAX));
}

}  // namespace
}  // namespace antecede::base

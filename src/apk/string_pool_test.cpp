#include "apk/string_pool.h"

#include <gtest/gtest.h>

#include "apk/testing_resource_table.h"

namespace antecede::apk {
namespace {

using testing::Buffer;
using testing::set32;

base::Result<StringPool> parse(const Buffer& bytes) {
  return StringPool::parse(chunk_at(bytes, 0).value());
}

TEST(StringPool, ReadsBothEncodings) {
  for (bool utf8 : {true, false}) {
    Buffer bytes = testing::string_pool({"one", "", "three"}, utf8);
    StringPool pool = parse(bytes).value();
    ASSERT_EQ(pool.size(), 3u);
    EXPECT_EQ(pool.text(0), "one");
    EXPECT_EQ(pool.text(1), "");
    EXPECT_EQ(pool.text(2), "three");
    EXPECT_EQ(pool.text(3), "");
    EXPECT_EQ(pool.text(UINT32_MAX), "");
    EXPECT_FALSE(pool.contains(3));
    EXPECT_EQ(pool.bad_strings(), 0u);
  }
}

TEST(StringPool, Utf8IsNotCopied) {
  Buffer bytes = testing::string_pool({"one"});
  StringPool pool = parse(bytes).value();
  const char* text = pool.text(0).data();
  EXPECT_GE(reinterpret_cast<const uint8_t*>(text), bytes.data());
  EXPECT_LT(reinterpret_cast<const uint8_t*>(text), bytes.data() + bytes.size());
}

TEST(StringPool, KeepsTextWhenMoved) {
  Buffer bytes = testing::string_pool({"wide"}, false);
  StringPool pool = parse(bytes).value();
  StringPool moved = std::move(pool);
  EXPECT_EQ(moved.text(0), "wide");
}

TEST(StringPool, LongLengths) {
  // A length in two bytes: the first says that a second follows.
  Buffer longer = testing::string_pool({"..", std::string(100, 'x')});
  size_t data = 28 + 8;
  longer[data] = 0x80, longer[data + 1] = 0x02;  // two units
  longer[data + 2] = 0x80, longer[data + 3] = 0x02;
  StringPool pool = parse(longer).value();
  EXPECT_EQ(pool.text(0).size(), 2u);
  EXPECT_EQ(pool.text(1), std::string(100, 'x'));
}

TEST(StringPool, ABadStringCostsItself) {
  Buffer bytes = testing::string_pool({"one", "two"});
  set32(bytes, 28, 0xfffffff0);
  StringPool pool = parse(bytes).value();
  EXPECT_EQ(pool.bad_strings(), 1u);
  EXPECT_EQ(pool.text(0), "");
  EXPECT_EQ(pool.text(1), "two");
}

TEST(StringPool, ALengthPastTheEndCostsTheString) {
  Buffer bytes = testing::string_pool({"one"});
  bytes[28 + 4 + 1] = 0x7f;
  EXPECT_EQ(parse(bytes).value().bad_strings(), 1u);
}

TEST(StringPool, TheTerminatorIsNotTrusted) {
  Buffer bytes = testing::string_pool({"one", "two"});
  bytes[28 + 8 + 2 + 3] = 'X';
  EXPECT_EQ(parse(bytes).value().text(0), "one");
}

TEST(StringPool, MoreStringsThanBytesIsAnError) {
  Buffer bytes = testing::string_pool({"one"});
  for (uint32_t count : {0x40000000u, 0xffffffffu, 100u}) {
    set32(bytes, 8, count);
    EXPECT_FALSE(parse(bytes)) << count;
  }
}

TEST(StringPool, AStartPastTheEndIsAnError) {
  Buffer bytes = testing::string_pool({"one"});
  set32(bytes, 20, static_cast<uint32_t>(bytes.size() + 1));
  EXPECT_FALSE(parse(bytes));
}

TEST(StringPool, SharedTextDoesNotExplode) {
  std::vector<std::string> strings(2000, "x");
  strings.push_back(std::string(100, 'y'));
  Buffer bytes = testing::string_pool(strings);
  uint32_t last = base::load_le<uint32_t>(bytes.data() + 28 + 4 * 2000);
  for (size_t i = 0; i < 2000; ++i) set32(bytes, 28 + 4 * i, last);
  StringPool pool = parse(bytes).value();
  size_t total = 0;
  for (uint32_t i = 0; i < pool.size(); ++i) total += pool.text(i).size();
  EXPECT_LE(total, 4 * bytes.size());
  EXPECT_GT(pool.bad_strings(), 0u);
}

}  // namespace
}  // namespace antecede::apk

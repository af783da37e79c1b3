#include "base/mutf8.h"

#include <gtest/gtest.h>

#include <string>

namespace antecede::base {
namespace {

Mutf8Check check(std::string text) {
  return check_mutf8({reinterpret_cast<const uint8_t*>(text.data()), text.size()});
}

/// The text with its terminator.
std::string ended(std::string text) {
  text.push_back('\0');
  return text;
}

TEST(CheckMutf8, CountsCodeUnits) {
  EXPECT_EQ(check(ended("")).utf16_count, 0u);
  EXPECT_TRUE(check(ended("")).valid);
  Mutf8Check plain = check(ended("a longer text of plain letters"));
  EXPECT_TRUE(plain.valid);
  EXPECT_EQ(plain.byte_count, 30u);
  EXPECT_EQ(plain.utf16_count, 30u);
  Mutf8Check mixed = check(ended("0123456\xc3\xa4\xe2\x82\xac\xc0\x80\xed\xa0\xbd\xed\xb8\x80x"));
  EXPECT_TRUE(mixed.valid);
  EXPECT_EQ(mixed.utf16_count, 7u + 6);
}

TEST(CheckMutf8, EndsAtTheFirstZero) {
  EXPECT_EQ(check(std::string("ab\0cdefghijk\0", 13)).byte_count, 2u);
  for (size_t length = 0; length < 40; ++length) {
    std::string text = ended(std::string(length, 'x')) + "\xff\xff\xff\xff\xff\xff\xff\xff";
    EXPECT_TRUE(check(text).valid);
    EXPECT_EQ(check(text).byte_count, length);
    EXPECT_FALSE(check(std::string(length, 'x')).valid) << "no terminator";
  }
}

TEST(CheckMutf8, RefusesWhatIsNot) {
  for (const char* bad : {"\x80", "\xbf", "\xc0\x81", "\xc1\xbf", "\xc3", "\xc3z", "\xe0\x9f\xbf", "\xe2\x82",
                          "\xe2\x82z", "\xf0\x9f\x98\x80", "\xff"}) {
    EXPECT_FALSE(check(ended(bad)).valid);
    EXPECT_FALSE(check(ended(std::string("12345678") + bad)).valid);
    EXPECT_FALSE(check(bad).valid);
  }
}

TEST(CompareMutf8, SortsByCodeUnits) {
  auto less = [](std::string_view a, std::string_view b) {
    EXPECT_LT(compare_mutf8(a, b), 0);
    EXPECT_GT(compare_mutf8(b, a), 0);
  };
  less("", "a");
  less("a", "b");
  less("a", "aa");
  less("long common start a", "long common start b");
  less("long common start", "long common start b");
  less("a", "\xc3\xa4");
  less("\xc3\xa4", "\xe2\x82\xac");
  less("\xed\xa0\xbd\xed\xb8\x80", "\xef\xbf\xbd");  // a pair sorts before U+FFFD, as units do
  less("x\xc0\x80", "xa");                           // U+0000 comes first
  less("x", "x\xc0\x80");
  less("x\xc0\x80", "x\xc3\x84");
  EXPECT_EQ(compare_mutf8("same", "same"), 0);
}

TEST(NextUtf16, TakesUnitByUnit) {
  std::string_view text = "a\xc3\xa4\xe2\x82\xac";
  EXPECT_EQ(next_utf16(text), 'a');
  EXPECT_EQ(next_utf16(text), 0xe4);
  EXPECT_EQ(next_utf16(text), 0x20ac);
  EXPECT_TRUE(text.empty());
}

}  // namespace
}  // namespace antecede::base

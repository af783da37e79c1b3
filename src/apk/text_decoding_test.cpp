#include "apk/text_decoding.h"

#include <string_view>

#include <gtest/gtest.h>

namespace antecede::apk {
namespace {

TEST(TextDecoding, KnowsUtf8) {
  EXPECT_TRUE(is_utf8(base::bytes_of("")));
  EXPECT_TRUE(is_utf8(base::bytes_of("plain ascii that is longer than eight")));
  EXPECT_TRUE(is_utf8(base::bytes_of("gr\xc3\xbc\xc3\x9f \xe2\x82\xac \xf0\x9f\x98\x80")));
}

TEST(TextDecoding, RefusesWhatIsNotUtf8) {
  EXPECT_FALSE(is_utf8(base::bytes_of("\x80")));
  EXPECT_FALSE(is_utf8(base::bytes_of("12345678\xc3")));
  EXPECT_FALSE(is_utf8(base::bytes_of("\xc0\x80")));          // overlong
  EXPECT_FALSE(is_utf8(base::bytes_of("\xe0\x80\x80")));      // overlong
  EXPECT_FALSE(is_utf8(base::bytes_of("\xed\xa0\xbd")));      // surrogate
  EXPECT_FALSE(is_utf8(base::bytes_of("\xf4\x90\x80\x80")));  // beyond U+10FFFF
  EXPECT_FALSE(is_utf8(base::bytes_of("\xff")));
}

TEST(TextDecoding, JoinsEncodedSurrogates) {
  EXPECT_EQ(repair_utf8(base::bytes_of("a\xed\xa0\xbd\xed\xb8\x80z")), "a\xf0\x9f\x98\x80z");
}

TEST(TextDecoding, ReplacesWhatIsNoCharacter) {
  EXPECT_EQ(repair_utf8(base::bytes_of("a\xed\xa0\xbdz")), "a\xef\xbf\xbdz");
  EXPECT_EQ(repair_utf8(base::bytes_of("\xed\xb8\x80\xed\xa0\xbd")), "\xef\xbf\xbd\xef\xbf\xbd");
  EXPECT_EQ(repair_utf8(base::bytes_of("\xc3")), "\xef\xbf\xbd");
  EXPECT_TRUE(is_utf8(base::bytes_of(repair_utf8(base::bytes_of("\xff\xfe\xf0\x9f\x98")))));
}

TEST(TextDecoding, DecodesUtf16) {
  EXPECT_EQ(utf16_to_utf8(base::bytes_of(std::string_view("a\0\xfc\0\xac\x20", 6))), "a\xc3\xbc\xe2\x82\xac");
  EXPECT_EQ(utf16_to_utf8(base::bytes_of("\x3d\xd8\x00\xde")), "\xef\xbf\xbd");  // the array ends at the zero
  EXPECT_EQ(utf16_to_utf8(base::bytes_of(std::string_view("\x3d\xd8\x00\xde", 4))), "\xf0\x9f\x98\x80");
  EXPECT_EQ(utf16_to_utf8(base::bytes_of(std::string_view("\x3d\xd8z\0", 4))), "\xef\xbf\xbdz");
  EXPECT_EQ(utf16_to_utf8(base::bytes_of("a")), "");
}

}  // namespace
}  // namespace antecede::apk

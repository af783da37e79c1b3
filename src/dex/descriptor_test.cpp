#include "dex/descriptor.h"

#include <gtest/gtest.h>

#include <string>

namespace antecede::dex {
namespace {

TEST(Descriptor, Valid) {
  for (const char* text : {"V", "Z", "B", "S", "C", "I", "J", "F", "D", "[I", "[[J", "LA;", "La/b/C$1;", "[La/B;",
                           "La-b/_$0;", "L\xc3\xa4;", "L\xed\xa0\xbd\xed\xb8\x80;", "La b;"})
    EXPECT_TRUE(is_valid_descriptor(text)) << text;
  EXPECT_TRUE(is_valid_descriptor(std::string(255, '[') + "I"));
}

TEST(Descriptor, Invalid) {
  for (const char* text : {"",
                           "[",
                           "[V",
                           "X",
                           "II",
                           "L",
                           "L;",
                           "LA",
                           "L/A;",
                           "LA/;",
                           "La//B;",
                           "LA;x",
                           "LA;;",
                           "La.b;",
                           "L<a>;",
                           "La\nb;",
                           "L\xc2\x85;",
                           "L\xe2\x80\x8b;",
                           "L\xed\xa0\xbd;",
                           "L\xed\xb8\x80;",
                           "L\xef\xbf\xbf;",
                           "L\xc0\x80;",
                           "VV"})
    EXPECT_FALSE(is_valid_descriptor(text)) << text;
  EXPECT_FALSE(is_valid_descriptor(std::string(256, '[') + "I"));
}

TEST(MemberName, ValidAndInvalid) {
  for (const char* text : {"a", "<init>", "<clinit>", "access$000", "lambda$x-y", "0", "\xc3\xa4"})
    EXPECT_TRUE(is_valid_member_name(text)) << text;
  for (const char* text : {"", "<", "<init", "init>", "a<b>", "a.b", "a/b", "a;", "(", "[", "\xed\xa0\xbd"})
    EXPECT_FALSE(is_valid_member_name(text)) << text;
}

}  // namespace
}  // namespace antecede::dex

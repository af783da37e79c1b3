#include "report/words.h"

#include <gtest/gtest.h>

namespace antecede::report {
namespace {

TEST(Words, GroupDigits) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
  EXPECT_EQ(counted(1, "race", "races"), "1 race");
  EXPECT_EQ(counted(2000, "race", "races"), "2,000 races");
}

TEST(Words, ArePrintable) {
  EXPECT_EQ(printable("a\nb\x1b[31m\x7f"), "a\\x0ab\\x1b[31m\\x7f");
  EXPECT_EQ(printable("grün"), "grün");
}

TEST(Words, NamePlacesAsFarAsKnown) {
  EXPECT_EQ(place_text({"com.x.A", "run", "()V", "A.java", 3, 0, true}), "com.x.A.run (A.java:3)");
  EXPECT_EQ(place_text({"com.x.A", "run", "", "", 3, 0, true}), "com.x.A.run (line 3)");
  EXPECT_EQ(place_text({"com.x.A", "run", "", "A.java", 0, 0, true}), "com.x.A.run (A.java)");
  EXPECT_EQ(place_text({"", "run", "", "", 0, 0, true}), "run");
  EXPECT_EQ(place_text({}), "");
}

TEST(Words, AreWrapped) {
  EXPECT_EQ(wrapped("one two three", "- ", "  ", 9), "- one two\n  three\n");
  EXPECT_EQ(wrapped("unbreakable", "- ", "  ", 5), "- unbreakable\n");
  EXPECT_EQ(wrapped("a unbreakable b", "", "  ", 5), "a\n  unbreakable\n  b\n");
  EXPECT_EQ(wrapped("", "- ", "  ", 5), "- \n");
  EXPECT_EQ(wrapped("ääää öööö", "", "", 9), "ääää öööö\n");
}

TEST(Words, NameLocations) {
  using Kind = trace::Location::Kind;
  EXPECT_EQ((Location{Kind::Field, "com.x.A", "f", "a1", false}.text()), "com.x.A.f of a1");
  EXPECT_EQ((Location{Kind::Static, "com.x.A", "f", "", false}.text()), "com.x.A.f");
  EXPECT_EQ((Location{Kind::Element, "java.util.ArrayList", "3", "list", false}.text()),
            "java.util.ArrayList[3] of list");
  EXPECT_EQ((Location{Kind::Logical, "prefs", "theme", "", false}.text()), "prefs:theme");
  EXPECT_EQ((Location{Kind::Field, "", "", "", false}.text()), "");
}

}  // namespace
}  // namespace antecede::report

#include "report/words.h"

#include <gtest/gtest.h>

namespace antecede::report {
namespace {

TEST(Words, NamePlacesAsFarAsKnown) {
  EXPECT_EQ(place_text({"com.x.A", "run", "()V", "A.java", 3, 0, true}), "com.x.A.run (A.java:3)");
  EXPECT_EQ(place_text({"com.x.A", "run", "", "", 3, 0, true}), "com.x.A.run (line 3)");
  EXPECT_EQ(place_text({"com.x.A", "run", "", "A.java", 0, 0, true}), "com.x.A.run (A.java)");
  EXPECT_EQ(place_text({"", "run", "", "", 0, 0, true}), "run");
  EXPECT_EQ(place_text({}), "");
  EXPECT_EQ(place_text({"com.x.\x1b", "r\nn", "", "\u202eA", 3, 0, true}), "com.x.\\x1b.r\\x0an (\\u202eA:3)");
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
  EXPECT_EQ((Location{Kind::Element, "A\x1b", "\n", "\u200b", false}.text()), "A\\x1b[\\x0a] of \\u200b");
}

}  // namespace
}  // namespace antecede::report

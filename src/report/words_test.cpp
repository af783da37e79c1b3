#include "report/words.h"

#include <gtest/gtest.h>

namespace antecede::report {
namespace {

race::Place place(const char* class_name, const char* method, const char* file, uint32_t line) {
  race::Place place;
  place.class_name = class_name;
  place.method = method;
  place.file = file;
  place.line = line;
  return place;
}

TEST(Words, NamePlacesAsFarAsKnown) {
  EXPECT_EQ(place_text(place("com.x.A", "run", "A.java", 3)), "com.x.A.run (A.java:3)");
  EXPECT_EQ(place_text(place("com.x.A", "run", "", 3)), "com.x.A.run (line 3)");
  EXPECT_EQ(place_text(place("com.x.A", "run", "A.java", 0)), "com.x.A.run (A.java)");
  EXPECT_EQ(place_text(place("", "run", "", 0)), "run");
  EXPECT_EQ(place_text({}), "");
  EXPECT_EQ(place_text(place("com.x.\x1b", "r\nn", "\u202eA", 3)), "com.x.\\x1b.r\\x0an (\\u202eA:3)");
}

TEST(Words, AreWrapped) {
  EXPECT_EQ(wrapped("one two three", "- ", "  ", 9), "- one two\n  three\n");
  EXPECT_EQ(wrapped("unbreakable", "- ", "  ", 5), "- unbreakable\n");
  EXPECT_EQ(wrapped("a unbreakable b", "", "  ", 5), "a\n  unbreakable\n  b\n");
  EXPECT_EQ(wrapped("", "- ", "  ", 5), "- \n");
  EXPECT_EQ(wrapped("ääää öööö", "", "", 9), "ääää öööö\n");
}

TEST(Words, GiveNoLinesOfTheModel) {
  race::Place one = place("android.view.View", "setVisibility", "View.java", 468);
  one.origin = base::Origin::Framework;
  EXPECT_EQ(place_text(one), "android.view.View.setVisibility (View.java:468)");
  one.origin = base::Origin::Model;
  EXPECT_EQ(place_text(one), "android.view.View.setVisibility");
}

}  // namespace
}  // namespace antecede::report

#include "verify/observation.h"

#include <gtest/gtest.h>

namespace antecede::verify {
namespace {

Observation seen(std::string text, std::vector<std::string> events = {"click id/a", "back"}) {
  Observation run;
  run.events = std::move(events);
  run.screens.push_back({1, "Main", "0\tandroid.widget.TextView\tid/t\t0\t0\t9\t9\t\t" + std::move(text) + "\n"});
  run.last.emplace();
  return run;
}

TEST(Observation, AnotherTextIsADifferenceAndHasItsScreens) {
  const Difference found = compare(seen("a"), seen("b"), seen("a"), {}, 0);
  EXPECT_EQ(found.views, std::vector<std::string>{"TextView id/t: \"b\" instead of \"a\""});
  ASSERT_TRUE(found.screens);
  EXPECT_NE((*found.screens)[0].views, (*found.screens)[1].views);
}

TEST(Observation, WhatIsPutRightWhenTheAppIsEnteredAgainStillDiffered) {
  Observation usual = seen("a"), other = seen("a"), noise = seen("a");
  usual.settled.emplace().preferences["sent"] = "small";
  noise.settled = usual.settled;
  other.settled.emplace().preferences["sent"] = "large";
  EXPECT_EQ(compare(usual, other, noise, {}, 0).views, std::vector<std::string>{"the preferences sent have other contents"});
  noise.settled = other.settled;
  EXPECT_TRUE(compare(usual, other, noise, {}, 0).is_empty()) << "it varies by itself";
}

TEST(Observation, WhatVariesByItselfIsNoDifference) {
  EXPECT_TRUE(compare(seen("a"), seen("b"), seen("c"), {}, 0).is_empty());
}

TEST(Observation, ScreensBeforeThePairDoNotCount) {
  EXPECT_TRUE(compare(seen("a"), seen("b"), seen("a"), {}, 2).is_empty());
}

TEST(Observation, WhereTheUserDidSomethingElseTheComparisonEnds) {
  EXPECT_TRUE(compare(seen("a"), seen("b", {"rotate", "back"}), seen("a"), {}, 0).is_empty());
}

TEST(Observation, MessagesAndPreferencesCountAtTheEndWindowsOnRequest) {
  Observation other = seen("a");
  other.last->toasts = {"saved"};
  other.last->leaked_windows = {"com.x.Dialog"};
  other.last->preferences = {{"p.xml", "<map/>"}};
  std::vector<std::string> expected{"there are preferences p.xml", "the message \"saved\" is there"};
  EXPECT_EQ(compare(seen("a"), other, seen("a"), {}, 0).views, expected);
  StateParts parts;
  parts.windows = true;
  expected.push_back("the leaked window \"com.x.Dialog\" is there");
  EXPECT_EQ(compare(seen("a"), other, seen("a"), parts, 0).views, expected);
}

TEST(Observation, DatabasesFilesLogsAndFieldsCountOnRequest) {
  Observation usual = seen("a"), other = seen("a");
  other.output = "hello";
  usual.fields = {{"com.x.A.n", 1}};
  other.fields = {{"com.x.A.n", 2}};
  other.last->files = {{"/f", "x"}};
  other.last->databases["d"]["t"].rows = {};
  EXPECT_EQ(compare(usual, other, usual, {.fields = {}}, 0).views,
            (std::vector<std::string>{"com.x.A.n is 2 instead of 1"}));
  StateParts all;
  all.databases = all.files = all.logs = true;
  EXPECT_EQ(compare(usual, other, usual, all, 0).views.size(), 4u);
}

TEST(Observation, ACrashOfTheOtherOrderAloneCounts) {
  Observation other = seen("a");
  other.crashes["java.lang.NullPointerException at A.b (A.java:1)"] = {};
  other.blocked.insert("the main thread does not answer");
  EXPECT_EQ(compare(seen("a"), other, seen("a"), {}, 0).crashes.size(), 2u);
  EXPECT_TRUE(compare(other, seen("a"), other, {}, 0).is_empty());
}

TEST(StateParts, AStarStandsForAnyEnd) {
  const StateParts parts{.fields = {"com.x.A.*", "com.y.B.c"}};
  EXPECT_TRUE(parts.is_field("com.x.A.n"));
  EXPECT_TRUE(parts.is_field("com.y.B.c"));
  EXPECT_FALSE(parts.is_field("com.y.B.cc"));
}

}  // namespace
}  // namespace antecede::verify

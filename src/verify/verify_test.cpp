#include "verify/verify.h"

#include <gtest/gtest.h>

#include "verify/story.h"

namespace antecede::verify {
namespace {

Result harm(std::vector<std::string> differences, std::vector<uint32_t> changed, bool lost = false) {
  Result result;
  result.verdict = race::Verdict::Harmful;
  result.evidence.emplace().differences = std::move(differences);
  result.changed = std::move(changed);
  result.lost_access = lost;
  return result;
}

const std::vector<Target> k_targets{{"r-0", {}}, {"r-1", {}}};

TEST(Attribute, HarmThatAnotherShowsByItselfIsTheOthers) {
  std::vector<Result> results{harm({"x"}, {0, 1}), harm({"x"}, {1})};
  attribute(k_targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Benign);
  EXPECT_NE(results[0].reason.find("r-1"), std::string::npos);
  EXPECT_EQ(results[1].verdict, race::Verdict::Harmful);
}

TEST(Attribute, TwoThatOnlyFlipTogetherAreBothHarmful) {
  std::vector<Result> results{harm({"x"}, {0, 1}), harm({"x"}, {0, 1})};
  attribute(k_targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Harmful);
  EXPECT_EQ(results[1].verdict, race::Verdict::Harmful);
}

TEST(Attribute, TwoWritesKeepTheirHarm) {
  std::vector<Result> results{harm({"x"}, {0, 1}), harm({"x"}, {1})};
  results[0].both_write = true;
  attribute(k_targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Harmful);
}

TEST(Attribute, AnotherHarmExplainsNothing) {
  std::vector<Result> results{harm({"x"}, {0, 1}), harm({"y"}, {1})};
  attribute(k_targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Harmful);
}

TEST(Attribute, AnAccessThatDidNotHappenIsNotTheReason) {
  std::vector<Result> results{harm({"x"}, {0, 1}, true), harm({"x"}, {0, 1})};
  attribute(k_targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Benign);
  EXPECT_EQ(results[1].verdict, race::Verdict::Harmful);
}

TEST(Attribute, HarmThatIsNotThereWhenOnlyThisOneChangesItsOrderIsTheOthers) {
  std::vector<Result> results{harm({"x"}, {0, 1}), harm({"x"}, {0, 1})};
  results[0].harmless = {0};
  attribute(k_targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Benign);
  EXPECT_EQ(results[1].verdict, race::Verdict::Harmful);
}

TEST(Attribute, WhoOnlyReadsWhatTwoThreadsWriteIsNotTheReason) {
  std::vector<Result> results{harm({"TextView: \"b\" instead of \"a\""}, {0, 1}), harm({"TextView: \"a\" instead of \"b\""}, {0, 1})};
  results[0].doers = {1, 3};
  results[0].reader = 3;
  results[1].both_write = true;
  results[1].doers = {1, 2};
  attribute(k_targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Benign) << "the texts are the same, the other way round";
  EXPECT_EQ(results[1].verdict, race::Verdict::Harmful);
}

TEST(Attribute, WhoReadsAndWritesMayBeTheReason) {
  std::vector<Result> results{harm({"x"}, {0, 1}), harm({"x"}, {0, 1})};
  results[0].doers = {1, 2};
  results[0].reader = 2;
  results[1].both_write = true;
  results[1].doers = {1, 2};
  attribute(k_targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Harmful);
}

TEST(Attribute, AnotherMeetingOfTheSameRaceExplainsNothing) {
  std::vector<Result> results{harm({"x"}, {0, 1}), harm({"x"}, {1})};
  attribute({{"r-0", {}}, {"r-0", {}}}, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Harmful);
}

TEST(Attribute, WhatReportsLeaveOutIsNoReasonAndHasOne) {
  const std::vector<Target> targets{{"r-0", {}, true}, {"r-1", {}}};
  std::vector<Result> results{harm({"x"}, {0, 1}), harm({"x"}, {0, 1})};
  results[0].both_write = true;
  attribute(targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Benign);
  EXPECT_EQ(results[1].verdict, race::Verdict::Harmful);
}

TEST(Attribute, AReadOfWhatTwoWritesLeaveIsNotTheReason) {
  std::vector<Result> results{harm({"x"}, {0, 1}), harm({"x"}, {0, 1})};
  results[0].is_one_thread = true;
  results[0].location_name = results[1].location_name = 7;
  results[1].both_write = true;
  attribute(k_targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Benign);
  EXPECT_EQ(results[1].verdict, race::Verdict::Harmful);
}

TEST(Attribute, WhatALockProtectsIsNotTheReasonBesideWhatNoneDoes) {
  const std::vector<Target> targets{{"r-0", {}, false, true}, {"r-1", {}}};
  std::vector<Result> results{harm({"x"}, {0, 1}), harm({"x"}, {0, 1})};
  results[0].both_write = true;
  attribute(targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Benign);
  EXPECT_EQ(results[1].verdict, race::Verdict::Harmful);
}

TEST(Attribute, ACrashThatStaysAwayIsThatOfTheRaceWhereItIsThrown) {
  std::vector<Result> results{harm({"x"}, {0}), harm({"x"}, {1})};
  for (Result& result : results) {
    result.evidence->is_recorded = true;
    result.evidence->crash.emplace();
  }
  results[1].is_at_crash = true;
  attribute(k_targets, results);
  EXPECT_EQ(results[0].verdict, race::Verdict::Benign);
  EXPECT_EQ(results[1].verdict, race::Verdict::Harmful);
}

TEST(MostTelling, HarmfulThenBenignAndAFalsePositiveOnlyIfAllMeetingsAre) {
  const std::vector<Target> targets{{"r-0", {}}, {"r-1", {}}, {"r-0", {}}, {"r-0", {}}};
  std::vector<Result> results(4);
  results[0].verdict = race::Verdict::FalsePositive;
  EXPECT_EQ(most_telling(targets, results, "r-0"), 2u) << "one that is open";
  results[2].verdict = results[3].verdict = race::Verdict::FalsePositive;
  EXPECT_EQ(most_telling(targets, results, "r-0"), 0u);
  results[2].verdict = race::Verdict::Benign;
  EXPECT_EQ(most_telling(targets, results, "r-0"), 2u);
  results[3].verdict = race::Verdict::Harmful;
  EXPECT_EQ(most_telling(targets, results, "r-0"), 3u);
  EXPECT_EQ(most_telling(targets, results, "r-9"), 4u);
}

Reproduction reproduction() {
  Reproduction found;
  found.script = {"click \"id/sync\"", "back"};
  found.lines_before = 20;
  found.is_minimised = true;
  found.forced_choices = 1;
  found.late = "the thread Sync, at com.x.Sync.run (Sync.java:22)";
  found.until = "destroy Note on main";
  found.evidence.differences = {"java.lang.NullPointerException at com.x.Note.stop (Note.java:3)"};
  found.evidence.held_from = 1;
  found.evidence.held_to = 2;
  return found;
}

TEST(Story, TellsStepsWhatIsLateAndWhatHappens) {
  race::Race race;
  race.id = "r-1";
  const std::string story = tell_story(race, reproduction(), "Notes");
  EXPECT_NE(story.find("1. Open Notes.\n2. Tap \"sync\".\n3. Press Back.\n"), std::string::npos);
  EXPECT_NE(story.find("From step 2 to step 3: All the while, the thread Sync, at com.x.Sync.run (Sync.java:22) is slow"),
            std::string::npos);
  EXPECT_NE(story.find("2 of 20 things that were done are left"), std::string::npos);
}

TEST(Story, ARecipeHasStepsAndDelaysAndNoTextOfTheAppEndsAComment) {
  race::Race race;
  race.id = "r-1";
  race.location.class_name = "com.x.A*/";
  Reproduction found = reproduction();
  found.until = "a\n*/ b \\u000a";
  const std::string recipe = device_recipe(race, found, "com.x");
  EXPECT_NE(recipe.find("device.wait(Until.findObject(By.res(\"com.x\", \"sync\")), TIMEOUT).click();"), std::string::npos);
  EXPECT_NE(recipe.find("device.pressBack();"), std::string::npos);
  EXPECT_LT(recipe.find(".click()"), recipe.find("// From here on, delay the thread Sync"));
  EXPECT_NE(recipe.find("// When a *| b |u000a is done, let it go on.\n"), std::string::npos);
  EXPECT_EQ(recipe.find("A*/"), std::string::npos);
}

}  // namespace
}  // namespace antecede::verify

#include "report/check_report.h"

#include <gmock/gmock.h>

namespace antecede::report {
namespace {

using testing::HasSubstr;
using testing::Not;

race::Race race_named(std::string id, race::Priority priority, race::Verdict verdict) {
  race::Race race;
  race.id = std::move(id);
  race.priority = priority;
  race.verdict = verdict;
  race.location.class_name = "com.x.Main";
  race.location.field = "f";
  if (verdict != race::Verdict::Unverified) race.verdict_reason = "because";
  return race;
}

TEST(CheckReport, OnlyHarmfulAndUnconfirmedRacesFail) {
  using race::Priority;
  using race::Verdict;
  EXPECT_TRUE(fails(race_named("r-1", Priority::Low, Verdict::Harmful), Priority::High));
  EXPECT_TRUE(fails(race_named("r-1", Priority::High, Verdict::Unverified), Priority::High));
  EXPECT_FALSE(fails(race_named("r-1", Priority::Medium, Verdict::Unverified), Priority::High));
  EXPECT_TRUE(fails(race_named("r-1", Priority::Medium, Verdict::Unverified), Priority::Medium));
  EXPECT_FALSE(fails(race_named("r-1", Priority::High, Verdict::Benign), Priority::Low));
  EXPECT_FALSE(fails(race_named("r-1", Priority::High, Verdict::FalsePositive), Priority::Low));
  race::Race filtered = race_named("r-1", Priority::High, Verdict::Unverified);
  filtered.filters.add(race::Filter::SameValue);
  EXPECT_FALSE(fails(filtered, Priority::Low));
}

CheckReport checked_example() {
  CheckReport checked;
  checked.report.races = {race_named("r-open", race::Priority::High, race::Verdict::Unverified),
                          race_named("r-harm", race::Priority::Medium, race::Verdict::Harmful),
                          race_named("r-same", race::Priority::Medium, race::Verdict::Harmful),
                          race_named("r-less", race::Priority::Low, race::Verdict::Unverified)};
  checked.proofs = {{"r-harm", "1. Open com.x.\n", "", {{"schedule", "found/r-harm.schedule"}}}, {"r-same", "other story", "r-harm", {}}};
  return checked;
}

TEST(CheckText, HarmComesFirstAndOnce) {
  const std::string text = check_text(checked_example(), {});
  EXPECT_THAT(text, HasSubstr("2 harmful races, 1 of high priority not confirmed, 0 benign, 0 impossible, 1 of lower priority\n"));
  EXPECT_LT(text.find("r-harm"), text.find("r-open"));
  EXPECT_THAT(text, HasSubstr("      1. Open com.x.\n"));
  EXPECT_THAT(text, HasSubstr("schedule: found/r-harm.schedule\n"));
  EXPECT_THAT(text, HasSubstr("   + r-same on "));
  EXPECT_THAT(text, Not(HasSubstr("other story")));
  EXPECT_THAT(text, Not(HasSubstr("r-less")));
  EXPECT_THAT(check_text(checked_example(), {.all = true}), HasSubstr("r-less"));
}

TEST(CheckText, LongStoriesAreCutInTheirMiddle) {
  CheckReport checked = checked_example();
  checked.proofs[0].story.clear();
  for (int i = 1; i <= 30; ++i) checked.proofs[0].story += std::to_string(i) + ". Tap.\n";
  const std::string text = check_text(checked, {});
  EXPECT_THAT(text, HasSubstr("      6. Tap.\n      …\n      25. Tap.\n"));
  EXPECT_THAT(text, HasSubstr("      30. Tap.\n"));
}

}  // namespace
}  // namespace antecede::report

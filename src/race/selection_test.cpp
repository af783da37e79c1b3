#include "race/selection.h"

#include <gtest/gtest.h>

namespace antecede::race {
namespace {

Race race_between(const std::string& first, const std::string& second) {
  Race race;
  race.location.class_name = "com.x.Store";
  race.sides[0].place.class_name = first;
  race.sides[0].place.file = "Main.java";
  race.sides[1].place.class_name = second;
  return race;
}

std::string reason(const Selection& selection) {
  std::vector<Race> races{race_between("com.x.ui.Main", "com.x.sync.Job$1")};
  selection.apply(races);
  return races[0].suppressed;
}

TEST(Selection, WantsAllIfNothingIsSaid) {
  EXPECT_EQ(reason({}), "");
}

TEST(Selection, OneNameIsEnoughToBeIncluded) {
  EXPECT_EQ(reason({{"com.x.sync.*"}, {}}), "");
  EXPECT_EQ(reason({{"com.x.Store"}, {}}), "");
  EXPECT_EQ(reason({{"com/x/ui/*.java"}, {}}), "");
  EXPECT_EQ(reason({{"com.y.*", "*Main"}, {}}), "");
  EXPECT_EQ(reason({{"com.y.*"}, {}}), "not among what --include names");
}

TEST(Selection, OneNameIsEnoughToBeExcluded) {
  EXPECT_EQ(reason({{}, {"com.x.sync.*"}}), "--exclude com.x.sync.*");
  EXPECT_EQ(reason({{"*"}, {"com.x.Store"}}), "--exclude com.x.Store");
  EXPECT_EQ(reason({{}, {"com.x"}}), "");
}

TEST(Selection, KeepsTheReasonOfSomebodyElse) {
  std::vector<Race> races{race_between("a.B", "a.C")};
  races[0].suppressed = "known since 2019";
  Selection{{}, {"a.*"}}.apply(races);
  EXPECT_EQ(races[0].suppressed, "known since 2019");
}

}  // namespace
}  // namespace antecede::race

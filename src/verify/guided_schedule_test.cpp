#include "verify/guided_schedule.h"

#include <vector>

#include <gtest/gtest.h>

namespace antecede::verify {
namespace {

using runtime::Choice;

struct Asked {
  std::shared_ptr<Guidance> guidance = std::make_shared<Guidance>();
  GuidedSchedule schedule;

  explicit Asked(GuidedSchedule::Options options, WorldAnswers world = {})
      : schedule(options, std::move(world), guidance) {}

  /// The thread that was chosen; k_clock: time passes.
  uint32_t choose(std::vector<uint32_t> options) {
    Choice choice;
    choice.options = options;
    return options[schedule.choose(choice)];
  }
  size_t world(std::string_view what, uint32_t count) {
    Choice choice;
    choice.kind = runtime::ChoiceKind::World;
    choice.what = what;
    choice.count = count;
    return schedule.choose(choice);
  }
};

TEST(GuidedSchedule, ThreadsTakeTurns) {
  Asked asked({});
  EXPECT_EQ(asked.choose({0, 1, 2}), 1u);
  EXPECT_EQ(asked.choose({0, 1, 2}), 2u);
  EXPECT_EQ(asked.choose({0, 1, 2}), 0u);
}

TEST(GuidedSchedule, AThreadThatIsHeldDoesNotRun) {
  Asked asked({.thread = 1});
  asked.guidance->is_held = true;
  for (int i = 0; i < 5; ++i) EXPECT_NE(asked.choose({0, 1, 2}), 1u);
  EXPECT_EQ(asked.choose({1, Choice::k_clock}), Choice::k_clock) << "time passes rather";
  asked.guidance->is_held = false;
  EXPECT_EQ(asked.choose({1}), 1u);
  EXPECT_FALSE(asked.guidance->broke_hold);
}

TEST(GuidedSchedule, TellsThatAHoldCannotBeKept) {
  Asked asked({.thread = 1});
  asked.guidance->is_held = true;
  EXPECT_EQ(asked.choose({1}), 1u);
  asked.schedule.turn(1);
  EXPECT_TRUE(asked.guidance->broke_hold);
}

TEST(GuidedSchedule, LetsAThreadLeadFirst) {
  Asked asked({.thread = 2, .lead = 2});
  asked.guidance->is_held = true;
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(asked.choose({0, 2}), 2u);
    EXPECT_EQ(asked.schedule.turn(2), 1u);
  }
  EXPECT_EQ(asked.choose({0, 2}), 0u);
  EXPECT_FALSE(asked.guidance->broke_hold);
}

runtime::ScheduleFile answers(std::initializer_list<runtime::Answer> list) {
  runtime::ScheduleFile file;
  for (const runtime::Answer& answer : list) file.add(answer);
  return file;
}

TEST(WorldAnswers, EachKindOfQuestionInItsOrder) {
  using Kind = runtime::Answer::Kind;
  const runtime::ScheduleFile file =
      answers({{Kind::World, 3, 0, 4, "pause"}, {Kind::World, 1, 0, 9, "view"}, {Kind::World, 2, 0, 4, "pause"}});
  WorldAnswers world(file, 0);
  EXPECT_EQ(world.next("view", 9), 1u);
  EXPECT_EQ(world.next("pause", 4), 3u);
  EXPECT_EQ(world.next("pause", 4), 2u);
  EXPECT_FALSE(world.has_strayed());
  EXPECT_EQ(world.next("pause", 4), 3u) << "there is no other: the longest";
  EXPECT_TRUE(world.has_strayed());
  EXPECT_EQ(WorldAnswers(file, 1).next("pause", 4), 2u) << "the first was given";
}

TEST(GuidedSchedule, HurryLeavesOutThePauses) {
  using Kind = runtime::Answer::Kind;
  Asked asked({}, WorldAnswers(answers({{Kind::World, 3, 0, 4, "pause"}, {Kind::World, 1, 0, 9, "view"}}), 0));
  asked.guidance->is_hurried = true;
  EXPECT_EQ(asked.world("pause", 4), 0u);
  EXPECT_EQ(asked.world("view", 9), 1u);
}

TEST(GuidedSchedule, WhoLingersDoesNothing) {
  using Kind = runtime::Answer::Kind;
  Asked asked({}, WorldAnswers(answers({{Kind::World, 0, 0, 3, "enough"}, {Kind::World, 1, 0, 8, "pause"}, {Kind::World, 1, 0, 9, "view"}}), 0));
  asked.guidance->is_lingering = true;
  EXPECT_TRUE(asked.guidance->is_guided());
  EXPECT_EQ(asked.world("enough", 3), 2u);
  EXPECT_EQ(asked.world("pause", 8), 4u);  // Not the recorded one: nobody waited there.
  EXPECT_EQ(asked.world("view", 9), 1u);
  asked.guidance->is_lingering = false;
  EXPECT_EQ(asked.world("enough", 3), 0u);
  EXPECT_EQ(asked.world("pause", 8), 1u);
}

TEST(GuidedSchedule, WhoWaitsDoesNothingForAsLongAsTheyCan) {
  using Kind = runtime::Answer::Kind;
  Asked asked({}, WorldAnswers(answers({{Kind::World, 0, 0, 3, "enough"}, {Kind::World, 1, 0, 8, "pause"}}), 0));
  asked.guidance->is_waiting = true;
  EXPECT_FALSE(asked.guidance->is_guided()) << "no thread is late because of it";
  EXPECT_EQ(asked.world("enough", 3), 2u);
  EXPECT_EQ(asked.world("pause", 8), 7u);
  EXPECT_EQ(asked.world("enough", 3), 2u);
  EXPECT_EQ(asked.world("pause", 8), 7u);
  asked.guidance->is_waiting = false;
  EXPECT_EQ(asked.world("enough", 3), 0u) << "what the user did then comes next";
  EXPECT_EQ(asked.world("pause", 8), 1u);
}

TEST(GuidedSchedule, AFineTurnIsOnePlaceAndWhoWasHeldGoesNext) {
  Asked asked({.thread = 2, .fine_from = 1}, WorldAnswers());
  asked.guidance->is_held = asked.guidance->is_fine = true;
  EXPECT_EQ(asked.choose({1, 2, 3}), 1u);
  EXPECT_GT(asked.schedule.turn(1), 1u) << "the first turn is not fine yet";
  EXPECT_EQ(asked.choose({1, 2, 3}), 1u);
  EXPECT_EQ(asked.schedule.turn(1), 1u);
  asked.guidance->is_held = false;
  asked.guidance->is_released = true;
  EXPECT_EQ(asked.choose({1, 2, 3}), 2u);
}

}  // namespace
}  // namespace antecede::verify

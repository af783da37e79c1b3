#include "runtime/explore/explorer_follower.h"

#include <optional>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

using ::testing::HasSubstr;

Answer answer(Answer::Kind kind, uint64_t number) {
  Answer result;
  result.kind = kind;
  result.number = number;
  return result;
}

ScheduleFile schedule_of(const std::vector<Answer>& answers) {
  ScheduleFile file;
  for (const Answer& one : answers) file.add(one);
  return file;
}

const std::vector<Process> k_clock_and_two = {k_clock_process, process_of(1), process_of(4)};

TEST(ExplorerFollower, AnswersAsItIsTold) {
  Answer key = answer(Answer::Kind::World, 2);
  key.count = 3;
  key.what = "key";
  ExplorerFollower follower(schedule_of({answer(Answer::Kind::Thread, 4), answer(Answer::Kind::Time, 50), key}), "f");
  EXPECT_EQ(follower.step(k_clock_and_two), process_of(4));
  EXPECT_EQ(follower.step(k_clock_and_two), k_clock_process);
  EXPECT_EQ(follower.time(70), 50);
  Choice choice;
  choice.kind = ChoiceKind::World;
  choice.count = 3;
  choice.what = "key";
  EXPECT_EQ(follower.world(choice), 2u);
  EXPECT_TRUE(follower.finish());
}

TEST(ExplorerFollower, SaysWhatWasExpected) {
  ExplorerFollower thread(schedule_of({answer(Answer::Kind::Thread, 2)}), "f");
  EXPECT_EQ(thread.step(k_clock_and_two), std::nullopt);
  EXPECT_THAT(thread.failure(), HasSubstr("one of the threads 1, 4, or time"));
  EXPECT_FALSE(thread.finish());

  ExplorerFollower time(schedule_of({answer(Answer::Kind::Time, 100)}), "f");
  EXPECT_EQ(time.time(99), std::nullopt);
  EXPECT_THAT(time.failure(), HasSubstr("a time of at most 99"));

  ExplorerFollower world(schedule_of({answer(Answer::Kind::Time, 100)}), "f");
  Choice choice;
  choice.count = 2;
  choice.what = "key";
  EXPECT_EQ(world.world(choice), std::nullopt);
  EXPECT_THAT(world.failure(), HasSubstr("a choice of \"key\" of 2"));
}

TEST(ExplorerFollower, FailsWhereTheScheduleTellsMore) {
  ExplorerFollower follower(schedule_of({answer(Answer::Kind::Thread, 1)}), "f");
  EXPECT_FALSE(follower.finish());
}

}  // namespace
}  // namespace antecede::runtime

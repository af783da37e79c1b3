#include "runtime/schedule/schedule_replay.h"

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

constexpr uint32_t k_threads[] = {0, 2, 5};
constexpr uint32_t k_threads_and_clock[] = {0, 2, Choice::k_clock};

Choice thread_choice(std::span<const uint32_t> options, uint32_t current = Choice::k_nobody) {
  Choice choice;
  choice.options = options;
  choice.current = current;
  return choice;
}

Choice world_choice(std::string_view what, uint32_t count) {
  Choice choice;
  choice.kind = ChoiceKind::World;
  choice.what = what;
  choice.count = count;
  return choice;
}

/// What a machine might ask; gives all answers.
std::vector<int64_t> ask(Schedule& schedule, int rounds) {
  std::vector<int64_t> answers;
  for (int i = 0; i < rounds; ++i) {
    const auto options =
        i % 3 ? std::span<const uint32_t>(k_threads) : std::span<const uint32_t>(k_threads_and_clock);
    const size_t place = schedule.choose(thread_choice(options));
    answers.push_back(static_cast<int64_t>(place));
    if (place >= options.size()) break;
    if (options[place] == Choice::k_clock)
      answers.push_back(schedule.advance(1000 + i));
    else if (i % 2)
      answers.push_back(schedule.turn(options[place]));
    if (i % 5 == 0) answers.push_back(schedule.turn(0));
    if (i % 7 == 0) answers.push_back(static_cast<int64_t>(schedule.choose(world_choice("key", 4))));
  }
  return answers;
}

ScheduleFile parse(std::string_view answers) {
  return *parse_schedule(
      "antecede/schedule@1\nprogram a\nmain M\nstrategy random\nseed 1\nturn-time 0\n" + std::string(answers), "f");
}

class EverySeed : public testing::TestWithParam<uint64_t> {};

TEST_P(EverySeed, ReplayGivesTheSameAnswers) {
  const auto random = make_random_schedule(GetParam());
  RecordingSchedule recording(random->clone());
  const std::vector<int64_t> answers = ask(recording, 500);
  recording.file().program = "a";
  recording.file().main = "M";
  auto file = parse_schedule(print_schedule(recording.file()), "f");
  ASSERT_TRUE(file) << file.error().message;
  ReplaySchedule replay(*std::move(file), "f");
  EXPECT_EQ(ask(replay, 500), answers) << replay.failure();
  EXPECT_TRUE(replay.finish());
  EXPECT_EQ(replay.turn_nanos(), random->turn_nanos());
}
INSTANTIATE_TEST_SUITE_P(Seeds, EverySeed, testing::Range<uint64_t>(0, 50));

TEST(ReplaySchedule, AThreadThatCannotRunIsAMisfit) {
  ReplaySchedule replay(parse("thread 3\nend 1\n"), "f");
  EXPECT_EQ(replay.choose(thread_choice(k_threads)), Schedule::k_no_answer);
  EXPECT_EQ(replay.failure(),
            "f:7: the schedule does not fit the program: expected one of the threads 0, 2, 5, found 'thread 3'");
  EXPECT_FALSE(replay.finish());
  EXPECT_EQ(replay.choose(thread_choice(k_threads)), Schedule::k_no_answer);
}

TEST(ReplaySchedule, AnotherKindOfQuestionIsAMisfit) {
  ReplaySchedule replay(parse("thread 2\nend 1\n"), "f");
  EXPECT_EQ(replay.choose(world_choice("key", 2)), Schedule::k_no_answer);
  EXPECT_EQ(replay.failure(),
            "f:7: the schedule does not fit the program: expected a choice of \"key\" of 2, found 'thread 2'");
}

TEST(ReplaySchedule, TooMuchTimeIsAMisfit) {
  ReplaySchedule replay(parse("time 50\nend 1\n"), "f");
  EXPECT_EQ(replay.choose(thread_choice(k_threads_and_clock)), 2u);
  EXPECT_EQ(replay.advance(49), 0);
  EXPECT_EQ(replay.failure(),
            "f:7: the schedule does not fit the program: expected a time of at most 49, found 'time 50'");
}

TEST(ReplaySchedule, AMissingAnswerIsAMisfit) {
  ReplaySchedule replay(parse("end 0\n"), "f");
  EXPECT_EQ(replay.choose(thread_choice(k_threads)), Schedule::k_no_answer);
  EXPECT_EQ(replay.failure(), "f:7: the schedule does not fit the program: expected a choice of thread, found 'end'");
}

TEST(ReplaySchedule, AnswersLeftOverAreAMisfit) {
  ReplaySchedule replay(parse("thread 2 x 2\nend 2\n"), "f");
  EXPECT_EQ(replay.choose(thread_choice(k_threads)), 1u);
  EXPECT_EQ(replay.finish().error().message,
            "f:7: the schedule does not fit the program: the program has ended, but 'thread 2' follows");
}

TEST(RoundRobinSchedule, EveryoneHasATurn) {
  const auto schedule = make_round_robin_schedule();
  std::vector<size_t> places;
  for (int i = 0; i < 6; ++i) places.push_back(schedule->choose(thread_choice(k_threads)));
  EXPECT_EQ(places, (std::vector<size_t>{1, 2, 0, 1, 2, 0}));
  EXPECT_LT(schedule->choose(thread_choice(k_threads_and_clock)), 2u);
}

TEST(RandomSchedule, AllOptionsOccur) {
  std::vector<size_t> counts(3);
  bool time_in_part = false;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    const auto schedule = make_random_schedule(seed);
    for (int i = 0; i < 50; ++i) {
      const size_t place = schedule->choose(thread_choice(k_threads_and_clock, 0));
      ++counts.at(place);
      if (place != 2) continue;
      const int64_t passed = schedule->advance(1000000);
      ASSERT_GE(passed, 1);
      ASSERT_LE(passed, 1000000);
      time_in_part |= passed < 1000000;
    }
  }
  for (const size_t count : counts) EXPECT_GT(count, 50u);
  EXPECT_TRUE(time_in_part);
}

}  // namespace
}  // namespace antecede::runtime

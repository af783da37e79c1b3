#include "runtime/schedule/schedule_file.h"

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

constexpr std::string_view k_head =
    "antecede/schedule@1\nprogram abc\nmain com.x.Main\nstrategy random\nseed 42\nturn-time 1000\n";

std::string with_head(std::string_view rest) {
  return std::string(k_head) + std::string(rest);
}

/// The message of the error; empty if there is none.
std::string problem(std::string_view text) {
  const auto parsed = parse_schedule(text, "f");
  return parsed ? "" : parsed.error().message;
}

TEST(ScheduleFile, ReadsWhatItPrints) {
  ScheduleFile file;
  file.program = "abc";
  file.main = "com.x.Main";
  file.strategy = Strategy::RoundRobin;
  file.seed = UINT64_MAX;
  file.turn_nanos = 7;
  file.add({Answer::Kind::Thread, 3, 7, 0, {}});
  file.add({Answer::Kind::Thread, 0, Answer::k_whole_turn, 0, {}});
  file.add({Answer::Kind::Thread, 0, Answer::k_whole_turn, 0, {}});
  file.add({Answer::Kind::Thread, 1, Answer::k_no_turn, 0, {}});
  file.add({Answer::Kind::Turn, 0, 12, 0, {}});
  file.add({Answer::Kind::Time, 5000000, 0, 0, {}});
  file.add({Answer::Kind::World, 2, 0, 3, "a \"key\"\\\n\x7f\xc3\xa4\u202e\xff // no comment"});
  const std::string text = print_schedule(file);
  const auto again = parse_schedule(text, "f");
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(print_schedule(*again), text);
  EXPECT_EQ(again->entries.size(), 6u);
  EXPECT_EQ(again->answer_count(), 7u);
  EXPECT_EQ(again->entries.back().answer, file.entries.back().answer);
  EXPECT_EQ(again->seed, UINT64_MAX);
}

TEST(ScheduleFile, WhatEndsARunComesBehindItsDriver) {
  const std::string text = with_head("driver monkey 3\napi 35\nending \"rotate\"\nending \"back\"\nend 0\n");
  const auto read = parse_schedule(text, "f");
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->driver.ending, (std::vector<std::string>{"rotate", "back"}));
  EXPECT_EQ(print_schedule(*read), text);
  EXPECT_NE(problem(with_head("ending \"back\"\nend 0\n")), "");
}

TEST(ScheduleFile, RunsAreOneLine) {
  ScheduleFile file;
  for (int i = 0; i < 1000; ++i) file.add({Answer::Kind::Turn, 0, 5, 0, {}});
  EXPECT_NE(print_schedule(file).find("turn 5 x 1000\nend 1000\n"), std::string::npos);
}

TEST(ScheduleFile, CommentsAndEmptyLinesSayNothing) {
  const auto parsed = parse_schedule(with_head("\n  // a comment\nthread 1 // another\n\nend 1\n\n"), "f");
  ASSERT_TRUE(parsed) << parsed.error().message;
  EXPECT_EQ(parsed->entries.at(0).line, 9u);
}

TEST(ScheduleFile, ErrorsNameTheLineAndWhatWasExpected) {
  EXPECT_EQ(problem(""), "f:1: expected 'antecede/schedule@1', found the end of the file");
  EXPECT_EQ(problem("antecede/schedule@2\n"), "f:1: expected 'antecede/schedule@1', found 'antecede/schedule@2'");
  EXPECT_EQ(problem("antecede/schedule@1\nseed 1\n"), "f:2: expected 'program', found 'seed'");
  EXPECT_EQ(problem(with_head("thread x\nend 1\n")), "f:7: expected a thread (0 to 65535), found 'x'");
  EXPECT_EQ(problem(with_head("thread 1 for 0\nend 1\n")),
            "f:7: expected 'all' or a number of places (1 to 4294967294), found '0'");
  EXPECT_EQ(problem(with_head("thread 1 for 3 extra\nend 1\n")), "f:7: expected the end of the line, found 'extra'");
  EXPECT_EQ(problem(with_head("message 1\nend 1\n")),
            "f:7: expected thread, time, turn, world or end, found 'message'");
  EXPECT_EQ(problem(with_head("thread 1\n")), "f:8: expected 'end', found the end of the file: it was cut");
  EXPECT_EQ(problem(with_head("thread 1\nend 2\n")), "f:8: expected 2 answers before this line, found 1");
  EXPECT_EQ(problem(with_head("end 0\nthread 1\n")), "f:8: expected nothing behind the end");
  EXPECT_EQ(problem(with_head("world 3 of 3 \"a\"\nend 1\n")), "f:7: the number chosen is not below the count");
  EXPECT_EQ(problem(with_head("world 1 of 3 \"a\nend 1\n")), "f:7: the text has no closing quote");
  EXPECT_EQ(problem(with_head("world 1 of 3 \"\\q\"\nend 1\n")), "f:7: bad escape in the text");
  EXPECT_EQ(problem(with_head("time 0\nend 1\n")), "f:7: expected nanoseconds (1 to 9223372036854775807), found '0'");
  EXPECT_EQ(problem(with_head("time 99999999999999999999\nend 1\n")),
            "f:7: expected nanoseconds (1 to 9223372036854775807), found '99999999999999999999'");
  EXPECT_EQ(problem(with_head("thread 1 x 1\nend 1\n")), "f:7: expected how often (2 to 1099511627776), found '1'");
}

TEST(ScheduleFile, EveryCutIsAnError) {
  const std::string text = with_head("thread 1 for 7 x 3\nworld 1 of 2 \"key\"\nend 4\n");
  ASSERT_TRUE(parse_schedule(text, "f"));
  for (size_t size = 0; size + 2 < text.size(); ++size)
    EXPECT_FALSE(parse_schedule(text.substr(0, size), "f")) << size;
}

TEST(ScheduleFile, NoChangedByteMakesItCrash) {
  const std::string text = with_head("thread 1 for 7 x 3\ntime 5\nworld 1 of 2 \"k\\x01\"\nend 5\n");
  for (size_t i = 0; i < text.size(); ++i)
    for (int c = 0; c < 256; ++c) {
      std::string changed = text;
      changed[i] = static_cast<char>(c);
      if (const auto parsed = parse_schedule(changed, "f")) EXPECT_TRUE(parse_schedule(print_schedule(*parsed), "f"));
    }
}

TEST(ScheduleFile, SharedPlacesOfAnExploration) {
  constexpr std::string_view k_systematic =
      "antecede/schedule@1\nprogram abc\nmain com.x.Main\nstrategy systematic\nseed 0\nturn-time 0\n";
  const std::string text = std::string(k_systematic) + "shared \"A.f\"\nshared \"[I\"\nthread 1 x 2\nend 2\n";
  const auto file = parse_schedule(text, "f");
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->shared, (std::vector<std::string>{"A.f", "[I"}));
  EXPECT_EQ(print_schedule(*file), text);
  EXPECT_EQ(problem(std::string(k_systematic) + "thread 1\nshared \"A.f\"\nend 1\n"),
            "f:8: 'shared' is expected before the answers of a systematic schedule, and nowhere else");
  EXPECT_EQ(problem(with_head("shared \"A.f\"\nend 0\n")),
            "f:7: 'shared' is expected before the answers of a systematic schedule, and nowhere else");
  EXPECT_EQ(problem(std::string(k_systematic) + "shared A.f\nend 0\n"),
            "f:7: expected a text in quotes, found 'A.f'");
}

}  // namespace
}  // namespace antecede::runtime

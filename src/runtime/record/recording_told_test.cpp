#include "runtime/record/recording_told.h"

#include <map>
#include <random>
#include <tuple>

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

ToldAccesses::Access access(uint32_t location, uint32_t stack, uint32_t thread, bool is_write = false) {
  return {trace::LocationId(location), trace::StackId(stack), thread, is_write, false};
}

TEST(ToldAccesses, ASegmentHasEachAccessOnce) {
  ToldAccesses told;
  EXPECT_FALSE(told.is_repeated(access(1, 1, 0)));
  EXPECT_TRUE(told.is_repeated(access(1, 1, 0)));
  EXPECT_FALSE(told.is_repeated(access(2, 1, 0)));
  EXPECT_FALSE(told.is_repeated(access(1, 2, 0)));
  EXPECT_FALSE(told.is_repeated(access(1, 1, 1)));
  EXPECT_FALSE(told.is_repeated(access(1, 1, 0, true)));
  EXPECT_TRUE(told.is_repeated(access(1, 1, 0)));
  told.begin_segment(0);
  EXPECT_FALSE(told.is_repeated(access(1, 1, 0)));
  EXPECT_TRUE(told.is_repeated(access(1, 1, 1)));
}

TEST(ToldAccesses, AgreesWithASetPerSegment) {
  std::mt19937 random(7);
  ToldAccesses told;
  std::map<std::tuple<uint32_t, uint32_t, uint32_t, bool, bool>, uint32_t> known;
  uint32_t segments[3] = {1, 1, 1};
  for (int i = 0; i < 200000; ++i) {
    const auto thread = static_cast<uint32_t>(random() % 3);
    if (random() % 40 == 0) {
      told.begin_segment(thread);
      ++segments[thread];
      continue;
    }
    const ToldAccesses::Access one{trace::LocationId(random() % 6), trace::StackId(random() % 4), thread,
                                   random() % 2 == 0, random() % 2 == 0};
    uint32_t& when = known[{one.location.value(), one.stack.value(), thread, one.is_write, one.is_null}];
    EXPECT_EQ(told.is_repeated(one), when == segments[thread]);
    when = segments[thread];
  }
}

}  // namespace
}  // namespace antecede::runtime

#include "runtime/schedule/schedule.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

/// The longest that a thread was passed over while it could run.
uint64_t longest_wait(Schedule& schedule, uint32_t threads, uint64_t choices) {
  std::vector<uint32_t> options;
  for (uint32_t i = 0; i < threads; ++i) options.push_back(i);
  std::vector<uint64_t> last(threads, 0);
  uint64_t longest = 0;
  Choice choice;
  choice.options = options;
  for (uint64_t i = 1; i <= choices; ++i) {
    const size_t place = schedule.choose(choice);
    choice.current = options[place];
    longest = std::max(longest, i - last[place]);
    last[place] = i;
  }
  return longest;
}

TEST(Schedule, NobodyWaitsForEver) {
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const auto schedule = make_random_schedule(seed);
    EXPECT_LE(longest_wait(*schedule, 8, 200000), 64u * 8 + 8) << seed;
  }
}

TEST(Schedule, FairnessIsTheSameEveryTime) {
  const auto one = make_random_schedule(7), other = make_random_schedule(7);
  const std::vector<uint32_t> options{1, 2, 5};
  Choice choice;
  choice.options = options;
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(one->choose(choice), other->choose(choice));
}

}  // namespace
}  // namespace antecede::runtime

#include "verify/priority_schedule.h"

#include <set>

#include <gtest/gtest.h>

namespace antecede::verify {
namespace {

using runtime::Choice;

std::vector<uint32_t> chosen(uint64_t seed, size_t count) {
  PrioritySchedule schedule(seed, {}, std::make_shared<Guidance>());
  std::vector<uint32_t> result;
  const std::vector<uint32_t> options{1, 4, 7, Choice::k_clock};
  for (size_t i = 0; i < count; ++i) {
    Choice choice;
    choice.options = options;
    result.push_back(options[schedule.choose(choice)]);
  }
  return result;
}

TEST(PrioritySchedule, TheSameSeedGivesTheSameOrder) {
  EXPECT_EQ(chosen(3, 500), chosen(3, 500));
  EXPECT_NE(chosen(3, 500), chosen(4, 500));
}

TEST(PrioritySchedule, OneThreadGoesOnUntilItsPriorityChanges) {
  const std::vector<uint32_t> order = chosen(5, 500);
  size_t switches = 0;
  uint32_t last = order[0];
  for (const uint32_t thread : order) {
    if (thread == Choice::k_clock) continue;
    switches += thread != last;
    last = thread;
  }
  EXPECT_LE(switches, 5u);
  EXPECT_GT(std::set<uint32_t>(order.begin(), order.end()).size(), 1u);
}

TEST(PrioritySchedule, WithoutAThreadTimePasses) {
  PrioritySchedule schedule(1, {}, std::make_shared<Guidance>());
  const std::vector<uint32_t> options{Choice::k_clock};
  Choice choice;
  choice.options = options;
  EXPECT_EQ(schedule.choose(choice), 0u);
}

TEST(PrioritySchedule, TheUserHasEnoughWhenTold) {
  const auto guidance = std::make_shared<Guidance>();
  PrioritySchedule schedule(1, {}, guidance);
  Choice choice;
  choice.kind = runtime::ChoiceKind::World;
  choice.what = k_enough;
  choice.count = 2;
  EXPECT_EQ(schedule.choose(choice), 0u);
  guidance->is_enough = true;
  EXPECT_EQ(schedule.choose(choice), 1u);
}

}  // namespace
}  // namespace antecede::verify

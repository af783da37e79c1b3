#include "order/clocks.h"

#include <map>
#include <random>

#include <gtest/gtest.h>

namespace antecede::order {
namespace {

using Model = std::map<uint32_t, uint32_t>;

uint32_t random_index(std::mt19937& random) {
  constexpr uint32_t k_ranges[] = {16, 300, 5000, 1u << 20, UINT32_MAX};
  return static_cast<uint32_t>(random() % k_ranges[random() % std::size(k_ranges)]);
}

Model contents(const Clocks& clocks, Clock clock) {
  Model model;
  clocks.for_each_change({}, clock,
                         [&](uint32_t index, uint32_t word) { EXPECT_TRUE(model.emplace(index, word).second); });
  return model;
}

TEST(Clocks, BehaveLikeMaps) {
  std::mt19937 random(1);
  Clocks clocks;
  std::vector<std::pair<Clock, Model>> made(1);
  for (int round = 0; round < 3000; ++round) {
    auto [clock, model] = made[random() % made.size()];
    if (random() % 3) {
      uint32_t index = random_index(random), word = static_cast<uint32_t>(random() % 4);
      clock = clocks.with(clock, index, word);
      model.erase(index);
      if (word) model[index] = word;
    } else {
      const auto& [other, its] = made[random() % made.size()];
      clock = clocks.merge(clock, other);
      for (auto [index, word] : its) model[index] = std::max(model[index], word);
    }
    ASSERT_EQ(contents(clocks, clock), model);
    uint32_t index = random_index(random);
    ASSERT_EQ(clocks.get(clock, index), model.contains(index) ? model[index] : 0);
    made.push_back({clock, model});
  }
  for (const auto& [clock, model] : made) ASSERT_EQ(contents(clocks, clock), model);  // None was touched by others.
}

TEST(Clocks, TellWhatChanged) {
  Clocks clocks;
  Clock before = clocks.with(clocks.with({}, 3, 7), 70'000, 1);
  Clock after = clocks.with(clocks.with(before, 3, 8), 12, 5);
  Model changes;
  clocks.for_each_change(before, after, [&](uint32_t index, uint32_t word) { changes[index] = word; });
  EXPECT_EQ(changes, (Model{{3, 8}, {12, 5}}));
}

TEST(Clocks, MergingWhatIsContainedMakesNothing) {
  Clocks clocks;
  Clock small = clocks.with({}, 900, 3), large = clocks.with(small, 1, 2);
  EXPECT_EQ(clocks.merge(large, small), large);
  EXPECT_EQ(clocks.merge(small, large), large);
}

TEST(Clocks, ChangesInPlaceLeaveOldClocksAlone) {
  Clocks clocks;
  Clock old = clocks.with(clocks.with({}, 1, 1), 40, 1);
  Model kept = contents(clocks, old);
  clocks.begin_changes();
  Clock changed = old;
  for (uint32_t i = 0; i < 100; ++i) changed = clocks.with(changed, i, 9);
  EXPECT_EQ(contents(clocks, old), kept);
  clocks.undo_changes();
  clocks.begin_changes();
  changed = clocks.with(old, 2, 5);
  clocks.keep();
  Clock further = clocks.with(changed, 2, 6);
  EXPECT_EQ(clocks.get(changed, 2), 5u);
  EXPECT_EQ(clocks.get(further, 2), 6u);
}

}  // namespace
}  // namespace antecede::order

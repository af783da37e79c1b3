#include "runtime/record/recording_stacks.h"

#include <map>
#include <random>

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

TEST(StackIndex, GivesEachPairOfFrameAndCallerOnePlace) {
  std::mt19937 random(3);
  StackIndex index;
  std::map<std::pair<uint32_t, uint32_t>, uint32_t> known;
  for (int i = 0; i < 20000; ++i) {
    // Few frames for most callers, many for some.
    const uint32_t count = static_cast<uint32_t>(known.size());
    const trace::StackId caller =
        random() % 8 == 0 || count == 0 ? trace::StackId() : trace::StackId(random() % count);
    const trace::FrameId frame(random() % (caller.value() % 5 == 0 ? 40 : 3));
    const auto [expected, is_new] = known.try_emplace({frame.value(), caller.value()}, count);
    trace::StackId& found = index.find(frame, caller);
    ASSERT_EQ(found.valid(), !is_new);
    if (is_new) found = trace::StackId(expected->second);
    ASSERT_EQ(found.value(), expected->second);
  }
}

}  // namespace
}  // namespace antecede::runtime

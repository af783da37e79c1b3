#include "action/flow_marks.h"

#include <gtest/gtest.h>

namespace antecede::action {

TEST(FlowMarks, TakesTheSmallestFirstAndAllOfOneSizeTogether) {
  EXPECT_EQ(largest_within({5, 1, 3}, 9), 5u);
  EXPECT_EQ(largest_within({5, 1, 3}, 8), 3u);
  EXPECT_EQ(largest_within({3, 1, 3, 3}, 8), 1u) << "not two of three that are alike";
  EXPECT_EQ(largest_within({3, 1, 3, 3}, 10), 3u);
  EXPECT_EQ(largest_within({4}, 3), 0u);
  EXPECT_EQ(largest_within({}, 3), 0u);
}

}  // namespace antecede::action

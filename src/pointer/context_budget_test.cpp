#include "pointer/context_budget.h"

#include <gtest/gtest.h>

namespace antecede::pointer {
namespace {

/// How many methods a new context gets.
size_t fill(ContextBudget& budget, uint32_t context) {
  size_t admitted = 0;
  while (budget.admit(ContextId(context))) ++admitted;
  return admitted;
}

TEST(ContextBudget, HasRoomForSoManyInOneContext) {
  ContextBudget budget(1000, 64);
  EXPECT_EQ(fill(budget, 7), 64u);
  EXPECT_FALSE(budget.admit(ContextId(7)));
  EXPECT_TRUE(budget.admit(ContextId(8)));
  EXPECT_EQ(budget.admitted(), 65u);
}

TEST(ContextBudget, GivesLessWhenAllTogetherHaveTheirShare) {
  ContextBudget budget(64, 64);
  EXPECT_EQ(fill(budget, 0), 64u);
  for (uint32_t context = 1; context <= 4; ++context) EXPECT_EQ(fill(budget, context), 16u);
  for (uint32_t context = 5; context <= 20; ++context) EXPECT_EQ(fill(budget, context), 8u);
  EXPECT_EQ(fill(budget, 21), 0u);
  EXPECT_EQ(budget.admitted(), 256u);
}

TEST(ContextBudget, KeepsWhatAContextHas) {
  ContextBudget budget(32, 64);
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(budget.admit(ContextId(0)));
  for (int i = 0; i < 12; ++i) EXPECT_TRUE(budget.admit(ContextId(1)));
  EXPECT_FALSE(budget.admit(ContextId(0)));
  EXPECT_TRUE(budget.admit(ContextId(1)));
}

}  // namespace
}  // namespace antecede::pointer

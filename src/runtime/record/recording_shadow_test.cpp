#include "runtime/record/recording_shadow.h"

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

TEST(HeapShadow, IsZeroAtFirst) {
  HeapShadow shadow;
  ASSERT_TRUE(shadow.reserve(size_t(1) << 20));
  for (Ref at = 0; at < (1u << 20); at += 4) ASSERT_EQ(*shadow.of(at), 0u);
}

TEST(HeapShadow, FollowsObjectsThatMoveLessThanTheirSize) {
  HeapShadow shadow;
  ASSERT_TRUE(shadow.reserve(1 << 16));
  for (uint32_t i = 0; i < 10; ++i) shadow.of(80)[i] = i + 1;
  shadow.move(80, 64, 40);
  for (uint32_t i = 0; i < 10; ++i) EXPECT_EQ(shadow.of(64)[i], i + 1);
  for (Ref at = 104; at < 120; at += 4) EXPECT_EQ(*shadow.of(at), 0u) << at;
}

TEST(HeapShadow, LeavesZerosBehind) {
  HeapShadow shadow;
  ASSERT_TRUE(shadow.reserve(1 << 16));
  *shadow.of(800) = 7;
  *shadow.of(820) = 8;
  shadow.move(800, 16, 24);
  EXPECT_EQ(*shadow.of(16), 7u);
  EXPECT_EQ(*shadow.of(36), 8u);
  EXPECT_EQ(*shadow.of(800), 0u);
  EXPECT_EQ(*shadow.of(820), 0u);
  shadow.clear(16, 24);
  EXPECT_EQ(*shadow.of(16), 0u);
  EXPECT_EQ(*shadow.of(36), 0u);
}

TEST(HeapShadow, SaysThatThereIsNotEnoughMemory) {
  HeapShadow shadow;
  EXPECT_FALSE(shadow.reserve(size_t(1) << 60));
}

}  // namespace
}  // namespace antecede::runtime

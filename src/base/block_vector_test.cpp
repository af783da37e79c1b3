#include "base/block_vector.h"

#include <array>

#include <gtest/gtest.h>

namespace antecede::base {
namespace {

TEST(BlockVector, KeepsItemsWhereTheyAre) {
  BlockVector<uint32_t, 4> vector;
  vector.push_back(0);
  const uint32_t* first = &vector[0];
  for (uint32_t i = 1; i < 1'000'000; ++i) vector.push_back(i * 7);
  EXPECT_EQ(first, &vector[0]);
  ASSERT_EQ(vector.size(), 1'000'000u);
  for (uint32_t i = 0; i < vector.size(); ++i) ASSERT_EQ(vector[i], i * 7);
}

TEST(BlockVector, UsesRoomAgain) {
  BlockVector<uint32_t, 4> vector;
  for (uint32_t i = 0; i < 100; ++i) vector.push_back(i);
  size_t bytes = vector.bytes();
  vector.shrink(10);
  for (uint32_t i = 10; i < 100; ++i) vector.push_back(i + 1);
  EXPECT_EQ(vector.bytes(), bytes);
  EXPECT_EQ(vector[9], 9u);
  EXPECT_EQ(vector[10], 11u);
}

TEST(BlockVector, ItemsOfTheSizeOfACacheLineDoNotStraddleTwo) {
  BlockVector<std::array<uint32_t, 16>, 8> vector;
  for (uint32_t i = 0; i < 100'000; ++i) vector.push_back({i});
  for (uint32_t i = 0; i < vector.size(); i += 255) ASSERT_EQ(reinterpret_cast<uintptr_t>(&vector[i]) % 64, 0u);
}

}  // namespace
}  // namespace antecede::base

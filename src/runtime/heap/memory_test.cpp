#include "runtime/heap/memory.h"

#include <cstring>

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

std::unique_ptr<Memory> small_memory() {
  MemorySizes sizes;
  sizes.reserved = {1 << 16, 1 << 16, 1 << 20, size_t(64) << 20};
  return *Memory::reserve(sizes);
}

TEST(Memory, RestoreBringsEverythingBack) {
  const auto memory = small_memory();
  std::byte* heap = memory->area(Area::Heap);
  std::memset(heap, 1, 10000);
  const Memory::Extent extents[] = {{heap, 10000}};
  const auto image = *memory->save(extents, 1);
  std::memset(heap, 2, 20000);
  ASSERT_TRUE(memory->restore(*image));
  EXPECT_EQ(heap[0], std::byte{1});
  EXPECT_EQ(heap[9999], std::byte{1});
  EXPECT_EQ(heap[16000], std::byte{0});
}

TEST(Memory, AnyOfSeveralImagesCanBeRestored) {
  const auto memory = small_memory();
  std::byte* heap = memory->area(Area::Heap);
  const Memory::Extent extents[] = {{heap, 5000}, {memory->area(Area::Statics), 100}};
  heap[10] = std::byte{1};
  const auto first = *memory->save(extents, 2);
  heap[10] = std::byte{2};
  memory->area(Area::Statics)[5] = std::byte{7};
  const auto second = *memory->save(extents, 2);
  heap[10] = std::byte{3};
  ASSERT_TRUE(memory->restore(*first));
  EXPECT_EQ(heap[10], std::byte{1});
  EXPECT_EQ(memory->area(Area::Statics)[5], std::byte{0});
  ASSERT_TRUE(memory->restore(*second));
  EXPECT_EQ(heap[10], std::byte{2});
  EXPECT_EQ(memory->area(Area::Statics)[5], std::byte{7});
  ASSERT_TRUE(memory->restore(*first));
  EXPECT_EQ(heap[10], std::byte{1});
}

TEST(Memory, RestoringTwiceDropsTheChangesInBetween) {
  const auto memory = small_memory();
  std::byte* heap = memory->area(Area::Heap);
  const Memory::Extent extents[] = {{heap, 8192}};
  const auto image = *memory->save(extents, 1);
  for (int i = 1; i < 4; ++i) {
    heap[0] = heap[8000] = heap[100000] = std::byte(i);
    ASSERT_TRUE(memory->restore(*image));
    EXPECT_EQ(heap[0], std::byte{0});
    EXPECT_EQ(heap[8000], std::byte{0});
    EXPECT_EQ(heap[100000], std::byte{0});
  }
}

TEST(Memory, ExtentsMayComeInAnyOrderAndShareAPage) {
  const auto memory = small_memory();
  std::byte* heap = memory->area(Area::Heap);
  std::memset(heap, 1, 30000);
  const Memory::Extent extents[] = {{heap + 20000, 3000}, {heap + 4096, 100}, {heap + 5000, 100}};
  const auto image = *memory->save(extents, 3);
  std::memset(heap, 2, 30000);
  ASSERT_TRUE(memory->restore(*image));
  EXPECT_EQ(heap[4095], std::byte{0});
  EXPECT_EQ(heap[4096], std::byte{1});
  EXPECT_EQ(heap[5099], std::byte{1});
  EXPECT_EQ(heap[8192], std::byte{0});
  EXPECT_EQ(heap[20000], std::byte{1});
  EXPECT_EQ(heap[22999], std::byte{1});
  EXPECT_EQ(heap[29000], std::byte{0});
}

TEST(Memory, ALargeImageComesBackWhole) {
  const auto memory = small_memory();
  std::byte* heap = memory->area(Area::Heap);
  constexpr size_t k_size = size_t(5) << 20;
  for (size_t i = 0; i < k_size; ++i) heap[i] = std::byte(i * 31 >> 8);
  const Memory::Extent extents[] = {{heap, k_size}};
  const auto image = *memory->save(extents, 1);
  for (size_t i = 0; i < k_size; i += 9001) heap[i] ^= std::byte{1};
  ASSERT_TRUE(memory->restore(*image));
  for (size_t i = 0; i < k_size; ++i) ASSERT_EQ(heap[i], std::byte(i * 31 >> 8)) << i;
}

}  // namespace
}  // namespace antecede::runtime

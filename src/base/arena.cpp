#include "base/arena.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

#include <sys/mman.h>

namespace antecede::base {

namespace {

constexpr size_t k_alignment = 16;
constexpr size_t k_huge_page = 2 * 1024 * 1024;

/// Threads take shards in turn.
size_t next_shard() {
  static std::atomic<size_t> next{0};
  return next.fetch_add(1, std::memory_order_relaxed);
}

}  // namespace

void Arena::Release::operator()(std::byte* block) const {
  std::free(block);
}

std::byte* Arena::new_block(size_t size) {
  const bool huge = size % k_huge_page == 0;
  void* memory = std::aligned_alloc(huge ? k_huge_page : k_alignment, size);
  if (!memory) throw std::bad_alloc();
  if (huge) ::madvise(memory, size, MADV_HUGEPAGE);  // Only advice: nothing depends on it.
  blocks_.emplace_back(static_cast<std::byte*>(memory));
  bytes_reserved_ += size;
  return blocks_.back().get();
}

std::byte* Arena::allocate(size_t size) {
  size = (size + k_alignment - 1) / k_alignment * k_alignment;
  if (size > left_) {
    if (size > block_size_ / 4) return new_block(size);  // Large: a block of its own, keep filling the old one.
    next_ = new_block(block_size_);
    left_ = block_size_;
    block_size_ = std::min(2 * block_size_, largest_block_);
  }
  std::byte* result = next_;
  next_ += size;
  left_ -= size;
  return result;
}

std::byte* ConcurrentArena::allocate(size_t size) {
  static thread_local const size_t shard_index = next_shard() % k_shards;
  Shard& shard = shards_[shard_index];
  std::lock_guard lock(shard.mutex);
  return shard.arena.allocate(size);
}

size_t ConcurrentArena::bytes_reserved() const {
  size_t sum = 0;
  for (const Shard& shard : shards_) {
    std::lock_guard lock(shard.mutex);
    sum += shard.arena.bytes_reserved();
  }
  return sum;
}

}  // namespace antecede::base

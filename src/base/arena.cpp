#include "base/arena.h"

#include <algorithm>
#include <functional>
#include <thread>

namespace antecede::base {

namespace {
constexpr size_t k_alignment = 16;
}

std::byte* Arena::allocate(size_t size) {
  size = (size + k_alignment - 1) / k_alignment * k_alignment;
  if (size > left_) {
    size_t block = std::max(size, block_size_);
    blocks_.push_back(std::unique_ptr<std::byte[]>(new std::byte[block]));
    bytes_reserved_ += block;
    if (size > block_size_ / 4) return blocks_.back().get();  // Large: a block of its own, keep filling the old one.
    next_ = blocks_.back().get();
    left_ = block;
  }
  std::byte* result = next_;
  next_ += size;
  left_ -= size;
  return result;
}

std::byte* ConcurrentArena::allocate(size_t size) {
  static thread_local const size_t shard_index = std::hash<std::thread::id>()(std::this_thread::get_id()) % k_shards;
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

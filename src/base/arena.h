#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace antecede::base {

/// Memory that is only ever added to and freed all at once. Not thread-safe; see `ConcurrentArena`.
class Arena {
 public:
  explicit Arena(size_t block_size = 256 * 1024) : block_size_(block_size) {}

  /// `size` bytes, aligned to 16, uninitialised; they live as long as the arena.
  std::byte* allocate(size_t size);
  size_t bytes_reserved() const { return bytes_reserved_; }

 private:
  size_t block_size_;
  size_t bytes_reserved_ = 0;
  std::byte* next_ = nullptr;
  size_t left_ = 0;
  std::vector<std::unique_ptr<std::byte[]>> blocks_;
};

/// An arena that several threads fill at once: a few shards, each with its own lock.
class ConcurrentArena {
 public:
  std::byte* allocate(size_t size);
  size_t bytes_reserved() const;

 private:
  static constexpr size_t k_shards = 8;
  struct alignas(64) Shard {
    mutable std::mutex mutex;
    Arena arena;
  };
  std::array<Shard, k_shards> shards_;
};

}  // namespace antecede::base

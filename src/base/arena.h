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
  /// Blocks grow from `first_block` bytes to `largest_block`; blocks of 2 MiB ask for huge pages.
  explicit Arena(size_t first_block = 16 * 1024, size_t largest_block = 2 * 1024 * 1024)
      : block_size_(first_block), largest_block_(largest_block) {}

  /// `size` bytes, aligned to 16, uninitialised; they live as long as the arena.
  std::byte* allocate(size_t size);
  size_t bytes_reserved() const { return bytes_reserved_; }

 private:
  struct Release {
    void operator()(std::byte* block) const;
  };
  std::byte* new_block(size_t size);

  size_t block_size_;
  size_t largest_block_;
  size_t bytes_reserved_ = 0;
  std::byte* next_ = nullptr;
  size_t left_ = 0;
  std::vector<std::unique_ptr<std::byte[], Release>> blocks_;
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

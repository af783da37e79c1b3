#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>
#include <vector>

namespace antecede::base {

/// A vector for millions of small items that never copies them when it grows: they would be there twice.
///
/// Items are in blocks of 2^`bits`. They must be trivial to copy and destroy; one of 64 bytes is in one cache line.
template <class T, uint32_t bits>
class BlockVector {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  T& operator[](uint32_t index) { return blocks_[index >> bits][index & k_mask]; }
  const T& operator[](uint32_t index) const { return blocks_[index >> bits][index & k_mask]; }
  uint32_t size() const { return size_; }
  size_t bytes() const { return blocks_.size() * k_block_bytes; }

  void push_back(const T& item) {
    if (size_ >> bits == blocks_.size()) add_block();
    new (&blocks_[size_ >> bits][size_ & k_mask]) T(item);
    ++size_;
  }
  /// Forgets all items from `size` on; their room is used again.
  void shrink(uint32_t size) { size_ = size; }

 private:
  static constexpr uint32_t k_mask = (1u << bits) - 1;
  static constexpr size_t k_line = 64;
  static constexpr size_t k_block_bytes = sizeof(T) << bits;

  struct Release {
    void operator()(T* block) const { ::operator delete(block, std::align_val_t(k_line)); }
  };
  void add_block() { blocks_.emplace_back(static_cast<T*>(::operator new(k_block_bytes, std::align_val_t(k_line)))); }

  std::vector<std::unique_ptr<T[], Release>> blocks_;
  uint32_t size_ = 0;
};

}  // namespace antecede::base

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>

#include <sys/mman.h>

#include "base/assert.h"

namespace antecede::base {

/// A table of numbers or pointers that all threads read and write, zero at first. What is never touched costs nothing:
/// the system gives memory page by page, when it is used.
template <class T>
class ZeroedTable {
  static_assert(std::is_arithmetic_v<T> || std::is_pointer_v<T>);

 public:
  explicit ZeroedTable(size_t size) : size_(size), items_(take(bytes(size)), Release{bytes(size)}) {}

  T load(size_t index, std::memory_order order = std::memory_order_relaxed) const { return at(index).load(order); }
  void store(size_t index, T value, std::memory_order order = std::memory_order_relaxed) const {
    at(index).store(value, order);
  }
  size_t size() const { return size_; }

 private:
  struct Release {
    size_t bytes;
    void operator()(T* items) const { ::munmap(items, bytes); }
  };
  static size_t bytes(size_t size) { return (size ? size : 1) * sizeof(T); }
  static T* take(size_t bytes) {
    void* pages = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) throw std::bad_alloc();
    return static_cast<T*>(pages);
  }
  std::atomic_ref<T> at(size_t index) const {
    ANTECEDE_ASSERT(index < size_);
    return std::atomic_ref<T>(items_.get()[index]);
  }

  size_t size_;
  std::unique_ptr<T, Release> items_;
};

/// What was found out about ids: an id of another kind, or none. Relaxed, because an answer is a number that says all by itself.
template <class From, class To>
class IdMemo {
 public:
  explicit IdMemo(size_t size) : answers_(size) {}

  template <class Find>
  To get(From from, Find find) const {
    if (const uint32_t known = answers_.load(from.value())) return To(known - k_shift);
    const To found = find();
    answers_.store(from.value(), found.value() + k_shift);
    return found;
  }

 private:
  static constexpr uint32_t k_shift = 2;  // None, the largest number, becomes 1; 0 is "not asked yet".
  ZeroedTable<uint32_t> answers_;
};

}  // namespace antecede::base

#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <cstdint>

namespace antecede::trace {

/// Asks for large pages in a piece of memory that has not been written to yet, where the system has them: a table
/// that grows to millions of entries would cause a page fault for every 4 KiB of it. Changes nothing but speed.
inline void prefer_large_pages(const void* start, size_t size) {
  constexpr uintptr_t k_page = 4096;
  constexpr size_t k_worth_it = size_t(4) << 20;
  if (size < k_worth_it) return;
  const uintptr_t first = (reinterpret_cast<uintptr_t>(start) + k_page - 1) & ~(k_page - 1);
  const uintptr_t end = (reinterpret_cast<uintptr_t>(start) + size) & ~(k_page - 1);
  madvise(reinterpret_cast<void*>(first), end - first, MADV_HUGEPAGE);
}

}  // namespace antecede::trace

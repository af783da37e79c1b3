#include "runtime/record/recording_shadow.h"

#include <sys/mman.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>

namespace antecede::runtime {

HeapShadow::~HeapShadow() {
  if (numbers_) munmap(numbers_, bytes_);
}

base::Status HeapShadow::reserve(size_t heap_bytes) {
  static_assert(sizeof(uint32_t) == k_bytes_per_number);
  bytes_ = heap_bytes;
  void* const start =
      mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED)
    return tl::unexpected(
        base::Error{base::Error::Class::Internal, fmt::format("memory of the recorder: {}", strerror(errno))});
  madvise(start, bytes_, MADV_HUGEPAGE);  // Only for speed: fewer page faults.
  numbers_ = static_cast<uint32_t*>(start);
  return {};
}

void HeapShadow::clear_all() {
  if (madvise(numbers_, bytes_, MADV_DONTNEED) != 0) std::memset(numbers_, 0, bytes_);
}

void HeapShadow::clear(Ref object, size_t size) {
  std::memset(of(object), 0, size);
}

void HeapShadow::move(Ref from, Ref to, size_t size) {
  if (from == to) return;
  std::memmove(of(to), of(from), size);
  const Ref stale = std::max(from, static_cast<Ref>(to + size));
  std::memset(of(stale), 0, from + size - stale);
}

}  // namespace antecede::runtime

#include "runtime/heap/memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <span>

#include <fmt/format.h>

namespace antecede::runtime {

namespace {

constexpr size_t k_page = 4096;
constexpr size_t k_large_page = size_t(2) << 20;

constexpr size_t round_up(size_t size) {
  return (size + k_page - 1) & ~(k_page - 1);
}

auto failed(const char* what) {
  return tl::unexpected(
      base::Error{base::Error::Class::Internal, fmt::format("memory of the machine: {}: {}", what, strerror(errno))});
}

}  // namespace

Memory::Image::~Image() {
  if (mapped_) munmap(mapped_, mapped_size_);
}

base::Result<std::unique_ptr<Memory>> Memory::reserve(const MemorySizes& sizes) {
  std::unique_ptr<Memory> memory(new Memory);
  for (size_t i = 0; i < k_area_count; ++i) {
    memory->offset_[i] = memory->total_;
    memory->size_[i] = round_up(sizes.reserved[i]);
    memory->total_ += memory->size_[i] + k_page;  // A page between areas that is never used.
  }
  void* start =
      mmap(nullptr, memory->total_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED) return failed("reserve");
  memory->base_ = static_cast<std::byte*>(start);
  return memory;
}

Memory::~Memory() {
  if (base_) munmap(base_, total_);
}

base::Result<std::unique_ptr<Memory::Image>> Memory::save(const Extent* extents, size_t count) {
  std::unique_ptr<Image> image(new Image);
  size_t size = 0;
  for (const Extent& extent : std::span(extents, count)) {
    const size_t start = static_cast<size_t>(static_cast<const std::byte*>(extent.start) - base_);
    const size_t first = start & ~(k_page - 1);
    image->parts_.push_back({first, round_up(start + extent.size) - first});
    size += image->parts_.back().size;
  }
  std::ranges::sort(image->parts_, {}, &Image::Part::offset);
  // Large pages where the system gives them: most of the time would go into page faults else.
  image->mapped_size_ = size + k_large_page;
  void* const start = mmap(nullptr, image->mapped_size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED) return failed("checkpoint");
  image->mapped_ = static_cast<std::byte*>(start);
  if (size >= k_large_page / 2) madvise(start, image->mapped_size_, MADV_HUGEPAGE);
  image->copy_ = image->mapped_ + (-reinterpret_cast<uintptr_t>(start) & (k_large_page - 1));
  std::byte* to = image->copy_;
  for (const Image::Part& part : image->parts_) {
    std::memcpy(to, base_ + part.offset, part.size);
    to += part.size;
  }
  return image;
}

bool Memory::drop(size_t from, size_t to) {
  return from >= to || madvise(base_ + from, to - from, MADV_DONTNEED) == 0;
}

base::Status Memory::restore(const Image& image) {
  size_t done = 0;
  const std::byte* from = image.copy_;
  for (const Image::Part& part : image.parts_) {
    if (!drop(done, part.offset)) return failed("restore");
    done = part.offset + part.size;
    for (size_t at = part.offset; at < done; at += k_page, from += k_page)
      if (std::memcmp(base_ + at, from, k_page) != 0) std::memcpy(base_ + at, from, k_page);
  }
  if (!drop(done, total_)) return failed("restore");
  return {};
}

}  // namespace antecede::runtime

#include "runtime/memory.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include <fmt/format.h>

namespace antecede::runtime {

namespace {

constexpr size_t k_page = 4096;

constexpr size_t round_up(size_t size) {
  return (size + k_page - 1) & ~(k_page - 1);
}

auto failed(const char* what) {
  return tl::unexpected(
      base::Error{base::Error::Class::Internal, fmt::format("memory of the machine: {}: {}", what, strerror(errno))});
}

bool write_all(int file, const std::byte* data, size_t size, size_t offset) {
  while (size > 0) {
    const ssize_t done = pwrite(file, data, size, static_cast<off_t>(offset));
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    data += done, offset += static_cast<size_t>(done), size -= static_cast<size_t>(done);
  }
  return true;
}

}  // namespace

Memory::Image::~Image() {
  if (file_ >= 0) close(file_);
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

void Memory::release(void* start, size_t size) {
  std::byte* first = base_ + round_up(static_cast<size_t>(static_cast<std::byte*>(start) - base_));
  std::byte* end = static_cast<std::byte*>(start) + size;
  std::memset(start, 0, static_cast<size_t>((first < end ? first : end) - static_cast<std::byte*>(start)));
  if (first >= end) return;
  const size_t rest = static_cast<size_t>(end - first);
  if (mapped_ || rest < (size_t(1) << 20)) {
    std::memset(first, 0, rest);  // Dropping pages would bring the image back, not zeros.
    return;
  }
  const size_t whole = rest & ~(k_page - 1);
  madvise(first, whole, MADV_DONTNEED);
  std::memset(first + whole, 0, rest - whole);
}

base::Result<std::unique_ptr<Memory::Image>> Memory::save(const Extent* extents, size_t count) {
  std::unique_ptr<Image> image(new Image);
  image->file_ = memfd_create("antecede-checkpoint", MFD_CLOEXEC);
  if (image->file_ < 0) return failed("checkpoint");
  image->parts_ = std::make_unique<Image::Part[]>(count);
  image->part_count_ = count;
  if (ftruncate(image->file_, static_cast<off_t>(total_)) != 0) return failed("checkpoint");
  for (size_t i = 0; i < count; ++i) {
    const size_t start = static_cast<size_t>(static_cast<const std::byte*>(extents[i].start) - base_);
    const size_t first = start & ~(k_page - 1);
    const size_t size = round_up(start + extents[i].size) - first;
    image->parts_[i] = {first, size};
    if (!write_all(image->file_, base_ + first, size, first)) return failed("checkpoint");
  }
  if (!map_image(*image)) return failed("checkpoint");
  return image;
}

/// Lays the image's pages over the memory, privately.
bool Memory::map_image(const Image& image) {
  for (size_t i = 0; i < image.part_count_; ++i) {
    const Image::Part& part = image.parts_[i];
    if (part.size == 0) continue;
    if (mmap(base_ + part.offset, part.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED | MAP_NORESERVE,
             image.file_, static_cast<off_t>(part.offset)) == MAP_FAILED)
      return false;
  }
  mapped_ = &image;
  return true;
}

bool Memory::clear_all() {
  return mmap(base_, total_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1,
              0) != MAP_FAILED;
}

base::Status Memory::restore(const Image& image) {
  if (mapped_ == &image) {
    if (madvise(base_, total_, MADV_DONTNEED) != 0) return failed("restore");
    return {};
  }
  if (!clear_all() || !map_image(image)) return failed("restore");
  return {};
}

}  // namespace antecede::runtime

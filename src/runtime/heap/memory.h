#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/error.h"

namespace antecede::runtime {

/// The parts of a machine's memory, in this order.
enum class Area : uint8_t {
  ClassStates,  ///< One byte per class: how far its initialisation is.
  Statics,      ///< One slot per static field.
  Stacks,       ///< The frames of all threads, a piece of equal size each.
  Heap,         ///< Objects.
};
inline constexpr size_t k_area_count = 4;

struct MemorySizes {
  std::array<size_t, k_area_count> reserved{size_t(4) << 20, size_t(64) << 20, 0, 0};
};

/// All memory that a running program changes, in one reserved range of addresses that never moves: so a checkpoint is
/// a copy of the used parts, and pointers into it stay good after a restore.
///
/// A checkpoint copies the used parts to memory of its own. Going back compares page by page and copies those that
/// differ: reading is several times cheaper than what a page fault costs, so this beats private mappings of a file
/// (where the kernel finds out which pages changed, at the price of a fault for each) until much more is in use than
/// changes. Neither costs anything while the program runs.
///
/// Why not fork(): a fork copies page tables of the whole process, and the explorer would have to pass results
/// between processes.
class Memory {
 public:
  /// A saved state. Several can exist; any of them can be restored at any time.
  class Image {
   public:
    ~Image();
    Image(const Image&) = delete;
    Image& operator=(const Image&) = delete;

   private:
    friend class Memory;
    struct Part {
      size_t offset = 0;  // In memory.
      size_t size = 0;    // Whole pages.
    };
    Image() = default;
    std::vector<Part> parts_;    // In ascending order.
    std::byte* copy_ = nullptr;  // Their contents, one after the other.
    std::byte* mapped_ = nullptr;
    size_t mapped_size_ = 0;
  };
  /// A used piece of memory, for `save`.
  struct Extent {
    const void* start = nullptr;
    size_t size = 0;
  };

  /// Fails if the addresses cannot be reserved.
  static base::Result<std::unique_ptr<Memory>> reserve(const MemorySizes& sizes);
  ~Memory();
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  std::byte* area(Area which) const { return base_ + offset_[static_cast<size_t>(which)]; }
  size_t size_of(Area which) const { return size_[static_cast<size_t>(which)]; }

  /// Saves the extents (and that all the rest is zero). The running program goes on.
  base::Result<std::unique_ptr<Image>> save(const Extent* extents, size_t count);
  /// Everything is as it was when the image was saved.
  base::Status restore(const Image& image);

 private:
  Memory() = default;
  /// The bytes between the offsets read as zero afterwards.
  bool drop(size_t from, size_t to);

  std::byte* base_ = nullptr;
  size_t total_ = 0;
  std::array<size_t, k_area_count> offset_{};
  std::array<size_t, k_area_count> size_{};
};

}  // namespace antecede::runtime

#pragma once

#include <cstddef>
#include <cstdint>

#include "base/error.h"
#include "runtime/heap/value.h"

namespace antecede::runtime {

/// A number for every four bytes of the heap, 0 at first: what a recorder knows of an object and of its fields and
/// elements is found at the object's own address, without a search.
///
/// An object of n bytes has n / 4 numbers. They are 0 but for objects that the recorder has met, and follow these
/// when the collector moves them. Takes memory for what was written only, at most what the objects take.
class HeapShadow {
 public:
  HeapShadow() = default;
  ~HeapShadow();
  HeapShadow(const HeapShadow&) = delete;
  HeapShadow& operator=(const HeapShadow&) = delete;

  /// Fails if the addresses cannot be reserved.
  base::Status reserve(size_t heap_bytes);

  /// The first number of the object.
  uint32_t* of(Ref object) const { return numbers_ + object / k_bytes_per_number; }

  /// Nothing is known of any object.
  void clear_all();
  /// The object dies.
  void clear(Ref object, size_t size);
  /// The object moves down, to where only zeros are: those below it have moved, or died, before.
  void move(Ref from, Ref to, size_t size);

  static constexpr size_t k_bytes_per_number = 4;

 private:
  uint32_t* numbers_ = nullptr;
  size_t bytes_ = 0;
};

}  // namespace antecede::runtime

#pragma once

#include <span>
#include <vector>

#include "runtime/classes/class.h"
#include "runtime/heap/memory.h"
#include "runtime/heap/object.h"

namespace antecede::runtime {

/// Where objects live: one piece of memory, filled from the bottom. See collector.h for how it is emptied.
///
/// Objects lie in the order they were made, without gaps but dead ones, so that all that happens to them is the same
/// in every run. Memory above `top` is garbage: whoever allocates clears it.
class Heap {
 public:
  static constexpr size_t k_first_object = 16;
  /// Room for the exceptions that tell of the lack of it.
  static constexpr size_t k_reserve = 64 * 1024;

  /// `for_classes`: bytes beyond the limit that only the objects of classes may take, see `allocate_for_class`.
  Heap(std::byte* base, size_t limit, size_t for_classes = 0) : base_(base), limit_(limit), for_classes_(for_classes) {
    set_top(k_first_object);
  }

  ObjectHeader* object(Ref ref) const { return reinterpret_cast<ObjectHeader*>(base_ + ref); }
  ArrayHeader* array(Ref ref) const { return reinterpret_cast<ArrayHeader*>(base_ + ref); }
  Ref ref(const ObjectHeader* object) const {
    return static_cast<Ref>(reinterpret_cast<const std::byte*>(object) - base_);
  }
  std::byte* base() const { return base_; }
  size_t top() const { return top_; }
  size_t limit() const { return limit_; }
  /// What the memory behind it must have.
  static size_t size(size_t limit, size_t for_classes) { return limit + k_reserve + for_classes; }
  size_t size() const { return size(limit_, for_classes_); }
  /// At this top it is time for a collection.
  size_t threshold() const { return threshold_; }

  /// Null if the limit is reached. Never collects.
  Ref allocate(const Class& type);
  Ref allocate_array(const Class& type, int32_t length);
  /// The same, never null: each class has one such object, and there is room for that many whatever the program takes.
  Ref allocate_for_class(const Class& type);
  /// Memory that is not cleared; null if it is time for a collection. The size is a multiple of 8.
  Ref take_fast(size_t size) {
    const size_t start = top_;
    if (size > threshold_ - start || start > threshold_) return k_null;
    top_ = start + size;
    return static_cast<Ref>(start);
  }
  /// A little more than the limit is granted once it is reached, for an exception.
  void open_reserve(bool open) { reserve_ = open ? k_reserve : 0; }

  void raise_threshold(size_t to) { threshold_ = to; }
  /// After a collection, or going back to a checkpoint.
  void set_top(size_t top);

 private:
  Ref take(uint64_t size);

  std::byte* base_;
  size_t limit_;
  size_t for_classes_;
  size_t top_ = 0;
  size_t threshold_ = 0;
  size_t reserve_ = 0;
};

/// Bytes of an object.
inline size_t size_of(const ObjectHeader* object, const Class& type) {
  if (!type.is_array()) return type.instance_size;
  return array_size(storage_size(type.element), static_cast<const ArrayHeader*>(object)->length);
}

}  // namespace antecede::runtime
